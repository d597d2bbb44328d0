import Foundation
import SegmentCodecs
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import TestSupport

/// What was expected of a case and what came.
struct GoldenComparison {
  private let name: String
  private let scenes: (expected: String, actual: String)
  private let pictures: (expected: DecodedPNG, actual: DecodedPNG)
  private let files: (expected: URL, actual: URL)
  private let difference: PictureDifference?

  /// Compares a case's goldens with `scene.txt` and `actual.png` in a workspace.
  init(_ golden: GoldenCase, drawnIn workspace: Workspace) throws {
    name = golden.name
    files = (golden.picture, URL(filePath: workspace("actual.png")))
    scenes = (try Self.text(golden.scene), try workspace.text(of: "scene.txt"))
    pictures = (try Self.picture(files.expected), try Self.picture(files.actual))
    difference = PictureDifference(pictures.expected.raster, pictures.actual.raster)
  }

  /// What to tell of a failure, the libraries first; `nil` where there is none.
  ///
  /// With the golden's own libraries every pixel and every letter of the scene counts. With others
  /// the scene's numbers may differ behind the point, so that only the pixels are compared, within
  /// a tolerance; where another font stood in for a script, there is nothing to compare.
  var failure: String? {
    let others = otherLibraries
    guard !hasOtherFonts else { return nil }
    let lines = [
      others.isEmpty ? sceneFailure : nil,
      PictureDifference.failure(
        pictures.expected.raster, pictures.actual.raster, isExact: others.isEmpty),
    ].compactMap(\.self)
    guard !lines.isEmpty else { return nil }
    return ([librariesNote, "fixtures/\(name)"].compactMap(\.self) + lines)
      .joined(separator: "\n  ")
  }

  /// What to tell of other libraries; `nil` where they are the golden's own.
  var librariesNote: String? {
    let others = otherLibraries
    return others.isEmpty
      ? nil : "rendered with other libraries: " + others.joined(separator: "; ")
  }

  /// The libraries and fonts in which this machine differs from the golden's.
  var otherLibraries: [String] {
    let (here, there) = (pictures.actual.fingerprint, pictures.expected.fingerprint)
    guard !here.isEmpty, !there.isEmpty else { return ["a picture without a fingerprint"] }
    return Set(here.keys).union(there.keys).sorted().filter { here[$0] != there[$0] }.map { name in
      "\(name): \(here[name] ?? "absent") here, \(there[name] ?? "absent") there"
    }
  }

  /// Whether a font was used on one side only: machines have others for scripts that Inter lacks.
  var hasOtherFonts: Bool {
    otherLibraries.contains { line in
      let name = line.prefix { $0 != ":" }.lowercased()
      return line.contains("absent") && [".ttf", ".otf", ".ttc"].contains { name.hasSuffix($0) }
    }
  }

  private var sceneFailure: String? {
    guard scenes.expected != scenes.actual else { return nil }
    return "the scene differs:\n" + lineChanges(from: scenes.expected, to: scenes.actual)
  }

  /// Writes expected, difference and actual where people can look at them.
  func leaveEvidence(in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: files.expected, to: folder.appending(path: "expected.png"))
    try FileManager.default.copyItem(at: files.actual, to: folder.appending(path: "actual.png"))
    try scenes.expected.write(
      to: folder.appending(path: "expected.txt"), atomically: true, encoding: .utf8)
    try scenes.actual.write(
      to: folder.appending(path: "actual.txt"), atomically: true, encoding: .utf8)
    guard let difference else { return }
    let bytes = try Renderer().encode(difference.picture, scale: 1)
    try Data(bytes).write(to: folder.appending(path: "difference.png"))
  }

  private static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private static func picture(_ url: URL) throws -> DecodedPNG {
    try PNGDecoder().decode([UInt8](Data(contentsOf: url)))
  }
}

/// The lines that went, marked by a minus, and those that came, marked by a plus.
func lineChanges(from expected: String, to actual: String) -> String {
  func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
  let difference = lines(actual).difference(from: lines(expected))
  return (difference.removals + difference.insertions).map { change in
    switch change {
    case .remove(_, let line, _): "- \(line)"
    case .insert(_, let line, _): "+ \(line)"
    }
  }.joined(separator: "\n")
}

extension DecodedPNG {
  /// The versions of libraries and hashes of fonts that a picture names, by their names.
  fileprivate var fingerprint: [String: String] {
    let text = texts.first { $0.keyword == Fingerprint.keyword }?.text ?? ""
    return text.split(separator: "\n").reduce(into: [:]) { entries, line in
      guard let space = line.lastIndex(of: " ") else { return }
      entries[String(line[..<space])] = String(line[space...].dropFirst())
    }
  }
}
