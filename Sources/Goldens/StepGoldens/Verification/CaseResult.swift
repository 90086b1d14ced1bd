package struct CaseResult: Sendable {
    package enum CaseKind: String, OptionChoice {
        case same, different, size
        /// There is a picture and no golden.
        case new
        /// There is a golden and no picture.
        case missing
        /// One of the two cannot be read or compared.
        case error
    }

    /// PNG files about two pictures that were compared, without the pictures themselves.
    package struct Pictures: Sendable {
        /// `expected | difference | actual`.
        package var sideBySide: [UInt8]
        /// The difference alone, without frames, where a report shows it.
        package var difference: [UInt8]?
        /// PNG files of the first of `AnimationDiff.frames`, `mostFrames` at most.
        package var frames: [FramePictures] = []
        /// The densest differences, in a square of half `PagePictures.leastSide`; nil where no pixel is counted.
        var densest: PixelRect?
    }

    /// PNG files of a frame of two animations, as it is shown.
    package typealias FramePictures = (expected: [UInt8], actual: [UInt8], difference: [UInt8])

    /// Details of cases that are not the same, which results have on request.
    package enum CaseDetail: CaseIterable, Sendable {
        /// The visible difference, which takes most of the time where many pixels differ.
        case visible
        /// Figures and regions, which take time.
        case measures
        /// The actual picture, and one of expected, difference and actual side by side.
        case pictures
        /// The pictures that only a page shows: the difference alone, and its densest part.
        case pagePictures
    }

    /// The most frames: more than a person steps through make a report too large.
    package static let mostFrames = 20

    /// The name, as in `week/dark`: see `PictureFile`.
    package var name: String
    /// The golden's name: that of the case, except for the second and further pictures of one golden.
    let golden: String
    package var kind: CaseKind
    /// The approved alternate that was matched, as in `arm` for `week@arm.png`; nil for the golden itself.
    package var variant: String?
    /// The difference, of animations that of the first differing frames, without its map; nil if none was computed.
    package var diff: ImageDiff?
    /// The animations' difference; nil where neither picture is animated, or nothing was compared.
    package var animation: AnimationDiff?
    /// The visible difference, if two pictures were compared and are not the same.
    package var visible: VisibleDifference?
    /// Figures and regions, if they were requested and the pictures are not the same.
    package var measures: (figures: DiffFigures, regions: DiffRegions)?
    /// The digest in the lock, and the one that was found; nil where pictures were compared.
    var digests: (expected: PictureDigest?, actual: PictureDigest)?
    /// The files' bytes, if they were requested and the pictures are not the same.
    package var expectedFile: [UInt8]?
    package var actualFile: [UInt8]?
    package var comparedPNGs: Pictures?
    /// One line for a person; empty where no pixel differs.
    package var message: String
    package var tolerance: Tolerance
    /// Problems of the files that do not affect their pixels, and pixels that were not examined.
    package var warnings: [String] = []
    package var recorded = false
    /// Paths of the pictures that were written for people.
    package var pictures: [String] = []
    /// True if an excerpt was written: see `DiffExcerpt`.
    package var hasExcerpt = false
    /// The entry that a person may approve; nil where there is nothing to approve.
    var failure: FailureList.FailureEntry?
    package var milliseconds = 0.0

    package init(
        name: String, golden: String? = nil, _ kind: CaseKind, message: String = "", tolerance: Tolerance = Tolerance()
    ) {
        (self.name, self.kind, self.message, self.tolerance) = (name, kind, message, tolerance)
        self.golden = golden ?? name
    }

    /// Adds the findings of a comparison, and of the details `visible` and `measures`.
    package mutating func add(
        _ comparison: PictureComparison, _ details: Set<CaseDetail> = [.visible, .measures], threads: Int = 1
    ) {
        kind = CaseKind(rawValue: comparison.verdict.rawValue) ?? .error
        message = comparison.summary
        diff = comparison.diff.withoutMap()
        animation = comparison.animation
        visible = details.contains(.visible) ? comparison.visible(threads: threads) : nil
        warnings = comparison.warnings(visible)
        if details.contains(.measures) { measures = (comparison.figures(), DiffRegions(of: comparison.diff.map)) }
    }

    /// Turns the result into an error and discards all earlier findings.
    mutating func fail(_ line: String) {
        (kind, message, variant, diff, animation, digests) = (.error, line, nil, nil, nil, nil)
        (visible, measures) = (nil, nil)
        dropPictures()
    }

    mutating func dropPictures() { (expectedFile, actualFile, comparedPNGs) = (nil, nil, nil) }
}
