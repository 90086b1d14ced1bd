import StepSupport

/// Reads what people have: a file, a folder, a zip or standard input.
package enum Import {
    /// - Parameter paths: of what holds data of one kind; `-` is standard input, which cannot be a zip.
    package static func days(
        from paths: [String], options: ImportOptions = ImportOptions(), progress: ImportProgress? = nil
    ) throws(Failure) -> ImportedDays {
        var reading = try ImportReading(paths.first ?? "", options, progress)
        for path in paths {
            if path == "-" {
                try reading.read(streaming: STDIN_FILENO, name: InputFile.name(path))
            } else if Folder.isDirectory(path) {
                let listing = try Folder.list(path, ending: "")
                let names = listing.files
                reading.misnamed += listing.leftOut.count { $0.reason == Folder.LeftOut.notUTF8 }
                reading.allowance.expect(names.reduce(0) { $0 + (FileStatus("\(path)/\($1)")?.size ?? 0) })
                for name in names { try reading.read(file: "\(path)/\(name)") }
            } else {
                if let status = FileStatus(path) { reading.allowance.expect(status.size) }
                try reading.read(file: path, orZip: true)
            }
        }
        return try reading.days()
    }

    /// Whether a path leads to a folder, a zip, or a file of a known format that is more than a table of days.
    package static func recognises(_ path: String) throws(Failure) -> Bool {
        if Folder.isDirectory(path) { return true }
        if path == "-" {
            var beginning = try StandardInput.beginning(1 << 17)[...]
            return try recognises(
                ByteStream(name: InputFile.name(path), allowance: ByteStream.Allowance()) { bytes, start in
                    let count = min(beginning.count, bytes.count - start)
                    bytes.replaceSubrange(start..<start + count, with: beginning.prefix(count))
                    beginning = beginning.dropFirst(count)
                    return count
                })
        }
        guard Folder.isRegularFile(path) else { return false }
        let descriptor = try Descriptor.reading(path)
        defer { close(descriptor) }
        return try recognises(ByteStream(descriptor: descriptor, name: path, ByteStream.Allowance()))
    }

    private static func recognises(_ stream: ByteStream) throws(Failure) -> Bool {
        if try stream.head(4).elementsEqual(ZipArchive.signature) { return true }
        let format = try ImportReading(stream.name, ImportOptions()).format(of: stream)
        return format != nil && format?.name != PlainTable.name
    }
}

/// Is told now and then how many bytes of how many have been read; of standard input the total is not known.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int?) -> Void

/// Files that become days together.
struct ImportReading {
    let allowance: ByteStream.Allowance
    private let path: String
    private let options: ImportOptions
    private var reader: (any ImportFormat)?
    private var first = ""
    private var encrypted: String?
    /// Files that nothing recognises.
    private var passedOver = 0
    /// Files whose names are not UTF-8.
    var misnamed = 0

    init(_ path: String, _ options: ImportOptions, _ progress: ImportProgress? = nil) throws(Failure) {
        self.path = path
        self.options = options
        allowance = ByteStream.Allowance(size: options.maxSize, progress: progress)
        guard let name = options.format else { return }
        let names = ImportFormats.names
        guard names.contains(name) else {
            throw .option("kind", expected: names.joined(separator: ", "), found: SourceText.quoted(name))
        }
    }

    /// Reads what can be read only once, from the front.
    mutating func read(streaming descriptor: Int32, name: String) throws(Failure) {
        let stream = ByteStream(descriptor: descriptor, name: name, allowance)
        guard try !stream.head(4).elementsEqual(ZipArchive.signature) else { throw Self.zipOutsideOfFile(name) }
        try read(stream)
    }

    /// Reads a file of any kind; one that nothing recognises is passed over.
    mutating func read(file path: String, orZip: Bool = false) throws(Failure) {
        let descriptor = try Descriptor.reading(path)
        defer { close(descriptor) }
        let stream = ByteStream(descriptor: descriptor, name: path, allowance)
        if orZip, try stream.head(4).elementsEqual(ZipArchive.signature) {
            guard FileStatus(path) != nil else { throw Self.zipOutsideOfFile(path) }
            try read(zip: try ZipArchive(path: path))
        } else {
            try read(stream)
        }
    }

    static func zipOutsideOfFile(_ name: String) -> Failure {
        Failure(
            at: ImportPlace(name), reason: "a zip has to be a file, since the list of its contents is at its end")
    }

    mutating func read(zip: ZipArchive) throws(Failure) {
        while let entry = try zip.next() {
            let name = "\(zip.name)/\(entry.name)"
            if entry.isEncrypted { encrypted = name }
            guard !entry.isEncrypted, entry.size > 0 else { continue }
            if entry.name.hasSuffix("health_connect_export.db") {
                throw Failure(
                    at: ImportPlace(name),
                    reason: "a backup of Health Connect does not say which of its apps counted the same steps; "
                        + "export from the app that counts them")
            }
            allowance.expect(entry.size)
            try read(ByteStream(name: name, allowance: allowance, source: try zip.contents(of: entry)))
        }
    }

    mutating func read(_ stream: ByteStream) throws(Failure) {
        guard let format = try format(of: stream) else {
            passedOver += 1
            return
        }
        if var reader {
            guard type(of: reader) == format else {
                throw Failure(
                    at: ImportPlace(stream.name),
                    expected: "\(type(of: reader).name), as in \(first); --kind chooses one",
                    found: format.name)
            }
            self.reader = nil
            try reader.read(stream)
            self.reader = reader
        } else {
            first = stream.name
            var reader = try format.init(options: options)
            try reader.read(stream)
            self.reader = reader
        }
    }

    func format(of stream: ByteStream) throws(Failure) -> (any ImportFormat.Type)? {
        var head = try Self.text(stream.head(1 << 14))
        // Before the root of XML there may be much.
        if head.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), !Self.hasElement(head) {
            head = try Self.text(stream.head(1 << 17))
        }
        let name = stream.lastName
        return ImportFormats.all.first {
            (options.format == nil || options.format == $0.name) && $0.recognises(head, name: name)
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
                throw Failure(at: ImportPlace(encrypted), reason: "it is encrypted; unpack it with its password first")
            }
            throw Failure(
                at: ImportPlace(path), expected: "data of " + ImportFormats.names.joined(separator: ", "),
                found: "nothing of the kind")
        }
        self.reader = nil
        var result = try reader.days()
        if misnamed > 0 {
            result.notes.append("\(misnamed) of the files have names that are not UTF-8, and are not read")
        }
        if passedOver > 0 { result.notes.append("\(passedOver) of the files are of other kinds, and not read") }
        if let window = options.window { result.days.removeAll { !window.contains($0.date) } }
        return result
    }
}
