import StepPNG

extension WeekAnimation {
    /// The animation as one PNG file: the finished chart, for viewers that know no animation, and the frames.
    ///
    /// Each frame is drawn only where it differs from the one before. Takes memory for two pictures per thread, however many frames there are, and for the file.
    /// - Throws: as `WeekChart.png`, and `ChartError.invalidOption` for 100 frames a second or more, which browsers
    ///   would play at 10.
    public func apng(_ rendering: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        var file: [UInt8] = []
        do {
            let correction = try apng(rendering) { bytes in
                bytes.withUnsafeBufferPointer { file.append(contentsOf: $0) }
            }
            correction.apply(to: &file)
        } catch let error as ChartError {
            throw error
        } catch {
            throw .notEncoded(reason: "\(error)")
        }
        return file
    }

    /// The same file part by part, and in the end what is to be put in place of some bytes near its start.
    ///
    /// - Parameter progress: told after each frame how many are done.
    package func apng(
        _ rendering: RenderOptions, progress: (Int) -> Void = { _ in }, to sink: (Span<UInt8>) throws -> Void
    ) throws -> APNGEncoder.Correction {
        try ChartError.translating { try encoded(rendering, progress: progress, to: sink) }
    }

    private func encoded(
        _ rendering: RenderOptions, progress: (Int) -> Void, to sink: (Span<UInt8>) throws -> Void
    ) throws -> APNGEncoder.Correction {
        let rate = options.frameRate
        guard rate.perSecond < 100 else {
            throw ChartError.invalidOption(
                "frame rate", expected: "below 100 frames a second in an animated PNG",
                found: "\(rate.frames)/\(rate.seconds)")
        }
        try validateWork(rendering)
        let still = chart.drawing
        let canvas = try still.canvas(rendering)
        let format = format
        var encoder = try APNGEncoder(
            still.info(of: canvas, rendering), format: format, hasStill: options.hasStill, loops: options.loop ?? 0)
        if options.hasStill {
            try canvas.render(threads: rendering.threads) { rows throws in
                try encoder.write(rows: rows)
                try encoder.drain(sink)
            }
        }
        let delay = try FrameDelay(rate.seconds, rate.frames)
        var done = 0
        let runs = (movingFrameCount - 1) / Self.framesPerRun + 1
        try inOrder(count: runs, threads: min(rendering.threads, runs)) { run in
            try changes(inRun: run, format, rendering)
        } use: { frames in
            for frame in frames {
                try encoder.append(frame, delay: delay)
                try encoder.drain(sink)
                done += 1
                progress(done)
            }
        }
        if frameCount > done {
            try encoder.append(nil, delay: FrameDelay((frameCount - done) * rate.seconds, rate.frames))
        }
        let correction = try encoder.finish()
        try encoder.drain(sink)
        return correction
    }

    /// Frames that one core makes in a row. A frame needs the picture before it, so each run draws one more.
    private static let framesPerRun = 16

    /// What each frame of a run adds to the one before; nil where it adds nothing.
    private func changes(inRun run: Int, _ format: APNGFormat, _ rendering: RenderOptions) throws -> [APNGFrame?] {
        let compression = rendering.compression.codec
        func scene(_ index: Int) -> Scene { drawing(at: time(ofFrame: index)).scene }
        let start = run * Self.framesPerRun
        let end = min(start + Self.framesPerRun, movingFrameCount)
        var painter = FramePainter(scene(max(start - 1, 0)), scale: rendering.scale)
        var previous = painter.picture
        var frames: [APNGFrame?] = start == 0 ? [try APNGFrame(previous, format: format, compression: compression)] : []
        for index in max(start, 1)..<end {
            let rows = painter.draw(scene(index))
            frames.append(
                try APNGFrame.change(
                    from: previous, to: painter.picture, rows: rows, format: format, compression: compression))
            for rows in rows { previous.copy(rows, of: painter.picture) }
        }
        return frames
    }
}

extension PixelBuffer {
    /// Takes some rows from a picture of the same size.
    fileprivate mutating func copy(_ rows: Range<Int>, of other: PixelBuffer) {
        let places = rows.lowerBound * width..<rows.upperBound * width
        pixels.replaceSubrange(places, with: other.pixels[places])
    }
}
