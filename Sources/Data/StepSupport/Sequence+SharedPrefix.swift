extension Sequence where Element: Equatable {
    /// The number of elements that two sequences share at their beginnings.
    package func sharedPrefixCount(with other: Self) -> Int {
        var others = other.makeIterator()
        var count = 0
        for element in self {
            guard element == others.next() else { break }
            count += 1
        }
        return count
    }
}
