/// A bar of a chart, which stands on the bottom of its rectangle.
package struct Bar: Hashable, Sendable {
    /// The number of its day, week or month.
    var index: Int
    var rect: Rect
    /// The radius of its corners, in points; at most half of its width.
    var radius: Double
    /// True if the lower corners are round, too.
    var isRoundBelow = false
    /// The width of a hollow bar's outline; nil of a filled bar.
    var outline: Double?

    /// The bar when it has grown to a part of its height.
    func grown(to part: Double) -> Bar {
        with(self) { bar in
            bar.rect.y = rect.maxY - rect.height * part
            bar.rect.height = rect.height * part
        }
    }

    /// The outline of the bar, and that of the hole in a hollow one; empty without height.
    var path: Path {
        if isRoundBelow { return .roundedRect(rect, radius: radius) }
        let whole = Self.path(around: rect, radius: radius)
        guard let outline else { return whole }
        // An outline in the other direction cuts a hole.
        let hole = Self.path(around: rect.grown(by: -outline), radius: max(0, radius - outline))
        return Path(elements: whole.elements + hole.mapped { Point(2 * rect.midX - $0.x, $0.y) }.elements)
    }

    /// The outline of a bar that is round above and flat below.
    private static func path(around bar: Rect, radius: Double) -> Path {
        guard bar.height > 0, bar.width > 0 else { return Path() }
        let radius = min(radius, bar.width / 2, bar.height)
        // The distance from the corner to its control points, as a quarter of a circle has them.
        let reach = radius * (1 - 0.552_284_749_830_793_4)
        return Path(elements: [
            .move(Point(bar.x, bar.maxY)), .line(Point(bar.x, bar.y + radius)),
            .cubic(Point(bar.x, bar.y + reach), Point(bar.x + reach, bar.y), Point(bar.x + radius, bar.y)),
            .line(Point(bar.maxX - radius, bar.y)),
            .cubic(Point(bar.maxX - reach, bar.y), Point(bar.maxX, bar.y + reach), Point(bar.maxX, bar.y + radius)),
            .line(Point(bar.maxX, bar.maxY)), .close,
        ])
    }

    /// The bar at a number of pixels per point: on whole pixels where it is wide enough.
    func path(scale: Double) -> Path {
        // At more than 4 pixels per point the difference is invisible.
        if scale > 4 { return path }
        return path.subpaths.reduce(into: Path()) { $0.append($1.onPixelGrid(scale)) }
    }
}

extension Path {
    /// A bar on whole pixels, as wide as all that are as wide as it; the same where it is hardly wider than a pixel.
    fileprivate func onPixelGrid(_ scale: Double) -> Path {
        guard let bar = bounds, bar.width * scale >= 2, bar.height > 0 else { return self }
        let x = bar.x.snapped(scale)
        let width = bar.width.snapped(scale)
        let bottom = bar.maxY.snapped(scale)
        let y = min(bar.y.snapped(scale), bottom - 1 / scale)
        return mapped {
            Point(x + ($0.x - bar.x) * width / bar.width, y + ($0.y - bar.y) * (bottom - y) / bar.height)
        }
    }
}
