/// The reason why work ends early: a line for the user and the exit status of a command that cannot go on.
package struct Failure: Error, Hashable {
    /// The numbers are those of BSD's sysexits.h.
    package enum Status: Int32, Sendable {
        case usage = 64
        case badData = 65
        case noInput = 66
        case `internal` = 70
        case cannotCreate = 73
        case inputOutput = 74
        /// The user has ended the process, or the reader of its output has closed the pipe: nothing is reported.
        case ended = 0

        package var code: Int32 { self == .ended ? Self.inputOutput.rawValue : rawValue }
    }

    /// A value that an option, named without dashes, may not have, alone or in combination with others.
    package struct OptionFault: Hashable, Sendable {
        package let name: String
        package let expected: String
        package let found: String
    }

    package let status: Status
    /// The option that is at fault; nil if none is.
    package let option: OptionFault?
    /// The option, or the path of the value in a text, that is at fault; nil where none is.
    package let field: String?
    private let message: String

    package init(_ status: Status, _ message: String, field: String? = nil, option: OptionFault? = nil) {
        self.status = status
        self.message = message
        self.field = field
        self.option = option
    }

    /// The failure of an option, by its name without dashes.
    package static func option(_ name: String, expected: String, found: String) -> Failure {
        Failure(
            .usage, "\(name == "input" ? "<input>" : "--\(name)"): expected \(expected), found \(found)", field: name,
            option: OptionFault(name: name, expected: expected, found: found))
    }

    /// The failure for a file that an option names; `title` is the name that users know: `--output` or `<input>`.
    package static func title(_ title: String, expected: String, found: String) -> Failure {
        let name = title.drop { "-<".contains($0) }.prefix { $0 != ">" }
        return Failure(.usage, "\(title): expected \(expected), found \(found)", field: String(name))
    }

    package init(_ error: TextError, in name: String) { self.init(.badData, "\(name):\(error)", field: error.field) }

    /// Calls `body`, and turns its error about a text into a failure with the file's name.
    package static func naming<Result>(
        _ name: String, _ body: () throws(TextError) -> Result
    ) throws(Failure) -> Result {
        do { return try body() } catch { throw Failure(error, in: name) }
    }

    /// The same failure without the found text, which may come from a file.
    package var withoutFound: Failure {
        let letters = Array(message.utf8)
        let mark = Array(", found ".utf8)
        let end = letters.indices.first { letters[$0...].starts(with: mark) } ?? letters.endIndex
        return Failure(status, String(decoding: letters[..<end], as: UTF8.self), field: field)
    }

    /// The message on one line, even where the name of a file has control characters in it.
    package var line: String { message.printable }
}

/// Throws `Failure.option` if the value of an option, named without dashes, is wrong.
package func refuse(
    _ isWrong: Bool, _ option: String, _ expected: String, found: @autoclosure () -> String
) throws(Failure) {
    if isWrong { throw .option(option, expected: expected, found: found()) }
}
