extension Array {
    /// Sorts, quickly if there are few elements or little is out of place; keeps the order of equals.
    @inline(__always)
    mutating func sortFew(by precedes: (Element, Element) -> Bool) { sortFew(0..<count, by: precedes) }

    /// Sorts a part of the elements.
    @inline(__always)
    mutating func sortFew(_ part: Range<Int>, by precedes: (Element, Element) -> Bool) {
        guard part.count <= 32 else {
            self[part].sort(by: precedes)
            return
        }
        var elements = mutableSpan
        for i in part.dropFirst() where precedes(elements[i], elements[i - 1]) {
            let element = elements[i]
            var j = i
            repeat {
                elements[j] = elements[j - 1]
                j -= 1
            } while j > part.lowerBound && precedes(element, elements[j - 1])
            elements[j] = element
        }
    }
}
