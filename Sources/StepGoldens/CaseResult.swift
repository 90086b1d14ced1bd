import StepImageDiff
import StepPictures

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

    /// As in `week/dark`: the golden's path in its folder without `.png`.
    package var name: String
    package var kind: Kind
    /// One line for a person; empty where no pixel differs.
    package var message = ""
    package var tolerance = Tolerance()
    /// Which approved alternate was matched, as in `arm` for `week@arm.png`; nil for the golden itself.
    package var variant: String?
    /// Without its map. Nil where nothing was compared pixel by pixel: also where both files have the same bytes.
    package var diff: ImageDiff?
    /// Like `regions`, where measures were asked for and the case is `different` or `size`.
    package var figures: DiffFigures?
    package var regions: DiffRegions?
    /// What the lock has, and what was found; nil where pictures were compared.
    package var digests: (expected: PictureDigest?, actual: PictureDigest)?
    /// Whether the golden was written.
    package var recorded = false
    /// Paths of the pictures that were left for people.
    package var pictures: [String] = []
    package var milliseconds = 0.0

    /// The pictures as PNG files, where they were asked for and the case is not `same`.
    package var expectedPNG: [UInt8]?
    package var actualPNG: [UInt8]?
    /// `expected | difference | actual`.
    package var diffPNG: [UInt8]?
    /// `ImageDiff.classes`, where pictures were asked for; nil where each pixel that differs is counted.
    package var classesPNG: [UInt8]?

    package init(name: String, kind: Kind, message: String = "") {
        self.name = name
        self.kind = kind
        self.message = message
    }
}
