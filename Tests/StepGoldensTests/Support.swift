import Foundation
import StepFiles
import StepGoldens
import StepPNG
import StepRaster
import StepTestSupport
import Testing

/// Calls `body` with the path of a new, empty folder that is gone afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    try TestTool.withFolder { try body($0.path) }
}

extension PixelBuffer {
    /// A small picture of one colour; `level` tells pictures apart.
    static func flat(_ level: UInt8, width: Int = 6, height: Int = 4) -> PixelBuffer {
        PixelBuffer(width: width, height: height, filledWith: Pixel(red: level, green: level, blue: level))
    }

    func png(compression: PNGCompression = .default) throws -> [UInt8] {
        try PNGEncoder.encode(self, scale: 1, compression: compression)
    }
}

/// Bytes that are no PNG, and the words about them.
let brokenPictures: [(bytes: [UInt8], words: String)] = [
    ([], "not a PNG: the file is empty"),
    (Array("text".utf8), "not a PNG"),
    (Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8), "a Git LFS pointer"),
    ((try? PixelBuffer.flat(1).png().dropLast(8)) ?? [], "damaged PNG"),
]

/// The project's root.
let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
