/// A chart drawing itself, or its highlight passing from one day to another, cut into frames.
///
///     let animation = try chart.animation()
///     let half = try animation.drawing(at: 0.6).png()
///     try animation.frames { index, png in ... }
///
/// What a moment shows depends on that moment alone. The last is the finished chart, pixel for pixel.
public struct WeekAnimation: Sendable {
    /// The finished chart.
    public let chart: WeekChart
    /// What moves, when, and in which frames.
    public let options: AnimationOptions
    /// When everything stands, in seconds.
    public var length: Double { options.length }
    /// How many frames there are, with those that hold the last one.
    public var frameCount: Int { movingFrameCount + Int((options.hold * options.frameRate.perSecond).rounded()) }

    /// The most frames that may move.
    public static let maximumFrames = 20_000
    /// The most pixels that all frames that move may have: some minutes' work.
    public static let maximumPixels = 10_000_000_000

    /// How many frames there are until the last one is held.
    package let movingFrameCount: Int
    /// Before the selection changes.
    private let before: ChartLayout?
    let line: DataLine
    let measuredLine: MeasuredPath
    /// When each node springs up; nil where they do at an even pace.
    private let starts: [Double]?

    init(_ chart: WeekChart, _ options: AnimationOptions) throws(ChartError) {
        try options.validate()
        self.options = options
        if let change = options.selectionChange {
            before = try chart.selecting(change.from).layout
            self.chart = try chart.selecting(change.to)
        } else {
            before = nil
            self.chart = chart
        }
        movingFrameCount = max(options.frameRate.frame(notBefore: options.lastMoment - options.start), 1) + 1
        guard movingFrameCount <= Self.maximumFrames else {
            throw .invalidOption(
                "duration", expected: "at most \(Self.maximumFrames) frames, fewer seconds or frames a second",
                found: "\(movingFrameCount) frames")
        }
        line = DataLine(self.chart.layout, chart.options.curve, chart.drawnTheme)
        measuredLine = MeasuredPath(line.path)
        let followsLine = options.nodes == .afterLine && chart.layout.hasLine
        starts = followsLine ? Self.starts(of: self.chart.layout.nodes, along: measuredLine) : nil
    }

    /// When the line reaches each node that is drawn.
    private static func starts(of nodes: [ChartLayout.Node], along line: MeasuredPath) -> [Double] {
        var element = -1
        return nodes.map { node in
            // Each day with data is the end of one element.
            if node.y != nil { element += 1 }
            guard node.y != nil, node.scale > 0 else { return 0 }
            return DrawOn.time(ofStrokeEnd: line.fraction(atElement: element))
        }
    }

    /// - Throws: `ChartError.invalidOption` for more than `maximumPixels`.
    func validateWork(_ rendering: RenderOptions) throws(ChartError) {
        let size = try chart.drawing.pixelSize(rendering)
        let pixels = movingFrameCount * size.width * size.height
        guard pixels <= Self.maximumPixels else {
            throw .invalidOption(
                "duration",
                expected: "at most \(Self.maximumPixels) pixels in all frames, a smaller scale or fewer frames",
                found: "\(movingFrameCount) frames of \(size.width) x \(size.height)")
        }
    }

    /// The moment that a frame shows, in seconds from the animation's start: evenly spaced, but for the last moment, which
    /// is where the cut ends. Frames are counted from 0.
    public func time(ofFrame index: Int) -> Double {
        let last = movingFrameCount - 1
        let moving = min(max(index, 0), last)
        let forward = options.isReversed ? last - moving : moving
        return forward == last ? options.lastMoment : options.start + options.frameRate.time(ofFrame: forward)
    }

    /// What there is to see at a moment in seconds, the start before 0; from `length` on, the finished chart, and at a
    /// time that is no number.
    public func drawing(at time: Double) -> Drawing {
        let moment = moment(at: time)
        let part = chart.layout.hasLine ? line.mark(measuredLine.trimmed(to: moment.strokeEnd)) : nil
        return chart.drawing(line: part, at: moment)
    }

    private func moment(at time: Double) -> Moment {
        guard time < length else { return .finished }
        let part = time / options.unit
        if let before { return .selecting(before: before, progress: TimingCurve.settling(part)) }
        return .drawing(drawOn, time: part)
    }

    var drawOn: DrawOn { DrawOn(part: options.part, dayCount: chart.layout.nodes.count, starts: starts) }
}

extension WeekAnimation {
    /// Calls `body` with every frame in order, as a PNG file.
    ///
    /// Memory is a few frames, however many there are.
    /// - Parameters:
    ///   - rendering: of all frames; each core makes whole ones.
    ///   - body: is given a frame's number, from 0, and its file.
    /// - Throws: `ChartError` as `WeekChart.png`, and what `body` throws, which ends the work.
    public func frames(
        _ rendering: RenderOptions = RenderOptions(), _ body: (_ index: Int, _ png: [UInt8]) throws -> Void
    ) throws {
        try rendering.validate()
        try validateWork(rendering)
        var single = rendering
        single.threads = 1
        var index = 0
        try inOrder(count: movingFrameCount, threads: min(rendering.threads, movingFrameCount)) { [single] index in
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

extension WeekChart {
    fileprivate func selecting(_ selection: ChartOptions.Selection) throws(ChartError) -> WeekChart {
        var options = options
        options.selection = selection
        return try WeekChart(content, options: options, theme: theme)
    }
}
