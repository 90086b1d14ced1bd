import StepPNG

/// Frames per second, as an exact fraction: 60, or 30000/1001.
public struct FrameRate: Hashable, Sendable {
    /// The number of frames in `seconds` seconds. The fraction is in lowest terms.
    public let frames: Int
    /// The time that `frames` frames take, in whole seconds.
    public let seconds: Int

    /// The most frames in a second. The numbers of the fraction are at most 65,535, as in an animated PNG.
    public static let maximum = 1000

    /// 60 frames per second.
    public static let sixty = FrameRate(frames: 60, seconds: 1)

    var perSecond: Double { Double(frames) / Double(seconds) }

    /// Returns the time of a frame, in seconds from the first.
    func time(ofFrame index: Int) -> Double { Double(index * seconds) / Double(frames) }

    /// Returns the index of the first frame that is not before `time`, with a tolerance of a millionth of a frame.
    func frame(notBefore time: Double) -> Int { Int((time * perSecond - 1e-6).rounded(.up)) }
}

extension FrameRate {
    /// Creates a rate in frames per second, from 1 to `maximum`; the range is checked when an animation is made.
    public init(frames: Int) { self.init(frames: frames, seconds: 1) }

    /// Creates a rate; nil when it is not above 0 and at most `maximum`, or the fraction's numbers are too large.
    public init?(frames: Int, per seconds: Int) {
        guard frames > 0, seconds > 0 else { return nil }
        let delay = FrameDelay(reducing: seconds, frames)
        self.frames = delay.denominator
        self.seconds = delay.numerator
        guard max(self.frames, self.seconds) <= 65_535, self.frames <= Self.maximum * self.seconds else { return nil }
    }
}

extension FrameRate: ExpressibleByIntegerLiteral {
    /// Creates a rate in frames per second.
    public init(integerLiteral frames: Int) { self.init(frames: frames) }
}
