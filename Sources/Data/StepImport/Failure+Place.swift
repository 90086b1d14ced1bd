import StepSupport

/// Where something stands in a file: `export.zip/export.xml: byte 1234: startDate`.
struct ImportPlace: CustomStringConvertible {
    /// With the zip or folder that the file is in.
    var name: String
    /// In bytes from the start; nil for all of the file.
    var offset: Int?
    /// A column, an attribute or a key.
    var field: String?

    init(_ name: String, byte offset: Int? = nil, field: String? = nil) {
        (self.name, self.offset, self.field) = (name, offset, field)
    }

    var description: String {
        [name, offset.map { "byte \($0)" }, field].compactMap(\.self).joined(separator: ": ")
    }
}

extension Failure {
    /// A file holds what cannot stand there.
    init(at place: ImportPlace, expected: String, found: String) {
        self.init(.badData, "\(place): expected \(expected), found \(found)", field: place.field)
    }

    /// A file is known, and not read.
    /// - Parameter reason: a sentence without a full stop.
    init(at place: ImportPlace, reason: String) {
        self.init(.badData, "\(place): \(reason)", field: place.field)
    }

    /// A text that is imported is not what it should be.
    init(_ error: TextError, importing name: String) {
        self.init(.badData, "\(name): \(error)", field: error.field)
    }
}
