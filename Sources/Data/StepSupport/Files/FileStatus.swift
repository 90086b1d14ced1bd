/// The size and age of a regular file.
package struct FileStatus: Hashable, Sendable {
    /// The size in bytes.
    package let size: Int
    /// The time since it was written or touched.
    package let age: Duration

    /// Nil if there is no regular file of this name.
    package init?(_ path: String, _ access: FileAccess = .unlimited) {
        guard let status = access.status(of: path), status.kind == S_IFREG else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        age =
            .seconds(Int64(now.tv_sec) - Int64(modified.tv_sec))
            + .nanoseconds(Int64(now.tv_nsec) - Int64(modified.tv_nsec))
    }

    /// Sets the file's times to now, as if it had just been written.
    package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}

extension stat {
    /// The type of the file, such as S_IFREG.
    package var kind: mode_t { st_mode & S_IFMT }
}
