import ImageDiff

/// How far a picture may be from its golden. Every limit that is given must hold.
public struct GoldenLimits: Hashable, Sendable {
    /// What a threshold measures, 0...1.
    public enum Metric: Hashable, Sendable {
        /// The greatest difference of a channel, premultiplied, in 255ths.
        case channel
        /// How far apart two colours look; black and white are 1 apart.
        case oklab
    }

    public enum PixelCount: Hashable, Sendable {
        case count(Int)
        /// Of the picture's pixels, 0...100.
        case percent(Double)
    }

    /// Not at all.
    public static let exact = GoldenLimits(DiffLimits(), reason: "")

    let limits: DiffLimits
    let reason: String

    /// - Parameters:
    ///   - maxChannelDelta: bound on the difference of every channel of every pixel.
    ///   - maxDifferentPixels: how many pixels may differ, else none, or as many as `maxChannelDelta` alone allows.
    ///   - threshold: what differs by no more than this is not counted among them.
    ///   - metric: what the threshold measures.
    ///   - maxDensity: at most `pixels` different ones in any square of `window` x `window`.
    ///   - ignoresAntialiasing: whether pixels that only render the same edge differently are not counted either.
    ///   - reason: why the picture cannot be the same everywhere, for those who will have to trust it.
    public init(
        maxChannelDelta: UInt8? = nil, maxDifferentPixels: PixelCount? = nil, threshold: Double? = nil,
        metric: Metric = .channel, maxDensity: (pixels: Int, window: Int)? = nil, ignoresAntialiasing: Bool = false,
        reason: String
    ) {
        let limits = DiffLimits(
            maxChannelDelta: maxChannelDelta, maxDifferentPixels: maxDifferentPixels?.pixels, threshold: threshold,
            metric: metric == .oklab ? .oklab : .channel,
            maxDensity: maxDensity.map { DiffLimits.Density(pixels: $0.pixels, window: $0.window) },
            ignoresAntialiasing: ignoresAntialiasing)
        self.init(limits, reason: reason)
    }

    private init(_ limits: DiffLimits, reason: String) {
        self.limits = limits
        self.reason = reason
    }
}

extension GoldenLimits.PixelCount {
    fileprivate var pixels: DiffLimits.PixelCount {
        switch self {
        case .count(let count): .count(count)
        case .percent(let percent): .percent(percent)
        }
    }
}
