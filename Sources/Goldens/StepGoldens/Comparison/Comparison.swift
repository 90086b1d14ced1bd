/// Two pictures to compare, by the paths of their files; `-` is standard input.
package struct Comparison {
    package var expected: String
    package var actual: String
    package var tolerance: Tolerance

    package init(expected: String, actual: String, tolerance: Tolerance = Tolerance()) {
        (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
    }

    /// Every file that is read, by its option.
    package var inputs: [(role: String, path: String)] {
        [("<expected>", expected), ("<actual>", actual)] + (tolerance.mask.map { [("--mask", $0)] } ?? [])
    }

    /// - Parameter name: finds names for the regions of a comparison, as of the elements of a chart.
    /// - Throws: when a file cannot be had or is not what it should be, or nothing is left to compare.
    package func report(
        naming name: ((ImageDiff) throws(Failure) -> (DiffRegion) -> [String])? = nil
    ) throws(Failure) -> CompareReport {
        let comparison = try PictureComparison(
            expected: try LoadedPicture(try InputFile(expected)), actual: try LoadedPicture(try InputFile(actual)),
            limits: tolerance.limits, ignoring: try tolerance.ignoredArea())
        return CompareReport(
            comparison: comparison, figures: comparison.figures(), visible: comparison.visible(),
            regions: comparison.diff.regions(),
            elements: try name.map { name throws(Failure) in try name(comparison.diff) })
    }
}
