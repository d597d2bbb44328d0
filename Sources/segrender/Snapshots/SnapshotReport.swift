import SegmentCodecs
import SegmentCompare
import SegmentFiles
import SegmentKit
import SegmentPixels
import SegmentPrimitives

/// The folder in which what failed is kept: what was expected, what is drawn, and the difference, each
/// below a folder of its own and under the golden's name.
struct SnapshotReport {
  let folder: String

  /// Writes what belongs to a picture that failed.
  /// - Returns: how to accept it: a file is copied.
  /// - Throws: `CommandError`.
  func add(_ snapshot: Snapshot, isMissing: Bool) throws(CommandError) -> String {
    let actual = path("actual", snapshot)
    try snapshot.write(to: actual)
    if !isMissing {
      let golden = try pictureFile(at: snapshot.golden)
      var files = OutputFiles()
      try attempt(
        CommandError.file,
        try files.add(golden, to: .file(path("expected", snapshot)), as: .binary))
      let comparison = try snapshot.comparison(Renderer(), keepsImage: true)
      if let worst = comparison.frames.worst {
        let bytes = try attempt(
          CommandError.render, try Renderer().encode(worst.image, scale: snapshot.variant.scale))
        let name = path("difference", snapshot)
        try attempt(CommandError.file, try files.add(bytes, to: .file(name), as: .binary))
      }
      try files.publish(snapshot.settings)
    }
    return "to accept: cp \(quoted(actual)) \(quoted(snapshot.golden))"
  }

  /// A file of the report; parts of the golden's path that lead up or to the root are left out.
  private func path(_ kind: String, _ snapshot: Snapshot) -> String {
    let parts = snapshot.golden.split(at: "/").filter { !["", ".", ".."].contains($0) }
    return ([folder, kind] + parts.map(String.init)).joined(separator: "/")
  }

  /// A path as a shell takes it.
  private func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      let scalar = Unicode.Scalar(byte)
      return "/._-@+".unicodeScalars.contains(scalar) || ("a"..."z").contains(scalar)
        || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    return isPlain ? path : "'" + path.split(at: "'").joined(separator: "'\\''") + "'"
  }
}
