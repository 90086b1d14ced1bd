/// The size of a regular file, and when it changed.
package struct FileStatus: Hashable, Sendable {
    package let size: Int
    /// The time from 1970 until it was written or touched.
    package let modified: Duration

    /// Nil if there is no regular file of this name.
    package init?(_ path: String, _ access: FileAccess = .unlimited) {
        guard let status = access.status(of: path), status.kind == S_IFREG else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Sets the file's times to now, as if it had just been written.
    package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}

extension stat {
    /// The type of the file, such as S_IFREG.
    package var kind: mode_t { st_mode & S_IFMT }
}
