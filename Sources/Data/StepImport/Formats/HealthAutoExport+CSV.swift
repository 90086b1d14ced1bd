/// The table of the same app, with a row for a day, an hour or a minute.
extension HealthAutoExport {
    private static let columns: [(prefix: String, metric: ImportMetric)] = [
        ("Step Count (", .steps), ("Walking + Running Distance (", .meters), ("Flights Climbed (", .flights),
    ]

    static func isTable(_ head: ArraySlice<UInt8>) -> Bool {
        let columns = FormatSniffing.columns(head)
        return ["Date", "Date/Time"].contains(columns.first) && columns.contains("Step Count (count)")
    }

    mutating func readTable(_ text: SourceText) throws(TextError) {
        var table = try ImportRows(text)
        let columns = table.names.enumerated().compactMap { index, name in
            Self.columns.first { name.hasPrefix($0.prefix) }.map { (index: index, metric: $0.metric, name: name) }
        }
        while try table.next() {
            let written = table.string(0)
            guard let date = CivilDate(String(written.prefix(10))) else {
                // The last row may have what all days have together.
                if written == "Total" { continue }
                throw table.invalid(0, expected: "a date like 2024-02-06")
            }
            for column in columns {
                let amount = try table.number(column.index, decimal: table.hasSemicolons ? .comma : .point)
                guard column.metric == .meters else {
                    figures.add(amount, column.metric, on: date)
                    continue
                }
                let unit = column.name.drop { $0 != "(" }
                guard let meters = ColumnName("distance " + unit)?.meters else { continue }
                figures.add(amount.map { $0 * meters }, .meters, on: date)
            }
        }
    }
}
