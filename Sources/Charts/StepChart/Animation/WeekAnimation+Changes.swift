extension WeekAnimation {
    /// Frames that one core makes in a row. A frame needs the picture before it, so each run draws one more.
    private static let framesPerRun = 16

    /// Draws all frames that move, each only where it differs from the one before.
    ///
    /// Memory is two pictures for each core, and what is made of the frames of two runs.
    /// - Parameters:
    ///   - background: opaque, for files that have no alpha, or the picture's own.
    ///   - make: what the picture adds to the one before, nil of the first, from which it differs at most in some rows; on
    ///     any core.
    ///   - use: takes what is made, in order, and the number of its frame.
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
        // The pictures of all cores take no more memory than those of one core may.
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
                    let places = rows.lowerBound * previous.width..<rows.upperBound * previous.width
                    previous.pixels.replaceSubrange(places, with: painter.picture.pixels[places])
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

    /// Draws all frames that move, one after another, in memory for one picture.
    /// - Parameter use: takes each with its number, from 0.
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
