import StepChart
import StepFiles
import StepText

/// Why a job cannot be done.
package enum JobError: Error, Hashable, Sendable {
    /// An option, by its name without dashes, has a value that it cannot have, or stands beside one that it cannot.
    case option(String, expected: String, found: String)
    /// A fault in the text of the named file, or of the job itself.
    case text(TextError, in: String)
    /// A fault in the named file, which was to hold a week.
    case week(StepDataError, in: String)
    /// What is asked for cannot be drawn; the name is that of the file where the week comes from.
    case chart(ChartError, of: String)
    /// A file cannot be read or written, or the process was asked to end.
    case file(Failure)

    package init(_ failure: Failure) { self = .file(failure) }
}

extension JobError {
    /// What the command ends with.
    package var status: Failure.Status {
        switch self {
        case .option: .usage
        case .text, .week: .badData
        case .chart(.missingGlyph, _), .chart(.needsShaping, _): .badData
        case .chart(.notEncoded, _): .internal
        case .chart: .usage
        case .file(let failure): failure.status
        }
    }

    /// The option or the field that is at fault, where it is one.
    package var field: String? {
        switch self {
        case .option(let name, _, _): name
        case .text(let error, _), .week(.text(let error), _): error.field
        case .week(.protected, _), .chart, .file: nil
        }
    }

    /// One line.
    package var line: String { failure.line }

    /// The same as every other part of the command says it.
    package var failure: Failure {
        switch self {
        case .option(let name, let expected, let found):
            Failure(status, "\(name == "input" ? "<input>" : "--\(name)"): expected \(expected), found \(found)")
        case .text(let error, let name): Failure(status, "\(name):\(error)")
        case .week(let error, let name): Failure(status, "\(name):\(error)")
        case .chart(let error, let name):
            switch error {
            case .missingGlyph:
                Failure(
                    status,
                    "\(name): \(error); --font FILE brings letters, --missing-glyph box draws a box in its place")
            case .needsShaping:
                Failure(status, "\(name): \(error); --missing-glyph box draws a box in its place")
            default: Failure(status, error.description)
            }
        case .file(let failure): failure
        }
    }

    /// Calls `body`, in which files are written by functions that also throw what their closures do.
    /// - Parameter name: of the file where the week comes from.
    static func translating<Result>(of name: String, _ body: () throws -> Result) throws(JobError) -> Result {
        do {
            return try body()
        } catch let error as JobError {
            throw error
        } catch let error as Failure {
            throw .file(error)
        } catch let error as ChartError {
            throw .chart(error, of: name)
        } catch {
            throw .file(Failure(.internal, "\(error)"))
        }
    }
}
