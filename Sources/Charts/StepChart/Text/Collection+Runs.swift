extension Collection {
    /// Returns the parts of the collection, which end wherever two neighbours are to be apart; none if it is empty.
    func cut(where areApart: (_ before: Element, _ after: Element) -> Bool) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        for (before, after) in zip(indices, indices.dropFirst()) where areApart(self[before], self[after]) {
            parts.append(self[start..<after])
            start = after
        }
        if start < endIndex { parts.append(self[start...]) }
        return parts
    }

    /// Returns the longest runs of consecutive elements with the same key.
    func runs<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: SubSequence)] {
        cut { key($0) != key($1) }.map { (key($0[$0.startIndex]), $0) }
    }
}
