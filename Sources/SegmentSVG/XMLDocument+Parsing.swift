internal import CExpat

extension XMLDocument {
  /// The most bytes that are read; the largest icon known has a hundredth of that.
  static let byteLimit = 4 << 20
  /// The most elements.
  static let elementLimit = 20_000
  /// The most elements inside each other.
  static let depthLimit = 200

  /// Reads a document. Entities of the document's own are put in, within the bounds that expat sets
  /// on their growth; nothing outside the document is read. Wraps `XML_Parse`.
  init(parsing bytes: [UInt8]) throws(SVGError) {
    guard bytes.count <= XMLDocument.byteLimit else {
      throw .tooMuch(of: "bytes", limit: XMLDocument.byteLimit)
    }
    let builder = XMLBuilder()
    let parser = XMLParser(builder)
    let reason = parser.parse(bytes)
    if let error = builder.error { throw error }
    if let reason {
      // A full renderer knows more encodings than expat.
      if reason.isEncodingUnknown { throw .unsupported(feature: "an encoding other than UTF-8") }
      throw .malformed(reason: reason.text, line: reason.line)
    }
    guard let root = builder.root else {
      throw .malformed(reason: "no element found", line: 1)
    }
    self.init(root: root, styleText: builder.styleText)
  }
}

/// The owner of one expat parser, which reports to a builder.
@safe private struct XMLParser: ~Copyable {
  private let handle: XML_Parser?

  init(_ builder: XMLBuilder) {
    unsafe handle = XML_ParserCreate(nil)
    unsafe XML_SetUserData(handle, Unmanaged.passUnretained(builder).toOpaque())
    unsafe XML_SetElementHandler(handle, startElement, endElement)
    unsafe XML_SetCharacterDataHandler(handle, addText)
    unsafe XML_SetSkippedEntityHandler(handle, skipEntity)
  }

  deinit { unsafe XML_ParserFree(handle) }

  /// Why the bytes cannot be parsed, and on which line; `nil` where they can.
  func parse(_ bytes: [UInt8]) -> (text: String, line: Int, isEncodingUnknown: Bool)? {
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        handle, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), 1)
    }
    guard status != XML_STATUS_OK else { return nil }
    let code = unsafe XML_GetErrorCode(handle)
    let text = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return (
      text ?? "unknown error", Int(unsafe XML_GetCurrentLineNumber(handle)),
      code == XML_ERROR_UNKNOWN_ENCODING
    )
  }
}

private let startElement: XML_StartElementHandler = { data, name, attributes in
  guard let name = unsafe name, var next = unsafe attributes else { return }
  var pairs: [(String, String)] = []
  while let key = unsafe next.pointee, let value = unsafe (next + 1).pointee {
    unsafe pairs.append((String(cString: key), String(cString: value)))
    unsafe next += 2
  }
  unsafe builder(data)?.start(String(cString: name), pairs)
}

private let endElement: XML_EndElementHandler = { data, _ in unsafe builder(data)?.end() }

private let addText: XML_CharacterDataHandler = { data, text, length in
  guard let text = unsafe text else { return }
  unsafe builder(data)?.add(
    text: UnsafeRawBufferPointer(start: text, count: Int(length)))
}

private let skipEntity: XML_SkippedEntityHandler = { data, _, _ in
  unsafe builder(data)?.error = .unsupported(feature: "an entity of another file")
}

private func builder(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
  unsafe data.map { unsafe Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
}

/// What a parser reports, put together; after an error nothing more is taken in.
private final class XMLBuilder {
  var root: XMLElement?
  var styleText = ""
  var error: SVGError?
  private var open: [XMLElement] = []
  private var count = 0

  func start(_ name: String, _ attributes: [(String, String)]) {
    count += 1
    if count > XMLDocument.elementLimit {
      error = error ?? .tooMuch(of: "elements", limit: XMLDocument.elementLimit)
    }
    if open.count >= XMLDocument.depthLimit {
      error = error ?? .tooMuch(of: "elements inside each other", limit: XMLDocument.depthLimit)
    }
    guard error == nil else { return }
    let own = attributes.compactMap { name, value -> (name: String, value: String)? in
      if name == "xlink:href" { return ("href", value) }
      return name.utf8.contains(UInt8(ascii: ":")) ? nil : (name, value)
    }
    let prefix = "svg:"
    let local = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    open.append(XMLElement(name: local, attributes: own))
  }

  func end() {
    guard error == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func add(text: UnsafeRawBufferPointer) {
    guard error == nil, open.last?.name == "style" else { return }
    unsafe styleText += String(decoding: text, as: UTF8.self)
  }
}
