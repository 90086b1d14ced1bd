import StepGoldens
import StepRaster
import StepSupport

/// Limits on the difference between a picture and its golden. Every limit that is given must hold.
public struct GoldenLimits: Hashable, Sendable {
    /// The quantity that a threshold measures, 0...1.
    public enum Metric: Hashable, Sendable {
        /// The greatest difference of a channel, premultiplied, in 255ths.
        case channel
        /// The perceived distance of two colours; black and white are 1 apart.
        case oklab
    }

    /// A number of pixels, absolute or relative.
    public enum PixelCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// An absolute number, from 0.
        case count(Int)
        /// A percentage of the picture's pixels, 0...100.
        case percent(Double)

        /// Makes an absolute number.
        public init(integerLiteral count: Int) { self = .count(count) }
    }

    /// No difference is allowed.
    public static let exact = GoldenLimits(tolerance: Tolerance())

    let tolerance: Tolerance
}

extension GoldenLimits {
    /// Makes limits, which are checked when they are used: figures out of range, or an empty reason, fail the test.
    /// - Parameters:
    ///   - maxChannelDelta: the bound on the difference of every channel of every pixel.
    ///   - maxDifferentPixels: the number of pixels that may differ; none, unless another limit allows some.
    ///   - threshold: pixels that differ by no more than this, 0...1, are not counted among them.
    ///   - metric: the quantity that the threshold measures.
    ///   - maxDensity: at most `pixels` different ones in any square of `window` x `window`.
    ///   - maxVisible: the bound on the difference that a person may see, by FLIP's model, 0...1.
    ///   - ignoresAntialiasing: true if pixels that only render the same edge differently are not counted either.
    ///   - ignoring: rectangles, in pixels from the top left, in which anything may differ.
    ///   - reason: why the picture cannot be the same everywhere, for the people who have to trust it.
    // Every limit has a default and is independent of the others; only the reason is required.
    public init(
        maxChannelDelta: UInt8? = nil, maxDifferentPixels: PixelCount? = nil, threshold: Double? = nil,
        metric: Metric = .channel, maxDensity: (pixels: Int, window: Int)? = nil, maxVisible: Double? = nil,
        ignoresAntialiasing: Bool = false, ignoring: [(x: Int, y: Int, width: Int, height: Int)] = [], reason: String
    ) {
        var tolerance = Tolerance()
        tolerance.limits.maxChannelDelta = maxChannelDelta
        tolerance.limits.maxDifferentPixels = maxDifferentPixels?.pixels
        tolerance.limits.threshold = threshold.map(DiffLimits.Threshold.init)
        tolerance.limits.metric = metric == .oklab ? .oklab : .channel
        tolerance.limits.maxDensity = maxDensity.map { DiffLimits.Density(pixels: $0.pixels, window: $0.window) }
        tolerance.limits.maxVisible = maxVisible.map(DiffLimits.Threshold.init)
        tolerance.limits.ignoresAntialiasing = ignoresAntialiasing
        tolerance.ignoredRectangles = ignoring.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        tolerance.reason = reason
        self.init(tolerance: tolerance)
    }

    /// - Throws: when a figure is out of its range or the reason is blank.
    func validate() throws(Failure) {
        let limits = tolerance.limits
        try Self.validate(limits.threshold, "threshold")
        try Self.validate(limits.maxVisible, "maxVisible")
        try Self.validate(limits.maxDifferentPixels, "maxDifferentPixels")
        try Self.validate(limits.maxDensity, "maxDensity")
        if tolerance.reason?.allSatisfy(\.isWhitespace) == true {
            throw Failure(.usage, "reason: expected why the limits are needed, found nothing")
        }
    }

    /// Checks a limit: one that no option value on the command line can express is out of its range.
    private static func validate<Limit: OptionValue & Equatable>(_ limit: Limit?, _ name: String) throws(Failure) {
        guard let limit, Limit(word: limit.word) != limit else { return }
        throw Failure(.usage, "\(name): expected \(Limit.expected), found \(limit.word)")
    }
}

extension GoldenLimits.PixelCount {
    fileprivate var pixels: DiffLimits.PixelBound {
        switch self {
        case .count(let count): .count(count)
        case .percent(let percent): .percent(percent)
        }
    }
}
