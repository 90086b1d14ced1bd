extension Sequence where Element: Equatable {
    /// The number of elements that two sequences share at their beginnings.
    package func sharedPrefixCount(with other: Self) -> Int {
        zip(self, other).lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    }
}

extension Array {
    /// The number of elements for which a condition holds, all of which come before the others.
    @inlinable package func prefixCount(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
