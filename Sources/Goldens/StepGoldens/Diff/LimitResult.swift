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
        let delta = limits.maxChannelDelta.map { bound in
            LimitResult(name: .maxChannelDelta, allowed: Double(bound), found: Double(diff.greatestDelta))
        }
        // No pixel may be counted where no other bound decides; pixels that only one picture has never may.
        let boundsAll = limits.maxChannelDelta != nil || limits.maxVisible != nil
        let isDecidedElsewhere = limits.maxDensity != nil || (boundsAll && limits.threshold == nil)
        let most = limits.maxDifferentPixels ?? (isDecidedElsewhere && uncovered == 0 ? nil : .count(0))
        let percent: Double? = if case .percent(let percent)? = most { percent } else { nil }
        let pixels = most.map { bound in
            LimitResult(
                name: .maxDifferentPixels, allowed: Double(bound.pixels(of: diff.pixels.compared)),
                found: Double(diff.pixels.counted), percent: percent)
        }
        let density = limits.maxDensity.map { bound in
            let worst = DensestWindow(of: diff.map, side: bound.window)
            return LimitResult(
                name: .maxDensity, allowed: Double(bound.pixels), found: Double(worst.pixels), window: worst.window)
        }
        let visible = diff.visible.flatMap { visible in
            limits.maxVisible.map { LimitResult(name: .maxVisible, allowed: $0.value, found: visible.greatest) }
        }
        return [delta, pixels, density, visible].compactMap(\.self)
    }
}
