/// What verifying one case found.
package struct CaseResult: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case same, different, size
        /// There is a picture and no golden.
        case new
        /// There is a golden and no picture.
        case missing
        /// One of the two cannot be had or compared.
        case error
    }

    /// PNG files of two pictures that were compared, beside themselves.
    package struct Pictures: Sendable {
        /// `expected | difference | actual`.
        package var sideBySide: [UInt8]
        /// `DiffPicture.difference`, where a report shows it.
        package var difference: [UInt8]?
        /// Of the first of `AnimationDiff.frames`, `mostFrames` at most.
        package var frames: [FramePictures] = []
        /// Where most differs, in a square of half `PagePictures.leastSide`; nil where no pixel is counted.
        var densest: PixelRect?
    }

    /// A frame of two animations, as it is shown: PNG files.
    package typealias FramePictures = (expected: [UInt8], actual: [UInt8], difference: [UInt8])

    /// What results carry of cases that are not the same, beside the verdict.
    package enum Detail: Sendable {
        /// Figures and regions, which take time.
        case measures
        case pictures
    }

    /// More frames than a person steps through make a report too large.
    package static let mostFrames = 20

    /// As in `week/dark`: see `PictureFile`.
    package var name: String
    /// The golden's name: the case's own, but for all but the first of several pictures with one golden.
    let golden: String
    package var kind: Kind
    /// The approved alternate that was matched, as in `arm` for `week@arm.png`; nil for the golden itself.
    package var variant: String?
    /// Without its map: of the first frames that differ, where there is an animation. Nil where nothing was compared pixel
    /// by pixel.
    package var diff: ImageDiff?
    /// Nil where neither picture is animated, or nothing was compared.
    package var animation: AnimationDiff?
    /// Where two pictures were compared that are not the same.
    package var visible: VisibleDifference?
    /// Where they were asked for and the pictures are not the same.
    package var measures: (figures: DiffFigures, regions: DiffRegions)?
    /// What the lock has, and what was found; nil where pictures were compared.
    var digests: (expected: PictureDigest?, actual: PictureDigest)?
    /// Files, where they were asked for and the pictures are not the same.
    package var expectedFile: [UInt8]?
    package var actualFile: [UInt8]?
    package var comparedPNGs: Pictures?
    /// One line for a person; empty where no pixel differs.
    package var message: String
    package var tolerance: Tolerance
    /// What is wrong with the files without touching their pixels, and what was not looked at.
    package var warnings: [String] = []
    /// Whether the golden was written.
    package var recorded = false
    /// Paths of the pictures that were left for people.
    package var pictures: [String] = []
    /// Whether a small picture was left for pages of others.
    package var hasExcerpt = false
    /// What a person may approve; nil where nothing was left to approve.
    var failure: FailureList.Entry?
    package var milliseconds = 0.0

    package init(
        name: String, golden: String? = nil, _ kind: Kind, message: String = "", tolerance: Tolerance = Tolerance()
    ) {
        (self.name, self.kind, self.message, self.tolerance) = (name, kind, message, tolerance)
        self.golden = golden ?? name
    }

    /// Takes in what comparing two pictures has found.
    /// - Parameters:
    ///   - isVisible: whether it takes the time to find what a person sees of it.
    ///   - isMeasured: whether it takes the time for figures and regions.
    package mutating func add(_ comparison: PictureComparison, isVisible: Bool = true, isMeasured: Bool = true) {
        kind = Kind(rawValue: comparison.verdict.rawValue) ?? .error
        message = comparison.summary
        diff = comparison.diff.withoutMap()
        animation = comparison.animation
        visible = isVisible ? comparison.visible() : nil
        warnings = comparison.warnings(visible)
        if isMeasured { measures = (comparison.figures(), comparison.diff.regions()) }
    }

    /// In trouble, nothing of what was found before counts.
    mutating func fail(_ line: String) {
        (kind, message, variant, diff, animation, digests) = (.error, line, nil, nil, nil, nil)
        (visible, measures) = (nil, nil)
        dropPictures()
    }

    mutating func dropPictures() { (expectedFile, actualFile, comparedPNGs) = (nil, nil, nil) }
}
