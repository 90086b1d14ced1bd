extension WeekAnimation {
    /// Writes the animation as a WebP without loss. It takes memory for a few pictures, and twice for the file.
    /// - Parameter progress: a function called after each frame with the number of frames done.
    /// - Throws: as `WeekChart.png`, for options that a WebP does not allow, and errors of `sink`.
    func webP(_ rendering: RenderOptions, progress: (Int) -> Void, to sink: ([UInt8]) throws -> Void) throws {
        let rate = options.frameRate
        let size = try still.pixelSize(rendering)
        try size.check(atMost: WebPPicture.maxSide)
        let isTooFast = rate.frames > WebPAnimation.mostFrames * rate.seconds
        try refuse(isTooFast, "fps", "at most \(WebPAnimation.mostFrames) frames a second in a WebP", found: rate.word)
        let plays = options.loop
        let mostPlays = WebPAnimation.mostPlays
        try refuse(plays ?? 1 > mostPlays, "loop", "at most \(mostPlays) in a WebP", found: "\(plays ?? 1)")
        try validateWork(rendering)
        let animation = try WebPAnimation(size, plays: plays)
        // Times are milliseconds from the start, rounded, so that durations add up.
        func start(_ frame: Int) -> Int { (2000 * frame * rate.seconds + rate.frames) / (2 * rate.frames) }
        try pictures(rendering) { index, picture in
            try animation.append(picture, at: start(index))
            progress(index + 1)
        }
        try sink(animation.finish(at: start(frameCount)))
    }
}
