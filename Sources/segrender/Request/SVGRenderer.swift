import SegmentPixels
import SegmentPrimitives
import SegmentSVG
import SegmentSystem
import Synchronization

/// Draws SVG files that are more than plain shapes, in a process of its own: `segrender-svg`.
///
/// One serves the whole run, and another where it died. A file is drawn once for each height.
final class SVGRenderer: Sendable {
  /// The run's renderer.
  static let shared = SVGRenderer()

  /// What was asked for before.
  private struct State {
    var helper: ChildProcess?
    var rasters: [RasterKey: Raster] = [:]
  }

  private struct RasterKey: Hashable {
    let svg: [UInt8]
    let height: Int
  }

  private let state = Mutex(State())

  /// How many seconds an answer is waited for: the helper ends itself after two.
  private static let timeout = 6

  /// The picture of a file, so many pixels high.
  func raster(of svg: [UInt8], height: Int) throws(SVGRenderingError) -> Raster {
    try state.withLock { (state) throws(SVGRenderingError) in
      let key = RasterKey(svg: svg, height: height)
      if let known = state.rasters[key] { return known }
      let helper: ChildProcess
      if let running = state.helper { helper = running } else { helper = try started() }
      state.helper = helper
      guard let reply = SVGRenderer.reply(of: helper, to: RasterRequest(svg: svg, height: height))
      else {
        state.helper = nil
        throw .ended(helper.end())
      }
      switch reply {
      case .failure(let text): throw .refused(text)
      case .picture(let width, let height, let pixels):
        let raster = Raster(width: width, height: height, pixels: pixels)
        state.rasters[key] = raster
        return raster
      }
    }
  }

  private static func reply(of helper: ChildProcess, to request: RasterRequest) -> RasterReply? {
    guard helper.send(request.bytes), let head = helper.receive(RasterReply.headLength),
      let count = RasterReply.announced(by: head), let body = helper.receive(count)
    else { return nil }
    return RasterReply(head: head, body: body)
  }

  /// The helper beside the command, or where `make install` puts it.
  private func started() throws(SVGRenderingError) -> ChildProcess {
    let folder = programFolder() ?? "."
    let places = [folder + "/segrender-svg", folder + "/../libexec/segrender-svg"]
    guard let path = places.first(where: isProgram) else { throw .absent(places: places) }
    do {
      return try ChildProcess(path: path, timeout: SVGRenderer.timeout)
    } catch {
      throw .notStarted(path: path, error)
    }
  }
}

/// Why there is no picture of an SVG file.
enum SVGRenderingError: Error {
  /// The helper is in none of the places.
  case absent(places: [String])
  /// The system does not start it.
  case notStarted(path: String, SystemError)
  /// It ended over the file.
  case ended(ChildProcess.Ending)
  /// It read the file and refuses it.
  case refused(String)

  /// What is wrong; `feature` is why the file needs the helper.
  func description(feature: String) -> String {
    switch self {
    case .absent(let places):
      "it has \(feature), which segrender-svg draws, and that is neither "
        + places.map(\.printable).joined(separator: " nor ")
        + "; `make build` and `make install` put it there"
    case .notStarted(let path, let error):
      "it has \(feature), and \(path.printable), which draws it, does not start: \(error)"
    case .ended(.killed(signal: SVGRenderingError.alarm)):
      "it has \(feature) and takes longer than 2 seconds to draw; give a simpler drawing"
    case .ended(.killed(let signal)):
      "it has \(feature), and drawing it ends with signal \(signal): it breaks the renderer, or needs "
        + "more than 256 MB; give a simpler drawing"
    case .ended(.exited(let status)):
      "it has \(feature), and drawing it ends with status \(status); give a simpler drawing"
    case .refused(let text): "it has \(feature), and the renderer refuses it: \(text.printable)"
    }
  }

  /// The number of SIGALRM.
  private static let alarm: Int32 = 14
}
