/// Reads a file, a folder, a zip or standard input.
package enum Import {
    /// - Parameter path: `-` is standard input, which cannot be a zip.
    package static func days(
        from path: String, options: ImportOptions = ImportOptions()
    ) throws(ImportError) -> ImportedDays {
        ImportedDays()
    }

    /// The days of files that are at hand; for tests.
    package static func days(
        of files: [ByteStream], options: ImportOptions = ImportOptions()
    ) throws(ImportError) -> ImportedDays {
        ImportedDays()
    }
}
