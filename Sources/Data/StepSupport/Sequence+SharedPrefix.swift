extension Sequence where Element: Equatable {
    /// The number of elements that two sequences share at their beginnings.
    package func sharedPrefixCount(with other: Self) -> Int {
        zip(self, other).lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    }
}
