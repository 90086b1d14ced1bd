/// Files that hold no days which can be read, and what to give in their place.
enum KnownFile {
    /// What a file begins with, or has at a place, and what to do.
    private static let signatures: [(bytes: [UInt8], at: Int, reason: String)] = [
        (Array("%PDF".utf8), 0, "a PDF is not read; give the export as CSV"),
        (Array(".FIT".utf8), 8, "a FIT file has one activity; the UDSFile JSON of the same export has the days"),
        (Array("PAR1".utf8), 0, "Parquet is not read; save it as CSV"),
        ([0xD0, 0xCF, 0x11, 0xE0], 0, "a workbook of an old or protected form is not read; save it as CSV"),
        (
            Array("mimetypeapplication/vnd.oasis.opendocument".utf8), 30,
            "a spreadsheet of OpenDocument is not read; save it as CSV"
        ),
        ([0xFF, 0xFE, 0x3C, 0], 0, "XML in UTF-16 is not read; save it as UTF-8"),
        ([0xFE, 0xFF, 0, 0x3C], 0, "XML in UTF-16 is not read; save it as UTF-8"),
        ([0x37, 0x7A, 0xBC, 0xAF], 0, "a 7z archive is not read; unpack it first"),
        (Array("Rar!".utf8), 0, "a RAR archive is not read; unpack it first"),
        (Array("BZh".utf8), 0, "bzip2 is not read; unpack it first"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], 0, "xz is not read; unpack it first"),
        ([0x28, 0xB5, 0x2F, 0xFD], 0, "zstd is not read; unpack it first"),
    ]

    /// Why a file is not read; nil where that is not known.
    /// - Parameter name: of the file, without its folder.
    static func reason(_ head: ArraySlice<UInt8>, name: String) -> String? {
        for known in signatures where head.count > known.at {
            if head[(head.startIndex + known.at)...].starts(with: known.bytes) { return known.reason }
        }
        let json = FormatSniffing.json(head)
        let isMinute = json.hasPrefix("[{\"dateTime\":\"") && json.dropFirst(16).prefix(1) == "/"
        if isMinute, !name.hasPrefix("steps-") {
            return "minutes of Fitbit that are not steps, as its name says; the files steps-*.json have them"
        }
        if name.hasPrefix("raw_tracker_steps") {
            return "minutes of each tracker, which overlap; aggregates_steps.csv of the same export has the days"
        }
        let lines = SourceText.decoded(head: head).split(separator: UInt8(ascii: "\n"), maxSplits: 2)
        let names = lines.prefix(2).map { String(decoding: $0, as: UTF8.self) }
        let isOfSamsung = names.contains { line in
            FormatSniffing.has("com.samsung.", in: line) && FormatSniffing.has("step", in: line)
        }
        if isOfSamsung {
            return
                "a table of Samsung Health whose rows overlap; step_daily_trend or pedometer_day_summary of the same "
                + "export has the days"
        }
        return nil
    }
}
