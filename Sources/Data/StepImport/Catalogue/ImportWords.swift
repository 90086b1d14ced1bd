/// Words and bytes by which files are recognised.
enum ImportWords {
    /// The bytes that files of known kinds have at an offset, and the reason why such a file is not read, with advice.
    static let signatures: [(bytes: [UInt8], at: Int, reason: String)] = [
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

    /// Texts of which JSON with days has at least one, unless it is a map from dates.
    static let stepsInJSON: [StaticString] = ["step", "Step", "STEP", "chritt", "\"pas", "歩", "步"]

    /// Folders of Apple Health's exports whose files have no steps, in small letters.
    static let appleFolders = ["electrocardiograms", "workout-routes", "clinical-records", "clinical_records"]

    /// Names of the column in which quarters of an hour of Google Fit begin.
    static let startsOfQuarters = ["start time", "beginn", "hora de inicio", "heure de début"]
}
