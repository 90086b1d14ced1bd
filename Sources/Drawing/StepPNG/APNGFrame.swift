import CStepPNG
import StepSupport

/// What one picture of an animation adds to the one before it: an area, compressed.
///
/// Making it takes nearly all the time of writing an animation and depends on the two pictures alone, so frames can be
/// made on any core, in any order. ``APNGEncoder`` puts them into a file in theirs.
package struct APNGFrame: Hashable, Sendable {
    /// How the area meets what is there.
    package enum Blend: UInt8, Sendable {
        /// Every pixel takes the place of the old one.
        case source = 0
        /// Opaque pixels do; where the area is transparent, the old ones stay.
        case over = 1
    }

    /// In pixels from the top left.
    package let area: PixelRect
    package let blend: Blend
    /// A zlib stream of filtered rows.
    package let data: [UInt8]

    /// The first frame: the whole picture.
    /// - Throws: ``PNGError/outOfMemory``, also where the time is over, and ``PNGError/notWritten(reason:)`` for a pixel with the format's key.
    package init(
        _ picture: PixelBuffer, format: APNGFormat, until deadline: Deadline = .none
    ) throws(PNGError) {
        try self.init(
            picture, cstep_area(x: 0, y: 0, width: UInt32(picture.width), height: UInt32(picture.height)),
            leavingOut: nil, format, deadline)
    }

    /// The least that turns `previous` into `picture`; nil when they are equal.
    ///
    /// Put together by the format's rules, the result has every pixel of `picture` exactly.
    /// - Parameters:
    ///   - previous: A picture of the same size (a precondition).
    ///   - rows: Where they may differ, within the picture (a precondition); nil is everywhere. Default: nil.
    ///   - deadline: Until when it may be compressed. Default: none.
    /// - Throws: ``PNGError/outOfMemory``, also where the time is over, and ``PNGError/notWritten(reason:)`` for a new pixel with the format's key.
    package static func change(
        from previous: PixelBuffer, to picture: PixelBuffer, rows: [Range<Int>]? = nil, format: APNGFormat,
        until deadline: Deadline = .none
    ) throws(PNGError) -> APNGFrame? {
        precondition(
            previous.width == picture.width && previous.height == picture.height, "the frames of an animation are alike"
        )
        var changes = cstep_changes()
        for rows in rows ?? [0..<picture.height] {
            precondition(0 <= rows.lowerBound && rows.upperBound <= picture.height, "rows lie within the picture")
            cstep_find_changes(
                picture.pixels, previous.pixels, UInt32(picture.width), UInt32(rows.lowerBound),
                UInt32(rows.upperBound), &changes)
        }
        let area = changes.area
        guard changes.pixel_count > 0 else { return nil }

        // Blending with what is there would not give the same levels in every viewer, so all that is blended is opaque.
        // Old pixels are worth having only where they are few: they make the new ones' rows more alike.
        let isDense = changes.pixel_count * 2 > Int(area.width) * Int(area.height)
        let isWhole =
            changes.has_alpha
            || isDense && cstep_is_better_whole(picture.pixels, previous.pixels, UInt32(picture.width), area)
        return try APNGFrame(picture, area, leavingOut: isWhole ? nil : previous, format, deadline)
    }

    private init(
        _ picture: PixelBuffer, _ area: cstep_area, leavingOut previous: PixelBuffer?, _ format: APNGFormat,
        _ deadline: Deadline
    ) throws(PNGError) {
        self.area = PixelRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
        blend = previous == nil ? .source : .over
        let key = format.key ?? .clear
        let keyBytes = [key.red, key.green, key.blue, key.alpha]
        let data = deadline.withQuestion {
            cstep_compress_area(
                picture.pixels, previous?.pixels, UInt32(picture.width), area, format == .rgba ? 4 : 3, keyBytes, $0, $1
            )
        }
        guard !data.has_key else { throw .keyIsTaken }
        guard let bytes = data.bytes else { throw .outOfMemory }
        defer { free(bytes) }
        self.data = Array(UnsafeBufferPointer(start: bytes, count: data.count))
    }
}
