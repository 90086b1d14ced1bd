import StepVideo

extension WeekAnimation {
    /// Returns the animation as a GIF, with 25 frames per second if the options have no rate.
    /// - Throws: as `apng(_:)` does, and `ChartError.invalidOption` for values that a GIF cannot have.
    public func gif(_ rendering: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try ChartError.collecting { sink in try gif(rendering) { part in try sink(part.span) } }
    }

    /// Writes the animation as a GIF with at most 256 colours and 50 frames per second; the default rate is 25.
    ///
    /// The frames are drawn twice, first to choose the colours; memory is as for ``apng(_:)``. Pixels that are not
    /// opaque are blended with the theme's background, as GIF has no soft edges.
    /// - Throws: as `WeekChart.png`, `ChartError.invalidOption` for values a GIF cannot have, and what `sink` throws.
    public func gif(_ rendering: RenderOptions = RenderOptions(), to sink: ([UInt8]) throws -> Void) throws {
        try with(self) { $0.options = options.inGIFTime }.gif(rendering, progress: { _ in }, to: sink)
    }

    /// Writes the animation as a GIF, and reports the progress.
    /// - Parameter progress: called after each frame with the number of frames that are done.
    package func gif(_ rendering: RenderOptions, progress: (Int) -> Void, to sink: ([UInt8]) throws -> Void) throws {
        let rate = options.frameRate
        let loop = options.loop
        let size = try still.pixelSize(rendering)
        try ChartError.check(
            "frame rate", rate.frames * GIFEncoder.leastDelay <= rate.seconds * 100,
            "at most 50 frames a second in a GIF", "\(rate.frames)/\(rate.seconds)")
        let most = GIFEncoder.mostPlays
        try ChartError.check("loop", loop ?? 1 <= most, "at most \(most) in a GIF", loop ?? 1)
        try validateWork(rendering)
        var counts = ColorCounts()
        try changes(rendering, background: background) { previous, picture, rows in
            var counts = ColorCounts()
            for row in rows.joined() {
                try rendering.deadline.check("a frame")
                counts.add(row..<row + 1, of: picture, inPlaceOf: previous)
            }
            return counts
        } use: {
            // The pixels that a frame changes stay until the end.
            counts.add($0, times: frameCount - $1)
        }
        let palette = GIFPalette(counts) { rendering.deadline.isOver }
        try rendering.deadline.check("a palette")
        var encoder = GIFEncoder(size, palette, plays: loop)
        try sink(encoder.header)
        // The end of a frame in hundredths of a second from the start: rounding errors do not add up.
        func end(_ frame: Int) -> Int { (200 * frame * rate.seconds + rate.frames) / (2 * rate.frames) }
        try changes(rendering, background: background) { previous, picture, rows in
            GIFFrame(from: previous, to: picture, rows: rows, palette) { rendering.deadline.isOver }
        } use: { change, frame in
            try sink(encoder.append(change, until: end(frame + 1)))
            progress(frame + 1)
        }
        try sink(encoder.append(nil, until: end(frameCount)))
        try sink(encoder.finish())
    }

    /// Writes uncompressed frames as YUV4MPEG2 for a video encoder, blended with the theme's background.
    /// - Parameter progress: called after each frame with the number of frames that are done.
    /// - Throws: as `WeekChart.png`, and what `sink` throws.
    package func y4m(_ rendering: RenderOptions, progress: (Int) -> Void, to sink: ([UInt8]) throws -> Void) throws {
        let rate = options.frameRate
        let size = try still.pixelSize(rendering)
        try validateWork(rendering)
        try sink(Y4MFrame.header(size, frames: rate.frames, seconds: rate.seconds))
        var frame = Y4MFrame(size)
        var done = 0
        func write() throws {
            try sink(frame.bytes)
            done += 1
            progress(min(done, movingFrameCount))
        }
        try changes(rendering, background: background) { _, picture, rows in
            rows.map { Y4MFrame.PlaneRows($0, of: picture) { rendering.deadline.isOver } }
        } use: { rows, _ in
            for rows in rows { frame.replace(rows) }
            try write()
        }
        while done < frameCount { try write() }
    }
}
