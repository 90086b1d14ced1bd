import StepChart
import StepFiles
import StepPictures
import StepRaster

/// Pictures that go into one folder, with a list of them. What is there already and would not change is left alone.
struct PictureFolder {
    /// Nil in memory.
    private let path: String?
    private let kind: PictureKind
    private let destination: Destination
    private let rendering: RenderOptions
    private(set) var files: [Outcome.File] = []

    init(_ path: String?, _ kind: PictureKind, _ destination: Destination, _ rendering: RenderOptions) {
        self.path = path
        self.kind = kind
        self.destination = destination
        self.rendering = rendering
    }

    /// What messages call it.
    var name: String { path ?? "in memory" }
    var writtenCount: Int { files.count(where: \.isWritten) }

    /// A picture as it goes into the folder.
    struct File: Sendable {
        var digest: PictureDigest
        var bytes: [UInt8]
    }

    /// Draws on several threads, and hands on the pictures in order.
    func draw(_ drawings: [Drawing], progress: JobProgress, _ use: (Int, File) throws -> Void) throws {
        var single = rendering
        single.threads = 1
        var done = 0
        try inOrder(count: drawings.count, threads: rendering.threads) { [single, kind] index in
            if kind == .svg {
                let bytes = Array(try drawings[index].svg(scale: single.scale).utf8)
                return File(
                    digest: PictureDigest(ofVector: bytes, size: try drawings[index].pixelSize(single)), bytes: bytes)
            }
            var (png, digest) = ([UInt8](), PixelDigest(try drawings[index].pixelSize(single)))
            try drawings[index].png(
                single, watching: { digest.add($0) },
                to: { bytes in bytes.withUnsafeBufferPointer { png.append(contentsOf: $0) } })
            return File(digest: digest.finish(), bytes: png)
        } use: { file in
            try use(done, file)
            done += 1
            progress(done, drawings.count, "pictures")
        }
    }

    /// Writes a file, unless it has these bytes.
    /// - Parameter digest: of a picture.
    mutating func write(_ bytes: [UInt8], to name: String, _ digest: PictureDigest? = nil) throws(Failure) {
        let path = self.path.map { Folder.path(name, in: $0) } ?? name
        var file = Outcome.File(path: path, byteCount: bytes.count, size: digest?.size, digest: digest)
        switch destination {
        case .memory, .pixels: file.bytes = bytes
        case .files where InputFile.at(path, holds: bytes): file.isWritten = false
        case .files: try OutputFile.write(bytes, to: path)
        }
        files.append(file)
    }
}
