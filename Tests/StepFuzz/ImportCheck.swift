import StepSupport

@testable import StepData
@testable import StepImport

/// What must hold of what people have, whatever it is.
enum ImportCheck {
    /// However the file is split, it is the same; and its days are days.
    static func check(export bytes: [UInt8]) {
        let whole = read(bytes, capacity: 1 << 16, piece: .max)
        let split = read(bytes, capacity: 1, piece: 3)
        StepFuzz.check(whole == split, "a file is the same in pieces: \(String(describing: whole))")
        var options = ImportOptions()
        options.reading.zone = try? TimeZoneRules(named: "Europe/Helsinki")
        var reading = try? ImportReading("", options)
        guard (try? reading?.read(ByteStream(name: "", bytes: bytes))) != nil, let imported = try? reading?.days()
        else { return }
        let dates = imported.days.map(\.date)
        StepFuzz.check(zip(dates, dates.dropFirst()).allSatisfy(<), "days are in order")
        for metric in ImportMetric.allCases {
            let values = imported.days.compactMap { $0[metric] }
            StepFuzz.check(values.allSatisfy { $0 >= 0 && $0.isFinite }, "figures are numbers")
            let totals = imported.sources.compactMap { $0.totals[metric] }
            let isLess = totals.allSatisfy { $0.taken <= $0.counted * (1 + 1e-9) }
            StepFuzz.check(isLess, "no source has more in the days than it counted")
        }
    }

    /// The samples of each metric, nil for a file that is refused.
    private static func read(_ bytes: [UInt8], capacity: Int, piece: Int) -> [[Sample]]? {
        var records = HealthRecords()
        let stream = ByteStream(name: "", bytes: bytes, piece: piece)
        guard (try? records.read(stream, capacity: capacity)) != nil else { return nil }
        return ImportMetric.allCases.map { records.samples.take($0) }
    }

    static func check(zip bytes: [UInt8]) {
        let path = "/tmp/stepchart-fuzz-\(getpid()).zip"
        defer { Folder.remove(path) }
        guard (try? OutputFile.write(bytes, to: path)) != nil, let file = try? Descriptor.reading(path) else { return }
        defer { close(file) }
        guard let archive = try? ZipArchive(file, name: path) else { return }
        let allowance = ByteStream.Allowance(size: 1 << 20)
        // The directory may name one entry again and again.
        for _ in 0..<100 {
            guard let entry = try? archive.next() else { return }
            guard let stream = try? archive.contents(of: entry, allowance) else { continue }
            let contents = try? stream.rest(atMost: 1 << 20)
            if let contents { StepFuzz.check(contents.count == entry.size, "an entry is as long as the zip says") }
        }
    }

    /// Clocks, by which days follow one another.
    static func check(zone bytes: [UInt8]) {
        guard let zone = TimeZoneRules(file: bytes) else { return }
        for day in stride(from: -10_000, to: 50_000, by: 2_999) {
            let (start, end) = (zone.start(ofDay: day), zone.start(ofDay: day + 1))
            StepFuzz.check(start <= end, "days follow one another")
            if start < end {
                StepFuzz.check(zone.day(at: start) == day && zone.day(at: end - 1) == day, "a time is in its day")
            }
        }
    }
}
