extension [UInt8] {
    /// Writes the bytes as a file, replaces an existing one, and creates its folders:
    ///
    ///     try chart.png(.scale(3)).write(to: "week.png")
    /// - Throws: `ChartError.notWritten`; an existing file is then not changed.
    public func write(to path: String) throws(ChartError) {
        do {
            try OutputFile.write(self, to: path)
        } catch { throw .notWritten(reason: error.line) }
    }
}

extension String {
    /// Writes the text as a file in UTF-8, replaces an existing one, and creates its folders.
    /// - Throws: `ChartError.notWritten`; an existing file is then not changed.
    public func write(to path: String) throws(ChartError) { try Array(utf8).write(to: path) }
}
