extension Workbook {
    /// The maximum size of one of a workbook's files, in bytes.
    static let largest = 256 << 20

    /// The maximum number of empty lines written for rows that are left out.
    static let mostBlank = 10_000

    /// The ids of the formats for dates and times that every workbook has.
    static let knownStyles: [(ids: ClosedRange<Int>, style: CellStyle)] = [
        (14...17, .date), (18...21, .time), (22...22, .date), (27...31, .date), (32...33, .time), (34...36, .date),
        (45...47, .time), (50...58, .date),
    ]
}
