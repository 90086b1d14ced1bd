extension AnimationOptions {
    /// The frame rate: another name of `frameRate`.
    public var fps: FrameRate {
        get { frameRate }
        set { frameRate = newValue }
    }
}

extension Int? {
    /// The number of plays of an animation that never ends: nil.
    public static var forever: Int? { nil }
}

extension WeekChart {
    /// An animation of the chart drawing itself in `duration` seconds, apart from the last nodes.
    /// - Throws: `ChartError.invalidOption` for a time that is out of its range.
    public func animation(duration: Double) throws(ChartError) -> WeekAnimation {
        try animation(with(AnimationOptions()) { $0.duration = duration })
    }
}

extension WeekAnimation {
    /// The animation as one PNG file, with a rate and a number of plays in place of those of the options.
    /// - Throws: as `apng(_:)` does, and `ChartError.invalidOption` for a value that is out of its range.
    public func apng(
        _ rendering: RenderOptions = RenderOptions(), fps: FrameRate, loop: Int? = 1
    ) throws(ChartError) -> [UInt8] {
        let options = with(options) {
            $0.frameRate = fps
            $0.loop = loop
        }
        try options.validate()
        return try with(self) { $0.options = options }.apng(rendering)
    }

    /// The animation as a GIF, with 25 frames per second if the options have no rate.
    /// - Throws: as `apng(_:)` does, and `ChartError.invalidOption` for values that a GIF cannot have.
    public func gif(_ rendering: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try ChartError.collecting { sink in try gif(rendering) { part in try sink(part.span) } }
    }

    /// The finished picture as an SVG file, in which it draws itself.
    /// - Throws: `ChartError.invalidOption` for a change of the selection, and for a scale that is out of its range.
    public func svg(scale: Double = 1) throws(ChartError) -> String { try selfDrawing().svg(scale: scale) }
}
