import StepFiles
import StepGoldens
import StepImageDiff
import StepPictures

/// Two pictures to compare, by the paths of their files; `-` is standard input.
package struct Comparison {
    package var expected: String
    package var actual: String
    package var tolerance: Tolerance
    /// What `render --layout-json` wrote of either; nil where regions are to have no names.
    package var layout: String?

    package init(expected: String, actual: String, tolerance: Tolerance = Tolerance(), layout: String? = nil) {
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        self.layout = layout
    }

    /// Every file that is read, by its option.
    package var inputs: [(role: String, path: String)] {
        [("<expected>", expected), ("<actual>", actual)]
            + [("--mask", tolerance.mask), ("--layout-json", layout)].compactMap { role, path in
                path.map { (role, $0) }
            }
    }

    /// - Throws: when a file cannot be had or is not what it should be, or nothing is left to compare.
    package func report() throws(Failure) -> CompareReport {
        let area = try tolerance.ignoredArea()
        let comparison = try PictureComparison(
            expected: try LoadedPicture(try InputFile(expected)), actual: try LoadedPicture(try InputFile(actual)),
            limits: tolerance.limits, ignoring: area)
        let figures: DiffFigures
        do {
            figures = try DiffFigures(expected: comparison.expected, actual: comparison.actual, ignoring: area)
        } catch {
            throw Failure(.badData, error.description)
        }
        return CompareReport(
            comparison: comparison, figures: figures, regions: comparison.diff.regions(),
            names: try layout.map { path throws(Failure) in try RegionNames(layout: path, for: comparison.diff) })
    }
}
