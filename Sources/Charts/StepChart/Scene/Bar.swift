/// A bar of a chart, whose upper corners are round.
package struct Bar: Hashable, Sendable {
    /// The index of its day, week or month.
    var index: Int
    var rect: Rect
    /// The radius of its corners, in points; at most half of its width.
    var radius: Double
    /// True if the lower corners are round, too.
    var isRoundBelow = false
    /// The width of a hollow bar's outline; nil for a filled bar.
    var outline: Double?

    /// Returns the bar with a part of its height.
    func grown(to part: Double) -> Bar {
        with(self) { bar in
            bar.rect.y = rect.maxY - rect.height * part
            bar.rect.height = rect.height * part
        }
    }

    /// The outline of the bar, and of the hole in a hollow one; empty without height.
    var path: Path {
        if isRoundBelow { return .roundedRect(rect, radius: radius) }
        let whole = Self.path(around: rect, radius: radius)
        guard let outline else { return whole }
        // An outline in the other direction cuts a hole.
        let hole = Self.path(around: rect.grown(by: -outline), radius: max(0, radius - outline))
        return Path(elements: whole.elements + hole.mapped { Point(2 * rect.midX - $0.x, $0.y) }.elements)
    }

    /// Returns the outline of a bar that is round above and flat below.
    private static func path(around bar: Rect, radius: Double) -> Path {
        guard bar.height > 0, bar.width > 0 else { return Path() }
        let radius = min(radius, bar.width / 2, bar.height)
        // The distance from the corner to the control points of a quarter of a circle.
        let reach = radius * (1 - 0.552_284_749_830_793_4)
        return Path(elements: [
            .move(Point(bar.x, bar.maxY)), .line(Point(bar.x, bar.y + radius)),
            .cubic(Point(bar.x, bar.y + reach), Point(bar.x + reach, bar.y), Point(bar.x + radius, bar.y)),
            .line(Point(bar.maxX - radius, bar.y)),
            .cubic(Point(bar.maxX - reach, bar.y), Point(bar.maxX, bar.y + reach), Point(bar.maxX, bar.y + radius)),
            .line(Point(bar.maxX, bar.maxY)), .close,
        ])
    }

    /// Returns the outline at a number of pixels per point: on whole pixels if the bar is wide enough.
    func path(scale: Double) -> Path {
        // The difference is invisible at more than 4 pixels per point.
        if scale > 4 { return path }
        return path.subpaths.reduce(into: Path()) { $0.append($1.onPixelGrid(scale)) }
    }
}

extension Path {
    /// Returns a bar on whole pixels, so that equal widths stay equal; a bar below two pixels is not changed.
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
