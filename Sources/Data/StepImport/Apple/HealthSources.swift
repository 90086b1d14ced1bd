/// The sources that have counted, from the records of Apple Health.
struct HealthSources {
    /// The classes of sources, in order of trust, the most trusted first.
    enum Class: Int {
        /// Typed in by a person.
        case manual
        case watch, phone, other
    }

    struct HealthSource: Hashable {
        var kind: Class
        var name: [UInt8]
        /// The creation time of its first record of any metric, in seconds since 1970.
        var earliest = Int.max

        /// The name for people, on one line.
        var title: String {
            let name = String(decoding: name, as: UTF8.self).printable
            return kind == .manual ? "\(name) (typed in)" : name
        }
    }

    private(set) var all: [HealthSource] = []
    private var numbers: [Class: [[UInt8]: Int]] = [:]

    /// The sources of the last records, as they are written in the file: most records are of one of these.
    private var recent: [(name: [UInt8], device: [UInt8], number: Int)] = []

    func recent(name: Range<Int>, device: Range<Int>, in bytes: RawSpan) -> Int? {
        // The latest is the most likely.
        recent.last { bytes.holds($0.name, at: name) && bytes.holds($0.device, at: device) }?.number
    }

    mutating func remember(name: [UInt8], device: [UInt8], _ number: Int) {
        if recent.count == 8 { recent.removeFirst() }
        recent.append((name, device, number))
    }

    /// The number of a source, nil if there are too many.
    mutating func number(_ kind: Class, _ name: [UInt8]) -> Int? {
        if let number = numbers[kind]?[name] { return number }
        guard all.count < RankSet.maxCount else { return nil }
        numbers[kind, default: [:]][name] = all.count
        all.append(HealthSource(kind: kind, name: name))
        return all.count - 1
    }

    mutating func note(_ time: Int, of number: Int) {
        if time < all[number].earliest { all[number].earliest = time }
    }

    /// The class of a source, by its name and the text of the device, which is empty if the record has none.
    static func kind(name: [UInt8], device: [UInt8]) -> Class {
        func holds(_ text: [UInt8], anyOf words: [StaticString]) -> Bool {
            words.contains { text.span.bytes.contains($0) }
        }
        let small = name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        let isWatch =
            device.isEmpty
            ? holds(small, anyOf: ["watch"]) : holds(device, anyOf: ["model:Watch", "name:Apple Watch"])
        if isWatch { return .watch }
        return holds(device.isEmpty ? name : device, anyOf: ["iPhone", "iPad", "iPod"]) ? .phone : .other
    }

    /// The numbers of the sources, the best first; of a class the newest, which people usually put first in their list.
    var order: [Int] {
        all.indices.sorted { a, b in
            let a = all[a]
            let b = all[b]
            if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
            if a.earliest != b.earliest { return a.earliest > b.earliest }
            return a.name.lexicographicallyPrecedes(b.name)
        }
    }
}
