import StepChart
import StepFiles
import StepGoldens
import StepPictures
import StepRaster

/// Pictures that go into one folder, with a list of them. What is there already and would not change is left alone.
struct PictureFolder {
    let path: String
    let scale: Double
    let compression: RenderOptions.Compression
    private(set) var writtenCount = 0

    init(_ path: String, scale: Double, compression: RenderOptions.Compression) {
        self.path = path
        self.scale = scale
        self.compression = compression
    }

    /// A picture as it goes into the folder.
    struct File: Sendable {
        var digest: PictureDigest
        var png: [UInt8]
    }

    /// Draws on several threads, and hands on the pictures in order.
    func draw(
        _ drawings: [Drawing], threads: Int, quiet: Bool, _ use: (Int, File) throws -> Void
    ) throws {
        let bar = quiet ? nil : ProgressBar(total: drawings.count, of: "pictures")
        defer { bar?.clear() }
        var done = 0
        try inOrder(count: drawings.count, threads: threads) { index in
            let image = try drawings[index].image(.scale(scale))
            return File(
                digest: PictureDigest(of: image.buffer),
                png: try drawings[index].png(of: image, RenderOptions(scale: scale, compression: compression)))
        } use: { file in
            try use(done, file)
            done += 1
            bar?.show(done: done)
        }
    }

    /// Writes a file, unless it has these bytes.
    mutating func write(_ bytes: [UInt8], to name: String) throws(Failure) {
        let path = Folder.path(name, in: path)
        if Folder.isRegularFile(path), try InputFile(path).bytes == bytes { return }
        try OutputFile.write(bytes, to: path)
        writtenCount += 1
    }
}
