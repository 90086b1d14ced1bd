/// Why work ends early: a line for the user and the exit status of a command that cannot go on.
package struct Failure: Error, Hashable {
    /// The numbers are those of BSD's sysexits.h.
    package enum Status: Sendable {
        case usage, badData, noInput, `internal`, cannotCreate, inputOutput
        /// The user has ended the process, or whoever read its output has gone: there is nothing to say.
        case ended

        package var code: Int32 {
            switch self {
            case .usage: 64
            case .badData: 65
            case .noInput: 66
            case .internal: 70
            case .cannotCreate: 73
            case .inputOutput, .ended: 74
            }
        }
    }

    package var status: Status
    private var message: String

    package init(_ status: Status, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The same failure, with a word about what it leaves behind; that is worth saying even when the user has ended it.
    package func adding(_ remains: String) -> Failure {
        Failure(status == .ended ? .inputOutput : status, "\(message); \(remains)")
    }

    /// The message on one line, even where the name of a file has control characters in it.
    package var line: String { message.printable }
}

extension String {
    /// With control characters spelt out, which could do anything to a terminal.
    package var printable: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.properties.generalCategory == .control {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
