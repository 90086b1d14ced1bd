/// A frame of raw video, YUV4MPEG2, which every encoder reads from a pipe: Y, Cb and Cr of each pixel, by the matrix of
/// BT.709 in limited range (ITU-R BT.709-6, 3). Each is rounded to nearest, halves up.
package struct Y4MFrame: Sendable {
    /// The bytes in the file: a line, all of Y, all of Cb, all of Cr.
    package private(set) var bytes = Array("FRAME\n".utf8)
    private let size: PixelSize

    /// A frame of zeros, to be filled by rows.
    package init(_ size: PixelSize) {
        self.size = size
        bytes += Array(repeating: 0, count: 3 * size.width * size.height)
    }

    /// The line before all frames, with their size and their rate: `frames` in `seconds`.
    package static func header(_ size: PixelSize, frames: Int, seconds: Int) -> [UInt8] {
        Array("YUV4MPEG2 W\(size.width) H\(size.height) F\(frames):\(seconds) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
    }

    /// The planes of some rows of an opaque picture. They depend on nothing else, so they can be made on any thread.
    package struct PlaneRows: Sendable {
        fileprivate let range: Range<Int>
        fileprivate var planes: [[UInt8]]

        /// - Parameter isOver: returns true if the deadline has passed; the result is then not to be used.
        package init(_ range: Range<Int>, of picture: PixelBuffer, unless isOver: () -> Bool = { false }) {
            self.range = range
            planes = Array(repeating: [], count: 3)
            for index in planes.indices { planes[index].reserveCapacity(range.count * picture.width) }
            for y in range where !isOver() {
                for pixel in picture.pixels[y * picture.width..<(y + 1) * picture.width] {
                    let red = Int(pixel.red)
                    let green = Int(pixel.green)
                    let blue = Int(pixel.blue)
                    // Luma times 10,000.
                    let luma = 2126 * red + 7152 * green + 722 * blue
                    planes[0].append(Self.level(16, 219 * luma, 10_000 * 255))
                    planes[1].append(Self.level(128, 224 * (10_000 * blue - luma), 18_556 * 255))
                    planes[2].append(Self.level(128, 224 * (10_000 * red - luma), 15_748 * 255))
                }
            }
        }

        /// The level `zero` plus a fraction, rounded.
        private static func level(_ zero: Int, _ numerator: Int, _ denominator: Int) -> UInt8 {
            // No numerator is below -128 denominators, and division of numbers above 0 rounds down.
            UInt8(zero - 128 + (2 * numerator + 257 * denominator) / (2 * denominator))
        }
    }

    package mutating func replace(_ rows: PlaneRows) {
        let start = "FRAME\n".utf8.count
        for (index, plane) in rows.planes.enumerated() {
            let first = start + (index * size.height + rows.range.lowerBound) * size.width
            bytes.replaceSubrange(first..<first + plane.count, with: plane)
        }
    }
}
