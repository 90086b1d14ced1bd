/// A folder that keeps the last week that could be read, and the files that were drawn before, for its owner alone.
///
/// Every entry is a file with its digest that appears whole or not at all, even if the process is killed; the last of
/// two writers wins. A damaged entry, or one of another version, is ignored and replaced. Other files are left alone.
package struct WeekCache: Sendable {
    /// The most drawings that are kept, and their most bytes; the least recently used ones are removed first.
    package static let maximumCount = 256
    package static let maximumSize = 64 << 20
    /// The most bytes of one drawing; a larger one is not kept.
    package static let maximumDrawingSize = maximumSize / 4

    private let folder: String

    /// Makes the folder if it does not exist.
    package init(_ folder: String) throws(Failure) {
        try Folder.make(folder, mode: 0o700)
        self.folder = folder
    }

    /// The last week that was kept; nil when there is none, or it is damaged.
    package var lastWeek: StepWeek? { entry(named: Self.weekName)?.last.flatMap { try? StepWeek(json: $0) } }

    package func keep(_ week: StepWeek) throws(Failure) {
        let path = "\(folder)/\(Self.weekName)"
        guard Folder.isLink(path) || CacheEntry.anyVersion.mayReplace(path) else {
            throw Failure(.cannotCreate, "\(path): expected an entry of the cache or no file, found another file")
        }
        try write([Array(StepDataFormat.json.rawValue.utf8), Array(week.json.text.utf8)], named: Self.weekName)
    }

    /// The files that were kept under a key; nil when there are none, or they are damaged.
    package func drawing(_ key: DrawingKey) -> [[UInt8]]? {
        let name = key.hex + Self.drawingSuffix
        guard let files = entry(named: name) else { return nil }
        FileStatus.touch("\(folder)/\(name)")
        return files
    }

    /// Keeps a drawing, and removes the least recently used ones beyond the limits.
    package func keep(_ files: [[UInt8]], for key: DrawingKey) throws(Failure) {
        guard files.reduce(0, { $0 + $1.count }) <= Self.maximumDrawingSize else { return }
        try write(files, named: key.hex + Self.drawingSuffix)
        try trim()
    }

    private static let weekName = "last.week"
    private static let drawingSuffix = ".drawing"

    private func entry(named name: String) -> [[UInt8]]? {
        (try? InputFile("\(folder)/\(name)")).flatMap { CacheEntry.parts(of: $0.bytes, name: name) }
    }

    private func write(_ parts: [[UInt8]], named name: String) throws(Failure) {
        Folder.removeLeftovers(in: folder)
        try OutputFile.write(CacheEntry.bytes(of: parts, name: name), to: "\(folder)/\(name)", isPrivate: true)
    }

    private func trim() throws(Failure) {
        let drawings = try Folder.names(in: folder).filter { $0.hasSuffix(Self.drawingSuffix) }
        let names = drawings.filter { SHA256.isHex($0.dropLast(Self.drawingSuffix.count)) }
        // Another process may remove a file meanwhile.
        let files = names.compactMap { name in FileStatus("\(folder)/\(name)").map { (name: name, status: $0) } }
        var size = 0
        for (index, file) in files.sorted(by: { $0.status.modified > $1.status.modified }).enumerated() {
            size += file.status.size
            if index >= Self.maximumCount || size > Self.maximumSize { Folder.remove("\(folder)/\(file.name)") }
        }
    }
}
