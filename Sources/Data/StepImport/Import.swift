/// What a file, or whatever a path leads to, has become.
package enum Imported: Sendable {
    /// A text that is no export of a kind that is known, but may have days of its own.
    case text(InputFile)
    case days(ImportedDays)
}

/// Reads what people have: a file, a folder, a zip or standard input; a file may be packed by gzip.
package enum Import {
    /// The days of what holds data of one kind; or the text that a path alone leads to, a table or days in JSON, which may
    /// be alone in a zip.
    /// - Parameters:
    ///   - paths: `-` is standard input.
    ///   - isText: whether it is known to be a text.
    package static func read(
        _ paths: [String], isText: Bool = false, options: ImportOptions, _ access: FileAccess = .unlimited,
        progress: ImportProgress? = nil
    ) throws(Failure) -> Imported {
        var reading = try ImportReading(paths.first ?? "", options, access, progress)
        for path in paths {
            let text = try reading.read(path) { format in
                let isOpen = options.format == nil && (format == nil || format?.name == PlainTable.name)
                return paths.count == 1 && (isText || isOpen)
            }
            if let text { return .text(text) }
        }
        return .days(try reading.days())
    }
}

/// Is told now and then how many bytes of how many have been read; of standard input the total is not known.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int?) -> Void

/// Files that become days together.
struct ImportReading {
    let allowance: ByteStream.Allowance
    private let path: String
    private let options: ImportOptions
    private let access: FileAccess
    private var reader: (any ImportFormat)?
    private var first = ""
    private var encrypted: String?
    /// The tables of a database that nothing recognises.
    private var tables: [String] = []
    /// Files that nothing recognises.
    private var passedOver: [String] = []
    /// Files whose names are not UTF-8.
    var misnamed = 0

    init(
        _ path: String, _ options: ImportOptions, _ access: FileAccess = .unlimited, _ progress: ImportProgress? = nil
    ) throws(Failure) {
        (self.path, self.options, self.access) = (path, options, access)
        allowance = ByteStream.Allowance(size: options.maxSize.count, access, progress: progress)
        guard let name = options.format else { return }
        let names = ImportFormats.names
        guard names.contains(name) else {
            throw .option("kind", expected: names.joined(separator: ", "), found: SourceText.quoted(name))
        }
    }

    /// Reads a file, a folder, a zip or standard input; what nothing recognises is passed over.
    /// - Parameter isText: whether a file of a format, or of none, is to be had as it is.
    /// - Returns: such a file, if it is alone.
    mutating func read(
        _ path: String, unless isText: ((any ImportFormat.Type)?) -> Bool
    ) throws(Failure) -> InputFile? {
        if path != "-", access.mayListFolders, Folder.isDirectory(path) {
            let listing = try Folder.list(path, ending: "")
            misnamed += listing.leftOut.count { $0.reason == Folder.LeftOut.notUTF8 }
            allowance.expect(listing.files.reduce(0) { $0 + (FileStatus("\(path)/\($1)", access)?.size ?? 0) })
            for name in listing.files where !Self.isHidden(name) {
                let descriptor = try Descriptor.reading("\(path)/\(name)", access)
                defer { close(descriptor) }
                try read(try stream(descriptor, "\(path)/\(name)"))
            }
            return nil
        }
        func isWanted(_ stream: ByteStream) throws(Failure) -> Bool {
            if try stream.isDatabase() { return false }
            return isText(try format(of: stream))
        }
        let size = path == "-" ? nil : FileStatus(path, access)?.size
        if let size { allowance.expect(size) }
        let descriptor = try Descriptor.reading(path, access)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var stream = try stream(descriptor, InputFile.name(path))
        if try stream.head(4).elementsEqual(ZipArchive.signature) {
            let zip = try onDisk(descriptor, stream) { (file) throws(Failure) in
                try ZipArchive(file, name: stream.name)
            }
            let only = try zip.goToOnly { (entry) throws(Failure) in
                try access.checkDeadline(zip.name)
                return !entry.isEncrypted && entry.size > 0 && !Self.isHidden(entry.name)
            }
            if let only {
                stream = ByteStream(
                    name: "\(zip.name)/\(only.name)", allowance: allowance, source: try zip.contents(of: only))
            }
            guard only != nil, try isWanted(stream) else {
                zip.rewind()
                try read(zip: zip)
                return nil
            }
        } else if try !isWanted(stream) {
            try read(stream)
            return nil
        }
        return InputFile(name: stream.name, bytes: try stream.rest(atMost: InputFile.maximumSize, expecting: size))
    }

    /// The bytes of an open file, unpacked.
    private func stream(_ descriptor: Int32, _ name: String) throws(Failure) -> ByteStream {
        let stream = ByteStream(name: name, allowance: allowance) { (buffer, start) throws(Failure) in
            try Descriptor.read(descriptor, into: &buffer, from: start, name: name)
        }
        guard try stream.head(4).starts(with: Gzip.signature) else { return stream }
        let gzip = try onDisk(descriptor, stream) { (file) throws(Failure) in try Gzip(file, name: name) }
        return ByteStream(name: name, allowance: ByteStream.Allowance(size: options.maxSize.count, access)) {
            (buffer, start) throws(Failure) in try gzip.read(into: &buffer, from: start)
        }
    }

    /// Opens what is packed and in a file; or comes through a pipe, and then goes to a file that nobody sees: the list of
    /// what is in a zip is at its end.
    private func onDisk<Opened>(
        _ descriptor: Int32, _ stream: ByteStream, _ open: (Int32) throws(Failure) -> Opened
    ) throws(Failure) -> Opened {
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return try open(descriptor) }
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let spool = try SpoolFile(beside: "\(folder)/stepchart")
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try stream.read(into: &piece), count > 0 {
            try spool.write(piece.span.extracting(first: count))
        }
        return try open(spool.descriptor)
    }

    /// What systems leave beside the files of people.
    private static func isHidden(_ name: String) -> Bool {
        name.hasPrefix("__MACOSX/") || name.split(separator: "/").last?.hasPrefix(".") == true
    }

    mutating func read(zip: ZipArchive) throws(Failure) {
        while let entry = try zip.next() {
            try access.checkDeadline(zip.name)
            let name = "\(zip.name)/\(entry.name)"
            if entry.isEncrypted { encrypted = name }
            guard !entry.isEncrypted, entry.size > 0, !Self.isHidden(entry.name) else { continue }
            allowance.expect(entry.size)
            try read(ByteStream(name: name, allowance: allowance, source: try zip.contents(of: entry)))
        }
    }

    mutating func read(_ stream: ByteStream) throws(Failure) {
        guard let format = try format(of: stream) else {
            passedOver.append(stream.name)
            tables += try stream.database()?.tables.keys.sorted() ?? []
            return
        }
        if self.reader == nil { first = stream.name }
        var reader = if let reader = self.reader { reader } else { try format.init(options: options) }
        guard type(of: reader) == format else {
            throw Failure(
                at: stream.name, expected: "\(type(of: reader).name), as in \(first); --kind chooses one",
                found: format.name)
        }
        self.reader = nil
        try reader.read(stream)
        self.reader = reader
    }

    func format(of stream: ByteStream) throws(Failure) -> (any ImportFormat.Type)? {
        var head = try Self.text(stream.head(1 << 14))
        // Before the root of XML there may be much.
        if head.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), !Self.hasElement(head) {
            head = try Self.text(stream.head(1 << 17))
        }
        let (name, tables) = (stream.lastName, try stream.database()?.tables)
        return ImportFormats.all.first { format in
            guard options.format == nil || options.format == format.name else { return false }
            return tables.map { format.recognises($0) } ?? format.recognises(head, name: name)
        }
    }

    /// Without a byte order mark.
    private static func text(_ head: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head
    }

    private static func hasElement(_ head: ArraySlice<UInt8>) -> Bool {
        zip(head, head.dropFirst()).contains { $0 == UInt8(ascii: "<") && (0x41...0x5A).contains($1 & ~0x20) }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        guard var reader else {
            if let encrypted {
                throw Failure(at: encrypted, reason: "it is encrypted; unpack it with its password first")
            }
            throw Failure(
                at: path, expected: "data of " + ImportFormats.names.joined(separator: ", "),
                found: tables.isEmpty
                    ? "nothing of the kind"
                    : "a database with \(tables.prefix(20).map(SourceText.quoted).joined(separator: ", "))")
        }
        self.reader = nil
        var result = try reader.days()
        if misnamed > 0 {
            result.notes.append("\(misnamed) of the files have names that are not UTF-8, and are not read")
        }
        let others = passedOver.count { !type(of: reader).isCompanion($0) }
        if others > 0 { result.notes.append("\(others) of the files are of other kinds, and not read") }
        if let window = options.window { result.days.removeAll { !window.contains($0.date) } }
        return result
    }
}
