/// What running a job gave.
package struct Outcome: Sendable {
    /// A file, in the order in which the job names them.
    package struct File: Hashable, Sendable {
        /// The path where it was written; in memory, where it would have been.
        package var path: String
        package var byteCount: Int
        /// Of a picture, in pixels.
        package var size: PixelSize?
        /// Of a picture's pixels, where digests were asked for; not of an animation.
        package var digest: PictureDigest?
        /// Of its bytes, in the answers of a batch; nil of what is no regular file.
        package var sha256: String?
        /// The file itself, where it was asked for in memory.
        package var bytes: [UInt8]?
        /// Of a picture, where pixels were asked for; not of an animation.
        package var pixels: PixelBuffer?
        /// How many pixels there are per point, of `pixels` and of what a message tells of its pictures.
        package var scale = 1.0
        /// False where the file had these bytes already.
        package var isWritten = true
    }

    package var files: [File] = []
    /// What the user should know, a line each.
    package var warnings: [String] = []
    /// A line about a job that filled a folder.
    package var summary: String?

    /// Whether every file had its bytes already, and was left alone.
    package var isUnchanged: Bool { !files.isEmpty && files.allSatisfy { !$0.isWritten } }
}

/// Where the files of a job go.
package enum Destination: Sendable {
    /// Where the plan says.
    case files
    /// The same, of pictures that can be drawn again: a machine that breaks down may leave some without their bytes. The
    /// outcome has their bytes.
    case filesAndMemory
    /// Nowhere: the outcome has their bytes.
    case memory
    /// Nowhere: the outcome has the pixels of pictures that have some, and the bytes of everything else.
    case pixels
}

/// Told on the way how much of a job is done, on one thread at a time.
package typealias JobProgress = (_ done: Int, _ total: Int, _ things: String) -> Void
