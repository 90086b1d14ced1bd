/// The result of running a job.
package struct Outcome: Sendable {
    /// A file, in the order in which the job names them.
    package struct ResultFile: Hashable, Sendable {
        /// The path of the file; in memory, the one that it would have had.
        package var path: String
        package var byteCount: Int
        /// The size of a picture, in pixels.
        package var size: PixelSize?
        /// The description of a picture or an animation that was drawn; nil for one from a cache.
        package var alternativeText: String?
        /// The digest of a picture's pixels, if digests were requested; nil for an animation.
        package var digest: PictureDigest?
        /// The digest of its bytes, in the answers of a batch; nil if it is no regular file.
        package var sha256: String?
        /// The bytes, if they were requested in memory.
        package var bytes: [UInt8]?
        /// The pixels of a picture, if they were requested; nil for an animation.
        package var pixels: PixelBuffer?
        /// The number of pixels per point, for `pixels` and for the pictures in a message's JSON.
        package var scale = 1.0
        /// False if the file had these bytes already.
        package var isWritten = true
    }

    package var files: [ResultFile] = []
    /// Warnings and notes for the user, a line each.
    package var warnings: [String] = []
    /// A line about a job that filled a folder.
    package var summary: String?

    /// True if no file was written, since all had their bytes already.
    package var isUnchanged: Bool { !files.isEmpty && files.allSatisfy { !$0.isWritten } }
}

/// The destination of a job's files.
package enum Destination: Sendable {
    /// The paths of the plan.
    case files
    /// The paths of the plan, and the outcome has the bytes too. Files are not synchronised to the disk, so a crash of
    /// the machine may leave some empty: their pictures can be drawn again.
    case filesAndMemory
    /// No files: the outcome has their bytes.
    case memory
    /// No files: the outcome has the pixels of pictures that have some, and the bytes of everything else.
    case pixels
    /// No files, and nothing is drawn: the outcome has the alternative texts.
    case words
}

/// A function called with the number of things done so far, on one thread at a time.
package typealias JobProgress = (_ done: Int, _ total: Int, _ things: String) -> Void
