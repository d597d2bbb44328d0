/// An element of an XML document with those inside it; text is left out.
struct XMLElement {
  /// The name without a prefix.
  let name: String
  /// The attributes in order, those of other namespaces left out.
  let attributes: [(name: String, value: String)]
  /// The elements inside, in order.
  var children: [XMLElement] = []

  /// The value of an attribute; `nil` where it is not given.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The first element of an identifier, this one or one inside it.
  func element(withID id: Substring) -> XMLElement? {
    if let own = self["id"], own == id { return self }
    for child in children {
      if let found = child.element(withID: id) { return found }
    }
    return nil
  }
}

/// An SVG file as XML has it.
struct XMLDocument {
  /// The outermost element.
  let root: XMLElement
  /// The text of all `style` elements.
  let styleText: String
}
