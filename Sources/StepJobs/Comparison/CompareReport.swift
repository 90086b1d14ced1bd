import StepGoldens
import StepImageDiff
import StepRaster

/// What `compare` tells.
package struct CompareReport {
    package let comparison: PictureComparison
    let figures: DiffFigures
    let regions: DiffRegions
    /// Nil without a layout.
    let names: RegionNames?

    package var diff: ImageDiff { comparison.diff }

    func elements(of region: DiffRegion) -> [String]? { names?.names(in: region, of: diff.map) }

    package func drawing(_ style: DiffPicture.Style) -> DiffDrawing {
        DiffDrawing(
            frames: DiffPicture.frames(
                of: diff, expected: comparison.expected, actual: comparison.actual, style: style))
    }
}
