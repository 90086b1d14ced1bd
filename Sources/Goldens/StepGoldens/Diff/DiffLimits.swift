/// Limits within which two pictures count as the same. By default they may not differ at all.
///
/// `threshold` and `ignoresAntialiasing` decide which differing pixels are *counted*. Every given bound must hold.
/// Without `maxDifferentPixels` and `maxDensity` no pixel may be counted, unless `maxChannelDelta` or `maxVisible` is
/// given without a threshold: then these decide. Only `maxDifferentPixels` allows pixels that one picture alone has.
package struct DiffLimits: Hashable, Sendable {
    /// The quantity that `threshold` measures.
    package enum ThresholdMetric: String, OptionChoice {
        /// `PixelDifference` / 255.
        case channel
        /// `OklabDistance`: the perceived distance of two colours; black and white are 1 apart.
        case oklab
    }

    package enum PixelBound: Hashable, Sendable {
        case count(Int)
        /// A percentage of the compared pixels, 0...100; part of a pixel does not count.
        case percent(Double)

        func pixels(of compared: Int) -> Int {
            switch self {
            case .count(let count): count
            // A decimal fraction can be a hair below the written one: a billionth of a pixel makes up for it.
            case .percent(let percent): Int((min(max(percent, 0), 100) * Double(compared) / 100 + 1e-9).rounded(.down))
            }
        }
    }

    package struct Threshold: BoundedNumber {
        static let range = 0.0...1

        package var value: Double

        package init(_ value: Double) { self.value = value }
    }

    /// A bound on any square of `window` x `window` pixels inside the picture: at most `pixels` are counted pixels.
    package struct Density: Hashable, Sendable {
        package var pixels: Int
        package var window: Int

        package init(pixels: Int, window: Int) {
            self.pixels = pixels
            self.window = window
        }
    }

    /// The bound on the `PixelDifference` of every compared pixel, except those set aside as anti-aliasing.
    package var maxChannelDelta: UInt8?
    /// The most pixels by which widths, and heights, may differ. Pixels that only one picture has are then counted.
    package var maxSizeDifference = 0
    package var maxDifferentPixels: PixelBound?
    /// The bound on `VisibleDifference.greatest`, 0...1.
    package var maxVisible: Threshold?
    package var pixelsPerDegree = VisibleDifference.PixelsPerDegree.usual
    /// A pixel that differs by at most this is not counted. If it is nil, any change is counted.
    package var threshold: Threshold?
    package var metric = ThresholdMetric.channel
    /// The bound on the density of counted pixels: scattered ones are noise, many close together are a fault.
    package var maxDensity: Density?
    /// True if pixels that only render the same edge differently are set aside. See `EdgeTile`.
    package var ignoresAntialiasing = false

    package init() {}

    /// True if pictures of these sizes can be the same.
    func allows(_ expected: PixelSize, _ actual: PixelSize) -> Bool {
        max(abs(expected.width - actual.width), abs(expected.height - actual.height)) <= maxSizeDifference
    }
}
