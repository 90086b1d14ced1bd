/// Merges the rows of a table from several sources, as the records of exports are merged.
///
/// Rows with a start and an end go through the same sweep as records of Apple Health: at each moment one source is
/// used. For rows without an end, one source is used for each day, if the user gives a rule to choose it.
package final class RecordMerge {
    private let options: ImportOptions
    /// The sources that have counted, after the days are merged.
    package private(set) var sources: [ImportedSource] = []
    package private(set) var notes: [String] = []

    package init(_ options: ImportOptions) { self.options = options }

    package func days(_ table: TableRecords) throws(TableRecords.MergeFault) -> [StepDay] {
        var sources = HealthSources()
        let numbers = try table.sources.map { source throws(TableRecords.MergeFault) in
            let name = Array(source.name.utf8)
            let device = Array(source.device.utf8)
            guard let number = sources.number(HealthSources.kind(name: name, device: device), name) else {
                throw TableRecords.MergeFault(expected: "at most \(RankSet.maxCount) sources", found: "more")
            }
            return number
        }
        for record in table.records { sources.note(record.start, of: numbers[record.source]) }
        let titles = sources.all.map(\.title)
        let ranks = try SourceRanks(titles.map { [$0] }, order: sources.order, options)
        let result = table.hasSpans ? sweep(table, numbers, titles, ranks.ranks) : try choose(table, numbers, titles)
        self.sources = result.sources
        return result.days.map(StepDay.init)
    }

    private func sweep(_ table: TableRecords, _ numbers: [Int], _ titles: [String], _ ranks: [Int?]) -> ImportedDays {
        var samples = SampleStore()
        var skipped = SkippedRecords()
        let isLocal = table.records.contains { $0.offset == nil }
        for record in table.records {
            for (metric, value) in record.figures {
                guard let value, skipped.admits(start: record.start, end: record.end, value: value) else { continue }
                let sample = Sample(
                    start: UInt32(record.start), end: UInt32(record.end), value: value,
                    source: Int32(numbers[record.source]), offset: Int32(record.offset ?? 0))
                samples.add(sample, metric)
            }
        }
        notes += skipped.notes
        // Times without an offset from UTC are local.
        let zone = isLocal ? nil : options.reading.zone
        if zone == nil, table.records.allSatisfy({ $0.offset == 0 }) { notes.append(ReadingOptions.noteOfUTC) }
        let sums = ImportMetric.allCases.map { MetricSum($0, options) }
        for sum in sums { _ = sum.walk(&samples, ranks: ranks, zone: zone) }
        return with(ImportedDays()) { $0.take(sums, of: titles, ranks) }
    }

    /// Uses for each day the source that the user's rule selects.
    private func choose(
        _ table: TableRecords, _ numbers: [Int], _ titles: [String]
    ) throws(TableRecords.MergeFault) -> ImportedDays {
        let first = Dictionary(table.records.map { ($0.date, numbers[$0.source]) }) { first, _ in first }
        let isOneADay = table.records.allSatisfy { first[$0.date] == numbers[$0.source] }
        guard options.rule != .ranked || !options.sourcePriority.isEmpty || isOneADay else {
            throw .severalSources(titles)
        }
        var amounts = AmountsBySource<Int>(options)
        for record in table.records {
            let number = numbers[record.source]
            let day = record.date.daysSince1970
            for (metric, value) in record.figures {
                if let value { amounts.add(value, metric, on: day, by: number, title: titles[number]) }
            }
        }
        do { return try amounts.days(at: "") } catch { throw .severalSources(titles) }
    }
}

extension TableRecords.SourceRecord {
    fileprivate var figures: [(ImportMetric, Double?)] {
        [(.steps, steps), (.meters, day.distanceMeters), (.flights, day.flights.map(Double.init))]
    }
}
