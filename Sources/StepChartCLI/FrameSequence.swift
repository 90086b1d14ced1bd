import StepChart
import StepFiles
import StepPNG

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files of a sequence, each of which appears whole or not at all.
struct FrameSequence {
    private let names: FrameNames
    private let count: Int
    private var written = 0

    /// Makes sure, before anything is drawn, that all frames may be written.
    /// - Parameter force: replace files that are not ours.
    init(_ names: FrameNames, count: Int, force: Bool) throws(Failure) {
        self.names = names
        self.count = count
        let digits = String(count - 1).utf8.count
        guard digits <= names.digits else {
            throw Failure(
                .usage, "--output: expected %0\(digits)d or wider for \(count) frames, found %0\(names.digits)d")
        }
        try Folder.make(names.folder)
        guard !force else { return }
        for index in 0..<count {
            guard access(names[index], F_OK) == 0, !Self.isOurs(names[index]) else { continue }
            throw Failure(
                .cannotCreate,
                "\(names[index]): expected no file, or a picture by stepchart, found another file (--force replaces it)"
            )
        }
    }

    /// Whether a file is a PNG that names stepchart as its software.
    private static func isOurs(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // The mark comes before the pixels.
        var start = [UInt8](repeating: 0, count: 256)
        let size = start.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        let mark = Array("iTXtSoftware\0\0\0\0\0\(Drawing.software)".utf8)
        guard size > 0, start.starts(with: PNGChunkReader.signature) else { return false }
        return start.indices.contains { start[$0...].starts(with: mark) }
    }

    mutating func write(_ png: [UInt8]) throws(Failure) {
        let file = try OutputFile(names[written])
        try file.write(png.span)
        try OutputFile.appear([file])
        written += 1
    }

    /// What is there when the work has ended early.
    var remains: String {
        switch written {
        case 0: "no frame is complete"
        case 1: "1 of \(count) frames is complete, \(names[0])"
        default: "\(written) of \(count) frames are complete, \(names[0]) to \(names[written - 1])"
        }
    }
}
