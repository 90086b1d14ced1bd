import CStepLibDeflate
import CStepPNG
import StepSupport

package struct PNGPicture: Hashable, Sendable {
    /// The pixels in 8 bits per sample; samples of 16 bits are rounded to nearest.
    package var pixels: PixelBuffer
    /// The 16-bit samples row after row, straight RGBA, all 0 if alpha is 0; nil for other files, and unless requested.
    package var deep: [SIMD4<UInt16>]?
    /// The faults of the file that do not affect its pixels, a line each.
    package var warnings: [String] = []
}

/// Reads every kind of PNG into 8-bit straight RGBA. Samples of 16 bits are rounded to nearest. Ancillary chunks other
/// than tRNS are ignored, gamma and colour profiles included. An index beyond the palette is opaque black.
package enum PNGDecoder {
    /// Decodes the pixels of the picture in `file`.
    /// - Throws: every case of ``PNGError`` that is about reading.
    package static func decode(_ file: [UInt8], until deadline: Deadline = .none) throws(PNGError) -> PixelBuffer {
        try read(file, until: deadline).pixels
    }

    /// Decodes the picture in `file`.
    ///
    /// A missing end, much compressed data after the last row, or a wrong checksum is an error even if all pixels could
    /// be read. Only a chunk that does not affect the pixels may have a wrong checksum: it is ignored, with a warning.
    /// - Parameter deep: True if samples of 16 bits are kept, too. Default: false.
    /// - Throws: every case of ``PNGError`` that is about reading.
    package static func read(
        _ file: [UInt8], deep: Bool = false, until deadline: Deadline = .none
    ) throws(PNGError) -> PNGPicture {
        if let pixels = decodeFast(file) { return PNGPicture(pixels: pixels) }
        return try decodeByLibpng(file, deep: deep, until: deadline)
    }

    /// Decodes a valid file of a common kind; nil for all others, which are left to ``decodeByLibpng``.
    static func decodeFast(_ file: [UInt8]) -> PixelBuffer? {
        guard let simple = SimplePNG(file) else { return nil }
        let width = simple.header.width
        let height = simple.header.height
        guard sizeFault(width, height, bytes: file.count) == nil else { return nil }
        let count = width * height
        let pixels = simple.colors.withUnsafeBytes { colors in
            var rows = cstep_packed_rows(
                width: UInt32(width), height: UInt32(height), channels: simple.header.colorType.channels,
                colors: colors.assumingMemoryBound(to: UInt8.self).baseAddress)
            return [Pixel](unsafeUninitializedCapacity: cstep_packed_rows_room(&rows)) { buffer, initialized in
                let isSound = simple.pixels.withUnsafeBufferPointer {
                    cstep_packed_rows_unpack(&rows, $0.baseAddress, $0.count, buffer.baseAddress)
                }
                initialized = isSound ? count : 0
            }
        }
        return pixels.count == count ? PixelBuffer(width: width, height: height, pixels: pixels) : nil
    }

    /// Decodes any file through libpng.
    /// - Parameter isStrict: True if any fault of the compressed pixels is an error, even after the last row.
    static func decodeByLibpng(
        _ file: [UInt8], deep: Bool = false, isStrict: Bool = false, until deadline: Deadline = .none
    ) throws(PNGError) -> PNGPicture {
        guard file.starts(with: PNGChunkReader.signature) else { throw PNGError(withoutSignature: file) }
        var picture = try file.withUnsafeBufferPointer { bytes throws(PNGError) in
            try decodeByLibpng(bytes, deep, isStrict, deadline)
        }
        picture.warnings = try warnings(of: file)
        return picture
    }

    private static func decodeByLibpng(
        _ file: UnsafeBufferPointer<UInt8>, _ deep: Bool, _ isStrict: Bool, _ deadline: Deadline
    ) throws(PNGError) -> PNGPicture {
        guard let decoder = cstep_decoder_create(file.baseAddress, file.count, isStrict) else { throw .outOfMemory }
        defer { cstep_decoder_destroy(decoder) }

        var (columns, rows): (UInt32, UInt32) = (0, 0)
        var isDeep = false
        guard cstep_decoder_header(decoder, &columns, &rows, &isDeep) else { throw damage(decoder) }
        let width = Int(columns)
        let height = Int(rows)
        if let fault = sizeFault(width, height, bytes: file.count) { throw fault }

        let count = width * height
        var samples = [SIMD4<UInt16>](repeating: .zero, count: deep && isDeep ? count : 0)
        let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = samples.withUnsafeMutableBytes { samples in
                let words = samples.isEmpty ? nil : samples.bindMemory(to: UInt16.self).baseAddress
                return deadline.withCallback {
                    cstep_decoder_pixels(decoder, buffer.baseAddress, words, $0, $1) ? count : 0
                }
            }
        }
        guard pixels.count == count else { throw damage(decoder) }
        return PNGPicture(
            pixels: PixelBuffer(width: width, height: height, pixels: pixels), deep: deep && isDeep ? samples : nil)
    }

    /// The reason not to decode a picture of this size from a file of `bytes` bytes; nil if there is none.
    static func sizeFault(_ width: Int, _ height: Int, bytes: Int, isAnimated: Bool = false) -> PNGError? {
        if width > maxSide || height > maxSide || width * height > maxPixels {
            return .tooLarge(width: width, height: height)
        }
        let part = isAnimated ? animationPart : 1
        let isSmall = width * height <= max(maxPixelsOfAnyFile / part, bytes * (maxPixelsPerByte / part))
        return isSmall ? nil : .tooFewBytes(width: width, height: height, bytes: bytes, isAnimated: isAnimated)
    }

    private static func damage(_ decoder: OpaquePointer) -> PNGError {
        .damaged(reason: String(cString: cstep_decoder_message(decoder)))
    }

    /// The warnings about chunks that libpng has ignored for their checksums.
    /// - Throws: if one of them was tRNS, which affects the pixels.
    private static func warnings(of file: [UInt8]) throws(PNGError) -> [String] {
        var warnings: [String] = []
        var count = 0
        // A file may have any number of damaged chunks.
        let most = 8
        var reader = PNGChunkReader(file)
        while let chunk = try? reader.next() {
            guard !chunk.isIntact else { continue }
            // The chunk may be tRNS, or may have been tRNS before its type was damaged.
            let body = Array("tRNS".utf8) + chunk.data
            if chunk.type == "tRNS" || libdeflate_crc32(0, body, body.count) == chunk.storedChecksum {
                throw .damaged(reason: "tRNS: CRC error")
            }
            count += 1
            if count <= most { warnings.append("\(PNGFault(chunk, chunk.checksumFault)); the chunk is skipped") }
        }
        if count > most { warnings.append("\(count - most) more chunks with wrong checksums are skipped") }
        return warnings
    }

    /// Makes this process keep the memory that it frees for the next pictures, which is faster if it reads many.
    package static func keepMemory() { cstep_keep_memory() }
}
