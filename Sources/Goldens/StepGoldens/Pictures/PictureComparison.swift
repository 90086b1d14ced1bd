/// A comparison of two pictures as they are shown: stills by their pixels, animations by every frame.
package struct PictureComparison: Sendable {
    /// The pictures that `diff` is about: the first frames that differ, or the stills.
    package private(set) var expected: PixelBuffer
    package private(set) var actual: PixelBuffer
    package private(set) var diff: ImageDiff
    /// The difference of the animations; nil where neither is animated.
    package private(set) var animation: AnimationDiff?
    /// Problems of the files that do not touch their pixels, and bits that were not compared; a line each.
    private var fileWarnings: [String]
    /// For each pixel that the pictures share, true if it is left out, in every frame.
    private let ignored: [Bool]
    private let pixelsPerDegree: VisibleDifference.PixelsPerDegree
    /// The most pixels that are examined for visible differences, and for anti-aliasing.
    private let mostAnalysed: Int
    private let name: String

    /// The most pixels that are analysed whatever the files' size, and for each byte of large files. Only small files
    /// that unpack to large pictures, which differ nearly everywhere, have more.
    static let mostAnalysedPixels = 1 << 18
    static let analysedPixelsPerByte = 16

    /// The most pixels of frames that are compared whatever the files' size, and for each byte of large ones.
    package static let mostFramePixels = 1 << 28
    package static let framePixelsPerByte = 10_000

    /// - Parameters:
    ///   - area: the area that is left out, of every frame.
    ///   - mostFramePixels: the most pixels that are compared in frames; nil for a number that suits the files' size.
    ///   - visit: a function called with each pair of frames that are not the same within the limits.
    /// - Throws: when a frame cannot be read, the area does not fit, or leaves nothing to compare, or frames have too many
    ///   pixels.
    package init(
        expected: LoadedPicture, actual: LoadedPicture, limits: DiffLimits = DiffLimits(), ignoring area: IgnoredArea,
        mostFramePixels: Int? = nil,
        eachDifferentFrame visit: (ImageDiff, PixelBuffer, PixelBuffer) throws(Failure) -> Void = { _, _, _ in }
    ) throws(Failure) {
        let ignored = try area.pixels(expected: expected.pixels, actual: actual.pixels, of: expected.name)
        let sizes = (expected: PixelSize(of: expected.pixels), actual: PixelSize(of: actual.pixels))
        let uncovered =
            limits.allows(sizes.expected, sizes.actual)
            ? area.uncovered(expected: sizes.expected, actual: sizes.actual) : UncoveredPixels()
        mostAnalysed = max(
            Self.mostAnalysedPixels, (expected.byteCount + actual.byteCount) * Self.analysedPixelsPerByte)
        name = actual.name
        // The pixels left to examine in all frames together.
        var mostExamined = mostAnalysed
        func compare(
            _ expected: PixelBuffer, _ actual: PixelBuffer, deep: ImageDiff.DeepPixels? = nil
        ) -> ImageDiff {
            let diff = ImageDiff.compare(
                expected: expected, actual: actual, deep: deep, limits: limits, ignored: ignored,
                uncovered: uncovered, mostExamined: mostExamined)
            mostExamined -= min(mostExamined, diff.examined)
            return diff
        }
        self.expected = expected.pixels
        self.actual = actual.pixels
        self.ignored = ignored
        pixelsPerDegree = limits.pixelsPerDegree
        fileWarnings = expected.warnings + actual.warnings
        let deep = expected.deep.flatMap { expected in actual.deep.map { (expected: expected, actual: $0) } }
        diff = compare(expected.pixels, actual.pixels, deep: deep)
        let parts = area.rectangles.map { ("ignored", $0) } + area.regions.map { ("compared", $0) }
        for (word, part) in parts where part.clipped(to: diff.expectedSize) != part {
            fileWarnings.append("\(expected.name): the \(word) \(part) are not all inside its \(diff.expectedSize)")
        }
        let chunks = DisplayChunks.differing(expected.file ?? [], actual.file ?? []).joined(separator: ", ")
        if !chunks.isEmpty {
            let names = "\(actual.name): differs from \(expected.name) in \(chunks)"
            fileWarnings.append("\(names): viewers may show the two differently; only pixels were compared")
        }

        var players = (expected: try expected.player(), actual: try actual.player())
        for (picture, player) in [(expected, players.expected), (actual, players.actual)]
        where picture.deep != nil && (deep == nil || player != nil) {
            let part = player == nil ? "" : "frames of "
            fileWarnings.append("\(picture.name): \(part)16 bits were compared as 8: the low bits were not looked at")
        }
        guard players.expected != nil || players.actual != nil else { return }
        var animation = AnimationDiff(expected: players.expected?.control, actual: players.actual?.control)
        let stillsAreFrames = players.expected?.startsWithStill == true && players.actual?.startsWithStill == true
        if diff.verdict != .same, !stillsAreFrames {
            animation.frames.append(AnimationDiff.Frame(index: nil, diff: diff.withoutMap()))
            try visit(diff, expected.pixels, actual.pixels)
        }

        // While no frame has differed, only areas that change can differ.
        var isEqual = diff.hasOneSize
        var index = 0
        let bytes = (expected.file?.count ?? 0) + (actual.file?.count ?? 0)
        let most = mostFramePixels ?? max(Self.mostFramePixels, bytes * Self.framePixelsPerByte)
        var framePixels = 0
        while true {
            let expectedDelay = try expected.advance(&players.expected)
            let actualDelay = try actual.advance(&players.actual)
            if expectedDelay == nil && actualDelay == nil { break }
            // The rest of the longer animation is read all the same: it may be damaged.
            if let expectedDelay, let actualDelay, let a = players.expected, let b = players.actual {
                if expectedDelay != actualDelay {
                    animation.delays.append(
                        AnimationDiff.Delay(index: index, expected: expectedDelay.words, actual: actualDelay.words))
                }
                if !isEqual || !a.picture.isEqual(to: b.picture, in: a.changedArea.union(b.changedArea)) {
                    framePixels += a.picture.pixels.count
                    guard framePixels <= most else {
                        throw Failure(
                            .badData,
                            "\(actual.name): expected at most \(most) pixels in frames that may differ, found more")
                    }
                    let found = compare(a.picture, b.picture)
                    isEqual = found.hasOneSize && found.pixels.different == 0
                    if found.verdict != .same {
                        if animation.frames.isEmpty {
                            self.expected = a.picture
                            self.actual = b.picture
                            diff = found
                        }
                        animation.frames.append(AnimationDiff.Frame(index: index, diff: found.withoutMap()))
                        try visit(found, a.picture, b.picture)
                    }
                }
            }
            index += 1
        }
        self.animation = animation
    }

    /// Problems of the files that do not touch their pixels, and pixels that were not examined, also for visible
    /// differences; a line each.
    package func warnings(_ visible: VisibleDifference? = nil) -> [String] {
        let diffs = [diff] + (animation?.frames.map(\.diff) ?? [])
        var parts: [String] = []
        if !diffs.allSatisfy(\.isFullyExamined) { parts.append("anti-aliasing was looked for among the first") }
        if visible?.isPartial == true { parts.append("visible is about the first") }
        return fileWarnings + parts.map { "\(name): more than \(mostAnalysed) pixels differ: \($0)" }
    }

    /// The visible difference of the pictures that `diff` is about. The more differs, the more time it takes.
    package func visible() -> VisibleDifference {
        diff.visible ?? VisibleDifference(expected, actual, diff.map, pixelsPerDegree, most: mostAnalysed)
    }

    package func figures() -> DiffFigures { DiffFigures(expected: expected, actual: actual, ignored: ignored) }

    package var verdict: ImageDiff.Verdict {
        diff.verdict == .same && animation?.isSame == false ? .different : diff.verdict
    }

    /// A line with the findings: see `ImageDiff.summary`, `InsertedLines` and `AnimationDiff.summary`.
    package var summary: String {
        let pixels = diff.summary + (insertedLines.map { "; \($0)" } ?? "")
        guard let words = animation?.summary, !words.isEmpty else { return pixels }
        return diff.verdict == .same ? words : "\(words): \(pixels)"
    }

    /// Lines that were inserted or removed. Finding them takes some milliseconds.
    private var insertedLines: InsertedLines? {
        guard diff.verdict != .same, diff.shift == nil, diff.greatestDeepDifference == nil else { return nil }
        let rows = expected.width == actual.width ? InsertedLines(.rows, expected, actual) : nil
        return rows ?? (expected.height == actual.height ? InsertedLines(.columns, expected, actual) : nil)
    }
}

extension LoadedPicture {
    /// A decoder of the animation; nil for a still.
    func player() throws(Failure) -> APNGDecoder? {
        guard let file else { return nil }
        return try Failure.decoding(name) { () throws(PNGError) in try APNGDecoder(file) }
    }

    /// - Throws: when a frame of an animation cannot be read.
    func validateFrames() throws(Failure) {
        var player = try player()
        while try advance(&player) != nil {}
    }

    /// The digest of a still's pixels, or of all that an animation shows.
    package func digest() throws(Failure) -> PictureDigest {
        let still = PictureDigest(of: pixels)
        var player = try player()
        if player == nil { return still }
        var digest = PixelDigest(ofAnimation: still, loops: player?.control.loops ?? 0)
        while let delay = try advance(&player), let picture = player?.picture {
            digest.add(picture, delay)
        }
        return digest.finish()
    }

    fileprivate func advance(_ player: inout APNGDecoder?) throws(Failure) -> FrameDelay? {
        try Failure.decoding(name) { () throws(PNGError) in try player?.advance() }
    }
}

extension FrameDelay {
    fileprivate var words: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension PixelBuffer {
    /// True if two pictures of one size have the same pixels in an area inside them.
    fileprivate func isEqual(to other: PixelBuffer, in area: PixelRect) -> Bool {
        (area.y..<area.y + area.height).allSatisfy { y in
            let row = y * width + area.x..<y * width + area.x + area.width
            return pixels[row] == other.pixels[row]
        }
    }
}
