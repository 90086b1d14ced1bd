extension DiffLimits.PixelCount: LosslessStringConvertible {
    /// `5` or `0.1%`: a number of pixels, or a part of the compared ones.
    package init?(_ text: String) {
        if text.hasSuffix("%") {
            // Double reads more than anybody writes here: exponents, hexadecimal digits.
            guard text.dropLast().utf8.allSatisfy({ "0123456789.".utf8.contains($0) }),
                let percent = Double(text.dropLast()), (0...100).contains(percent)
            else { return nil }
            self = .percent(percent)
        } else {
            guard let count = Int(text), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    package var description: String {
        switch self {
        case .count(let count): "\(count)"
        case .percent(let percent): "\(percent)%"
        }
    }
}

extension DiffLimits.Density: LosslessStringConvertible {
    /// `3/5`: at most 3 pixels in any window of 5 x 5.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let pixels = parts[0], let window = parts[1], pixels >= 0, window >= 1 else {
            return nil
        }
        self.init(pixels: pixels, window: window)
    }

    package var description: String { "\(pixels)/\(window)" }
}
