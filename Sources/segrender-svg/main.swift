import Glibc
import SegmentSVG

// Draws SVG files that others made, each in a bounded time and space, for a parent that must not die
// of them: requests on standard input, replies on standard output, nothing else. It ends with its
// parent, or at a limit by a signal.
do {
  let rasterizer = try Rasterizer()
  rasterizer.prepare()
  Limits.set()
  while let head = StandardStreams.read(RasterRequest.headLength),
    let (length, height) = RasterRequest.announced(by: head),
    let svg = StandardStreams.read(length)
  {
    let reply = Limits.kept(opensFonts: svg.hasText) {
      rasterizer.reply(to: RasterRequest(svg: svg, height: height))
    }
    guard StandardStreams.write(reply.bytes) else { exit(1) }
  }
} catch {
  while let head = StandardStreams.read(RasterRequest.headLength),
    let (length, _) = RasterRequest.announced(by: head), StandardStreams.read(length) != nil
  {
    guard StandardStreams.write(RasterReply.failure(error.description).bytes) else { exit(1) }
  }
}
