import StepChart
import StepImageDiff

/// What `compare` tells.
struct CompareReport {
    let diff: ImageDiff
    let figures: DiffFigures
    let regions: DiffRegions
    /// Nil without a layout.
    let names: RegionNames?

    func elements(of region: DiffRegion) -> [String]? { names?.names(in: region, of: diff.map) }
}
