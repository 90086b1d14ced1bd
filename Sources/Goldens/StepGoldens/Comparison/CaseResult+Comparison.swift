/// The text and the JSON of `compare` about one case. Regions have names where the pictures have a layout.
extension CaseResult {
    package typealias RegionNames = (DiffRegion) -> [String]

    /// Returns JSON as in samples/compare.schema.json. `version` changes when a key changes its meaning or is removed.
    package func comparisonJSON(naming names: RegionNames?) -> String {
        guard let diff else { return "" }
        let list = (measures?.regions.listed ?? []).lazy.map { region in
            let names = JSON.optional(names.map { .strings($0(region)) })
            return JSON.object(region.bounds.members + region.members + [("elements", names)])
        }
        let verdict: [(String, JSON)] = [
            ("version", .number(1)), ("verdict", .string(kind.rawValue)), ("summary", .string(message)),
            ("decidedBy", .text(diff.decidedBy?.name.rawValue)),
        ]
        let count = ("regionCount", JSON.number(measures?.regions.count ?? 0))
        let found = diff.foundMembers { .lines($0) } + [count, ("regions", .lines(list))] + measuredMembers(diff)
        return JSON.document(verdict + found + [("warnings", .strings(warnings))])
    }

    /// Returns text for a person: the verdict on the first line, then the figures, unless no pixel differs.
    package func comparisonText(naming names: RegionNames?) -> String {
        let verdict = "\(kind == .size ? "different sizes" : kind.rawValue): \(message)\n"
        guard let diff, let (figures, regions) = measures, diff.verdict != .same || diff.pixels.different > 0 else {
            return verdict + frameTable
        }
        return verdict + "\n" + TextTable.text(rows(diff, figures)) + regionTable(regions, names) + frameTable
    }

    private func rows(_ diff: ImageDiff, _ figures: DiffFigures) -> [[String]] {
        let pixels = diff.pixels
        let percent = (Double(pixels.different) * 100 / Double(max(1, pixels.compared))).rounded(to: 4)
        var rows = [
            ["expected", "\(diff.expectedSize)"],
            ["actual", "\(diff.actualSize)"],
            ["different pixels", "\(pixels.different) of \(pixels.compared) (\(percent) %)"],
        ]
        if let frame = animation?.frames.first {
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
        ]
        guard let visible else { return rows }
        let degree = "\(visible.pixelsPerDegree.word) pixels a degree"
        return rows + [
            ["visible", "\(visible.greatest.rounded(to: 4)) at \(degree)"], ["visible pixels", "\(visible.pixels)"],
        ]
    }

    private static let mostRegions = 10

    private func regionTable(_ regions: DiffRegions, _ names: RegionNames?) -> String {
        if regions.count == 0 { return "" }
        let listed = regions.listed.prefix(Self.mostRegions)
        let rows = listed.map { region in
            let centroid = region.centroid
            let center = "centre \(centroid.x.rounded(to: 1)), \(centroid.y.rounded(to: 1))"
            let names = names.map { $0(region) }.map { names in
                names.isEmpty ? "nothing of the chart" : names.map { SourceText.excerpt($0) }.joined(separator: ", ")
            }
            let pixels = "\(region.pixels) different"
            return ["\(region.bounds)", pixels, "up to \(region.greatestDifference)", center, names ?? ""]
        }
        let more = regions.count - listed.count
        return table(rows, more, "\(regions.count) \(regions.count == 1 ? "region" : "regions, largest first")")
    }

    /// A table of the differing frames of animations; empty if there are none.
    private var frameTable: String {
        guard let animation, !animation.isSame else { return "" }
        var rows = animation.frames.prefix(Self.mostRegions).map { frame -> [String] in
            let diff = frame.diff
            let name = frame.index.map { "frame \($0)" } ?? "still"
            let bounds = diff.bounds?.description ?? ""
            return [name, "\(diff.pixels.counted) different", "up to \(diff.greatestDifference)", bounds]
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
}

extension Double {
    /// The number with `decimals` decimals; a number other than 0 is never shown as 0.
    fileprivate func rounded(to decimals: Int) -> String {
        let digits = magnitude.fixed(decimals)
        let isNone = digits.utf8.allSatisfy { "0.".utf8.contains($0) }
        return isNone && self != 0 ? "< \(digits.dropLast())1" : (self < 0 ? "-" : "") + digits
    }
}
