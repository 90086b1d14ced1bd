extension Suggestion {
    /// Options that are gone, and what does the same.
    static let retired: KeyValuePairs = ["timeline": "a batch with a line for each moment does the same"]
}
