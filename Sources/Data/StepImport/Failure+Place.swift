extension Failure {
    /// A file holds what cannot stand there: `export.zip/export.xml: byte 1234: startDate: expected ..., found ...`.
    /// - Parameters:
    ///   - place: the file, with the zip or folder that it is in, and where in it.
    ///   - field: a column, an attribute or a key.
    init(at place: String, field: String? = nil, expected: String, found: String) {
        self.init(at: place, field: field, reason: "expected \(expected), found \(found)")
    }

    /// A file is known, and not read.
    /// - Parameter reason: a sentence without a full stop.
    init(at place: String, field: String? = nil, reason: String) {
        self.init(.badData, [place, field, reason].compactMap(\.self).joined(separator: ": "), field: field)
    }

    /// Refuses another of what there may be one.
    /// - Parameters:
    ///   - first: the one that was found before, if there was one.
    ///   - what: as in `export of Apple Health`.
    static func refuse(another name: String, after first: String?, _ what: String) throws(Failure) {
        if let first { throw Failure(at: name, expected: "one \(what)", found: "\(first) too") }
    }

    /// A file of a known kind is not whole.
    /// - Parameter kind: as in `zip`.
    init(damaged name: String, _ kind: String) {
        self.init(at: name, expected: "a whole \(kind)", found: "one that is cut short or damaged")
    }

    /// A fault in the named file, which was to hold a week.
    package init(_ error: StepDataError, in name: String) {
        let field: String? = if case .text(let text) = error { text.field } else { nil }
        self.init(.badData, "\(name):\(error)", field: field)
    }
}
