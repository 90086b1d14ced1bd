extension FrameRate: OptionValue {
    /// Reads `60`, `29.97` or `30000/1001`.
    package init?(word: String) {
        let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if numbers.count == 2, let frames = Int(numbers[0]), let seconds = Int(numbers[1]) {
            self.init(frames: frames, per: seconds)
            return
        }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1].utf8.count : 0
        guard parts.count <= 2, decimals <= 6, let frames = Int(parts.joined()) else { return nil }
        self.init(frames: frames, per: (0..<decimals).reduce(1) { power, _ in power * 10 })
    }

    package var word: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }

    package static var expected: String { "frames per second above 0, at most \(maximum), as in 60 or 30000/1001" }

    package static var schema: [(String, JSON)] {
        .either(
            [("type", .string("number")), ("exclusiveMinimum", .number(0)), ("maximum", .number(maximum))],
            .text("^[0-9]+([./][0-9]+)?$"))
    }
}

package enum FrameFormat: String, OptionChoice {
    /// An animated PNG, or a sequence of PNG files.
    case png
    case gif, webp
    /// Raw frames, for video encoders.
    case y4m

    init?(named path: String) {
        let name = path.lowercased()
        guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else { return nil }
        self = format
    }
}

package struct Loop: NamedValue {
    /// The number of times; nil is forever.
    package let count: Int?

    package init(count: Int?) { self.count = count }

    package static let names: KeyValuePairs<String, Self> = ["forever": Loop(count: nil)]

    package init?(form: String) {
        guard let count = Int(form), (1...Self.mostTimes).contains(count) else { return nil }
        self.init(count: count)
    }

    package var form: String { count.map(String.init) ?? "" }

    /// The most times that an animated PNG can hold.
    private static let mostTimes = Int(Int32.max)

    package static let expected = "a whole number of times from 1 to \(mostTimes), or forever"

    package static var schema: [(String, JSON)] { .either(.wholeNumber(from: 1, to: mostTimes), .text(["forever"])) }
}

extension AnimationOptions {
    package var loopCount: Loop {
        get { Loop(count: loop) }
        set { loop = newValue.count }
    }
}

extension AnimationOptions.SelectionChange: OptionValue {
    package init?(word: String) {
        let days = word.split(separator: ":", omittingEmptySubsequences: false)
            .map { ChartOptions.Selection(word: String($0)) }
        guard days.count == 2, let from = days[0], let to = days[1] else { return nil }
        self.init(from: from, to: to)
    }

    package var word: String { "\(from.word):\(to.word)" }

    package static var expected: String { "two days with a colon between, as in 2:6" }

    package static var schema: [(String, JSON)] { .text("^[^:]+:[^:]+$") }
}
