/// What the system knows of a regular file.
package struct FileStatus: Hashable, Sendable {
    /// In bytes.
    package let size: Int
    /// Since it was written or touched.
    package let age: Duration

    /// Nil when there is no regular file by this name.
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

    /// Makes a file as new as if it had been written now.
    package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}

extension stat {
    /// What it is of, such as S_IFREG.
    var kind: mode_t { st_mode & S_IFMT }
}
