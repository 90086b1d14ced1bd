import StepPNG

/// What verifying one case found.
package struct CaseResult: Sendable {
    /// What reports call an outcome.
    package enum Kind: String, CaseIterable, Sendable {
        case same, different, size, new, missing, error
    }

    package enum Outcome: Sendable {
        /// `variant` is the approved alternate that was matched, as in `arm` for `week@arm.png`; nil for the golden itself.
        case same(Evidence = .equalFiles, variant: String? = nil)
        case different(Evidence, Pictures? = nil)
        case size(Evidence, Pictures? = nil)
        /// There is a picture and no golden.
        case new(actual: [UInt8]? = nil, digest: PictureDigest? = nil)
        /// There is a golden and no picture.
        case missing(expected: [UInt8]? = nil)
        /// One of the two cannot be had or compared. The golden, where it can be read.
        case error(expected: [UInt8]? = nil)
    }

    /// What the verdict rests on.
    package enum Evidence: Sendable {
        case equalFiles
        /// Without its map: of the first frames that differ, where there is an animation. `measures` where they were asked
        /// for and the pictures are not the same.
        case pixels(ImageDiff, animation: AnimationDiff? = nil, measures: Measures? = nil)
        case digests(expected: PictureDigest, actual: PictureDigest)
    }

    package struct Measures: Sendable {
        package var figures: DiffFigures
        package var regions: DiffRegions
    }

    /// PNG files, where they were asked for.
    package struct Pictures: Sendable {
        package var expected: [UInt8]
        package var actual: [UInt8]
        /// `expected | difference | actual`.
        package var difference: [UInt8]
        /// `ImageDiff.classes`; nil where each pixel that differs is counted.
        package var classes: [UInt8]?
        /// Of the first of `AnimationDiff.frames`, `mostFrames` at most.
        package var frames: [FramePictures] = []
    }

    /// A frame of two animations, as it is shown: PNG files.
    package struct FramePictures: Sendable {
        package var expected: [UInt8]
        package var actual: [UInt8]
        package var classes: [UInt8]?
    }

    /// What results carry of cases that are not the same, beside the verdict.
    package struct Detail: OptionSet, Sendable {
        /// Figures and regions, which take time.
        package static let measures = Detail(rawValue: 1)
        package static let pictures = Detail(rawValue: 2)

        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// More frames than a person steps through make a report too large.
    package static let mostFrames = 20

    /// As in `week/dark`: the golden's path in its folder without `.png`.
    package var name: String
    package var outcome: Outcome
    /// One line for a person; empty where no pixel differs.
    package var message: String
    package var tolerance: Tolerance
    /// What is wrong with the files without touching their pixels, and what was not looked at.
    package var warnings: [String] = []
    /// Whether the golden was written.
    package var recorded = false
    /// Paths of the pictures that were left for people.
    package var pictures: [String] = []
    /// SHA-256 of the picture among them that could become the golden, in hexadecimal digits.
    var actualDigest: String?
    package var milliseconds = 0.0

    package init(name: String, _ outcome: Outcome, message: String = "", tolerance: Tolerance = Tolerance()) {
        (self.name, self.outcome, self.message, self.tolerance) = (name, outcome, message, tolerance)
    }

    package var kind: Kind {
        switch outcome {
        case .same: .same
        case .different: .different
        case .size: .size
        case .new: .new
        case .missing: .missing
        case .error: .error
        }
    }

    /// In trouble, nothing of what was found before counts.
    mutating func fail(_ line: String) { (outcome, message) = (.error(), line) }
}

// MARK: For reports

extension CaseResult {
    package var variant: String? {
        if case .same(_, let variant) = outcome { variant } else { nil }
    }

    package var evidence: Evidence? {
        switch outcome {
        case .same(let evidence, _), .different(let evidence, _), .size(let evidence, _): evidence
        case .new, .missing, .error: nil
        }
    }

    /// Nil where nothing was compared pixel by pixel.
    package var diff: ImageDiff? {
        if case .pixels(let diff, _, _) = evidence { diff } else { nil }
    }

    /// Nil where neither picture is animated, or nothing was compared.
    package var animation: AnimationDiff? {
        if case .pixels(_, let animation, _) = evidence { animation } else { nil }
    }

    package var actualPNG: [UInt8]? {
        switch outcome {
        case .different(_, let pictures), .size(_, let pictures): pictures?.actual
        case .new(let actual, _): actual
        case .same, .missing, .error: nil
        }
    }

    package var expectedPNG: [UInt8]? {
        switch outcome {
        case .missing(let expected), .error(let expected): expected
        case .same, .different, .size, .new: comparedPNGs?.expected
        }
    }

    package var comparedPNGs: Pictures? {
        switch outcome {
        case .different(_, let pictures), .size(_, let pictures): pictures
        case .same, .new, .missing, .error: nil
        }
    }
}
