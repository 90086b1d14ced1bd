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
        do {
            let picture = try PNGDecoder.decode(file)
            let again = try PNGDecoder.decode(PNGEncoder.encode(picture, scale: 1))
            StepFuzz.check(again == picture, "a picture reads back")
        } catch .tooLarge {
        } catch {
            if case .success = validation { StepFuzz.check(false, "what is sound can be read: \(error)") }
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
