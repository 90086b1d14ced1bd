import StepGoldens
import StepImageDiff
import StepRaster

/// What `compare` tells.
package struct CompareReport {
    let expected: PixelBuffer
    let actual: PixelBuffer
    package let diff: ImageDiff
    let figures: DiffFigures
    let regions: DiffRegions
    /// Nil without a layout.
    let names: RegionNames?

    func elements(of region: DiffRegion) -> [String]? { names?.names(in: region, of: diff.map) }

    package func drawing(_ style: DiffPicture.Style) -> DiffDrawing {
        DiffDrawing(frames: DiffPicture.frames(of: diff, expected: expected, actual: actual, style: style))
    }
}
