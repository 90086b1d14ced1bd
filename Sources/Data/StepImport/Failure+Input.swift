extension Failure {
    /// A value that is not allowed in a file: `export.zip/export.xml: byte 1234: startDate: expected ..., found ...`.
    /// - Parameter field: the name of a column, an attribute or a key.
    init(at location: String, field: String? = nil, expected: String, found: String) {
        self.init(at: location, field: field, reason: "expected \(expected), found \(found)")
    }

    /// The failure for a file of a known kind that is not read; `reason` is a sentence without a full stop.
    init(at location: String, field: String? = nil, reason: String) {
        self.init(.badData, [location, field, reason].compactMap(\.self).joined(separator: ": "), field: field)
    }

    /// Throws if a file of the same kind was found before; `what` is the kind, as in `export of Apple Health`.
    static func refuse(another name: String, after first: String?, _ what: String) throws(Failure) {
        if let first { throw Failure(at: name, expected: "one \(what)", found: "\(first) too") }
    }

    /// The failure for a file of a known kind, such as `zip`, that is not complete.
    init(damaged name: String, _ kind: String) {
        self.init(at: name, expected: "a whole \(kind)", found: "one that is cut short or damaged")
    }

    /// The failure for a fault in the named file, which was expected to hold a week.
    package init(_ error: StepDataError, in name: String) {
        let field: String? = if case .text(let text) = error { text.field } else { nil }
        self.init(.badData, "\(name):\(error)", field: field)
    }
}
