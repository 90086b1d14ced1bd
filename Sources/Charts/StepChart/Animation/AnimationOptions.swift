/// The options of an animation: which parts move, when, and in which frames. Times are in seconds.
public struct AnimationOptions: Hashable, Sendable {
    /// The parts that move while a chart is drawn; the others are drawn from the start as in the last frame.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The line runs from the first day to the last, and each node springs up as it gets there.
        case all
        /// The line alone.
        case line
        /// The nodes alone.
        case nodes
    }

    /// The time at which a node springs up.
    public enum Nodes: String, Hashable, Sendable, CaseIterable {
        /// Nodes spring up one after another at an even pace; on a long line a little ahead of it.
        case withLine = "with-line"
        /// Each node springs up when the line reaches it.
        case afterLine = "after-line"
    }

    /// A change of the highlight from one day to another.
    public struct SelectionChange: Hashable, Sendable {
        /// The day that is highlighted at the start.
        public var from: ChartOptions.Selection
        /// The day that is highlighted at the end.
        public var to: ChartOptions.Selection

        /// Creates a change from one day to another; the animation checks that both are in the week.
        public init(from: ChartOptions.Selection, to: ChartOptions.Selection) {
            self.from = from
            self.to = to
        }
    }

    /// The frame rate. Default: 60 frames per second, and 25 for a GIF.
    public var frameRate: FrameRate {
        get { ownFrameRate ?? .sixty }
        set { ownFrameRate = newValue }
    }
    /// The frame rate: another name of `frameRate`.
    public var fps: FrameRate {
        get { frameRate }
        set { frameRate = newValue }
    }
    /// The frame rate that the caller chose; nil for the default.
    package var ownFrameRate: FrameRate?
    /// The options with 25 frames per second if the caller chose no rate.
    package var inGIFTime: AnimationOptions { with(self) { $0.ownFrameRate = ownFrameRate ?? FrameRate(frames: 25) } }
    /// The time in which the line is drawn, in seconds above 0 and at most `maximumTime`; the last nodes take a quarter
    /// more, or 5/12 when they follow the line. For a change of the selection it is the whole time. Default: nil, which
    /// is 1.2, and 0.2 for a change of the selection.
    public var duration: Double?
    /// The parts that move. Default: all.
    public var part = Part.all
    /// The time at which a node springs up. Default: one after another, at an even pace.
    public var nodes = Nodes.withLine
    /// A change of the selection, which is shown on the finished chart in place of its being drawn. Default: nil, none.
    public var selectionChange: SelectionChange?
    /// The time of the first frame, in seconds from 0 to below the animation's end. Default: 0.
    public var start = 0.0
    /// The time of the last frame, in seconds above `start`, at most the animation's end. Default: nil, its end.
    public var end: Double?
    /// True if the frames run backward. Default: false.
    public var isReversed = false
    /// The extra time for which the last frame is shown, in seconds from 0 to `maximumTime`, rounded to whole frames.
    /// Default: nil, which is 0, and 2 for a card that plays more than once, so that it can be read.
    public var hold: Double?
    /// The number of times that an animated PNG or a GIF plays, from 1; nil means forever. Default: once.
    public var loop: Int? = 1
    /// True if an animated PNG holds the finished chart besides its frames, for viewers without support for animation.
    /// If not, they show the first frame, and the file is smaller by a picture. Default: true.
    public var hasStill = true

    /// The longest duration and the longest hold, in seconds.
    public static let maximumTime = 3600.0
    /// The most frames, without those that hold the last one.
    public static let maximumFrames = 20_000

    /// Creates the default options: the whole chart draws itself once, at 60 frames per second.
    public init() {}

    private static let selectionChangeDuration = 0.2

    /// The length of the animation, in seconds, until the line is complete; the last nodes may still spring.
    var baseDuration: Double { duration ?? (selectionChange == nil ? DrawOn.duration : Self.selectionChangeDuration) }

    /// The time at which everything is at rest, in seconds.
    var length: Double { selectionChange == nil ? baseDuration * DrawOn.end(nodes) : baseDuration }

    var lastMoment: Double { end ?? length }

    /// The number of frames up to the last one, without those that hold it.
    var movingFrameCount: Int { max(frameRate.frame(notBefore: lastMoment - start), 1) + 1 }

    var restTime: Double { hold ?? 0 }

    /// The number of frames, with those that hold the last one.
    package var frameCount: Int { movingFrameCount + Int((restTime * frameRate.perSecond).rounded()) }

    /// - Throws: `ChartError.invalidOption` for the first option that is out of its range.
    package func validate() throws(ChartError) {
        let longest = Self.maximumTime
        let rates = 1...FrameRate.maximum
        // The initializer of a fraction has checked it.
        let isRate = frameRate.seconds > 1 || rates.contains(frameRate.frames)
        try ChartError.check("frame rate", isRate, "from 1 to \(FrameRate.maximum) a second", frameRate.frames)
        try ChartError.check(
            "duration", baseDuration > 0 && baseDuration <= longest, "seconds above 0, at most \(longest.shortest)",
            baseDuration)
        try ChartError.check("start", start >= 0 && start < length, "seconds from 0 to below \(length.shortest)", start)
        try ChartError.check(
            "end", lastMoment > start && lastMoment <= length,
            "seconds above \(start.shortest), at most \(length.shortest)", lastMoment)
        try ChartError.check(
            "hold", restTime >= 0 && restTime <= longest, "seconds from 0 to \(longest.shortest)", restTime)
        let plays = loop ?? 1
        try ChartError.check("loop", plays > 0 && plays <= Int32.max, "a number from 1 to \(Int32.max)", plays)
        try ChartError.check(
            "duration", movingFrameCount <= Self.maximumFrames,
            "at most \(Self.maximumFrames) frames, fewer seconds or frames a second", "\(movingFrameCount) frames")
    }
}

extension Int? {
    /// The number of plays of an animation that never ends: nil.
    public static var forever: Int? { nil }
}
