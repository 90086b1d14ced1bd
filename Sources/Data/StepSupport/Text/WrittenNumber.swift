/// The sign that a source writes before decimals; the other one may then separate thousands.
public enum DecimalMark: String, OptionChoice {
    /// 7,314 is seven and a fraction, and 7.314 seven thousand.
    case comma
    /// 7.314 is seven and a fraction, and 7,314 seven thousand.
    case point

    package var other: Self { self == .point ? .comma : .point }
}

/// A number as people and spreadsheets write it: `7314`, `7,314`, `7.314,5`, `7 314`, `5,3`.
///
/// Thousands may be separated by a point, a comma, a space of any width or an apostrophe. One point or comma before
/// three digits can be either, which only the other numbers of its source can decide: such a number is `open`.
package struct WrittenNumber {
    /// The decimal mark, as far as this number shows it.
    package private(set) var shows: DecimalMark?
    /// The one mark that either is decimal or separates thousands.
    package private(set) var open: DecimalMark?
    /// The number without separators of thousands, and with a point; if open, as if the mark were decimal.
    private var plain: [UInt8] = []

    /// Nil if the text is no such number. Signs and exponents are those of JSON's numbers.
    package init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        if rest.first == UInt8(ascii: "-") { plain.append(rest.removeFirst()) }
        guard let (groups, marks) = Self.groups(of: rest), let last = groups.last else { return nil }
        let apart = marks.dropLast()
        let isGrouped =
            (1...3).contains(groups[0].count) && groups[0].first != UInt8(ascii: "0")
            && groups.dropFirst().dropLast().allSatisfy { $0.count == 3 } && apart.allSatisfy { $0 == apart.first }
        let areThousands = isGrouped && last.count == 3
        let mark = marks.last ?? nil
        if let mark, marks.count == 1 {
            if areThousands { open = mark } else { shows = mark }
        } else if let mark, marks[0] != mark {
            guard isGrouped else { return nil }
            shows = mark
        } else if !marks.isEmpty {
            // All marks separate thousands.
            guard areThousands, marks[0] == mark else { return nil }
            shows = mark?.other
        }
        let hasFraction = open != nil || shows != nil && marks.last == .some(shows)
        var whole = (hasFraction ? groups.dropLast() : groups[...]).flatMap(\.self)[...]
        while whole.count > 1, whole.first == UInt8(ascii: "0") { whole.removeFirst() }
        plain += whole.isEmpty ? [UInt8(ascii: "0")] : whole
        if hasFraction { plain += [UInt8(ascii: ".")] + last }
    }

    /// The number in JSON's form.
    /// - Parameter decimal: the decimal mark of the source, for an open number; nil takes its mark as decimal.
    package func plain(_ decimal: DecimalMark? = nil) -> [UInt8] {
        guard let open, let decimal, decimal != open else { return plain }
        return plain.filter { $0 != UInt8(ascii: ".") }
    }

    /// The runs of digits, only the first of which may be empty, and the marks between, nil if for thousands only.
    private static func groups(of text: ArraySlice<UInt8>) -> ([ArraySlice<UInt8>], [DecimalMark?])? {
        var groups: [ArraySlice<UInt8>] = []
        var marks: [DecimalMark?] = []
        var rest = text
        while true {
            let digits = rest.prefix { $0 &- 0x30 < 10 }
            rest = rest.dropFirst(digits.count)
            guard !digits.isEmpty || groups.isEmpty && !rest.isEmpty else { return nil }
            groups.append(digits)
            guard let next = rest.first else { return (groups, marks) }
            let mark: DecimalMark? = next == UInt8(ascii: ",") ? .comma : next == UInt8(ascii: ".") ? .point : nil
            let space = mark == nil ? spaces.first { rest.starts(with: $0) } : nil
            guard mark != nil || space != nil else { return nil }
            marks.append(mark)
            rest = rest.dropFirst(space?.count ?? 1)
        }
    }
}
