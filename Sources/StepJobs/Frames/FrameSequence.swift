import StepFiles
import StepRaster

/// The files of a sequence, each of which appears whole or not at all.
struct FrameSequence {
    private let names: FrameNames
    private let count: Int
    private let destination: Destination
    /// Whether a file that has a frame's bytes already is left alone.
    private let leavesEqual: Bool
    /// What is complete.
    private(set) var files: [Outcome.File] = []

    /// Makes sure, before anything is drawn, that all frames may be written.
    /// - Parameter force: replace files that are not ours, but for those that are read.
    init(
        _ names: FrameNames, count: Int, _ destination: Destination, force: Bool, leavingEqual: Bool,
        beside inputs: FileRoles
    ) throws(Failure) {
        self.names = names
        self.count = count
        self.destination = destination
        leavesEqual = leavingEqual
        let digits = String(count - 1).utf8.count
        guard digits <= names.digits else {
            throw Failure(
                .usage, "--output: expected %0\(digits)d or wider for \(count) frames, found %0\(names.digits)d")
        }
        guard destination == .files else { return }
        if force {
            var roles = inputs
            for index in 0..<count { roles.writes(names[index], as: "--output") }
            try roles.check()
        } else if let other = (0..<count).lazy.map({ names[$0] }).first(where: Self.isAnotherFile) {
            throw Failure(
                .cannotCreate,
                "\(other): expected no file, or a picture by stepchart, found another file (--force replaces it)")
        }
        try Folder.make(names.folder)
    }

    private static func isAnotherFile(_ path: String) -> Bool { access(path, F_OK) == 0 && !OwnPicture.isOne(path) }

    mutating func write(_ png: [UInt8], size: PixelSize) throws(Failure) {
        let path = names[files.count]
        var file = Outcome.File(path: path, byteCount: png.count, size: size)
        switch destination {
        case .memory, .pixels: file.bytes = png
        case .files where leavesEqual && InputFile.at(path, holds: png):
            file.isWritten = false
        case .files: try OutputFile.write(png, to: path)
        }
        files.append(file)
    }

    /// What is there when the work has ended early.
    var remains: String {
        switch files.count {
        case 0: "no frame is complete"
        case 1: "1 of \(count) frames is complete, \(names[0])"
        default: "\(files.count) of \(count) frames are complete, \(names[0]) to \(names[files.count - 1])"
        }
    }
}
