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
        if let fast = PNGDecoder.readFast(file) { check(fast, isReadAlikeFrom: file) }
        check(framesOf: file, validation)
        do {
            let picture = try PNGDecoder.decode(file)
            let again = try PNGDecoder.decode(PNGEncoder.encode(picture, scale: 1))
            StepFuzz.check(again == picture, "a picture reads back")
        } catch .tooLarge {
        } catch {
            if case .success = validation { StepFuzz.check(false, "what is sound can be read: \(error)") }
        }
    }

    private static func check(framesOf file: [UInt8], _ validation: Result<PNGValidator.Summary, PNGFault>) {
        let animation = try? validation.get().animation
        do {
            var player = try APNGDecoder(file)
            var count = 0
            while try player?.advance() != nil { count += 1 }
            if let animation { StepFuzz.check(count == animation.control.frameCount, "all frames are shown") }
        } catch .tooLarge {
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
            let slow = try PNGDecoder.readAny(file).pixels
            StepFuzz.check(slow == fast, "a picture is read fast as libpng reads it")
        } catch {
            StepFuzz.check(zlibOnly.contains(error), "what is read fast can be read by libpng: \(error)")
        }
    }

    static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
        var file = file
        var reader = PNGChunkReader(file)
        while case .success(let chunk) = reader.next() {
            let end = chunk.offset + PNGChunk.overhead + chunk.data.count
            file.replaceSubrange(end - 4..<end, with: chunk.checksum.bigEndianBytes)
        }
        return file
    }
}
