import StepData

/// The error's line for the text, or nil when it is a week.
func refusal(_ text: some Sequence<UInt8>, _ format: StepDataFormat = .json) -> String? {
    do {
        let options = ReadingOptions(strict: true)
        _ = try StepWeek(StepHistory.reading(Array(text), format: format, options: options).history)
        return nil
    } catch {
        return error.description
    }
}
