/// The kinds of standard input and output, for a command line that names neither input nor output.
package enum StandardStreams {
    /// True if standard input is a file or a pipe; false for a terminal or a device such as `/dev/null`.
    package static var hasInput: Bool { Folder.status(of: STDIN_FILENO)?.kind == S_IFREG || isPiped(STDIN_FILENO) }

    /// True if nothing has come from the pipe of standard input within a second.
    package static var isWaiting: Bool {
        guard isPiped(STDIN_FILENO) else { return false }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 1000) == 0
    }

    /// True if standard output is an empty file for the picture: not a log, opened to append, nor standard error.
    package static var isNewFile: Bool {
        guard let status = Folder.status(of: STDOUT_FILENO), status.kind == S_IFREG, status.st_size == 0
        else { return false }
        let isLog = fcntl(STDOUT_FILENO, F_GETFL) & O_APPEND != 0
        let errors = Folder.status(of: STDERR_FILENO).map { Folder.Identity($0) }
        return !isLog && errors != Folder.Identity(status)
    }

    package static var isOutputPiped: Bool { isPiped(STDOUT_FILENO) }

    private static func isPiped(_ descriptor: Int32) -> Bool {
        let kind = Folder.status(of: descriptor)?.kind
        return kind == S_IFIFO || kind == S_IFSOCK
    }
}
