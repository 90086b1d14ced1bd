/// What moves in an animation, when, and how it is cut into frames. Times are in seconds.
public struct AnimationOptions: Hashable, Sendable {
    /// What moves while a chart is drawn; the rest stands from the start as it will in the end.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The line runs from the first day to the last, and each node springs up as it gets there.
        case all
        /// The line alone.
        case line
        /// The nodes alone.
        case nodes
    }

    /// When a node springs up.
    public enum Nodes: String, Hashable, Sendable, CaseIterable {
        /// One after another at an even pace, as the original has it: where the line is long, a little ahead of it.
        case withLine = "with-line"
        /// When the line gets there.
        case afterLine = "after-line"
    }

    /// The highlight passing from one day to another.
    public struct SelectionChange: Hashable, Sendable {
        /// The day that is highlighted at the start.
        public var from: ChartOptions.Selection
        /// The day that is highlighted at the end.
        public var to: ChartOptions.Selection

        /// A change from one day to another; that both are in the week is checked with the animation.
        public init(from: ChartOptions.Selection, to: ChartOptions.Selection) {
            self.from = from
            self.to = to
        }
    }

    /// How many frames a second has. Default: 60, of a GIF 25.
    public var frameRate: FrameRate {
        get { ownFrameRate ?? .sixty }
        set { ownFrameRate = newValue }
    }
    /// Nil as long as nobody chooses.
    package var ownFrameRate: FrameRate?
    /// These options, with 25 frames a second where nobody chooses a rate.
    package var inGIFTime: AnimationOptions {
        with(self) { $0.ownFrameRate = ownFrameRate ?? FrameRate(frames: 25) }
    }
    /// How long the line takes to be drawn, in seconds above 0 and at most `maximumTime`; the last nodes take a quarter
    /// more, or 5/12 when they follow the line. Of a change of the selection it is the whole time. Default: nil, which is
    /// 1.2, and 0.2 of a change of the selection.
    public var duration: Double?
    /// What moves. Default: everything.
    public var part = Part.all
    /// When a node springs up. Default: one after another, at an even pace.
    public var nodes = Nodes.withLine
    /// A change of the selection, which is shown on the finished chart in place of its being drawn. Default: nil, none.
    public var selectionChange: SelectionChange?
    /// Where the first frame is taken, in seconds from 0 to below the animation's end. Default: 0.
    public var start = 0.0
    /// The time of the last frame, in seconds above `start`, at most the animation's end. Default: nil, its end.
    public var end: Double?
    /// Whether the frames run backward. Default: false.
    public var isReversed = false
    /// How much longer the last frame stays, in seconds from 0 to `maximumTime`, rounded to whole frames. Default: nil,
    /// which is 0, and 2 of a card that plays more than once, so that it can be read.
    public var hold: Double?
    /// How often an animated PNG plays, from 1; nil is forever. Default: once.
    public var loop: Int? = 1
    /// Whether an animated PNG holds the finished chart besides its frames, for viewers that know no animation. If not,
    /// they show the first frame, and the file is smaller by a picture. Default: true.
    public var hasStill = true

    /// The longest duration and the longest hold, in seconds.
    public static let maximumTime = 3600.0
    /// The most frames that may move.
    public static let maximumFrames = 20_000

    /// The whole chart drawing itself once, at 60 frames per second.
    public init() {}

    private static let selectionChangeDuration = 0.2

    /// How long what moves takes, but for the last nodes.
    var baseDuration: Double { duration ?? (selectionChange == nil ? DrawOn.duration : Self.selectionChangeDuration) }

    /// When everything stands.
    var length: Double { selectionChange == nil ? baseDuration * DrawOn.end(nodes) : baseDuration }

    /// Where the last frame is taken.
    var lastMoment: Double { end ?? length }

    /// How many frames there are until the last one is held.
    var movingFrameCount: Int { max(frameRate.frame(notBefore: lastMoment - start), 1) + 1 }

    /// How long the last frame stays after it was reached, in seconds.
    var restTime: Double { hold ?? 0 }

    /// How many frames there are, with those that hold the last one.
    package var frameCount: Int { movingFrameCount + Int((restTime * frameRate.perSecond).rounded()) }

    /// - Throws: `ChartError.invalidOption` for the first option that is out of its range.
    package func validate() throws(ChartError) {
        let longest = Self.maximumTime
        let rates = 1...FrameRate.maximum
        // A fraction is checked where it is made.
        let isRate = frameRate.seconds > 1 || rates.contains(frameRate.frames)
        try ChartError.check("frame rate", isRate, "from 1 to \(FrameRate.maximum) a second", frameRate.frames)
        try ChartError.check(
            "duration", baseDuration > 0 && baseDuration <= longest, "seconds above 0, at most \(longest.shortest)",
            baseDuration)
        try ChartError.check(
            "start", start >= 0 && start < length, "seconds from 0 to below \(length.shortest)", start)
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
