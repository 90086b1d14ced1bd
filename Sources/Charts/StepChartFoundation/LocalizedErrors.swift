import Foundation

// The `localizedDescription` is the line of the error: its location, what was expected, and what was found.
extension ChartError: LocalizedError { public var errorDescription: String? { description } }
extension StepDataError: LocalizedError { public var errorDescription: String? { description } }
extension StepImportError: LocalizedError { public var errorDescription: String? { description } }
extension TextError: LocalizedError { public var errorDescription: String? { description } }
