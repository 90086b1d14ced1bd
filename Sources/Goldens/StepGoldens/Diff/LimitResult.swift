/// The result of checking one bound of `DiffLimits`.
package struct LimitResult: Hashable, Sendable, CustomStringConvertible {
    package enum LimitName: String, Hashable, Sendable, CaseIterable {
        case maxChannelDelta = "max-channel-delta"
        case maxDifferentPixels = "max-different-pixels"
        case maxDensity = "max-density"
        case maxVisible = "max-visible"
    }

    package let name: LimitName
    /// The greatest value that holds: channel steps, pixels or a visible error.
    package let allowed: Double
    package let found: Double
    /// The first window that holds the most counted pixels, for `maxDensity`.
    package private(set) var window: PixelRect?
    /// The percentage of the compared pixels, for a bound given as such.
    package private(set) var percent: Double?

    package var holds: Bool { found <= allowed }

    package var description: String {
        let share = percent.map { " (\($0) %)" } ?? ""
        let area = window.map { " in the \($0)" } ?? ""
        return "\(name.rawValue): \(allowed.shortest)\(share) allowed, \(found.shortest(decimals: 3)) found\(area)"
    }

    /// Every bound in force, in the order of `LimitName`.
    /// - Parameter uncovered: the number of counted pixels that only one picture has.
    static func all(of limits: DiffLimits, for diff: ImageDiff, uncovered: Int) -> [LimitResult] {
        var results: [LimitResult] = []
        if let bound = limits.maxChannelDelta {
            results.append(
                LimitResult(name: .maxChannelDelta, allowed: Double(bound), found: Double(diff.greatestDelta)))
        }
        // No pixel may be counted where no other bound decides; pixels that only one picture has never may.
        let boundsAll = limits.maxChannelDelta != nil || limits.maxVisible != nil
        let isDecidedElsewhere = limits.maxDensity != nil || (boundsAll && limits.threshold == nil)
        if let bound = limits.maxDifferentPixels ?? (isDecidedElsewhere && uncovered == 0 ? nil : .count(0)) {
            var result = LimitResult(
                name: .maxDifferentPixels, allowed: Double(bound.pixels(of: diff.pixels.compared)),
                found: Double(diff.pixels.counted))
            if case .percent(let percent) = bound { result.percent = percent }
            results.append(result)
        }
        if let density = limits.maxDensity {
            let worst = DensestWindow(of: diff.map, side: density.window)
            results.append(
                LimitResult(
                    name: .maxDensity, allowed: Double(density.pixels), found: Double(worst.pixels),
                    window: worst.window))
        }
        if let bound = limits.maxVisible, let visible = diff.visible {
            results.append(LimitResult(name: .maxVisible, allowed: bound.value, found: visible.greatest))
        }
        return results
    }
}
