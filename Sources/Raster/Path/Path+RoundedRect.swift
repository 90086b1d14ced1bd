extension Path {
    /// A closed rectangle with round corners, clockwise on screen; a radius beyond half a side is half that side.
    package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
        let r = max(0, min(radius, rect.width / 2, rect.height / 2))
        // Handle length of a quarter turn whose middle is on the circle: 4/3 tan(pi/8).
        let h = r * (1 - 0.552284749830794)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return Path(elements: [
            .move(Point(left + r, top)), .line(Point(right - r, top)),
            .cubic(Point(right - h, top), Point(right, top + h), Point(right, top + r)),
            .line(Point(right, bottom - r)),
            .cubic(Point(right, bottom - h), Point(right - h, bottom), Point(right - r, bottom)),
            .line(Point(left + r, bottom)),
            .cubic(Point(left + h, bottom), Point(left, bottom - h), Point(left, bottom - r)),
            .line(Point(left, top + r)),
            .cubic(Point(left, top + h), Point(left + h, top), Point(left + r, top)), .close,
        ])
    }
}
