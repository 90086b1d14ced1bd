extension WeekAnimation {
    /// The number of consecutive frames that one core makes. Each run also draws the frame before.
    private static let framesPerRun = 16

    /// Draws all frames that move, each only where it differs from the one before.
    ///
    /// The memory holds two pictures per core, and the changes of two runs.
    /// - Parameters:
    ///   - background: an opaque colour, for files that have no alpha, or the picture's own.
    ///   - make: makes a change, on any core, from the picture before, which is nil for the first one, the picture, and
    ///     the rows in which they may differ.
    ///   - use: takes the changes in order, each with the index of its frame.
    func changes<Change: Sendable>(
        _ rendering: RenderOptions, background: Color,
        _ make: @escaping @Sendable (PixelBuffer?, PixelBuffer, [Range<Int>]) throws -> Change,
        use: (Change, _ frame: Int) throws -> Void
    ) throws {
        @Sendable func scene(_ index: Int) -> Scene {
            with(drawing(at: time(ofFrame: index)).scene) { $0.background = background }
        }
        let runs = (movingFrameCount - 1) / Self.framesPerRun + 1
        let size = try still.pixelSize(rendering)
        // All cores together use no more memory for pictures than one core may.
        let mostThreads = max(1, RenderOptions.maximumPixels / (size.width * size.height))
        var frame = 0
        try inOrder(count: runs, threads: min(rendering.threads, runs, mostThreads)) { run in
            let start = run * Self.framesPerRun
            let end = min(start + Self.framesPerRun, movingFrameCount)
            var painter = FramePainter(scene(max(start - 1, 0)), scale: rendering.scale, until: rendering.deadline)
            var previous = painter.picture
            var made = start == 0 ? [try make(nil, previous, [0..<previous.height])] : []
            for index in max(start, 1)..<end {
                try rendering.deadline.check("frame \(index)")
                let rows = painter.draw(scene(index))
                made.append(try make(previous, painter.picture, rows))
                for rows in rows {
                    let indices = rows.lowerBound * previous.width..<rows.upperBound * previous.width
                    previous.pixels.replaceSubrange(indices, with: painter.picture.pixels[indices])
                }
            }
            return made
        } use: { made in
            for change in made {
                try use(change, frame)
                frame += 1
            }
        }
    }

    /// Draws all frames that move, one after another, in the memory of one picture.
    /// - Parameter use: takes each picture with its index, from 0.
    package func pictures(
        _ rendering: RenderOptions, use: (_ index: Int, _ picture: PixelBuffer) throws -> Void
    ) throws {
        func scene(_ index: Int) -> Scene { drawing(at: time(ofFrame: index)).scene }
        var painter = FramePainter(scene(0), scale: rendering.scale, until: rendering.deadline)
        for index in 0..<movingFrameCount {
            try rendering.deadline.check("frame \(index)")
            if index > 0 { _ = painter.draw(scene(index)) }
            try use(index, painter.picture)
        }
    }
}
