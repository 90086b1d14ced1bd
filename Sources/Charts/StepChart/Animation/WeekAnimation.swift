/// An animation in frames: a chart or a card draws itself, or a chart's highlight changes from one day to another.
///
///     let animation = try chart.animation()
///     let half = try animation.drawing(at: 0.6).png()
///     try animation.frames { index, png in ... }
///
/// The picture at a time depends on that time alone. The last frame is the finished picture, pixel for pixel.
public struct WeekAnimation: Sendable {
    /// The finished picture, which is the last frame.
    public let still: Drawing
    /// The options: the parts that move, their times and the frames.
    public internal(set) var options: AnimationOptions
    /// The time at which everything is at rest, in seconds.
    public var length: Double { options.length }
    /// The number of frames, with those that hold the last one.
    public var frameCount: Int { options.frameCount }

    /// The most pixels that all moving frames together may have: some minutes of work.
    public static let maximumPixels = 10_000_000_000
    @available(*, deprecated, renamed: "AnimationOptions.maximumFrames")
    public static let maximumFrames = AnimationOptions.maximumFrames

    package var movingFrameCount: Int { options.movingFrameCount }
    /// The opaque background for files that have no alpha: the picture's own, over the theme's if it is not opaque.
    let background: Color
    /// The motion of the picture in an SVG file; nil for a change of the selection.
    let motion: SVGMotion?
    /// Returns the marks at a time in parts of the duration.
    private let marks: @Sendable (Double) -> [Mark]

    init(_ chart: WeekChart, _ options: AnimationOptions) throws(ChartError) {
        let background = chart.drawnTheme.background
        guard let change = options.selectionChange else {
            let layout = chart.layout
            let followsLine = options.nodes == .afterLine && layout.hasLine
            let line = followsLine ? DataLine.all(layout, chart.options, chart.drawnTheme).first?.path : nil
            let starts = line.map { Self.starts(of: layout.nodes, along: MeasuredPath($0)) }
            try self.init(drawing: chart, background, options, DrawOn(part: options.part, starts: starts))
            return
        }
        func selecting(_ selection: ChartOptions.Selection) throws(ChartError) -> WeekChart {
            try WeekChart(chart.content, options: with(chart.options) { $0.selection = selection }, theme: chart.theme)
        }
        let before = try selecting(change.from).layout
        let after = try selecting(change.to)
        try self.init(after.drawing, background, options, motion: nil) { time in
            let change = HighlightChange(before: before, progress: TimingCurve.easeOut(time))
            return after.shown(after.marks(from: change)).flatMap(\.resolved)
        }
    }

    init(_ card: WeekCard, _ options: AnimationOptions) throws(ChartError) {
        try ChartError.check("selection change", options.selectionChange == nil, "a chart that it is of", "a card")
        try self.init(drawing: card, card.palette.background, options, DrawOn(part: options.part))
    }

    private init(
        drawing source: some SceneSource, _ background: Color, _ options: AnimationOptions, _ drawOn: DrawOn
    ) throws(ChartError) {
        let marks = source.shown(source.marks).map(EnteringMark.init)
        let motion = SVGMotion(options: options, drawOn: drawOn)
        try self.init(Drawing(source), background, options, motion: motion) { drawOn.marks(marks, at: $0) }
    }

    private init(
        _ still: Drawing, _ background: Color, _ options: AnimationOptions, motion: SVGMotion?,
        _ marks: @escaping @Sendable (Double) -> [Mark]
    ) throws(ChartError) {
        try options.validate()
        self.still = still
        self.options = options
        self.motion = motion
        self.marks = marks
        self.background = still.scene.background.over(background.over(.white))
    }

    /// Returns the time at which the line reaches each node that is drawn, in parts of the duration; 0 for other nodes.
    private static func starts(of nodes: [ChartLayout.Node], along line: MeasuredPath) -> [Double] {
        var element = -1
        return nodes.map { node in
            guard node.y != nil else { return 0 }
            // Each day with data is the end of one element of the path.
            element += 1
            return node.scale > 0 ? DrawOn.arrival(line.fraction(atElement: element)) : 0
        }
    }

    /// Checks that the frames are neither too many nor too large.
    /// - Throws: `ChartError.invalidOption` for more than `maximumPixels`, `tooLarge` for a frame too large for memory.
    package func validateWork(_ rendering: RenderOptions) throws(ChartError) {
        try still.checkMemory(rendering)
        let size = try still.pixelSize(rendering)
        let pixels = movingFrameCount * size.width * size.height
        try ChartError.check(
            "duration", pixels <= Self.maximumPixels,
            "at most \(Self.maximumPixels) pixels in all frames, a smaller scale or fewer frames",
            "\(movingFrameCount) frames of \(size.width) x \(size.height)")
    }

    /// Returns the time of a frame, in seconds from the start. Frames are evenly spaced, except for the last.
    /// - Parameter index: the index of the frame, from 0.
    public func time(ofFrame index: Int) -> Double {
        let last = movingFrameCount - 1
        let moving = min(max(index, 0), last)
        let forward = options.isReversed ? last - moving : moving
        return forward == last ? options.lastMoment : options.start + options.frameRate.time(ofFrame: forward)
    }

    /// Returns the picture at a time in seconds, clamped to 0 and `length`; for a time that is not a number, the last.
    public func drawing(at time: Double) -> Drawing {
        time < length ? with(still) { $0.scene.marks = marks(time / options.baseDuration) } : still
    }

    /// Calls `body` with every frame in order, as a PNG file. A few frames are in memory, however many there are.
    /// - Parameters:
    ///   - rendering: the options of all frames; each core draws whole frames.
    ///   - body: takes a frame's index, from 0, and its file.
    /// - Throws: `ChartError` as `WeekChart.png`, and what `body` throws, which ends the work.
    public func frames(
        _ rendering: RenderOptions = RenderOptions(), _ body: (_ index: Int, _ png: [UInt8]) throws -> Void
    ) throws {
        try validateWork(rendering)
        let single = with(rendering) { $0.threads = 1 }
        var index = 0
        try inOrder(count: movingFrameCount, threads: min(rendering.threads, movingFrameCount)) { index in
            try drawing(at: time(ofFrame: index)).png(single)
        } use: { png in
            let end = index + 1 < movingFrameCount ? index + 1 : frameCount
            while index < end {
                try body(index, png)
                index += 1
            }
        }
    }
}
