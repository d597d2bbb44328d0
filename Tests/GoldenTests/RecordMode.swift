/// When goldens are written instead of compared: `SEGRENDER_RECORD` as `make record` sets it.
enum RecordMode: Equatable {
  case never
  case missing
  case all
  case only(String)

  init(environment: [String: String]) {
    switch environment["SEGRENDER_RECORD"] {
    case nil, "", "never": self = .never
    case "missing": self = .missing
    case "all": self = .all
    case let name?: self = .only(name)
    }
  }

  /// Whether a case is to be written anew.
  func records(_ golden: GoldenCase) -> Bool {
    switch self {
    case .never: false
    case .missing: !golden.isComplete
    case .all: true
    case .only(let name): golden.name == name
    }
  }
}
