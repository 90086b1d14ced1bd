import Foundation
import ImageDiff
import PNGCodec
import Raster

/// A folder of golden pictures, `<topic>/<case>.png`, and a folder for what does not match them.
///
/// Pictures are compared by their decoded pixels, alpha included, without tolerance.
struct GoldenStore {
    let goldens: URL
    let failures: URL
    let recording: Recording

    enum Outcome: Equatable {
        case same
        /// The golden was written; the path names it.
        case recorded(String)
        /// In words, with the pictures to look at.
        case different(String)
    }

    /// Compares `image` with its golden, or records it.
    ///
    /// Where they differ, `expected | difference | actual` is left in `failures`, and `image` alone where there is no
    /// golden; where they do not, what an earlier run left there is removed.
    func check(_ image: PixelBuffer, topic: String, case name: String) throws -> Outcome {
        let golden = goldens.appending(path: "\(topic)/\(name).png")
        let failure = failures.appending(path: "\(topic)/\(name).png")
        guard FileManager.default.fileExists(atPath: golden.path) else {
            if recording != .never { return try record(image, golden) }
            try write(image, to: failure)
            return .different("\(topic)/\(name): no golden at \(golden.path); the picture is \(failure.path)")
        }
        if recording == .all { return try record(image, golden) }
        let expected = try PNGDecoder.decode([UInt8](Data(contentsOf: golden)))
        let diff = ImageDiff.compare(expected: expected, actual: image)
        if diff.verdict == .same {
            try? FileManager.default.removeItem(at: failure)
            return .same
        }
        if recording == .changed { return try record(image, golden) }
        try write(DiffPicture.sideBySide(of: diff, expected: expected, actual: image), to: failure)
        return .different(
            "\(topic)/\(name): \(diff.summary)\ngolden \(golden.path)\nexpected | difference | actual \(failure.path)")
    }

    /// Every golden as `<topic>/<case>`, in order.
    func names() throws -> [String] {
        let topics = try FileManager.default.contentsOfDirectory(atPath: goldens.path)
        return try topics.flatMap { topic in
            try FileManager.default.contentsOfDirectory(atPath: goldens.appending(path: topic).path)
                .filter { $0.hasSuffix(".png") }.map { "\(topic)/\($0.dropLast(4))" }
        }.sorted()
    }

    private func record(_ image: PixelBuffer, _ golden: URL) throws -> Outcome {
        try write(image, to: golden)
        return .recorded(golden.path)
    }

    private func write(_ image: PixelBuffer, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNGEncoder.encode(image, scale: 1, compression: .small)).write(to: file, options: .atomic)
    }
}

extension ImageDiff {
    /// One line: how much differs, how far and where.
    fileprivate var summary: String {
        var parts: [String] = []
        if verdict == .size {
            parts.append(
                "expected \(expectedSize.width) x \(expectedSize.height) pixels, "
                    + "found \(actualSize.width) x \(actualSize.height)")
        }
        if let bounds {
            parts.append(
                "\(pixels.different) pixels differ by up to \(greatestDifference), "
                    + "all within x \(bounds.x)..<\(bounds.x + bounds.width), y \(bounds.y)..<\(bounds.y + bounds.height)"
            )
        }
        return parts.joined(separator: "; ")
    }
}
