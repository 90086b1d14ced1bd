import CStepJPEG

/// Decodes JPEG files by the exact integer methods of libjpeg-turbo, so that the pixels are the same on all machines.
/// Pictures are grey, RGB or CMYK, and turned upright as EXIF defines it. Profiles are ignored: colours are sRGB.
package enum JPEGPicture {
    /// The most pixels that a picture may have: decoded, they take 256 MiB, and as much again while they are turned.
    package static let maxPixels = 64 << 20
    /// The most pixels for each byte of the file, as a block of 64 has at least a bit: a small file must not take long.
    package static let maxPixelsPerByte = 512

    package static func decode(_ file: InputFile, until deadline: Deadline) throws(Failure) -> PixelBuffer {
        try file.bytes.withUnsafeBufferPointer { bytes throws(Failure) in try decode(bytes, file.name, deadline) }
    }

    private static func decode(
        _ file: UnsafeBufferPointer<UInt8>, _ name: String, _ deadline: Deadline
    ) throws(Failure) -> PixelBuffer {
        func fault(_ text: String) -> Failure { Failure(.badData, "\(name): \(text)") }
        guard let decoder = cstep_jpeg_create() else { throw fault("out of memory") }
        defer { cstep_jpeg_destroy(decoder) }
        func damage() -> Failure { fault("damaged JPEG: " + String(cString: cstep_jpeg_message(decoder))) }
        var header = cstep_jpeg_header()
        guard cstep_jpeg_read_header(decoder, file.baseAddress, file.count, &header) else { throw damage() }
        let (columns, rows) = (Int(header.width), Int(header.height))
        let size = "\(columns) x \(rows)"
        guard columns * rows <= maxPixels else { throw fault("expected at most \(maxPixels) pixels, found \(size)") }
        guard columns * rows <= file.count * maxPixelsPerByte else {
            throw fault("expected a byte for every \(maxPixelsPerByte) pixels, found \(file.count) for \(size)")
        }
        let orientation = EXIF.orientation(Array(UnsafeBufferPointer(start: header.exif, count: header.exif_count)))
        var pixels = [Pixel](unsafeUninitializedCapacity: columns * rows) { buffer, initialized in
            let isRead = deadline.withCallback { cstep_jpeg_read_pixels(decoder, buffer.baseAddress, $0, $1) }
            initialized = isRead ? columns * rows : 0
        }
        guard pixels.count == columns * rows else { throw damage() }
        if header.has_inks {
            for start in stride(from: 0, to: pixels.count, by: columns) where !deadline.isOver {
                for index in start..<start + columns { pixels[index] = Pixel(inks: pixels[index], header.is_inverted) }
            }
        }
        return PixelBuffer(width: columns, height: rows, pixels: pixels).upright(from: orientation, until: deadline)
    }
}

extension JPEGPicture {
    package static let maxSide = 65_500
    private static let quality: Int32 = 92

    /// Encodes a picture with `background` behind its transparent pixels, at `scale` pixels per point of 1/72 inch.
    package static func encode(_ picture: PixelBuffer, on background: Pixel, scale: Double) throws(Failure) -> [UInt8] {
        var count = 0
        let file = cstep_jpeg_write(
            picture.pixels.map { $0.over(background) }, UInt32(picture.width), UInt32(picture.height),
            UInt16(clamping: Int((72 * scale).rounded())), quality, &count)
        guard let file else { throw Failure(.internal, "out of memory") }
        defer { free(file) }
        return Array(UnsafeBufferPointer(start: file, count: count))
    }
}

extension Pixel {
    /// The colour of cyan, magenta, yellow and black inks, whose values are inverted if 255 means no ink.
    fileprivate init(inks: Pixel, _ isInverted: Bool) {
        func light(_ ink: UInt8) -> Int { Int(isInverted ? ink : 255 - ink) }
        func level(_ ink: UInt8) -> UInt8 { UInt8((light(ink) * light(inks.alpha) + 127) / 255) }
        self.init(red: level(inks.red), green: level(inks.green), blue: level(inks.blue))
    }
}
