/// Limits within which two pictures count as the same. By default they may not differ at all.
///
/// `threshold` and `ignoresAntialiasing` say which of the differing pixels are *counted*; the bounds say what is
/// allowed. Every bound that is given must hold. With neither `maxDifferentPixels` nor `maxDensity` no pixel may be
/// counted, unless `maxChannelDelta` or `maxVisible` is given without a threshold: then these alone decide. Pixels
/// that only one picture has are counted, and only `maxDifferentPixels` can allow them.
package struct DiffLimits: Hashable, Sendable {
    /// The quantity that `threshold` measures.
    package enum Metric: String, OptionChoice {
        /// `PixelDifference` / 255.
        case channel
        /// `OklabDistance`: the perceived distance of two colours; black and white are 1 apart.
        case oklab
    }

    package enum PixelCount: Hashable, Sendable {
        case count(Int)
        /// A percentage of the compared pixels, 0...100; part of a pixel does not count.
        case percent(Double)

        func pixels(of compared: Int) -> Int {
            switch self {
            case .count(let count): count
            // A decimal fraction can lie a hair below what was written: a billionth of a pixel makes up for it.
            case .percent(let percent): Int((min(max(percent, 0), 100) * Double(compared) / 100 + 1e-9).rounded(.down))
            }
        }
    }

    package struct Threshold: BoundedNumber {
        static let range = 0.0...1

        package var value: Double

        package init(_ value: Double) { self.value = value }
    }

    /// At most `pixels` counted pixels in any square of `window` x `window` pixels inside the picture.
    package struct Density: Hashable, Sendable {
        package var pixels: Int
        package var window: Int

        package init(pixels: Int, window: Int) {
            self.pixels = pixels
            self.window = window
        }
    }

    /// Bound on the `PixelDifference` of every compared pixel, but not of those set aside as anti-aliasing.
    package var maxChannelDelta: UInt8?
    /// The most pixels by which widths, and heights, may differ; pixels that only one picture has then count.
    package var maxSizeDifference = 0
    package var maxDifferentPixels: PixelCount?
    /// Bound on `VisibleDifference.greatest`, 0...1.
    package var maxVisible: Threshold?
    package var pixelsPerDegree = VisibleDifference.PixelsPerDegree.usual
    /// A pixel that differs by at most this is not counted. Without it any change counts.
    package var threshold: Threshold?
    package var metric = Metric.channel
    /// Bound on how closely counted pixels lie together: scattered ones are noise, many close together are a fault.
    package var maxDensity: Density?
    /// True if pixels that only render the same edge differently are set aside. See `EdgeTile`.
    package var ignoresAntialiasing = false

    package init() {}

    /// True if pictures of these sizes can be the same.
    func allows(_ expected: PixelSize, _ actual: PixelSize) -> Bool {
        max(abs(expected.width - actual.width), abs(expected.height - actual.height)) <= maxSizeDifference
    }
}
