import TestSupport

/// Numbers computed independently of this package; see fixtures/reference/glass_reference.json.
struct Reference: Decodable {
  struct Profile: Decodable {
    var t: Double
    var f: Double
  }
  struct Bezel: Decodable {
    struct Shift: Decodable {
      var depth: Double
      var u: Double
    }
    var S: Double
    var displacement: [Shift]
    var min_source_depth: Double
  }
  struct Lens: Decodable {
    struct Spread: Decodable {
      var depth: Double
      var e: Double
    }
    var S: Double
    var body: [Bezel.Shift]
    var dispersion_end: [Spread]
    var label: [Bezel.Shift]
  }
  struct Rows: Decodable {
    var scale: Double
    var S: Double
    var dy_q6_top_half_rows: [Int32]
  }
  struct Bias: Decodable {
    var a: Double
    var w: Double
  }
  struct ToneNumbers: Decodable {
    var gain: Double
    var offset: Double
    var chroma: Double
    var q8: [Int32]
  }
  struct Place: Decodable {
    var x: Double
    var y: Double
    var d: Double
  }

  var arc_profile: [Profile]
  var track_regular: [Bezel]
  var track_clear: [Bezel]
  var lens: [Lens]
  var track_rows_q6: [Rows]
  var rim_weight_c2: [Bias]
  var tone: [String: ToneNumbers]
  var capsule_284x32_sd: [Place]

  static func load() throws -> Reference {
    try Repository.reference(Reference.self, "glass_reference.json")
  }
}
