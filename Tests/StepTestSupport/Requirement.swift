/// What a test needs before it can begin.
struct Requirement: Error, CustomStringConvertible {
    let description: String
}

/// As `#require`, which only test targets may use.
func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws {
    guard condition else { throw Requirement(description: otherwise()) }
}
