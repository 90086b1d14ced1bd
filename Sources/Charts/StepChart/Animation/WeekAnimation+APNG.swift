import StepPNG

extension WeekAnimation {
    /// Returns the animation as one PNG file: the frames, and the finished chart for viewers without animation.
    ///
    /// Frames are drawn only where they differ from the one before. Memory holds two pictures per thread, and the file.
    /// - Throws: as `WeekChart.png`, and `ChartError.invalidOption` for 100 frames a second or more, which browsers
    ///   would play at 10, and for libpng's compression, which only stills can have.
    public func apng(_ rendering: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        var correction: APNGEncoder.Correction?
        var file = try ChartError.collecting { sink in correction = try apng(rendering, to: sink) }
        correction?.apply(to: &file)
        return file
    }

    /// Returns the animation as one PNG file, with a rate and a number of plays in place of those of the options.
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

    /// Writes the same file part by part.
    /// - Parameter progress: called after each frame with the number of frames that are done.
    /// - Returns: the correction of some bytes near the file's start, which are known only at its end.
    package func apng(
        _ rendering: RenderOptions, progress: (Int) -> Void = { _ in }, to sink: (Span<UInt8>) throws -> Void
    ) throws -> APNGEncoder.Correction {
        try ChartError.translating {
            let rate = options.frameRate
            try ChartError.check(
                "frame rate", rate.perSecond < 100, "below 100 frames a second in an animated PNG",
                "\(rate.frames)/\(rate.seconds)")
            try ChartError.check(
                "compression", rendering.compression != .libpng, "default for an animated PNG", "libpng")
            try validateWork(rendering)
            let canvas = try still.canvas(rendering)
            let key = key
            var encoder = try APNGEncoder(
                still.info(of: canvas, rendering), key: key, hasStill: options.hasStill, loops: options.loop ?? 0)
            if options.hasStill {
                try canvas.render(threads: rendering.threads) { rows throws in
                    try encoder.write(rows: rows)
                    try encoder.drain(sink)
                }
            }
            let delay = try FrameDelay(rate.seconds, rate.frames)
            try changes(rendering, background: still.scene.background) { previous, picture, rows -> APNGFrame? in
                let deadline = rendering.deadline
                do {
                    return try APNGFrame(from: previous, to: picture, rows: rows, key: key, until: deadline)
                } catch {
                    // A frame that the deadline cut off fails with the same error as one for which memory is short.
                    try deadline.check("a frame")
                    throw error
                }
            } use: { change, frame in
                try encoder.append(change, delay: delay)
                try encoder.drain(sink)
                progress(frame + 1)
            }
            let held = frameCount - movingFrameCount
            if held > 0 { try encoder.append(nil, delay: FrameDelay(held * rate.seconds, rate.frames)) }
            let correction = try encoder.finish()
            try encoder.drain(sink)
            return correction
        }
    }
}
