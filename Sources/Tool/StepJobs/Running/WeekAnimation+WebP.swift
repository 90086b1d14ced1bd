extension WeekAnimation {
    /// Writes the animation as a WebP without loss, for chats that play no animated PNG.
    ///
    /// Takes memory for two pictures per thread, and twice for the file.
    /// - Parameter progress: told after each frame how many are done.
    /// - Throws: as `WeekChart.png`, for what a WebP cannot say, and what `sink` throws.
    func webP(
        _ rendering: RenderOptions, progress: (Int) -> Void, to sink: ([UInt8]) throws -> Void
    ) throws {
        let rate = options.frameRate
        let size = try still.pixelSize(rendering)
        try size.check(atMost: WebPPicture.maxSide)
        let (mostFrames, mostPlays) = (WebPAnimation.mostFrames, WebPAnimation.mostPlays)
        try refuse(
            rate.frames > mostFrames * rate.seconds, "fps", "at most \(mostFrames) frames a second in a WebP",
            found: "\(rate.frames)/\(rate.seconds)")
        let plays = options.loop
        try refuse(plays ?? 1 > mostPlays, "loop", "at most \(mostPlays) in a WebP", found: "\(plays ?? 1)")
        try validateWork(rendering)
        var animation = try WebPAnimation(size, plays: plays)
        // Milliseconds, rounded from the start so that they add up.
        func end(_ frame: Int) -> Int { (2000 * frame * rate.seconds + rate.frames) / (2 * rate.frames) }
        var done = 0
        try changes(rendering, background: still.scene.background) { previous, picture, rows in
            try WebPAnimation.Frame(from: previous, to: picture, rows: rows)
        } use: { frame in
            done += 1
            try animation.append(frame, until: end(done))
            progress(done)
        }
        try animation.append(nil, until: end(frameCount))
        try sink(animation.finish())
    }
}
