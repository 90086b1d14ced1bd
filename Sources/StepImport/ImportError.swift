import StepFiles
import StepText

/// Why what people have does not become days.
package enum ImportError: Error, Hashable, Sendable {
    /// A file cannot be had.
    case system(Failure)
    /// A file holds what cannot stand there.
    case content(at: ImportPlace, expected: String, found: String)
    /// A file that is known and not read; the reason is a sentence without a full stop.
    case refused(at: ImportPlace, reason: String)
    /// There is no such time zone here; the reason says what to do.
    case timeZone(String, reason: String)
}

/// Where something stands.
package struct ImportPlace: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
        case line(Int)
        case place(TextPosition)
        /// Counted from 0.
        case byte(Int)
    }

    /// The name of a file, with that of the entry in it.
    package var name: String
    package var position: Position?
    /// A column, an attribute or a key; empty for the whole.
    package var field: String

    package init(_ name: String, _ position: Position? = nil, field: String = "") {
        self.name = name
        self.position = position
        self.field = field
    }
}

extension ImportError: CustomStringConvertible {
    /// One line: `export.zip/export.xml: byte 1234: startDate: expected ..., found "..."`.
    package var description: String {
        switch self {
        case .system(let failure): failure.line
        case .content(let at, let expected, let found): "\(at): expected \(expected), found \(found)"
        case .refused(let at, let reason): "\(at): \(reason)"
        case .timeZone(let name, let reason): "\(SourceText.quoted(name)): \(reason)"
        }
    }
}

extension ImportPlace: CustomStringConvertible {
    package var description: String {
        let position: String? =
            switch position {
            case .line(let line): "\(line)"
            case .place(let place): "\(place.line):\(place.column)"
            case .byte(let offset): "byte \(offset)"
            case nil: nil
            }
        return [name.printable, position, field.isEmpty ? nil : field].compactMap(\.self).joined(separator: ": ")
    }
}
