/// What `compare` tells.
package struct CompareReport {
    package let comparison: PictureComparison
    let figures: DiffFigures
    let visible: VisibleDifference
    let regions: DiffRegions
    /// What is in a region; nil where regions are to have no names.
    let elements: ((DiffRegion) -> [String])?

    package var diff: ImageDiff { comparison.diff }
    package var warnings: [String] { comparison.warnings(visible) }

    /// The difference as a picture, which has two frames when it flickers.
    package func pictures(_ style: DiffPicture.Style) -> [DiffPicture] {
        DiffPicture.frames(of: diff, expected: comparison.expected, actual: comparison.actual, style: style)
    }
}
