extension Folder {
    /// Makes a folder, where it is not there yet, for what `body` puts into it. When `body` throws, what was made goes
    /// again.
    package static func making<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
        var made: [String] = []
        var missing = folder
        while !missing.isEmpty, !exists(missing) {
            made.append(missing)
            missing = parent(of: missing)
        }
        do {
            try make(folder)
            return try body()
        } catch {
            made.forEach(removeEmpty)
            throw error
        }
    }
}
