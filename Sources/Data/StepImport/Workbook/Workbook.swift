/// A workbook of a spreadsheet, an xlsx: a zip with a file of XML for each sheet, one for texts and one for styles. A
/// sheet becomes CSV, which is read as any table is. Its line numbers are those of the sheet's rows.
struct Workbook {
    private var texts: [String] = []
    /// The kind of the numbers in cells of each style.
    private var styles: [CellStyle] = []
    /// The number of days between the first day of the workbook's calendar and that of most workbooks.
    private var epoch = 0
    /// The sheets that are not hidden, as CSV, in the order of the workbook.
    private(set) var sheets: [(number: Int, name: String, csv: [UInt8])] = []
    /// The ids and the names of the sheets that are not hidden, in order.
    private var shown: [(id: String, name: String)] = []
    /// The numbers of sheets by their ids.
    private var numbers: [String: Int] = [:]

    enum CellStyle { case number, date, time }

    static func isWorkbook(_ zip: ZipArchive) throws(Failure) -> Bool {
        defer { zip.rewind() }
        while let entry = try zip.next() {
            if entry.name == "xl/workbook.xml" { return true }
        }
        return false
    }

    init(_ zip: ZipArchive, _ allowance: ByteStream.Allowance) throws(Failure) {
        // Sheets refer to texts and styles, which may come after them in the zip.
        for readsSheets in [false, true] {
            zip.rewind()
            while let entry = try zip.next() {
                let isSheet = entry.name.utf8.starts(with: "xl/worksheets/sheet".utf8)
                guard isSheet == readsSheets else { continue }
                let stream = try zip.contents(of: entry, allowance)
                guard entry.size <= Self.largest else {
                    throw Failure(at: stream.name, expected: "at most \(Self.largest) bytes", found: "\(entry.size)")
                }
                switch entry.name {
                case "xl/workbook.xml", "xl/_rels/workbook.xml.rels": try readBook(stream)
                case "xl/sharedStrings.xml": try readTexts(stream)
                case "xl/styles.xml": try readStyles(stream)
                case _ where isSheet: sheets.append((Self.number(in: entry.name) ?? 0, entry.name, try csv(stream)))
                default: break
                }
            }
        }
        sheets.sort { $0.number < $1.number }
        let named = shown.compactMap { sheet in
            sheets.first { $0.number == numbers[sheet.id] }.map { ($0.number, sheet.name, $0.csv) }
        }
        if !named.isEmpty { sheets = named }
    }

    /// The number in the path of a sheet's file.
    private static func number(in path: String) -> Int? {
        Int(String(decoding: path.utf8.filter { $0 &- 0x30 < 10 }, as: UTF8.self))
    }

    /// Reads the list of sheets, or the numbers of their files by their ids, which is in a file of its own.
    private mutating func readBook(_ stream: ByteStream) throws(Failure) {
        var scanner = TagScanner(stream)
        while try scanner.next() {
            if scanner.kind == .close { continue }
            if scanner.isAt("Relationship"), let id = try scanner.string("Id") {
                numbers[id] = try scanner.string("Target").flatMap(Self.number)
            }
            if scanner.isAt("workbookPr"), let value = try scanner.string("date1904"), ["1", "true"].contains(value) {
                epoch = 1462
            }
            if scanner.isAt("sheet"), try scanner.string("state") ?? "visible" == "visible",
                let id = try scanner.string("r:id")
            {
                shown.append((id, try scanner.string("name") ?? ""))
            }
        }
    }

    private mutating func readTexts(_ stream: ByteStream) throws(Failure) {
        var scanner = TagScanner(stream)
        scanner.keepsText = true
        var text = ""
        // True within the phonetic text of a string, which is left out.
        var isAside = false
        while try scanner.next() {
            if scanner.isAt("rPh") { isAside = scanner.kind == .open }
            if scanner.isAt("t"), scanner.kind == .close, !isAside { text += try scanner.content }
            if scanner.isAt("si"), scanner.kind != .open {
                texts.append(text)
                text = ""
            }
        }
    }

    private mutating func readStyles(_ stream: ByteStream) throws(Failure) {
        var scanner = TagScanner(stream)
        var formats: [Int: CellStyle] = [:]
        var isInCells = false
        while try scanner.next() {
            if scanner.isAt("cellXfs") { isInCells = scanner.kind == .open }
            guard scanner.kind != .close, let id = try scanner.string("numFmtId").flatMap({ Int($0) }) else { continue }
            if scanner.isAt("numFmt"), let code = try scanner.string("formatCode") { formats[id] = Self.style(code) }
            if isInCells, scanner.isAt("xf") {
                styles.append(formats[id] ?? Self.knownStyles.first { $0.ids.contains(id) }?.style ?? .number)
            }
        }
    }

    /// The style of a format by its code: `yyyy-mm-dd`, `h:mm`, `0.00`.
    private static func style(_ code: String) -> CellStyle {
        var isQuoted = false
        var isInBrackets = false
        var letters: Set<Character> = []
        for letter in code.lowercased() {
            switch letter {
            case "\"": isQuoted.toggle()
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            default: if !isQuoted, !isInBrackets { letters.insert(letter) }
            }
        }
        if letters.contains("y") || letters.contains("d") { return .date }
        return letters.contains("h") || letters.contains("s") ? .time : .number
    }

    // MARK: A sheet

    private func csv(_ stream: ByteStream) throws(Failure) -> [UInt8] {
        var scanner = TagScanner(stream)
        scanner.keepsText = true
        var table = SheetTable()
        var cells: [String] = []
        var cell = (column: 0, type: "", style: 0, text: "")
        while try scanner.next() {
            switch scanner.kind {
            case .open, .empty:
                if scanner.isAt("row") {
                    let row = try scanner.string("r").flatMap { Int($0) } ?? table.line
                    table.skip(to: row)
                    cells = []
                } else if scanner.isAt("c") {
                    let column = try scanner.string("r").flatMap(Self.column) ?? cells.count
                    let style = try scanner.string("s").flatMap { Int($0) } ?? 0
                    cell = (column, try scanner.string("t") ?? "", style, "")
                }
            case .close:
                if scanner.isAt("v") || scanner.isAt("t") {
                    cell.text += try scanner.content
                } else if scanner.isAt("c"), cell.column < CSVReader.mostFields {
                    while cells.count <= cell.column { cells.append("") }
                    cells[cell.column] = value(cell.text, cell.type, cell.style)
                } else if scanner.isAt("row") {
                    table.append(cells)
                }
            }
        }
        return table.csv
    }

    /// The number of a column from 0: 1 for `B12`.
    private static func column(_ cell: String) -> Int? {
        let letters = cell.utf8.prefix { (0x41...0x5A).contains($0) }
        guard (1...3).contains(letters.count) else { return nil }
        return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1
    }

    private func value(_ text: String, _ type: String, _ style: Int) -> String {
        switch type {
        case "s": return Int(text).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? ""
        case "", "n": break
        default: return text
        }
        guard let number = Double(text) else { return text }
        switch styles.indices.contains(style) ? styles[style] : .number {
        case .time where number < 1: return Self.clock(number)
        case .date, .time:
            let days = number.rounded(.down)
            guard (1...3_000_000).contains(days), let date = CivilDate(daysSince1970: Int(days) + epoch - 25_569) else {
                return text
            }
            return number == days ? "\(date)" : "\(date) \(Self.clock(number - days))"
        // A digit is added to a fraction, so that the point is not read as a separator of thousands.
        case .number: return number.shortest + (number == number.rounded() ? "" : "0")
        }
    }

    private static func clock(_ fraction: Double) -> String {
        let seconds = min(Int((fraction * 86_400).rounded()), 86_399)
        return "\((seconds / 3600).digits(2)):\((seconds / 60 % 60).digits(2)):\((seconds % 60).digits(2))"
    }
}

extension TagScanner {
    fileprivate func isAt(_ element: StaticString) -> Bool { buffer.span.bytes.holds(element, at: name) }

    /// The text of an attribute; nil if the tag does not have it.
    fileprivate func string(_ attribute: StaticString) throws(Failure) -> String? {
        guard let value = try value(of: attribute) else { return nil }
        return String(decoding: try text(value), as: UTF8.self)
    }
}

/// The rows of a sheet as CSV. A sheet has no cells for the empty ones at the end of a row: rows with numbers, and those
/// just above them, which may be their header, get as many as the widest one has.
private struct SheetTable {
    /// The number of the next row, from 1.
    private(set) var line = 1
    /// The cells of all rows, quoted and with commas between them, without the ends of lines.
    private var text: [UInt8] = []
    private var rows: [Row] = []
    /// The number of cells of the widest row of the table; 0 before its first row.
    private var width = 0

    private struct Row {
        /// The end of the row's cells in the text of all rows.
        let end: Int
        let cells: Int
        var isOfTable = false
    }

    var csv: [UInt8] {
        var csv: [UInt8] = []
        var start = 0
        for row in rows {
            csv += text[start..<row.end]
            if row.isOfTable { csv += repeatElement(UInt8(ascii: ","), count: width - row.cells) }
            csv.append(UInt8(ascii: "\n"))
            start = row.end
        }
        return csv
    }

    /// Adds blank rows before the one with a number.
    mutating func skip(to number: Int) {
        let blank = min(max(number - line, 0), Workbook.mostBlank)
        rows += repeatElement(Row(end: text.count, cells: 0), count: blank)
        line = max(number, line)
    }

    mutating func append(_ cells: [String]) {
        let isBlank = cells.allSatisfy(\.isEmpty)
        if !isBlank { text += Array(cells.map(\.inQuotes).joined(separator: ",").utf8) }
        var row = Row(end: text.count, cells: isBlank ? 0 : cells.count)
        // A single cell above all wider rows is a title.
        if cells.contains(where: { $0.contains(where: \.isNumber) }), cells.count > 1 || width > 0 {
            row.isOfTable = true
            width = max(width, row.cells)
            if let header = rows.last, header.cells > 1 {
                rows[rows.count - 1].isOfTable = true
                width = max(width, header.cells)
            }
        }
        rows.append(row)
        line += 1
    }
}
