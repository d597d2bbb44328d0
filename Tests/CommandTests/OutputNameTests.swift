import Foundation
import Testing
import TestSupport

@Suite("No two pictures get one name")
struct OutputNameTests {
  @Test(
    "Several pictures of one name are refused before any is written, by every verb",
    arguments: [
      ["--labels", "A,B", "--scale", "1,2", "-o", "out.png"],
      ["animate", "--labels", "A,B", "--scale", "1,2", "-o", "out.apng"],
      ["animate", "--labels", "A,B", "--appearance", "light,dark", "-o", "%02d.png"],
      ["animate", "--labels", "A,B", "--format", "png", "-o", "out.png"],
      ["animate", "--labels", "A,B", "--format", "png", "-o", "-"],
      ["animate", "--labels", "A,B", "--scale", "1,2", "--format", "gif", "-o", "-"],
      ["animate", "--labels", "A,B", "--scale", "1,2", "--contact-sheet", "-o", "out.png"],
      ["curve", "--scale", "1,2", "-o", "out.png"],
      ["list", "looks", "--scale", "1,2", "-o", "out.png"],
    ])
  func refused(arguments: [String]) throws {
    let workspace = try Workspace()
    let run = try workspace.segrender(arguments)
    #expect(run.ending == .exited(64))
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(try workspace.names.isEmpty)
  }

  @Test("Names that tell the pictures apart are all written")
  func written() throws {
    let workspace = try Workspace()
    let options = ["--scale", "1,2", "-o", "{scale}.png"]
    #expect(try workspace.segrender(["curve"] + options).ending == .exited(0))
    #expect(try Set(workspace.names) == ["1.png", "2.png"])
  }

  @Test("Timelines of several pictures are one JSON document")
  func timelines() throws {
    let run = try Workspace().segrender([
      "animate", "--labels", "A,B", "--scale", "1,2", "--json",
    ])
    let list = try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]]
    #expect(list?.map { $0["scale"] as? Double } == [1, 2])
  }
}
