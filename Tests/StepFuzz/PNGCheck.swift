import StepRaster

@testable import StepPNG

/// What must hold of the codec, whatever the file.
enum PNGCheck {
    /// A larger picture, which a few bytes can declare, would only take time.
    private static let mostPixels = 1 << 20

    static func check(_ file: [UInt8]) {
        var size: (width: Int, height: Int)?
        let validation = PNGValidator.validate(file) { chunk in
            _ = chunk.meaning
            if size == nil, chunk.type == "IHDR", let header = try? PNGHeader(chunk) {
                size = (header.width, header.height)
            }
        }
        if let size, (mostPixels...PNGDecoder.maxPixels).contains(size.width * size.height) { return }
        if let fast = PNGDecoder.decodeFast(file) { check(fast, isReadAlikeFrom: file) }
        check(framesOf: file, validation)
        do {
            let picture = try PNGDecoder.decode(file)
            let again = try PNGDecoder.decode(PNGEncoder.encode(picture, scale: 1))
            StepFuzz.check(again == picture, "a picture reads back")
        } catch .tooLarge, .tooFewBytes {
        } catch {
            if case .success = validation { StepFuzz.check(false, "what is sound can be read: \(error)") }
        }
    }

    private static func check(framesOf file: [UInt8], _ validation: Result<PNGValidator.FileSummary, PNGFault>) {
        let animation = try? validation.get().animation
        do {
            var player = try APNGDecoder(file)
            var count = 0
            while try player?.advance() != nil { count += 1 }
            if let animation { StepFuzz.check(count == animation.control.frameCount, "all frames are shown") }
        } catch .tooLarge, .tooFewBytes {
        } catch {
            StepFuzz.check(animation == nil, "a sound animation can be shown: \(error)")
        }
    }

    /// What zlib calls invalid in a stream that libdeflate takes.
    private static let zlibOnly = [
        "invalid bit length repeat", "invalid distance code", "invalid literal/length code",
        "too many length or distance symbols", "invalid code lengths set",
    ].map { PNGError.damaged(reason: "IDAT: \($0)") }

    private static func check(_ fast: PixelBuffer, isReadAlikeFrom file: [UInt8]) {
        do {
            let slow = try PNGDecoder.decodeByLibpng(file).pixels
            StepFuzz.check(slow == fast, "a picture is read fast as libpng reads it")
        } catch {
            StepFuzz.check(zlibOnly.contains(error), "what is read fast can be read by libpng: \(error)")
        }
    }

    /// Rectangles on white, as charts have them: long runs, and steady changes; eight bytes each.
    private static func rectangles(_ source: [UInt8], width: Int, height: Int) -> [Pixel] {
        let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
        var pixels = [Pixel](repeating: white, count: width * height)
        for start in stride(from: 0, through: source.count - 8, by: 8) {
            let part = Array(source[start..<start + 8])
            let (left, top) = (Int(part[0]) % width, Int(part[1]) % height)
            for y in top..<min(height, top + 1 + Int(part[3])) {
                for x in left..<min(width, left + 1 + Int(part[2])) {
                    let shift = UInt8(truncatingIfNeeded: (x - left) * Int(part[7] & 3))
                    pixels[y * width + x] = Pixel(
                        red: part[4] &+ shift, green: part[5] &+ shift, blue: part[6], alpha: 255)
                }
            }
        }
        return pixels
    }

    /// Rows made of the bytes, again and again with a step that shifts them, are read back as they were by both readers.
    static func check(pixels bytes: [UInt8]) {
        guard bytes.count > 3 else { return }
        let (width, height, step) = (1 + Int(bytes[0]), 1 + Int(bytes[1]), 1 + Int(bytes[2] & 15))
        let source = Array(bytes[3...])
        let opaque = bytes[2] & 16 != 0
        var pixels = (0..<width * height).map { index in
            func byte(_ channel: Int) -> UInt8 { source[(index / step * 4 + channel) % source.count] }
            let alpha = opaque ? 255 : byte(3)
            return alpha == 0 ? .clear : Pixel(red: byte(0), green: byte(1), blue: byte(2), alpha: alpha)
        }
        if bytes[2] & 32 != 0 { pixels = rectangles(source, width: width, height: height) }
        let picture = PixelBuffer(width: width, height: height, pixels: pixels)
        for usesLibpng in [false, true] {
            do {
                let info = PNGInfo(width: width, height: height, scale: 1, usesLibpng: usesLibpng)
                let encoder = try PNGEncoder(info, opaque: picture.pixels.allSatisfy { $0.alpha == 255 })
                try encoder.write(rows: picture.pixels.span)
                try encoder.finish()
                var file: [UInt8] = []
                encoder.drain { part in part.withUnsafeBufferPointer { file += $0 } }
                let again = try PNGDecoder.decodeByLibpng(file).pixels
                StepFuzz.check(again == picture, "what is written is read by libpng")
                StepFuzz.check(PNGDecoder.decodeFast(file) == picture, "what is written is read fast")
            } catch {
                StepFuzz.check(false, "any picture can be written: \(error)")
            }
        }
    }
}
