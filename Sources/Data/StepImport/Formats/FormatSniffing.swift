/// Tests of the beginning of a text, in UTF-8 and without a byte order mark, for finding its kind.
enum FormatSniffing {
    /// True if a text may be a table, beginning neither as JSON nor as XML: a quick test before columns are listed.
    static func mayBeTable(_ head: ArraySlice<UInt8>) -> Bool {
        head.first { $0 > 0x20 }.map { !"{[<".utf8.contains($0) } ?? false
    }

    /// The names of columns in the first line, by the separator that gives the most.
    static func columns(_ head: ArraySlice<UInt8>) -> [String] {
        guard mayBeTable(head) else { return [] }
        let line = head.prefix { $0 != UInt8(ascii: "\n") }
        guard line.count < 1 << 13, let source = try? SourceText(line) else { return [] }
        var most: [String] = []
        for separator in CSVReader.Separator.allCases {
            var reader = CSVReader(source, separator: separator)
            guard (try? reader.nextRecord()) == true else { continue }
            if reader.fields.count > most.count { most = reader.fields.map(reader.string) }
        }
        return most
    }

    static func firstCell(_ head: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
        return lines.count < 2 ? [] : lines[1].prefix { !",;\t\r".utf8.contains($0) }
    }

    /// The beginning of a text in JSON, without white space.
    static func json(_ head: ArraySlice<UInt8>, count: Int = 1 << 12) -> String {
        let head = head.prefix(count)
        let bytes = Array(capacity: head.count) { bytes in
            for byte in head where byte > 0x20 { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func has(_ text: StaticString, in json: String) -> Bool { Array(json.utf8).span.bytes.contains(text) }

    /// The reason why a file of a known kind is not read, and what to give instead, by its first bytes; else nil.
    static func reason(_ head: ArraySlice<UInt8>) -> String? {
        ImportWords.signatures.first { known in
            head.count > known.at && head[(head.startIndex + known.at)...].starts(with: known.bytes)
        }?.reason
    }

    /// The reason why a text of a known kind is not read, and what to give instead; else nil.
    /// - Parameter name: the name of the file, without its folder.
    static func reason(_ head: ArraySlice<UInt8>, name: String) -> String? {
        let json = json(head)
        let isMinute = json.hasPrefix("[{\"dateTime\":\"") && json.dropFirst(16).prefix(1) == "/"
        if isMinute, !name.hasPrefix("steps-") {
            return "minutes of Fitbit that are not steps, as its name says; the files steps-*.json have them"
        }
        let isRaw = has("\"DataSource\":", in: json) && has("\"DataPoints\":", in: json)
        if isRaw, !has("step_count", in: json) {
            return "raw data of Google Fit that are not steps; the tables in Daily activity metrics have the days"
        }
        if name.hasPrefix("raw_tracker_steps") {
            return "minutes of each tracker, which overlap; aggregates_steps.csv of the same export has the days"
        }
        if columns(head).starts(with: ["Id", "ActivityDate", "TotalSteps"]) {
            return "a table of Fitabase has the days of many people; leave one of them, with the columns date and steps"
        }
        let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
        let names = lines.prefix(2).map { String(decoding: $0, as: UTF8.self) }
        if names.contains(where: { has("com.samsung.", in: $0) && has("step", in: $0) }) {
            return
                "a table of Samsung Health whose rows overlap; step_daily_trend or pedometer_day_summary of the same "
                + "export has the days"
        }
        return nil
    }
}
