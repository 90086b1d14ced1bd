/// A binary heap, which gives its least element first.
struct Heap<Element: Comparable> {
    private var elements: [Element] = []

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        var index = elements.count
        elements.append(element)
        while index > 0, element < elements[(index - 1) / 2] {
            elements[index] = elements[(index - 1) / 2]
            index = (index - 1) / 2
        }
        elements[index] = element
    }

    mutating func removeFirst() {
        guard let last = elements.popLast(), !elements.isEmpty else { return }
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < elements.count else { break }
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < last else { break }
            elements[index] = elements[child]
            index = child
        }
        elements[index] = last
    }
}
