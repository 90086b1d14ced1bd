extension [UInt8] {
    /// Writes the bytes as a file, in place of an old one, and makes the folders that it is in:
    ///
    ///     try chart.png(.scale(3)).write(to: "week.png")
    /// - Throws: `ChartError.notWritten`; then an old file is as it was.
    public func write(to path: String) throws(ChartError) {
        do {
            try OutputFile.write(self, to: path)
        } catch {
            throw .notWritten(reason: error.line)
        }
    }
}

extension String {
    /// Writes the text as a file in UTF-8, as bytes are written.
    /// - Throws: `ChartError.notWritten`; then an old file is as it was.
    public func write(to path: String) throws(ChartError) { try Array(utf8).write(to: path) }
}
