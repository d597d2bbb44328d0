import Testing

/// A small SVG file with one thing that is read.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let svg: String

  /// A file of 32 × 32 units with some content.
  init(_ name: String, _ content: String, root: String = "") {
    self.name = name
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      viewBox="0 0 32 32" width="32" height="32" \(root)>\(content)</svg>
      """
  }

  var testDescription: String { name }

  static let shapes = [
    Sample("lines", "<path d='M4 4L28 4 28 28 4 28z M10 10v12h12v-12z' fill-rule='evenodd'/>"),
    Sample("curves", "<path d='M2 16C2 4 14 4 16 16S30 28 30 16' fill='none' stroke='#000'/>"),
    Sample(
      "quadratics", "<path d='M2 16q7-14 14 0t14 0' fill='none' stroke='red' stroke-width='3'/>"),
    Sample("arcs", "<path d='M4 16a12 8 30 1 1 8 8A4 4 0 0 0 4 16z'/>"),
    Sample("arcs without separators", "<path d='M8 24a8 8 0 1116 0z'/>"),
    Sample("arcs too short", "<path d='M4 16A2 3 0 0 1 28 16' fill='none' stroke='blue'/>"),
    Sample("numbers run together", "<path d='M4 4l.5.5 10-2-1e1 20-.5-.5z'/>"),
    Sample("a mistake behind a line", "<path d='M4 4L28 4 28 28z L 3 q' />"),
    Sample("a rectangle", "<rect x='3' y='5' width='20' height='10' rx='4' ry='2'/>"),
    Sample("a radius too large", "<rect x='3' y='5' width='20' height='10' rx='40'/>"),
    Sample("a circle", "<circle cx='50%' cy='16' r='25%' fill='#0a84ff80'/>"),
    Sample("an ellipse", "<ellipse cx='16' cy='16' rx='12' ry='5' transform='rotate(30 16 16)'/>"),
    Sample("a line", "<line x1='4' y1='4' x2='28' y2='20' stroke='green' stroke-width='4'/>"),
    Sample("a polyline", "<polyline points='4,4 28,8 8 28' stroke='#123' fill='gold'/>"),
    Sample("a polygon", "<polygon points='16 2 28 30 4 30' stroke='#f00' fill='none'/>"),
    Sample("units", "<rect x='1mm' y='.1in' width='.5cm' height='12pt'/>"),
  ]

  static let paints = [
    Sample(
      "caps and joins",
      """
      <g fill="none" stroke="#000" stroke-width="5"><path d="M6 6h10v8" stroke-linecap="round"
      stroke-linejoin="round"/><path d="M20 8h6v10" stroke-linecap="square"
      stroke-linejoin="bevel"/><path d="M6 28l8-8 8 8" stroke-miterlimit="1.2"/></g>
      """),
    Sample(
      "dashes",
      "<circle cx='16' cy='16' r='12' fill='none' stroke='#000' stroke-dasharray='5 3 1' "
        + "stroke-dashoffset='2'/>"),
    Sample(
      "a stretched pen",
      "<path d='M1 1h6v6' transform='translate(2 2) scale(4 1.5) skewX(20)' fill='none' stroke='navy'/>"
    ),
    Sample(
      "opacity",
      "<g opacity='.5'><rect width='20' height='20' fill='red'/>"
        + "<rect x='8' y='8' width='20' height='20' fill='blue' fill-opacity='.6'/></g>"),
    Sample(
      "a class",
      "<style>/* a */ .a{fill:none;stroke:rgb(26,102,200)} rect.b,#c{fill:hsl(120,50%,40%)}</style>"
        + "<rect class='b' width='9' height='9'/><rect id='c' x='20' width='9' height='9' "
        + "fill='red'/><circle class='a z' cx='16' cy='20' r='8'/>"),
    Sample(
      "a style", "<rect width='20' height='20' fill='red' style='fill: rebeccapurple; opacity:.7'/>"
    ),
    Sample(
      "a linear gradient",
      "<linearGradient id='g' gradientTransform='rotate(20)'><stop stop-color='red'/>"
        + "<stop offset='.4' stop-color='#ff0' stop-opacity='.5'/><stop offset='1' "
        + "style='stop-color:blue'/></linearGradient><rect x='4' y='8' width='24' height='16' "
        + "fill='url(#g)'/>"),
    Sample(
      "a radial gradient",
      "<radialGradient id='h'><stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
        + "</radialGradient><radialGradient id='g' xlink:href='#h' gradientUnits='userSpaceOnUse' "
        + "cx='16' cy='16' r='6' fx='14' fy='14' spreadMethod='reflect'/>"
        + "<circle cx='16' cy='16' r='15' fill='url(#g)' stroke='url(#none) green'/>"),
    Sample(
      "a color of the text",
      "<g color='#c00'><circle cx='16' cy='16' r='9' fill='currentColor'/></g>"),
    Sample(
      "hidden parts",
      "<rect width='9' height='9' display='none'/><g visibility='hidden'><rect x='9' width='9' "
        + "height='9'/><rect x='18' width='9' height='9' visibility='visible'/></g>"),
  ]

  static let structures = [
    Sample(
      "a use",
      "<defs><g id='a'><path d='M0 0h8v8z'/></g></defs><use href='#a' x='4' fill='red'/>"
        + "<use xlink:href='#a' y='9' transform='scale(2)'/>"),
    Sample(
      "a symbol",
      "<symbol id='s' viewBox='0 0 10 10'><circle cx='5' cy='5' r='5'/></symbol>"
        + "<use href='#s' x='8' y='8' width='16' height='12'/>"),
    Sample(
      "an inner drawing",
      "<svg x='4' y='4' width='20' height='10' viewBox='0 0 10 10' preserveAspectRatio='xMaxYMin "
        + "slice'><circle cx='5' cy='5' r='5'/></svg>"),
    Sample(
      "a clip",
      "<clipPath id='c'><rect x='4' y='4' width='20' height='12' transform='rotate(9)'/></clipPath>"
        + "<g clip-path='url(#c)' opacity='.5'><circle cx='16' cy='16' r='12'/></g>"),
    Sample("beyond the box", "<circle cx='32' cy='0' r='20' fill='teal'/>"),
    Sample("an offset box", "<circle cx='-10' cy='10' r='12'/>", root: "id='root'"),
    Sample("opacity of the root", "<circle cx='16' cy='16' r='12'/>", root: "opacity='.4'"),
    Sample(
      "names of others",
      "<metadata xmlns:x='y'><x:rect width='9'/></metadata><x:path xmlns:x='y' d='M0 0h9v9z'/>"
        + "<title>T</title><rect x='9' width='9' height='9'/>"),
  ]
}
