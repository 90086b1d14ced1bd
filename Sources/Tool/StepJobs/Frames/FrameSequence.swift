import StepRaster
import StepSupport

/// The files of a sequence, which appear together.
struct FrameSequence {
    private let names: FrameNames
    private let count: Int
    /// Nil in memory.
    private let folder: OutputFolder?
    /// Whether a file that has a frame's bytes already is left alone.
    private let leavesEqual: Bool
    /// What is complete.
    private(set) var files: [Outcome.File] = []

    /// Makes sure, before anything is drawn, that all frames may be written.
    /// - Parameter force: replace files that are not ours, but for those that are read.
    init(
        _ names: FrameNames, count: Int, _ destination: Destination, force: Bool, leavingEqual: Bool,
        beside inputs: PathConflicts
    ) throws(Failure) {
        (self.names, self.count, leavesEqual) = (names, count, leavingEqual)
        let digits = String(count - 1).utf8.count
        guard digits <= names.digits else {
            throw Failure(
                .usage, "--output: expected %0\(digits)d or wider for \(count) frames, found %0\(names.digits)d")
        }
        guard destination == .files else {
            folder = nil
            return
        }
        if force {
            var roles = inputs
            for index in 0..<count { roles.writes(names[index], as: "--output") }
            try roles.check()
        } else if let other = (0..<count).lazy.map({ names[$0] }).first(where: Self.isAnotherFile) {
            throw Failure(
                .cannotCreate,
                "\(other): expected no file, or a picture by stepchart, found another file (--force replaces it)")
        }
        folder = try OutputFolder(names.folder)
    }

    private static func isAnotherFile(_ path: String) -> Bool {
        access(path, F_OK) == 0 && !OwnPicture.isStepchartPicture(path)
    }

    mutating func write(_ png: [UInt8], size: PixelSize) throws(Failure) {
        let path = names[files.count]
        try WorkScope.check(path)
        var file = Outcome.File(path: path, byteCount: png.count, size: size)
        if let folder {
            file.isWritten = try folder.write(png, to: Folder.name(of: path), unlessEqual: leavesEqual)
        } else {
            file.bytes = png
        }
        files.append(file)
    }

    /// Gives all frames their places.
    func finish() throws(Failure) {
        if let folder { try OutputFile.commit([folder]) }
    }
}
