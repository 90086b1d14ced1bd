import Foundation

// The `localizedDescription` is the error's one-line message: its location, what was expected, and what was found.
extension ChartError: LocalizedError { public var errorDescription: String? { description } }
extension StepDataError: LocalizedError { public var errorDescription: String? { description } }
extension StepImportError: LocalizedError { public var errorDescription: String? { description } }
extension TextError: LocalizedError { public var errorDescription: String? { description } }
