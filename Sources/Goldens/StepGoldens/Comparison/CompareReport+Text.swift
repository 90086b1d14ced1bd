extension CompareReport {
    /// For a person: the verdict on the first line, then the figures, unless there is nothing to tell of.
    package var text: String {
        let word = comparison.verdict == .size ? "different sizes" : comparison.verdict.rawValue
        let verdict = "\(word): \(comparison.summary)\n"
        if diff.verdict == .same && diff.pixels.different == 0 { return verdict + frameTable }
        return verdict + "\n" + TextTable.text(rows) + regionTable + frameTable
    }

    private var rows: [[String]] {
        let pixels = diff.pixels
        var rows = [
            ["expected", "\(diff.expectedSize)"],
            ["actual", "\(diff.actualSize)"],
            ["different pixels", "\(pixels.different) of \(pixels.compared) (\(share))"],
        ]
        if let frame = comparison.animation?.frames.first {
            rows.insert(["of", frame.index.map { "frame \($0)" } ?? "the still"], at: 0)
        }
        if pixels.counted < pixels.different { rows.append(["  counted", "\(pixels.counted)"]) }
        if pixels.withinThreshold > 0 { rows.append(["  within threshold", "\(pixels.withinThreshold)"]) }
        if pixels.antialiased > 0 { rows.append(["  anti-aliasing", "\(pixels.antialiased)"]) }
        if pixels.ignored > 0 { rows.append(["ignored pixels", "\(pixels.ignored)"]) }
        for limit in diff.limits { rows.append(["limit", "\(limit)"]) }
        if let shift = diff.shift { rows.append(["shift", "\(shift) (right, down)"]) }
        if let deep = diff.greatestDeepDifference { rows.append(["greatest at 16 bits", "\(deep) of 65535"]) }
        rows += [
            ["greatest difference", "\(diff.greatestDifference) of 255"],
            ["mean difference", "\(figures.meanDifference.rounded(to: 4)) of 255"],
            ["RMS", "\(figures.rms.rounded(to: 4)) of 255"],
            ["PSNR", figures.psnr.isFinite ? "\(figures.psnr.rounded(to: 2)) dB" : "infinite"],
            ["oklab greatest", figures.oklabGreatest.rounded(to: 4)],
            ["oklab mean", figures.oklabMean.rounded(to: 4)],
            ["visible", "\(visible.greatest.rounded(to: 4)) at \(visible.pixelsPerDegree.word) pixels a degree"],
            ["visible pixels", "\(visible.pixels)"],
        ]
        return rows
    }

    private static let mostRegions = 10

    private var regionTable: String {
        if regions.count == 0 { return "" }
        let listed = regions.listed.prefix(Self.mostRegions)
        let rows = listed.map { region in
            let centroid = region.centroid
            let place = "centre \(centroid.x.rounded(to: 1)), \(centroid.y.rounded(to: 1))"
            let names = elements.map { $0(region) }.map { names in
                names.isEmpty ? "nothing of the chart" : names.map { SourceText.excerpt($0) }.joined(separator: ", ")
            }
            return [
                "\(region.bounds)", "\(region.pixels) different", "up to \(region.greatestDifference)", place,
                names ?? "",
            ]
        }
        let more = regions.count - listed.count
        return table(rows, more, "\(regions.count) \(regions.count == 1 ? "region" : "regions, largest first")")
    }

    /// The frames of animations that are not the same.
    private var frameTable: String {
        guard let animation = comparison.animation, !animation.isSame else { return "" }
        var rows = animation.frames.prefix(Self.mostRegions).map { frame in
            let pixels = frame.diff.pixels.counted
            return [
                frame.index.map { "frame \($0)" } ?? "still", "\(pixels) different",
                "up to \(frame.diff.greatestDifference)", frame.diff.bounds.map { "\($0)" } ?? "",
            ]
        }
        rows += animation.delays.prefix(Self.mostRegions).map { delay in
            ["frame \(delay.index)", "shown for \(delay.actual) s", "expected \(delay.expected) s"]
        }
        let more = animation.frames.count + animation.delays.count - rows.count
        return rows.isEmpty ? "" : table(rows, more, "frames, counted from 0")
    }

    private func table(_ rows: [[String]], _ more: Int, _ title: String) -> String {
        "\n\(title)\n" + TextTable.text(rows, indent: "  ") + (more > 0 ? "  and \(more) more\n" : "")
    }

    private var share: String {
        let percent = Double(diff.pixels.different) * 100 / Double(max(1, diff.pixels.compared))
        return percent.rounded(to: 4) + " %"
    }
}

extension Double {
    /// With so many decimals, but never as 0 when it is not.
    fileprivate func rounded(to places: Int) -> String {
        let digits = magnitude.fixed(places)
        let isNone = digits.utf8.allSatisfy { "0.".utf8.contains($0) }
        return isNone && self != 0 ? "< \(digits.dropLast())1" : (self < 0 ? "-" : "") + digits
    }
}
