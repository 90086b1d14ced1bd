import Foundation

extension [UInt8] {
    /// The bytes of a picture as Foundation's `Data`.
    public var data: Data { Data(self) }

    /// Writes the bytes of a picture atomically.
    public func write(to url: URL) throws { try data.write(to: url, options: .atomic) }
}

extension String {
    /// Writes the text of a picture in UTF-8, atomically.
    public func write(to url: URL) throws { try Data(utf8).write(to: url, options: .atomic) }
}

extension StepWeek {
    /// Reads days of an export or a table, as the initializer with a path does.
    public init(
        contentsOf url: URL, days: Period? = nil, today: CivilDate? = nil, options: ImportOptions = ImportOptions()
    ) throws(StepImportError) {
        try self.init(contentsOf: url.path(percentEncoded: false), days: days, today: today, options: options)
    }
}
