// Limits as values of options, on the command line and in golden.json.

extension UInt8: OptionValue {
    package init?(word: String) { self.init(word) }

    package var word: String { "\(self)" }

    package static var expected: String { "a whole number from 0 to 255" }

    package static var schema: [(String, JSON)] { .wholeNumber(to: Int(UInt8.max)) }
}

/// A number between a least and a greatest value.
protocol BoundedNumber: OptionValue, Hashable {
    static var range: ClosedRange<Double> { get }

    var value: Double { get }

    init(_ value: Double)
}

extension BoundedNumber {
    package init?(word: String) {
        guard let value = Double(word), Self.range.contains(value) else { return nil }
        self.init(value)
    }

    package var word: String { value.shortest }

    package static var expected: String { "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)" }

    package static var schema: [(String, JSON)] { .number(from: range.lowerBound, to: range.upperBound) }
}

extension DiffLimits.PixelBound: OptionValue {
    /// `5` or `0.1%`: a number of pixels, or a part of the compared ones.
    package init?(word: String) {
        if word.hasSuffix("%") {
            // Double accepts more than is allowed here: hexadecimal digits, infinity.
            guard word.dropLast().utf8.allSatisfy({ "0123456789.e-".utf8.contains($0) }),
                let percent = Double(word.dropLast()), (0...100).contains(percent)
            else { return nil }
            self = .percent(percent)
        } else {
            guard let count = Int(word), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    package var word: String {
        switch self {
        case .count(let count): "\(count)"
        case .percent(let percent): "\(percent.shortest)%"
        }
    }

    package static var expected: String { "a whole number >= 0 or a percentage from 0% to 100%" }

    package static var schema: [(String, JSON)] { .either(.wholeNumber(), .text("^[0-9.e-]+%?$")) }
}

extension DiffLimits.Density: OptionValue {
    /// `3/5`: at most 3 pixels in any window of 5 x 5.
    package init?(word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard parts.count == 2, parts[0] >= 0, parts[1] >= 1 else { return nil }
        self.init(pixels: parts[0], window: parts[1])
    }

    package var word: String { "\(pixels)/\(window)" }

    package static var expected: String { "pixels / side of a square, as in 5/10" }
}

extension PixelRect: OptionValue {
    package init?(word: String) {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
            width > 0, height > 0
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    package var word: String { "\(x),\(y),\(width),\(height)" }

    package static var expected: String { "x,y,width,height in whole pixels" }

    package static var schema: [(String, JSON)] { .text("^-?[0-9]+,-?[0-9]+,[0-9]+,[0-9]+$") }
}
