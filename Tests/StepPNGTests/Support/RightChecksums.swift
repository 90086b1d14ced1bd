@testable import StepPNG

/// The PNG with the checksum that each chunk should have, so that what is damaged in it is read.
func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var reader = PNGChunkReader(file)
    while let chunk = try? reader.next() {
        let end = chunk.offset + PNGChunk.overhead + chunk.data.count
        file.replaceSubrange(end - 4..<end, with: chunk.checksum.bigEndianBytes)
    }
    return file
}
