import StepData
import StepSupport

@testable import StepJobs

/// The words of options: one that says a value is answered by one that says the same.
enum OptionWords {
    /// The types of values that options have, each once.
    private static let values = Dictionary(
        Option.all.map { (ObjectIdentifier($0.type), $0.type) }, uniquingKeysWith: { first, _ in first }
    ).values

    static func check(_ word: String) {
        for type in values { check(word, of: type) }
        if let date = CivilDate(word) { StepFuzz.check(CivilDate("\(date)") == date, "a date reads back") }
        if let names = try? FrameNames(pattern: word) {
            StepFuzz.check(names[3] != names[4], "frames have names of their own")
        }
    }

    private static func check<Value: OptionValue>(_ word: String, of _: Value.Type) {
        guard let value = Value(word: word) else { return }
        let again = Value(word: value.word) as? AnyHashable
        StepFuzz.check(again != nil && again == value as? AnyHashable, "\(Value.self) reads back: \(value.word)")
    }
}
