/// A comparison of two pictures as they are shown: stills by their pixels, animations by every frame.
package struct PictureComparison: Sendable {
    /// The pictures that `diff` is about: the first frames beyond a limit, else those that differ most, or the stills.
    package private(set) var expected: PixelBuffer
    package private(set) var actual: PixelBuffer
    package private(set) var diff: ImageDiff
    /// The index of these frames; nil for the stills.
    private var frame: Int?
    /// The difference of the animations; nil where neither is animated.
    package private(set) var animation: AnimationDiff?
    /// Problems of the files that do not affect their pixels, and bits that were not compared; a line each.
    private var fileWarnings: [String]
    /// True for each shared pixel that is ignored, in every frame.
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

    /// - Parameter area: the area that is ignored in every frame.
    /// - Parameter mostFramePixels: the most pixels that are compared in frames; nil for a number by the files' size.
    /// - Parameter visit: a function called with each pair of frames that are not the same within the limits.
    /// - Throws: when a frame cannot be read, the area does not fit or covers all, or frames have too many pixels.
    package init(
        expected: LoadedPicture, actual: LoadedPicture, limits: DiffLimits = DiffLimits(), ignoring area: IgnoredArea,
        mostFramePixels: Int? = nil,
        eachDifferentFrame visit: (ImageDiff, PixelBuffer, PixelBuffer) throws(Failure) -> Void = { _, _, _ in }
    ) throws(Failure) {
        mostAnalysed = max(
            Self.mostAnalysedPixels, (expected.byteCount + actual.byteCount) * Self.analysedPixelsPerByte)
        let ignored = try area.pixels(expected: expected.pixels, actual: actual.pixels, of: expected.name)
        let sizes = (expected: PixelSize(of: expected.pixels), actual: PixelSize(of: actual.pixels))
        let uncovered =
            limits.allows(sizes.expected, sizes.actual)
            ? area.uncovered(expected: sizes.expected, actual: sizes.actual) : UncoveredPixels()
        // The number of pixels that may still be examined, in the stills and all frames together.
        var mostExamined = mostAnalysed
        func compare(_ expected: PixelBuffer, _ actual: PixelBuffer, _ deep: ImageDiff.DeepPixels?) -> ImageDiff {
            let diff = ImageDiff.compare(
                expected: expected, actual: actual, deep: deep, limits: limits, ignored: ignored,
                uncovered: uncovered, mostExamined: mostExamined)
            mostExamined -= min(mostExamined, diff.examined)
            return diff
        }
        self.ignored = ignored
        name = actual.name
        self.expected = expected.pixels
        self.actual = actual.pixels
        pixelsPerDegree = limits.pixelsPerDegree
        let deep = Self.pair(expected.deep, actual.deep)
        diff = compare(expected.pixels, actual.pixels, deep)
        fileWarnings = expected.warnings + actual.warnings + Self.warnings(about: area, expected, actual)

        for picture in [expected, actual] where picture.deep != nil && deep == nil {
            fileWarnings.append("\(picture.name): 16 bits were compared as 8: the low bits were not looked at")
        }
        let decoders = [try expected.player(), try actual.player()]
        guard decoders.contains(where: { $0 != nil }) else { return }
        var animation = AnimationDiff(expected: decoders[0]?.control, actual: decoders[1]?.control)
        // Stills that are the first frames are compared as frames.
        if diff.verdict != .same, !decoders.allSatisfy({ $0?.startsWithStill == true }) {
            animation.frames.append(AnimationDiff.Frame(index: nil, diff: diff.withoutMap()))
            try visit(diff, expected.pixels, actual.pixels)
        }
        let bytes = (expected.file?.count ?? 0) + (actual.file?.count ?? 0)
        let most = mostFramePixels ?? max(Self.mostFramePixels, bytes * Self.framePixelsPerByte)
        try compareFrames(decoders, of: [expected, actual], by: compare, &animation, most: most, visit)
        self.animation = animation
    }

    /// Warns of rectangles partly outside the expected picture, and of differing chunks that viewers interpret.
    private static func warnings(
        about area: IgnoredArea, _ expected: LoadedPicture, _ actual: LoadedPicture
    ) -> [String] {
        let size = PixelSize(of: expected.pixels)
        let parts = area.rectangles.map { ("ignored", $0) } + area.regions.map { ("compared", $0) }
        var warnings = parts.filter { $1.clipped(to: size) != $1 }.map { word, part in
            "\(expected.name): the \(word) \(part) are not all inside its \(size)"
        }
        let chunks = DisplayChunks.differing(expected.file ?? [], actual.file ?? []).joined(separator: ", ")
        if !chunks.isEmpty {
            let names = "\(actual.name): differs from \(expected.name) in \(chunks)"
            warnings.append("\(names): viewers may show the two differently; only pixels were compared")
        }
        return warnings
    }

    /// Returns the samples of two pictures of 16 bits; nil if one has 8, and both are compared as such.
    private static func pair(_ expected: [DeepPixel]?, _ actual: [DeepPixel]?) -> ImageDiff.DeepPixels? {
        if let expected, let actual { (expected, actual) } else { nil }
    }

    /// Adds the differing frames and delays of two animations; frames that differ replace the stills.
    private mutating func compareFrames(
        _ players: [APNGDecoder?], of pictures: [LoadedPicture],
        by compare: (PixelBuffer, PixelBuffer, ImageDiff.DeepPixels?) -> ImageDiff,
        _ animation: inout AnimationDiff, most: Int,
        _ visit: (ImageDiff, PixelBuffer, PixelBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        var players = players
        // While no frame has differed, only areas that change can differ.
        var isEqual = diff.hasOneSize
        var framePixels = 0
        for index in 0... {
            let expectedDelay = try pictures[0].advance(&players[0])
            let actualDelay = try pictures[1].advance(&players[1])
            if expectedDelay == nil, actualDelay == nil { return }
            // The rest of the longer animation is read all the same: it may be damaged.
            guard let expectedDelay, let a = players[0], let actualDelay, let b = players[1] else { continue }
            if expectedDelay != actualDelay {
                animation.delays.append(
                    AnimationDiff.Delay(index: index, expected: expectedDelay.words, actual: actualDelay.words))
            }
            if isEqual, a.showsSame(as: b, in: a.changedArea.union(b.changedArea)) { continue }
            framePixels += a.picture.pixels.count
            guard framePixels <= most else {
                throw Failure(
                    .badData, "\(name): expected at most \(most) pixels in frames that may differ, found more")
            }
            let found = compare(a.picture, b.picture, Self.pair(a.deep, b.deep))
            isEqual = found.hasOneSize && found.pixels.different == 0
            let isSame = found.verdict == .same
            if animation.frames.isEmpty, !isSame || found.pixels.different > diff.pixels.different {
                expected = a.picture
                actual = b.picture
                diff = found
                frame = index
            }
            if isSame { continue }
            animation.frames.append(AnimationDiff.Frame(index: index, diff: found.withoutMap()))
            try visit(found, a.picture, b.picture)
        }
    }

    /// Returns problems of the files that do not affect their pixels, and pixels that were not examined, a line each.
    package func warnings(_ visible: VisibleDifference? = nil) -> [String] {
        let diffs = [diff] + (animation?.frames.map(\.diff) ?? [])
        var parts: [String] = []
        if !diffs.allSatisfy(\.isFullyExamined) { parts.append("anti-aliasing was looked for among the first") }
        if visible?.isPartial == true { parts.append("visible is about the first") }
        return fileWarnings + parts.map { "\(name): more than \(mostAnalysed) pixels differ: \($0)" }
    }

    /// The visible difference of the pictures that `diff` is about. The more differs, the more time it takes.
    package func visible(threads: Int = 1) -> VisibleDifference {
        diff.visible
            ?? VisibleDifference(expected, actual, diff.map, pixelsPerDegree, most: mostAnalysed, threads: threads)
    }

    package func figures() -> DiffFigures { DiffFigures(expected: expected, actual: actual, ignored: ignored) }

    package var verdict: ImageDiff.Verdict {
        diff.verdict == .same && animation?.isSame == false ? .different : diff.verdict
    }

    /// The findings in a line: see `ImageDiff.summary`, `InsertedLines` and `AnimationDiff.summary`.
    package var summary: String {
        let place = diff.verdict == .same ? frame.map { "frame \($0): " } ?? "" : ""
        let pixels = place + diff.summary + (insertedLines.map { "; \($0)" } ?? "")
        guard let words = animation?.summary, !words.isEmpty else { return pixels }
        return diff.verdict == .same ? words : "\(words): \(pixels)"
    }

    /// A sentence about lines that were inserted or removed. Finding them takes some milliseconds.
    private var insertedLines: String? {
        guard diff.verdict != .same, diff.shift == nil, diff.greatestDeepDifference == nil else { return nil }
        let rows = expected.width == actual.width ? InsertedLines.sentence(.rows, expected, actual) : nil
        return rows ?? (expected.height == actual.height ? InsertedLines.sentence(.columns, expected, actual) : nil)
    }
}

extension LoadedPicture {
    /// The decoder of an animation; nil for a still.
    fileprivate func player() throws(Failure) -> APNGDecoder? {
        guard let file else { return nil }
        return try Failure.decoding(name) { () throws(PNGError) in try APNGDecoder(file) }
    }

    /// Decodes the next frame. Returns its delay; nil after the last, and for a still.
    fileprivate func advance(_ player: inout APNGDecoder?) throws(Failure) -> FrameDelay? {
        try Failure.decoding(name) { () throws(PNGError) in try player?.advance() }
    }

    /// - Throws: when a frame of an animation cannot be read.
    func validateFrames() throws(Failure) {
        var player = try player()
        while try advance(&player) != nil {}
    }

    /// The digest of a still's pixels, or of all that an animation shows.
    package func digest() throws(Failure) -> PictureDigest {
        let still = PictureDigest(of: pixels, deep: deep ?? [])
        var player = try player()
        guard let control = player?.control else { return still }
        var digest = PixelDigest(ofAnimation: still, loops: control.loops)
        while let delay = try advance(&player), let shown = player { digest.add(shown, delay) }
        return digest.finish()
    }
}

extension FrameDelay {
    fileprivate var words: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension APNGDecoder {
    /// True if another of the same size shows the same pixels in an area inside it.
    fileprivate func showsSame(as other: APNGDecoder, in area: PixelRect) -> Bool {
        area.positions(inWidth: picture.width).allSatisfy { row in
            if let deep, let otherDeep = other.deep { return deep[row] == otherDeep[row] }
            return picture.pixels[row] == other.picture.pixels[row]
        }
    }
}
