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
package struct Destination: Hashable, Sendable {
    private(set) var isOnDisk = false
    /// Whether the bytes are on the disk before a file has its name.
    private(set) var isDurable = true
    /// Of each file, how many the outcome has; it has none of a larger file.
    private(set) var mostBytes = Int.max
    private(set) var wantsPixels = false

    /// Where the plan says.
    package static let files = Destination(isOnDisk: true, mostBytes: 0)
    /// The same, of pictures that can be drawn again; and the outcome has their bytes.
    package static let filesAndMemory = Destination(isOnDisk: true, isDurable: false)
    /// Nowhere: the outcome has their bytes.
    package static let memory = Destination()
    /// Nowhere: the outcome has the pixels of pictures that have some, and the bytes of everything else.
    package static let pixels = Destination(wantsPixels: true)
}

/// Told on the way how much of a job is done, on one thread at a time.
package typealias JobProgress = (_ done: Int, _ total: Int, _ things: String) -> Void
