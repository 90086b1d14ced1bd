import PNGCodec
import StepChart
import StepData

/// Why a command ends early: a line for the user and the process' exit status.
struct Failure: Error {
    /// The numbers are those of BSD's sysexits.h.
    enum Status {
        case usage, badData, noInput, `internal`, cannotCreate, inputOutput
        /// The user has ended the process, or whoever read its output has gone: there is nothing to say.
        case ended

        var code: Int32 {
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

    var status: Status
    private var message: String

    init(_ status: Status, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The same failure, with a word about what it leaves behind; that is worth saying even when the user has ended it.
    func adding(_ remains: String) -> Failure {
        Failure(status == .ended ? .inputOutput : status, "\(message); \(remains)")
    }

    /// The message on one line, even where the name of a file has control characters in it.
    var line: String {
        var line = ""
        for scalar in message.unicodeScalars {
            if scalar.properties.generalCategory == .control {
                line += scalar.escaped(asASCII: true)
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}

extension Failure {
    /// Nil for what argument parsing throws, which has its own words and statuses.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        // A theme's figures are checked as they are read, so that what a chart refuses is one of the options.
        case let error as ChartError: self.init(.usage, error.description)
        case let error as PNGError: self.init(.internal, error.description)
        default: return nil
        }
    }

    /// A fault in the text of the named file.
    init(_ error: StepDataError, in name: String) {
        self.init(.badData, "\(name):\(error)")
    }
}
