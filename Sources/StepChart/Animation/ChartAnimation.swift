import Raster

/// A chart drawing itself, or its highlight passing from one day to another, cut into frames.
///
///     let animation = try chart.animation()
///     let half = try animation.png(at: 0.6)
///     try animation.frames { index, png in ... }
///
/// What a moment shows depends on that moment alone. The last is the finished chart, pixel for pixel.
public struct ChartAnimation: Sendable {
    /// The finished chart.
    public let chart: Chart
    public let options: AnimationOptions
    /// When everything stands, in seconds.
    public var length: Double { options.length }
    /// How many frames there are, with those that hold the last one.
    public var frameCount: Int { movingFrameCount + Int((options.hold * options.frameRate.perSecond).rounded()) }

    /// How many frames there are until the last one is held.
    package let movingFrameCount: Int
    /// Before the selection changes.
    private let before: ChartLayout?
    private let line: DataLine
    private let measuredLine: MeasuredPath

    init(_ chart: Chart, _ options: AnimationOptions) throws(ChartError) {
        try options.validate()
        self.options = options
        if let change = options.selectionChange {
            before = try chart.selecting(change.from).layout
            self.chart = try chart.selecting(change.to)
        } else {
            before = nil
            self.chart = chart
        }
        movingFrameCount = max(options.frameRate.frame(notBefore: options.end - options.from), 1) + 1
        line = DataLine(self.chart.layout, chart.options.curve, chart.style)
        measuredLine = MeasuredPath(line.path)
    }

    /// The moment that a frame shows, in seconds from the animation's start: evenly spaced, but for the last moment, which
    /// is where the cut ends. Frames are counted from 0.
    public func time(ofFrame index: Int) -> Double {
        let last = movingFrameCount - 1
        let moving = min(max(index, 0), last)
        let forward = options.isReversed ? last - moving : moving
        return forward == last ? options.end : options.from + options.frameRate.time(ofFrame: forward)
    }

    /// What there is to see at a moment in seconds; from `length` on, the finished chart.
    public func drawing(at time: Double) -> Drawing {
        let moment = moment(at: time)
        return chart.drawing(
            of: Scene(
                chart.layout, options: chart.options, style: chart.style,
                line: line.item(measuredLine.trimmed(to: moment.strokeEnd)), at: moment))
    }

    private func moment(at time: Double) -> Moment {
        if time >= length { return .finished }
        let part = time / options.unit
        if let before { return .selecting(before: before, progress: TimingCurve.settling(part)) }
        return .drawing(DrawOn(part: options.part, dayCount: chart.layout.nodes.count), time: part)
    }
}

extension ChartAnimation {
    /// A moment, in seconds, as a PNG file.
    /// - Throws: as `Chart.png`.
    public func png(
        at time: Double, scale: Double = 3, threads: Int = 1, compression: Chart.Compression = .default
    ) throws -> [UInt8] {
        try drawing(at: time).png(scale: scale, threads: threads, compression: compression)
    }

    /// The same file part by part.
    /// - Throws: also what `sink` throws, which ends the work.
    public func png(
        at time: Double, scale: Double = 3, threads: Int = 1, compression: Chart.Compression = .default,
        to sink: (Span<UInt8>) throws -> Void
    ) throws {
        try drawing(at: time).png(scale: scale, threads: threads, compression: compression, to: sink)
    }

    /// A moment's pixels.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(at time: Double, scale: Double = 3, threads: Int = 1) throws(ChartError) -> ChartImage {
        try drawing(at: time).image(scale: scale, threads: threads)
    }
}

extension ChartAnimation {
    /// Calls `body` with every frame in order, as a PNG file.
    ///
    /// Memory is a few frames, however many there are.
    /// - Parameter threads: most cores to use; the result does not depend on it.
    /// - Throws: also what `body` throws, which ends the work.
    public func frames(
        scale: Double = 3, threads: Int = 1, compression: Chart.Compression = .default,
        _ body: (_ index: Int, _ png: [UInt8]) throws -> Void
    ) throws {
        var index = 0
        try inOrder(count: movingFrameCount, threads: threads) { index in
            try png(at: time(ofFrame: index), scale: scale, compression: compression)
        } use: { png in
            let end = index + 1 < movingFrameCount ? index + 1 : frameCount
            while index < end {
                try body(index, png)
                index += 1
            }
        }
    }
}

extension Chart {
    fileprivate func selecting(_ selection: ChartOptions.Selection) throws(ChartError) -> Chart {
        var options = options
        options.selection = selection
        return try Chart(week, options: options, style: style)
    }
}
