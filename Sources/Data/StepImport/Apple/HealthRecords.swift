/// Reads and keeps the records that count steps, distance and flights, and the time zones that any record names.
struct HealthRecords {
    var samples = SampleStore()
    private(set) var sources = HealthSources()
    /// The time zones that records name, and the number of times each is named.
    private(set) var zones: [String: Int] = [:]
    private(set) var exported: AppleTimestamp?
    var skipped = SkippedRecords()
    /// A range in seconds since 1970: only records that touch it are kept.
    var window: Range<Int>?
    var leavesManualOut = false

    private var times = AppleTimestamp.Reader()
    /// The record whose element is open, and may have children that describe it.
    private var open: HealthRecord?

    private struct HealthRecord {
        var sample: Sample
        var metric: ImportMetric
        var created: Int
        /// True if it touches the window.
        var isWanted: Bool
        var isManual = false
    }

    /// The values of a record's attributes, where it has them, as ranges of the scanner's buffer.
    private struct RecordAttributes {
        private(set) var unit: Range<Int>?
        private(set) var value: Range<Int>?
        private(set) var start: Range<Int>?
        private(set) var end: Range<Int>?
        private(set) var created: Range<Int>?
        private(set) var source: Range<Int>?
        private(set) var device: Range<Int>?

        init(_ scanner: borrowing TagScanner) throws(Failure) {
            let bytes = scanner.buffer.span.bytes
            for attribute in scanner.attributes {
                switch attribute.name {
                case let name where bytes.holds("unit", at: name): try scanner.set(&unit, to: attribute)
                case let name where bytes.holds("value", at: name): try scanner.set(&value, to: attribute)
                case let name where bytes.holds("startDate", at: name): try scanner.set(&start, to: attribute)
                case let name where bytes.holds("endDate", at: name): try scanner.set(&end, to: attribute)
                case let name where bytes.holds("creationDate", at: name): try scanner.set(&created, to: attribute)
                case let name where bytes.holds("sourceName", at: name): try scanner.set(&source, to: attribute)
                case let name where bytes.holds("device", at: name): try scanner.set(&device, to: attribute)
                default: break
                }
            }
        }
    }

    /// Reads all records of an export; `capacity` is the initial size of the buffer.
    mutating func read(_ stream: ByteStream, capacity: Int = 1 << 16) throws(Failure) {
        var scanner = TagScanner(stream, capacity: capacity)
        while try scanner.next() {
            switch scanner.kind {
            case .close: if scanner.depth == 1, let record = open { try keep(record, scanner) }
            case .open, .empty: try enter(scanner)
            }
        }
    }

    private mutating func enter(_ scanner: borrowing TagScanner) throws(Failure) {
        let bytes = scanner.buffer.span.bytes
        switch scanner.depth {
        case 0:
            guard bytes.holds("HealthData", at: scanner.name) else {
                throw Failure(at: scanner.tagLocation, expected: "<HealthData>", found: "<\(scanner.nameText)>")
            }
        case 1 where bytes.holds("Record", at: scanner.name):
            guard let record = try record(scanner) else { return }
            if scanner.kind == .empty { try keep(record, scanner) } else { open = record }
        case 1 where bytes.holds("ExportDate", at: scanner.name):
            if let date = try scanner.value(of: "value") { exported = try time(date, scanner, as: "ExportDate") }
        default:
            guard bytes.holds("MetadataEntry", at: scanner.name), let key = try scanner.value(of: "key") else { return }
            if bytes.holds("HKTimeZone", at: key) {
                guard let value = try scanner.value(of: "value"), value.count < 100 else { return }
                let name = String(decoding: try scanner.text(value), as: UTF8.self)
                // The limit protects memory: tzdata has fewer than 600 zones.
                if zones[name] != nil || zones.count < 600 { zones[name, default: 0] += 1 }
            } else if scanner.depth == 2, bytes.holds("HKWasUserEntered", at: key), open != nil {
                guard let value = try scanner.value(of: "value") else { return }
                open?.isManual = try scanner.text(value) == [UInt8(ascii: "1")]
            }
        }
    }

    // MARK: A record

    /// Returns the record of the last tag; nil if it is not counted.
    private mutating func record(_ scanner: borrowing TagScanner) throws(Failure) -> HealthRecord? {
        guard let type = try scanner.value(of: "type"), let metric = Self.metric(type, scanner.buffer.span.bytes)
        else { return nil }
        let attributes = try RecordAttributes(scanner)
        let unit = try unit(metric, try required(attributes.unit, "unit", scanner), scanner)
        let start = try time(try required(attributes.start, "startDate", scanner), scanner, as: "startDate")
        let end = try time(try required(attributes.end, "endDate", scanner), scanner, as: "endDate")
        let created = try attributes.created.map { (date) throws(Failure) in
            try time(date, scanner, as: "creationDate")
        }
        let name = try required(attributes.source, "sourceName", scanner)
        let source = try source(name, attributes.device ?? 0..<0, scanner)
        let figure = try attributes.value.flatMap { (range) throws(Failure) in try number(range, scanner) }
        let value = figure.map { $0 * unit }
        guard skipped.admits(start: start.time, end: end.time, value: value), let value else { return nil }
        // The magnitude removes the minus sign of a negative zero.
        let sample = Sample(
            start: UInt32(start.time), end: UInt32(end.time), value: value.magnitude, source: Int32(source),
            offset: Int32(start.offset))
        let isWanted = window.map { start.time < $0.upperBound && end.time >= $0.lowerBound } ?? true
        return HealthRecord(sample: sample, metric: metric, created: (created ?? start).time, isWanted: isWanted)
    }

    private func required(
        _ value: Range<Int>?, _ name: StaticString, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Range<Int> {
        if let value { return value }
        throw Failure(at: scanner.tagLocation, expected: "a record with \(name)", found: "none")
    }

    private static func metric(_ type: Range<Int>, _ bytes: RawSpan) -> ImportMetric? {
        // Only a few other types have these lengths.
        switch type.count {
        case 33 where bytes.holds("HKQuantityTypeIdentifierStepCount", at: type): .steps
        case 38 where bytes.holds("HKQuantityTypeIdentifierFlightsClimbed", at: type): .flights
        case 46 where bytes.holds("HKQuantityTypeIdentifierDistanceWalkingRunning", at: type): .meters
        default: nil
        }
    }

    private func unit(
        _ metric: ImportMetric, _ range: Range<Int>, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Double {
        let bytes = scanner.buffer.span.bytes
        if metric == .meters {
            for unit in MetricNames.appleLengths where bytes.holds(unit.name, at: range) { return unit.meters }
        } else if bytes.holds("count", at: range) {
            return 1
        }
        throw Failure(
            at: scanner.location(range.lowerBound), field: "unit",
            expected: metric == .meters ? "km, mi, m, cm, ft or yd" : "count", found: scanner.excerpt(range))
    }

    private mutating func time(
        _ range: Range<Int>, _ scanner: borrowing TagScanner, as field: StaticString
    ) throws(Failure) -> AppleTimestamp {
        if let time = times.read(scanner.buffer.span.bytes.extracting(range)) { return time }
        // Dates are never written with entities, but XML allows it.
        let text = try scanner.text(range)
        if let time = times.read(text.span.bytes) { return time }
        let location = scanner.location(range.lowerBound)
        let field = "\(field)"
        if AppleTimestamp.isOld(text.span.bytes) {
            throw Failure(
                at: location, field: field,
                reason: "dates like \(scanner.excerpt(range)) are of iOS 8, whose exports are not read: "
                    + "export again with a later one")
        }
        throw Failure(
            at: location, field: field, expected: "a date like 2024-01-02 08:50:00 +0200",
            found: scanner.excerpt(range))
    }

    private mutating func source(
        _ name: Range<Int>, _ device: Range<Int>, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Int {
        if let number = sources.recent(name: name, device: device, in: scanner.buffer.span.bytes) { return number }
        let nameText = try scanner.text(name)
        let kind = HealthSources.kind(name: nameText, device: try scanner.text(device))
        let number = try number(kind, nameText, scanner)
        sources.remember(name: Array(scanner.buffer[name]), device: Array(scanner.buffer[device]), number)
        return number
    }

    private mutating func number(
        _ kind: HealthSources.Class, _ name: [UInt8], _ scanner: borrowing TagScanner
    ) throws(Failure) -> Int {
        guard name.count <= 1000 else {
            let expected = "a sourceName of at most 1000 bytes"
            throw Failure(at: scanner.tagLocation, expected: expected, found: "\(name.count)")
        }
        if let number = sources.number(kind, name) { return number }
        throw Failure(at: scanner.tagLocation, expected: "at most \(RankSet.maxCount) sources", found: "more")
    }

    private func number(_ range: Range<Int>, _ scanner: borrowing TagScanner) throws(Failure) -> Double? {
        if let numeral = Numeral(in: scanner.buffer, at: range.lowerBound), numeral.range == range {
            return numeral.double(in: scanner.buffer)
        }
        let text = try scanner.text(range)
        guard let numeral = Numeral(in: text, at: 0), numeral.range == text.indices else { return nil }
        return numeral.double(in: text)
    }

    private mutating func keep(_ record: HealthRecord, _ scanner: borrowing TagScanner) throws(Failure) {
        open = nil
        var sample = record.sample
        if record.isManual {
            guard !leavesManualOut else {
                if record.isWanted { skipped.note(.manual) }
                return
            }
            sample.source = Int32(try number(.manual, sources.all[Int(sample.source)].name, scanner))
        }
        sources.note(record.created, of: Int(sample.source))
        if record.isWanted { samples.add(sample, record.metric) }
    }
}

extension TagScanner {
    /// Returns the value of an attribute; throws if the tag has it twice.
    func value(of name: StaticString) throws(Failure) -> Range<Int>? {
        let bytes = buffer.span.bytes
        var value: Range<Int>?
        for attribute in attributes where bytes.holds(name, at: attribute.name) { try set(&value, to: attribute) }
        return value
    }

    /// Sets the value of an attribute; throws if it is set already.
    @inline(__always)
    fileprivate func set(_ value: inout Range<Int>?, to attribute: TagAttribute) throws(Failure) {
        guard value == nil else {
            throw Failure(
                at: location(attribute.name.lowerBound), expected: "each attribute once",
                found: "\(excerpt(attribute.name)) again")
        }
        value = attribute.value
    }
}
