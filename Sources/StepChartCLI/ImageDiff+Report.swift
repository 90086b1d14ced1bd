import ImageDiff

extension ImageDiff {
    /// The findings for a person, a line each.
    var report: String {
        var lines = [
            "verdict: \(words)",
            "expected: \(expectedSize.width) x \(expectedSize.height) pixels",
            "actual: \(actualSize.width) x \(actualSize.height) pixels",
            "differing pixels: \(pixels.different) of \(sharedPixels) (\(share))",
            "greatest channel difference: \(greatestDifference) of 255",
        ]
        if let bounds {
            lines.append("bounding box: \(bounds.width) x \(bounds.height) pixels at \(bounds.x), \(bounds.y)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var words: String {
        switch verdict {
        case .same: "same"
        case .different: "different"
        case .size: "different sizes; compared where both are, from the top left"
        }
    }

    private var sharedPixels: Int {
        min(expectedSize.width, actualSize.width) * min(expectedSize.height, actualSize.height)
    }

    /// In percent, rounded to four decimals, but never to nothing when there is something.
    private var share: String {
        let percent = (Double(pixels.different) * 1e6 / Double(sharedPixels)).rounded() / 1e4
        return percent == 0 && pixels.different > 0 ? "< 0.0001 %" : "\(percent) %"
    }
}
