import CStepPNG
import StepRaster

/// Reads every kind of PNG into 8-bit straight RGBA.
///
/// Palette, grey, RGB, their alpha variants, 1 to 16 bits, interlaced or not, with or without tRNS. 16-bit samples are
/// rounded to the nearest 8-bit ones; gamma and colour profiles are left alone, so sample values are what the file says.
/// An index beyond the palette is opaque black. Of the chunks that a reader may skip, all but tRNS are skipped unread.
package enum PNGDecoder {
    /// The most pixels a side: as many as the tool draws.
    package static let maxSide = 65_535
    /// The most pixels in all: decoded, they take 512 MiB.
    package static let maxPixels = 128 << 20

    /// The picture in `file`.
    ///
    /// The whole file is checked: a chunk's wrong checksum, a missing end, or much compressed data after the last row
    /// is an error even where all pixels could be had.
    /// - Throws: every case of ``PNGError`` that is about reading.
    package static func decode(_ file: [UInt8]) throws(PNGError) -> PixelBuffer {
        guard file.starts(with: PNGChunkReader.signature) else { throw PNGError(withoutSignature: file) }
        let result: Result<PixelBuffer, PNGError> = file.withUnsafeBufferPointer { bytes in
            Result { () throws(PNGError) in try decode(bytes) }
        }
        return try result.get()
    }

    private static func decode(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) -> PixelBuffer {
        guard let reader = cstep_reader_create(file.baseAddress, file.count) else { throw .outOfMemory }
        defer { cstep_reader_destroy(reader) }

        var (columns, rows): (UInt32, UInt32) = (0, 0)
        guard cstep_reader_header(reader, &columns, &rows) else { throw damage(reader) }
        let (width, height) = (Int(columns), Int(rows))
        guard width <= maxSide, height <= maxSide, width * height <= maxPixels else {
            throw .tooLarge(width: width, height: height)
        }

        let count = width * height
        let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
            let bytes = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt8.self)
            initialized = cstep_reader_pixels(reader, bytes.baseAddress) ? count : 0
        }
        guard pixels.count == count else { throw damage(reader) }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }

    private static func damage(_ reader: OpaquePointer) -> PNGError {
        .damaged(reason: String(cString: cstep_reader_message(reader)))
    }
}
