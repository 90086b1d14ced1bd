/// Files without a name, which disappear with the process.
enum UnnamedFile {
    #if canImport(Darwin)
        static func open(in folder: OpenFolder, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
        static func link(_ descriptor: Int32, as name: String, in folder: OpenFolder) -> Bool { false }
    #else
        /// O_TMPFILE, which is a flag combined with O_DIRECTORY.
        private static let flag = 0o20_000_000 | O_DIRECTORY

        /// Opens a file without a name; negative if the file system has none, or if they could not get a name later.
        static func open(in folder: OpenFolder, _ flags: Int32, _ mode: mode_t) -> Int32 {
            guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
            return openat(folder.descriptor, ".", flags | flag | O_CLOEXEC, mode)
        }

        /// Gives the file a name, unless a file or a link has it.
        static func link(_ descriptor: Int32, as name: String, in folder: OpenFolder) -> Bool {
            linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0
        }
    #endif
}
