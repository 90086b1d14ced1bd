extension Collection {
    /// Returns the longest runs of consecutive elements with the same key.
    func runs<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: SubSequence)] {
        var runs: [(key: Key, elements: SubSequence)] = []
        var rest = self[...]
        while let next = rest.first.map(key) {
            let run = rest.prefix { key($0) == next }
            rest = rest.dropFirst(run.count)
            runs.append((next, run))
        }
        return runs
    }
}
