extension Array {
    /// Sorts, quickly if there are few elements or little is out of place; keeps the order of equals.
    @inline(__always)
    mutating func sortFew(by precedes: (Element, Element) -> Bool) {
        guard count <= 32 else {
            sort(by: precedes)
            return
        }
        var elements = mutableSpan
        for i in elements.indices.dropFirst() where precedes(elements[i], elements[i - 1]) {
            let element = elements[i]
            var j = i
            repeat {
                elements[j] = elements[j - 1]
                j -= 1
            } while j > 0 && precedes(element, elements[j - 1])
            elements[j] = element
        }
    }
}
