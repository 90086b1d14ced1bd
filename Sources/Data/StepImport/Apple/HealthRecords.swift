import StepSupport

/// Reads the records that count steps, distance and flights, and what else tells of the zone, and keeps them packed.
struct HealthRecords {
    var samples = SampleStore()
    private(set) var sources = HealthSources()
    /// The time zones that records name, and how often.
    private(set) var zones: [String: Int] = [:]
    private(set) var exported: AppleTimestamp?
    private(set) var skipped = SkippedRecords()
    /// Seconds since 1970: only what touches it is kept.
    var window: Range<Int>?
    var includesManual = true

    private var times = AppleTimestamp.Reader()
    /// The record that is open, which a child may say more about.
    private var open: Record?

    private struct Record {
        /// Nil outside of the window.
        var sample: Sample?
        var kind: SampleStore.Kind
        var created: Int
        var isManual = false
    }

    /// Reads a file.
    /// - Parameter capacity: of the buffer, to begin with.
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
                throw Failure(
                    at: scanner.tagPlace, expected: "<HealthData>", found: "<\(scanner.nameText)>")
            }
        case 1 where bytes.holds("Record", at: scanner.name):
            guard let record = try record(scanner) else { return }
            if scanner.kind == .empty { try keep(record, scanner) } else { open = record }
        case 1 where bytes.holds("ExportDate", at: scanner.name):
            exported = try scanner.value(of: "value").flatMap { (range) throws(Failure) in
                try time(range, "ExportDate", scanner)
            }
        default:
            guard bytes.holds("MetadataEntry", at: scanner.name), let key = scanner.value(of: "key") else { return }
            if bytes.holds("HKTimeZone", at: key) {
                guard let value = scanner.value(of: "value"), value.count < 100 else { return }
                let name = String(decoding: try scanner.text(value), as: UTF8.self)
                // As many as there are, which is more than a file has.
                if zones[name] != nil || zones.count < 600 { zones[name, default: 0] += 1 }
            } else if scanner.depth == 2, bytes.holds("HKWasUserEntered", at: key), open != nil {
                guard let value = scanner.value(of: "value") else { return }
                open?.isManual = try scanner.text(value) == [UInt8(ascii: "1")]
            }
        }
    }

    // MARK: A record

    private struct Fields {
        var type, sourceName, device, unit, creationDate, startDate, endDate, value: Range<Int>?
    }

    private mutating func record(_ scanner: borrowing TagScanner) throws(Failure) -> Record? {
        let bytes = scanner.buffer.span.bytes
        var fields = Fields()
        for attribute in scanner.attributes {
            let name = attribute.name
            // The length tells most of them apart.
            switch name.count {
            case 4 where bytes.holds("type", at: name):
                try set(&fields.type, attribute, scanner)
                guard Self.metric(attribute.value, bytes) != nil else { return nil }
            case 4 where bytes.holds("unit", at: name): try set(&fields.unit, attribute, scanner)
            case 5 where bytes.holds("value", at: name): try set(&fields.value, attribute, scanner)
            case 6 where bytes.holds("device", at: name): try set(&fields.device, attribute, scanner)
            case 7 where bytes.holds("endDate", at: name): try set(&fields.endDate, attribute, scanner)
            case 9 where bytes.holds("startDate", at: name): try set(&fields.startDate, attribute, scanner)
            case 10 where bytes.holds("sourceName", at: name): try set(&fields.sourceName, attribute, scanner)
            case 12 where bytes.holds("creationDate", at: name): try set(&fields.creationDate, attribute, scanner)
            default: break
            }
        }
        guard let type = fields.type, let metric = Self.metric(type, bytes) else { return nil }
        let unit = try unit(fields.unit, metric, scanner)
        let start = try time(try required(fields.startDate, "startDate", scanner), "startDate", scanner)
        let end = try time(try required(fields.endDate, "endDate", scanner), "endDate", scanner)
        var created = start.time
        if let range = fields.creationDate { created = try time(range, "creationDate", scanner).time }
        let source = try source(
            try required(fields.sourceName, "sourceName", scanner), fields.device ?? 0..<0, scanner)
        let kind = SampleStore.Kind(source: source, metric: metric, offset: start.offset, unit: unit)
        guard let sample = try sample(start.time, end.time, fields.value, unit, scanner) else { return nil }
        var isWanted = true
        if let window { isWanted = start.time < window.upperBound && end.time >= window.lowerBound }
        return Record(sample: isWanted ? sample : nil, kind: kind, created: created)
    }

    private func set(
        _ field: inout Range<Int>?, _ attribute: TagScanner.Attribute, _ scanner: borrowing TagScanner
    ) throws(Failure) {
        guard field == nil else {
            throw Failure(
                at: scanner.place(attribute.name.lowerBound), expected: "each attribute once",
                found: "\(scanner.excerpt(attribute.name)) again")
        }
        field = attribute.value
    }

    private func required(
        _ field: Range<Int>?, _ name: String, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Range<Int> {
        guard let field else {
            throw Failure(at: scanner.tagPlace, expected: "a record with \(name)", found: "none")
        }
        return field
    }

    private static func metric(_ type: Range<Int>, _ bytes: RawSpan) -> ImportMetric? {
        // The length tells all others apart but a few.
        switch type.count {
        case 33 where bytes.holds("HKQuantityTypeIdentifierStepCount", at: type): .steps
        case 38 where bytes.holds("HKQuantityTypeIdentifierFlightsClimbed", at: type): .flights
        case 46 where bytes.holds("HKQuantityTypeIdentifierDistanceWalkingRunning", at: type): .meters
        default: nil
        }
    }

    private func unit(
        _ range: Range<Int>?, _ metric: ImportMetric, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Double {
        let range = try required(range, "unit", scanner)
        let bytes = scanner.buffer.span.bytes
        if metric == .meters {
            let lengths: [(name: StaticString, meters: Double)] = [
                ("km", 1000), ("mi", 1609.344), ("m", 1), ("cm", 0.01), ("ft", 0.3048), ("yd", 0.9144),
            ]
            for length in lengths where bytes.holds(length.name, at: range) { return length.meters }
        } else if bytes.holds("count", at: range) {
            return 1
        }
        throw Failure(
            at: scanner.place(range.lowerBound), field: "unit",
            expected: metric == .meters ? "km, mi, m, cm, ft or yd" : "count", found: scanner.excerpt(range))
    }

    private mutating func time(
        _ range: Range<Int>, _ field: String, _ scanner: borrowing TagScanner
    ) throws(Failure) -> AppleTimestamp {
        if let time = times.read(scanner.buffer.span.bytes.extracting(range)) { return time }
        // Nobody writes a date in entities, but one may.
        let text = try scanner.text(range)
        if let time = times.read(text.span.bytes) { return time }
        let place = scanner.place(range.lowerBound)
        if AppleTimestamp.isOld(text.span.bytes) {
            throw Failure(
                at: place, field: field,
                reason: "dates like \(scanner.excerpt(range)) are of iOS 8, whose exports are not read: "
                    + "export again with a later one")
        }
        throw Failure(at: place, field: field, expected: AppleTimestamp.expected, found: scanner.excerpt(range))
    }

    private mutating func source(
        _ name: Range<Int>, _ device: Range<Int>, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Int {
        if let number = sources.recent(name: name, device: device, in: scanner.buffer.span.bytes) { return number }
        let (nameText, deviceText) = (try scanner.text(name), try scanner.text(device))
        let kind = HealthSources.kind(name: nameText, device: deviceText)
        let number = try number(kind, nameText, scanner)
        sources.remember(name: Array(scanner.buffer[name]), device: Array(scanner.buffer[device]), number)
        return number
    }

    private mutating func number(
        _ kind: HealthSources.Class, _ name: [UInt8], _ scanner: borrowing TagScanner
    ) throws(Failure) -> Int {
        guard name.count <= 1000 else {
            throw Failure(
                at: scanner.tagPlace, expected: "a sourceName of at most 1000 bytes", found: "\(name.count)")
        }
        guard let number = sources.number(kind, name) else {
            throw Failure(at: scanner.tagPlace, expected: "at most \(RankSet.maxCount) sources", found: "more")
        }
        return number
    }

    /// Nil when the record is not to count.
    private mutating func sample(
        _ start: Int, _ end: Int, _ range: Range<Int>?, _ unit: Double, _ scanner: borrowing TagScanner
    ) throws(Failure) -> Sample? {
        let value = try range.flatMap { (range) throws(Failure) in try number(range, scanner) }
        guard skipped.admits(start: start, end: end, value: value.map { $0 * unit }), let value else { return nil }
        // A minus sign before a zero is of no use.
        return Sample(start: UInt32(start), end: UInt32(end), value: value.magnitude)
    }

    private func number(_ range: Range<Int>, _ scanner: borrowing TagScanner) throws(Failure) -> Double? {
        if let numeral = Numeral(in: scanner.buffer, at: range.lowerBound), numeral.range == range {
            return numeral.double(in: scanner.buffer)
        }
        let text = try scanner.text(range)
        guard let numeral = Numeral(in: text, at: 0), numeral.range == text.indices else { return nil }
        return numeral.double(in: text)
    }

    private mutating func keep(_ record: Record, _ scanner: borrowing TagScanner) throws(Failure) {
        open = nil
        var kind = record.kind
        if record.isManual {
            guard includesManual else {
                if record.sample != nil { skipped.note(.manual) }
                return
            }
            kind.source = try number(.manual, sources.all[kind.source].name, scanner)
        }
        sources.note(record.created, of: kind.source)
        if let sample = record.sample { samples.add(sample, kind) }
    }
}

extension TagScanner {
    fileprivate func value(of name: StaticString) -> Range<Int>? {
        attributes.first { buffer.span.bytes.holds(name, at: $0.name) }?.value
    }
}
