/// The numbers that texts leave out, as in `values,total`.
package struct HiddenNumbers: OptionValue, Hashable {
    /// The names that a word may have, each with the property that hides its numbers.
    fileprivate static let all: KeyValuePairs<String, WritableKeyPath<Annotations, Bool> & Sendable> = [
        "values": \.hidesValues, "total": \.hidesTotal, "dates": \.hidesDates,
    ]

    /// The names of the hidden ones, in the order of `all`.
    fileprivate let names: [String]

    fileprivate init(_ annotations: Annotations) {
        names = Self.all.filter { annotations[keyPath: $0.value] }.map(\.key)
    }

    package init?(word: String) {
        let given = word.lowercased().split { $0 == "," || $0 == " " }.map(String.init)
        let known = Self.all.map(\.key)
        guard !given.isEmpty, given.allSatisfy(known.contains) else { return nil }
        names = known.filter(given.contains)
    }

    package var word: String { names.joined(separator: ",") }

    package static let expected = "values, total or dates, with commas between, as in values,total"

    package static var schema: [(String, JSON)] {
        let name = "(\(all.map(\.key).joined(separator: "|")))"
        return .text("^\(name)(,\(name))*$")
    }
}

extension Annotations {
    package var hidden: HiddenNumbers {
        get { HiddenNumbers(self) }
        set { for (name, property) in HiddenNumbers.all { self[keyPath: property] = newValue.names.contains(name) } }
    }
}
