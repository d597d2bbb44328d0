import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Selection")
struct SelectionTests {
  static let track = Rect(x: 16, y: 14, width: 120, height: 32)
  static let cell = Rect(x: 40, y: 16, width: 50, height: 28)
  static let backdrop = Raster.noise(4, width: 152, height: 64)

  private func glass(_ solidity: GlassSolidity = .translucent) -> Glass {
    let surface = GlassSurface(track: SelectionTests.track, scale: 1, solidity: solidity)
    return Glass(surface, over: SelectionTests.backdrop)
  }

  @Test("that is not lifted is the platter")
  func unliftedIsPlatter() {
    let glass = glass()
    #expect(
      glass.frame(.lens(SelectionTests.cell, lift: 0)) == glass.frame(.platter(SelectionTests.cell))
    )
  }

  @Test("barely lifted hardly differs from the platter")
  func liftsContinuously() {
    let glass = glass()
    let (rest, lifted) = (
      glass.frame(.platter(SelectionTests.cell)),
      glass.frame(.lens(SelectionTests.cell, lift: 0.001))
    )
    let worst = zip(rest.pixels, lifted.pixels).map(difference).max() ?? 0
    #expect(worst <= 6)
  }

  @Test("stays inside its track at rest")
  func staysInTrack() {
    let (scene, frame) = (glass().scene, glass().frame(.platter(SelectionTests.cell)))
    for y in 0..<64 where y < 14 || y >= 46 {
      for x in 0..<152 { #expect(scene[x, y] == frame[x, y]) }
    }
    #expect(frame[65, 30] != scene[65, 30])
  }

  @Test("cross-fades from one platter to the other")
  func crossFades() {
    let glass = glass()
    let (from, to) = (SelectionTests.cell, SelectionTests.cell.offset(x: 44, y: 0))
    #expect(
      glass.frame(.crossFade(from: from, to: to, fraction: 0)) == glass.frame(.platter(from)))
    #expect(glass.frame(.crossFade(from: from, to: to, fraction: 1)) == glass.frame(.platter(to)))
    let half = glass.frame(.crossFade(from: from, to: to, fraction: 0.5))
    #expect(half[65, 30] != glass.scene[65, 30] && half[115, 30] != glass.scene[115, 30])
  }

  @Test("shows the labels under a lens once")
  func showsLabelsOnce() {
    let red = Raster(width: 152, height: 64, fill: 0x8080_0000)
    let lens = GlassSelection.lens(SelectionTests.cell, lift: 1)
    let frame = glass().frame(lens, ink: red)
    let bare = glass().frame(lens)
    for y in 28..<33 {
      for x in 55..<75 { #expect(frame[x, y] == (0x8080_0000 as UInt32).over(bare[x, y])) }
    }
  }

  @Test("mirrors with everything else")
  func mirrors() {
    let surface = GlassSurface(track: SelectionTests.track, scale: 1)
    let grey = Raster.grey(140, width: 152, height: 64)
    let a = Glass(surface, over: grey).frame(.platter(SelectionTests.cell))
    let other = SelectionTests.cell.mirrored(in: 152)
    let b = Glass(surface, over: grey).frame(.platter(other))
    // The rim is lit from the left, so only rows without a rim can be mirror images.
    for x in 24..<128 { #expect(a[x, 30] == b[151 - x, 30]) }
  }

  @Test(
    "has no lens on solid glass",
    arguments: [GlassSolidity.reducedTransparency, .increasedContrast])
  func solidHasNoLens(solidity: GlassSolidity) {
    let glass = glass(solidity)
    #expect(
      glass.frame(.lens(SelectionTests.cell, lift: 1)) == glass.frame(.platter(SelectionTests.cell))
    )
  }

  @Test("bends nothing where there is no backdrop")
  func bendsNothingOverNothing() {
    let surface = GlassSurface(track: SelectionTests.track, scale: 1)
    var ink = Raster(width: 152, height: 64)
    for y in 12..<48 { ink[37, y] = 0xFF00_0000 }
    let frame = Glass(surface, width: 152, height: 64)
      .frame(.lens(SelectionTests.cell, lift: 1), ink: ink)
    // Inside the lens, clear of its rim, the line is where it was.
    for y in 24..<36 { #expect(frame[37, y] == 0xFF00_0000 && frame[38, y] != frame[37, y]) }
  }
}
