import StepPNG
import StepRaster

extension PixelBuffer {
    /// A small picture of one colour; `level` tells pictures apart.
    static func flat(_ level: UInt8, width: Int = 6, height: Int = 4) -> PixelBuffer {
        PixelBuffer(width: width, height: height, filledWith: Pixel(red: level, green: level, blue: level))
    }
}

/// An animated PNG of flat pictures, by their levels, each shown for so many tenths of a second.
func animation(
    _ levels: [UInt8], tenths: [Int]? = nil, loops: Int = 0, still: UInt8? = nil, width: Int = 6
) throws -> [UInt8] {
    let pictures = levels.map { PixelBuffer.flat($0, width: width) }
    let shown = PixelBuffer.flat(still ?? levels[levels.count - 1], width: width)
    var encoder = try APNGEncoder(
        PNGInfo(width: shown.width, height: shown.height, scale: 1), key: nil, loops: loops)
    try encoder.write(rows: shown.pixels.span)
    for (index, picture) in pictures.enumerated() {
        let frame = try APNGFrame(from: index == 0 ? nil : pictures[index - 1], to: picture, key: nil)
        try encoder.append(frame, delay: FrameDelay(tenths?[index] ?? 1, 10))
    }
    let correction = try encoder.finish()
    var file: [UInt8] = []
    encoder.drain { part in part.withUnsafeBufferPointer { file += $0 } }
    correction.apply(to: &file)
    return file
}
