/// The allowed difference of a picture from its golden, by default none, and the reason for it.
package struct Tolerance: Hashable, Sendable {
    package var limits = DiffLimits()
    /// Parts of the picture that may differ.
    package var ignoredRectangles: [PixelRect] = []
    /// The only parts that are compared; empty for the whole picture.
    package var regions: [PixelRect] = []
    /// The paths of masks, PNG files of the golden's size: pixels that are light in any of them may differ.
    package var masks: [String] = []
    package var reason: String?

    package init() {}

    /// True if every pixel must be equal.
    package var isExact: Bool { limits == DiffLimits() && comparesAll }

    /// True if no part of the picture is left out.
    var comparesAll: Bool { ignoredRectangles.isEmpty && regions.isEmpty && masks.isEmpty }

    package func ignoredArea() throws(Failure) -> IgnoredArea {
        let masks = try masks.map { path throws(Failure) in try LoadedPicture(InputFile(path)).pixels }
        return IgnoredArea(rectangles: ignoredRectangles, regions: regions, masks: masks)
    }
}
