import CStepPNG
import StepSupport

/// The difference of a picture of an animation from the one before it: an area, compressed. To make it takes
/// nearly all the time of an animation, but it depends only on two pictures: any thread can do so, in any order.
package struct APNGFrame: Hashable, Sendable {
    /// The way in which the area's pixels are combined with those that are shown.
    package enum Blend: UInt8, Sendable {
        /// Every pixel replaces the old one.
        case source = 0
        /// Opaque pixels replace the old ones, which stay if the new one is transparent.
        case over = 1

        package var name: String { self == .over ? "over" : "source" }
    }

    package let area: PixelRect
    package let blend: Blend
    /// A zlib stream of filtered rows.
    package let data: [UInt8]

    /// The smallest change that makes `previous` exactly `picture`, or all of a first picture; nil if nothing changes.
    /// - Parameter previous: The picture before, of the same size (a precondition); nil for the first picture.
    /// - Parameter rows: The rows in which the two may differ, within the picture (a precondition); by default all.
    /// - Parameter key: The key of the file: see ``APNGEncoder``.
    /// - Throws: ``PNGError/outOfMemory``, also if the deadline has passed, and ``PNGError/notWritten(reason:)`` for a
    ///   new pixel with the key.
    package init?(
        from previous: PixelBuffer?, to picture: PixelBuffer, rows: [Range<Int>]? = nil, key: Pixel?,
        until deadline: Deadline = .none
    ) throws(PNGError) {
        var area = cstep_area(x: 0, y: 0, width: UInt32(picture.width), height: UInt32(picture.height))
        var isWhole = true
        if let previous {
            precondition(PixelSize(of: previous) == PixelSize(of: picture), "the frames of an animation are alike")
            var changes = cstep_changes()
            for rows in rows ?? [0..<picture.height] {
                precondition(0 <= rows.lowerBound && rows.upperBound <= picture.height, "rows lie within the picture")
                cstep_find_changes(
                    picture.pixels, previous.pixels, UInt32(picture.width), UInt32(rows.lowerBound),
                    UInt32(rows.upperBound), &changes)
            }
            guard changes.pixel_count > 0 else { return nil }
            area = changes.area
            // Viewers may round translucent pixels differently, so only opaque ones are blended. If most pixels change,
            // an area that includes the others may compress better.
            let isDense = changes.pixel_count * 2 > Int(area.width) * Int(area.height)
            isWhole =
                changes.has_alpha
                || isDense && cstep_is_better_whole(picture.pixels, previous.pixels, UInt32(picture.width), area)
        }
        self.area = PixelRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
        blend = isWhole ? .source : .over
        let kept = isWhole ? nil : previous
        let unchanged = key ?? .clear
        let keyBytes = [unchanged.red, unchanged.green, unchanged.blue, unchanged.alpha]
        let data = deadline.withCallback {
            cstep_compress_area(
                picture.pixels, kept?.pixels, UInt32(picture.width), area, key == nil ? 4 : 3, keyBytes, $0, $1)
        }
        guard !data.has_key else { throw .keyIsTaken }
        guard let bytes = data.bytes else { throw .outOfMemory }
        defer { free(bytes) }
        self.data = Array(UnsafeBufferPointer(start: bytes, count: data.count))
    }
}
