/// The content of the inputs of a job: files, folders, zips or standard input, each packed by gzip or not.
package enum Import: Sendable {
    /// A text that is no export of a known kind, but may have days of its own.
    case text(InputFile)
    case days(ImportedDays)

    /// Reads the days of all paths together, or the text of a single path: a table or JSON, also in a zip by itself.
    /// The path `-` is standard input.
    /// - Parameter isText: true if the input is known to be a text.
    package static func read(
        _ paths: [String], isText: Bool = false, options: ImportOptions, _ access: FileAccess = .unlimited,
        progress: ImportProgress? = nil
    ) throws(Failure) -> Import {
        var reading = try ImportReading(paths.first ?? "", options, access, progress)
        for path in paths {
            let text = try reading.read(path, isNamed: true, isAlone: paths.count == 1, isText: isText)
            if let text { return .text(text) }
        }
        return .days(try reading.days())
    }
}

/// Receives the number of bytes read, and their total, now and then; the total is nil for standard input.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int?) -> Void

/// The state of reading files whose days are joined.
struct ImportReading {
    let allowance: ByteStream.Allowance
    private let path: String
    private let options: ImportOptions
    private var access: FileAccess { allowance.access }
    /// The readers, one for each kind of data, in the order in which the kinds were found.
    private var readers: [any ImportFormat] = []
    /// The failure for a file that has to be given in another form.
    private var hint: Failure?
    private var encrypted: String?
    /// The tables of databases that no format recognises.
    private var tables: [String] = []
    /// The files that no format recognises.
    private var skippedFiles: [String] = []
    /// The sheets of workbooks that have days too, and are not read.
    private var otherSheets: [String] = []
    /// The number of files whose names are not UTF-8.
    var misnamed = 0

    init(
        _ path: String, _ options: ImportOptions, _ access: FileAccess = .unlimited, _ progress: ImportProgress? = nil
    ) throws(Failure) {
        self.path = path
        self.options = options
        allowance = ByteStream.Allowance(size: options.maxSize.count, access, progress: progress)
        guard let name = options.kind else { return }
        let names = ImportFormats.names
        try refuse(!names.contains(name), "kind", names.joined(separator: ", "), found: SourceText.quoted(name))
    }

    /// Reads a file, a folder, a zip or standard input; files that no format recognises are skipped.
    /// - Parameter isNamed: true if a file of no known kind is read as a table, or as JSON, because the user names it.
    /// - Parameter isAlone: true if a text is returned as it is, unless it is of a known kind.
    /// - Parameter isText: true if a text of any kind is returned as it is.
    /// - Returns: such a text, if there is no other file.
    mutating func read(
        _ path: String, isNamed: Bool = false, isAlone: Bool = false, isText: Bool = false
    ) throws(Failure) -> InputFile? {
        if path != "-", access.mayListFolders, Folder.isDirectory(path) {
            let listing = try Folder.list(path, ending: [""])
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
            guard try !stream.isDatabase(), try !isArchive(stream) else { return false }
            let format = try format(of: stream)
            let isPlain = format.map { ImportFormats.isPlain($0) } ?? true
            return try reason(stream, format) == nil && isAlone && (isText || options.kind == nil && isPlain)
        }
        let size = path == "-" ? nil : FileStatus(path, access)?.size
        if let size { allowance.expect(size) }
        let descriptor = try Descriptor.reading(path, access)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var stream = try stream(descriptor, InputFile.name(path))
        if try stream.head(4).elementsEqual(ZipArchive.signature) {
            let zip = try onDisk(descriptor, stream, ZipArchive.init)
            let only = try zip.goToOnly { (entry) throws(Failure) in
                try access.deadline.check(zip.name)
                return !entry.isEncrypted && entry.size > 0 && !Self.isHidden(entry.name)
            }
            if let only { stream = try zip.contents(of: only, allowance) }
            guard only != nil, try isWanted(stream) else {
                zip.rewind()
                try read(zip: zip)
                return nil
            }
        } else if try !isWanted(stream) {
            try read(stream, isNamed: isNamed)
            return nil
        }
        return InputFile(name: stream.name, bytes: try stream.rest(expecting: size))
    }

    /// Returns the bytes of an open file, unpacked if it is packed by gzip.
    private func stream(_ descriptor: Int32, _ name: String) throws(Failure) -> ByteStream {
        let stream = ByteStream(name: name, allowance: allowance) { (buffer, start) throws(Failure) in
            try Descriptor.read(descriptor, into: &buffer, from: start, name: name)
        }
        guard try stream.head(4).starts(with: Gzip.signature) else { return stream }
        let gzip = try onDisk(descriptor, stream, Gzip.init)
        let allowance = ByteStream.Allowance(size: options.maxSize.count, access)
        return ByteStream(name: name, allowance: allowance, source: gzip.read)
    }

    /// Opens a packed file; one in a pipe or an archive is copied to a hidden file first, as a zip ends with its list.
    private func onDisk<Opened>(
        _ descriptor: Int32?, _ stream: ByteStream, _ open: (Int32, String) throws(Failure) -> Opened
    ) throws(Failure) -> Opened {
        if let descriptor, Folder.status(of: descriptor)?.kind == S_IFREG { return try open(descriptor, stream.name) }
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let spool = try SpoolFile(beside: "\(folder)/stepchart")
        // The opened archive has a descriptor of its own.
        defer { withExtendedLifetime(spool) {} }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try stream.read(into: &piece), count > 0 {
            try spool.write(piece.span.extracting(first: count))
        }
        return try open(spool.descriptor, stream.name)
    }

    private func isArchive(_ stream: ByteStream) throws(Failure) -> Bool {
        if try stream.head(4).elementsEqual(ZipArchive.signature) { return true }
        return try TarReader.isTar(stream)
    }

    /// Reads the entries of a tar, or of a zip that is in a folder or in an archive.
    private mutating func read(archive stream: ByteStream, depth: Int) throws(Failure) {
        // A zip may be in a zip, or in a tar.
        guard depth < 2 else {
            throw Failure(
                at: stream.name, reason: "it is an archive in an archive in another; unpack the outer one first")
        }
        guard try TarReader.isTar(stream) else {
            return try read(zip: try onDisk(nil, stream, ZipArchive.init), depth: depth + 1)
        }
        let tar = TarReader(stream)
        while let entry = try tar.next() {
            if !Self.isHidden(entry.name) { try read(entry, depth: depth + 1) }
        }
    }

    /// Returns the reason for not reading a file of a known kind that is not supported; nil for any other.
    private func reason(_ stream: ByteStream, _ format: (any ImportFormat.Type)?) throws(Failure) -> String? {
        let head = try stream.head(1 << 12)
        if let reason = FormatSniffing.reason(head) { return reason }
        if let format, !ImportFormats.isPlain(format) { return nil }
        return FormatSniffing.reason(SourceText.decoded(head: head), name: stream.lastName)
    }

    /// True for a file that an operating system adds beside the user's.
    private static func isHidden(_ name: String) -> Bool {
        name.hasPrefix("__MACOSX/") || name.split(separator: "/").last?.hasPrefix(".") == true
    }

    private mutating func readWorkbook(_ zip: ZipArchive) throws(Failure) {
        let advice = "save the sheet that has the days as CSV"
        guard let book = try? Workbook(zip, allowance) else {
            throw Failure(at: zip.name, reason: "the workbook cannot be read; \(advice)")
        }
        var isRead = false
        for sheet in book.sheets {
            let stream = ByteStream(name: "\(zip.name)/sheet\(sheet.number)", bytes: sheet.csv)
            let isChosen = !isRead && options.reading.stepsColumn != nil && !sheet.csv.isEmpty
            let format = try format(of: stream)
            guard isChosen || format == PlainTable.self else { continue }
            if isRead { otherSheets.append(sheet.name) } else { try read(stream) }
            isRead = true
        }
        if isRead { return }
        hint = hint ?? Failure(at: zip.name, reason: "no sheet of the workbook has dates and steps; \(advice)")
    }

    mutating func read(zip: ZipArchive, depth: Int = 1) throws(Failure) {
        if try Workbook.isWorkbook(zip) { return try readWorkbook(zip) }
        while let entry = try zip.next() {
            try access.deadline.check(zip.name)
            if entry.isEncrypted { encrypted = "\(zip.name)/\(entry.name)" }
            guard !entry.isEncrypted, entry.size > 0, !Self.isHidden(entry.name) else { continue }
            allowance.expect(entry.size)
            try read(try zip.contents(of: entry, allowance), depth: depth)
        }
    }

    /// - Parameter isNamed: true if a text of no known kind is read as a table, or as JSON.
    /// - Parameter depth: the number of archives that contain it.
    mutating func read(_ stream: ByteStream, isNamed: Bool = false, depth: Int = 0) throws(Failure) {
        if try isArchive(stream) { return try read(archive: stream, depth: depth) }
        var format = try format(of: stream)
        let reason = try reason(stream, format)
        if let reason, hint == nil { hint = Failure(at: stream.name, reason: reason) }
        if format == nil, isNamed || options.reading.stepsColumn != nil, try !stream.isDatabase() {
            format = try plainFormat(of: stream)
        }
        guard reason == nil, let format else {
            skippedFiles.append(stream.name)
            tables += try stream.database()?.tables.keys.sorted() ?? []
            return
        }
        let number = readers.firstIndex { type(of: $0) == format }
        // The reader is removed from the list, so that it is not copied.
        var reader = if let number { readers.remove(at: number) } else { format.init(options: options) }
        try reader.read(stream)
        readers.insert(reader, at: number ?? readers.count)
    }

    /// Returns the format of a text that the user names as days, though its columns or keys are not known.
    private func plainFormat(of stream: ByteStream) throws(Failure) -> (any ImportFormat.Type)? {
        let head = SourceText.decoded(head: try stream.head(1 << 12))
        guard !head.contains(0), let first = head.first(where: { $0 > 0x20 }) else { return nil }
        let format: any ImportFormat.Type = "{[".utf8.contains(first) ? PlainJSON.self : PlainTable.self
        let isMarkup = first == UInt8(ascii: "<")
        return isMarkup || options.kind != nil && options.kind != format.name ? nil : format
    }

    func format(of stream: ByteStream) throws(Failure) -> (any ImportFormat.Type)? {
        var head = SourceText.decoded(head: try stream.head(1 << 14))
        // A long document type declaration may come before the root of XML.
        let bracket = UInt8(ascii: "<")
        if head.first(where: { $0 > 0x20 }) == bracket,
            !zip(head, head.dropFirst()).contains(where: { $0 == bracket && (0x41...0x5A).contains($1 & ~0x20) })
        {
            head = SourceText.decoded(head: try stream.head(1 << 17))
        }
        let name = stream.lastName
        let tables = try stream.database()?.tables
        return ImportFormats.all.first { format in
            guard options.kind == nil || options.kind == format.name else { return false }
            return tables.map { format.recognises($0) } ?? format.recognises(head, name: name)
        }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        // The exports of apps also contain JSON without days.
        if readers.contains(where: { !ImportFormats.isPlain(type(of: $0)) }) {
            readers.removeAll { type(of: $0) == PlainJSON.self }
        }
        let formats = readers.map { type(of: $0) }
        var result: ImportedDays?
        var kinds: [String] = []
        while !readers.isEmpty {
            // The reader is removed from the list, so that its samples are not copied.
            var reader = readers.removeFirst()
            let days = try reader.days()
            kinds.append(type(of: reader).name)
            result = try result.map { (known) throws(Failure) in try joined(known, days, kinds) } ?? days
        }
        guard var result, !result.days.isEmpty || !result.sources.isEmpty || hint == nil else { throw nothing }
        if misnamed > 0 {
            result.notes.append("\(misnamed) of the files have names that are not UTF-8, and are not read")
        }
        result.notes += otherSheets.isEmpty ? [] : ["sheets with days that are not read: \(otherSheets.quotedList)"]
        let others = skippedFiles.count { name in !formats.contains { $0.isCompanion(name) } }
        if others > 0 { result.remarks.append("\(others) of the files are of other kinds, and not read") }
        if let window = options.window { result.days.removeAll { !window.contains($0.date) } }
        return result
    }

    /// Joins the days of two kinds of data, as when a person has changed phones.
    /// - Throws: if both have different steps for a day, and the user gives no rule.
    private func joined(
        _ known: ImportedDays, _ others: ImportedDays, _ kinds: [String]
    ) throws(Failure) -> ImportedDays {
        var days = Dictionary(uniqueKeysWithValues: known.days.map { ($0.date, $0) })
        for day in others.days {
            guard let first = days[day.date], let steps = first.steps, let more = day.steps else {
                days[day.date] = day
                continue
            }
            if steps == more || options.merge == .ranked { continue }
            guard options.merge == .greatest else {
                let choice = "--kind chooses one of \(kinds.quotedList), and --merge ranked the first that has the day"
                throw Failure(
                    at: path, expected: "each day in one kind of data; \(choice)",
                    found: "\(steps.shortest) and \(more.shortest) steps on \(day.date)")
            }
            if more > steps { days[day.date] = day }
        }
        var result = known
        result.days = days.values.sorted { $0.date < $1.date }
        result.sources += others.sources
        result.goals.merge(others.goals) { known, _ in known }
        result.notes += others.notes.filter { !known.notes.contains($0) }
        result.remarks += others.remarks
        return result
    }

    /// The failure for an input without days, with its reason.
    private var nothing: Failure {
        if let encrypted { return Failure(at: encrypted, reason: "it is encrypted; unpack it with its password first") }
        if let hint { return hint }
        return Failure(
            at: path, expected: "data of " + ImportFormats.names.joined(separator: ", "),
            found: tables.isEmpty
                ? "nothing of the kind"
                : "a database with \(tables.prefix(20).map(SourceText.quoted).joined(separator: ", "))")
    }
}
