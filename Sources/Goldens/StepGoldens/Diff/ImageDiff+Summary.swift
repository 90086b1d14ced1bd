extension ImageDiff {
    /// A line with the number of differing pixels, the limit that decided, and the area of the differences.
    ///
    ///     30 pixels differ by up to 40, 12 of them count, max-different-pixels allows 10; all within 6 x 4 pixels at 3, 4
    package var summary: String {
        switch verdict {
        case .same:
            if pixels.different > 0 { return "\(sizes)\(counts), all limits hold" }
            return pixels.ignored > 0 || !hasOneSize ? "\(sizes)no compared pixel differs" : "no pixel differs"
        case .size:
            let shared = pixels.different == 0 ? "no pixel differs" : counts + area
            return "\(sizes)where both are, \(shared)"
        case .different:
            return sizes + counts + (decidedBy.map(words) ?? "") + area + (shift.map { "; shifted by \($0)" } ?? "")
        }
    }

    /// Both sizes; empty where they are the same.
    private var sizes: String { hasOneSize ? "" : "expected \(expectedSize), found \(actualSize); " }

    private var counts: String {
        let counted = pixels.counted
        let different = pixels.different
        let all = "\(different) \(different == 1 ? "pixel differs" : "pixels differ") by \(greatest)"
        return switch counted {
        case different: all
        case 0: "\(all), none of them counts"
        case 1: "\(all), 1 of them counts"
        default: "\(all), \(counted) of them count"
        }
    }

    private var greatest: String {
        if let greatestDeepDifference, greatestDeepDifference < 257 { return "less than one step of 255, at 16 bits" }
        return "up to \(greatestDifference)"
    }

    private func words(_ limit: LimitResult) -> String {
        let bound = ", \(limit.name.rawValue) allows \(limit.allowed.shortest)"
        switch limit.name {
        // A limit of 0 is the default and is not mentioned.
        case .maxDifferentPixels: return limit.allowed == 0 ? "" : bound
        case .maxChannelDelta:
            return limit.found < Double(greatestDifference) ? ", one by \(limit.found.shortest)\(bound)" : bound
        case .maxVisible: return ", visible by \(limit.found.fixed(3))\(bound)"
        case .maxDensity: return limit.window.map { ", \(limit.found.shortest) within \($0)\(bound)" } ?? bound
        }
    }

    private var area: String {
        guard let area = bounds ?? differenceBounds else { return "" }
        return area.width * area.height == 1 ? "; at \(area.x), \(area.y)" : "; all within \(area)"
    }
}

extension PixelSize: CustomStringConvertible { package var description: String { "\(width) x \(height) pixels" } }

extension PixelRect: CustomStringConvertible {
    package var description: String { "\(width) x \(height) pixels at \(x), \(y)" }
}
