import CStepLibWebP

/// Decodes still WebP files, turned upright by EXIF, lossless ones exactly. Profiles are ignored: colours are sRGB.
package enum WebPPicture {
    /// The most pixels that a picture may have: decoded, they take 256 MiB, and as much again while they are read.
    package static let maxPixels = 64 << 20
    /// The most pixels of a small file, which must not fill memory; a larger one may have ``maxPixelsPerByte``.
    package static let maxPixelsOfAnyFile = 1 << 24
    package static let maxPixelsPerByte = 512

    static func decode(_ file: InputFile, until deadline: Deadline) throws(Failure) -> PixelBuffer {
        func fault(_ text: String) -> Failure { Failure(.badData, "\(file.name): \(text)") }
        let count = file.bytes.count
        var features = WebPBitstreamFeatures()
        let status = WebPGetFeatures(file.bytes, count, &features)
        guard status == VP8_STATUS_OK else { throw fault(damage(status)) }
        guard features.has_animation == 0 else { throw fault("expected a still picture, found an animated WebP") }
        let width = Int(features.width)
        let height = Int(features.height)
        let size = "\(width) x \(height)"
        guard width * height <= maxPixels else { throw fault("expected at most \(maxPixels) pixels, found \(size)") }
        guard width * height <= max(maxPixelsOfAnyFile, count * maxPixelsPerByte) else {
            throw fault(
                "expected a byte for every \(maxPixelsPerByte) pixels of so large a picture, found \(count) for \(size)"
            )
        }
        var picture = PixelBuffer(width: width, height: height)
        let result = picture.pixels.withUnsafeMutableBytes { pixels in
            read(file.bytes, into: pixels, stride: width * 4, until: deadline)
        }
        guard result == VP8_STATUS_OK else {
            throw fault(deadline.isOver ? "there was no time to read all of it" : damage(result))
        }
        // A fully transparent pixel has no colour, as in a PNG that is decoded.
        for index in picture.pixels.indices where picture.pixels[index].alpha == 0 { picture.pixels[index] = .clear }
        return picture.upright(from: orientation(in: file.bytes), until: deadline)
    }

    private static func read(
        _ file: [UInt8], into pixels: UnsafeMutableRawBufferPointer, stride: Int, until deadline: Deadline
    ) -> VP8StatusCode {
        guard let decoder = WebPINewRGB(MODE_RGBA, pixels.baseAddress, pixels.count, Int32(stride)) else {
            return VP8_STATUS_OUT_OF_MEMORY
        }
        defer { WebPIDelete(decoder) }
        return file.withUnsafeBufferPointer { bytes in
            var status = VP8_STATUS_SUSPENDED
            var end = 0
            // The file is read in 32 parts: the deadline is checked between them.
            while status == VP8_STATUS_SUSPENDED, end < bytes.count, !deadline.isOver {
                end = min(bytes.count, end + bytes.count / 32 + 1)
                status = WebPIUpdate(decoder, bytes.baseAddress, end)
            }
            return status
        }
    }

    private static func damage(_ status: VP8StatusCode) -> String {
        let isShort = [VP8_STATUS_SUSPENDED, VP8_STATUS_NOT_ENOUGH_DATA].contains(status)
        return "damaged WebP: " + (isShort ? "it ends early" : "its data break the rules of the format")
    }

    /// The orientation in which the picture is stored, as EXIF numbers it.
    private static func orientation(in file: [UInt8]) -> Int {
        let start = Array("Exif\0\0".utf8)
        var offset = 12
        while offset + 8 <= file.count {
            let size = (0..<4).reduce(0) { $0 | Int(file[offset + 4 + $1]) << (8 * $1) }
            let end = min(file.count, offset + 8 + size)
            if file[offset..<offset + 4].elementsEqual("EXIF".utf8) {
                let data = file[offset + 8..<end]
                // Some programs write the header of a JPEG's EXIF data, too.
                return EXIF.orientation(Array(data.dropFirst(data.starts(with: start) ? start.count : 0)))
            }
            offset = end + size % 2
        }
        return 1
    }
}

extension WebPPicture {
    package static let maxSide = 16_383

    static var outOfMemory: Failure { Failure(.internal, "out of memory") }
    static var otherInterface: Failure { Failure(.internal, "this libwebp has another interface") }

    /// The configuration for lossless files.
    static func losslessConfig() throws(Failure) -> WebPConfig {
        var config = WebPConfig()
        // The effort is from 0, the quickest, to 9.
        guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, 1) != 0 else { throw otherInterface }
        config.exact = 1
        return config
    }

    /// libwebp's copy of a picture, which the caller frees.
    static func image(of picture: PixelBuffer) throws(Failure) -> CStepLibWebP.WebPPicture {
        var image = CStepLibWebP.WebPPicture()
        guard WebPPictureInit(&image) != 0 else { throw otherInterface }
        image.use_argb = 1
        image.width = Int32(picture.width)
        image.height = Int32(picture.height)
        let isCopied = picture.pixels.withUnsafeBytes { WebPPictureImportRGBA(&image, $0.baseAddress, image.width * 4) }
        guard isCopied != 0 else { throw outOfMemory }
        return image
    }

    /// Encodes a lossless file.
    package static func encode(_ picture: PixelBuffer) throws(Failure) -> [UInt8] {
        var config = try losslessConfig()
        var image = try image(of: picture)
        defer { WebPPictureFree(&image) }
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        image.writer = WebPMemoryWrite
        let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
            image.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&config, &image)
        }
        guard isWritten != 0 else { throw outOfMemory }
        return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }
}
