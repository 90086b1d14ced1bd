import StepSupport

/// A date as people and spreadsheets write it, with or without a time: `2016-9-2`, `20160902`, `2016-09-02T08:00:00Z`,
/// `2.9.2016`, `9/2/16 0:00`.
struct WrittenDate {
    typealias Order = ReadingOptions.DateOrder

    private let year: Int
    /// Whether its year can be told: of `16-09-02` it may be the first number or the last.
    let hasYear: Bool
    /// In the order in which they are written.
    private let first: Int
    private let second: Int
    /// Nil where the text may mean either.
    private let order: Order?

    /// Nil when it is no such date; whether the calendar has it is another question.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        guard let first = rest.takeDigits(1...8) else { return nil }
        if first.count == 8 {
            (year, self.first, second) = (first.value / 10_000, first.value / 100 % 100, first.value % 100)
            (order, hasYear) = (.mdy, true)
        } else {
            guard let mark = Self.mark(&rest), let second = rest.takeDigits(1...8), second.count <= 2,
                Self.mark(&rest) == mark, let third = rest.takeDigits(1...8)
            else { return nil }
            if first.count == 4, third.count <= 2 {
                (year, self.first, self.second, order) = (first.value, second.value, third.value, .mdy)
                hasYear = true
            } else if first.count <= 2, third.count == 4 || third.count == 2 {
                year = third.count == 2 ? 2000 + third.value : third.value
                (self.first, self.second) = (first.value, second.value)
                order = mark == UInt8(ascii: ".") ? .dmy : nil
                hasYear = third.count == 4 || mark != UInt8(ascii: "-")
            } else {
                return nil
            }
        }
        guard Self.isTime(rest) else { return nil }
    }

    /// The date by an order that was chosen, or by its own where it has one.
    func date(_ wanted: Order) -> CivilDate? {
        switch order ?? wanted {
        case .dmy: CivilDate(year: year, month: second, day: first)
        case .mdy: CivilDate(year: year, month: first, day: second)
        }
    }

    /// What stands between two numbers; a point may have a space after it.
    private static func mark(_ text: inout ArraySlice<UInt8>) -> UInt8? {
        guard let mark = text.popFirst(), "-/.".utf8.contains(mark) else { return nil }
        if mark == UInt8(ascii: "."), text.first == UInt8(ascii: " ") { text.removeFirst() }
        return mark
    }

    /// Whether there is nothing more, or a time, as far as its beginning shows.
    private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        guard " T,t".utf8.contains(first), text.count <= 48 else { return false }
        let time = text.dropFirst().drop { $0 == UInt8(ascii: " ") }
        let hours = time.prefix { $0 &- 0x30 < 10 }
        return (1...2).contains(hours.count) && time.dropFirst(hours.count).first == UInt8(ascii: ":")
    }
}
