/// A reader that goes once through the bytes of a document, value by value.
struct JSONParser {
  let bytes: [UInt8]
  let maximumDepth: Int
  var index = 0
  var depth = 0

  init(bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  /// The byte to read next; 0 at the end, which no grammar rule wants.
  var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if isUTF16 { throw .isUTF16 }
    let result = try value()
    try skipSpace()
    guard index == bytes.count else { throw unexpected("the end of the document") }
    return result
  }

  /// Whether the document begins with UTF-16's byte order mark, or with an ASCII character in two
  /// bytes.
  private var isUTF16: Bool {
    guard bytes.count > 1 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, 1..<0x80), (1..<0x80, 0): return true
    default: return false
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    try skipSpace()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try nested { (parser) throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(JSONError) in try parser.array() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < maximumDepth else { throw .tooDeep(limit: maximumDepth, position(of: index)) }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return try read(&self)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    try skipSpace()
    while !take("]") {
      elements.append(try value())
      try separator(before: "]")
    }
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var keys = JSONKeys()
    var members: [JSONObject.Member] = []
    try skipSpace()
    while !take("}") {
      let start = index
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes or }") }
      let key = try string()
      guard keys.insert(key, among: members) else {
        throw .duplicateKey(key, position(of: start))
      }
      try skipSpace()
      guard take(":") else { throw unexpected("a colon after the key") }
      members.append(JSONObject.Member(key: key, value: try value()))
      try separator(before: "}")
    }
    return .object(JSONObject(members))
  }

  /// Reads the comma after an item; before the closing bracket it may be there or not.
  private mutating func separator(before bracket: Unicode.Scalar) throws(JSONError) {
    try skipSpace()
    if take(",") { return try skipSpace() }
    guard next == UInt8(ascii: bracket) else { throw unexpected("a comma or \(bracket)") }
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    let words: [(StaticString, JSONValue)] = [("true", true), ("false", false), ("null", nil)]
    let end = bytes[index...].firstIndex { !isWordByte($0) } ?? bytes.count
    for (word, value) in words where bytes[index..<end].elementsEqual("\(word)".utf8) {
      index = end
      return value
    }
    throw unexpected("a value")
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: wanted) else { return false }
    index += 1
    return true
  }
}

/// The keys an object has so far: few are compared one by one, many are kept in a set.
private struct JSONKeys {
  private var large: Set<String> = []
  /// From here on a set is quicker than comparing.
  private static let few = 8

  /// Whether the key is new. Keys that differ only in Unicode normalisation are two keys, as they
  /// are in the file, although Swift's strings compare equal.
  mutating func insert(_ key: String, among members: [JSONObject.Member]) -> Bool {
    if members.count >= JSONKeys.few {
      if large.isEmpty { large = Set(members.map(\.key)) }
      if large.insert(key).inserted { return true }
    }
    return !members.contains { $0.key.utf8.elementsEqual(key.utf8) }
  }
}
