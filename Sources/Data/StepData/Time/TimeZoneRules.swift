/// The offsets from UTC in a time zone, past and future.
package struct TimeZoneRules: Hashable, Sendable {
    /// The times at which the offset changes, in order.
    private var changes: [Int] = []
    /// The offsets: `offsets[i]` holds before `changes[i]`, the last one after all changes.
    private var offsets: [Int]
    /// The rule after the last change; nil if the last offset holds for ever.
    private var yearly: PosixTZRule?

    /// Creates a zone that is always `offset` seconds east of UTC.
    package init(offset: Int) { offsets = [offset] }

    /// - Parameter name: the zone's name, as in `Europe/Helsinki`, `UTC` or `+02:00`.
    /// - Throws: `usage` if there is no such zone, `badData` if this system has no data about zones, or damaged data.
    package init(named name: String, folder: String = Self.folder) throws(Failure) {
        if let offset = ["UTC", "Z", "Etc/UTC"].contains(name) ? 0 : Self.fixedOffset(Array(name.utf8)[...]) {
            self.init(offset: offset)
            return
        }
        guard Folder.isDirectory(folder) else {
            throw Failure(
                .badData,
                "\(SourceText.quoted(name)): there are no time zones in \(folder): "
                    + "install tzdata, or give an offset as in +02:00")
        }
        let path = "\(folder)/\(name)"
        // Zone files have at most a few kilobytes.
        guard Self.isName(name), let status = FileStatus(path), status.size < 1 << 20,
            let bytes = (try? InputFile(path))?.bytes, bytes.starts(with: Self.magic)
        else {
            throw .option(
                "time-zone", expected: "a time zone such as Europe/Helsinki, UTC or +02:00",
                found: SourceText.quoted(name))
        }
        guard let zone = TimeZoneRules(file: bytes) else {
            throw Failure(.badData, "\(SourceText.quoted(name)): the file of this time zone in \(folder) is damaged")
        }
        self = zone
    }

    /// The folder of this system's data about zones, which may not exist.
    package static var folder: String { getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo" }

    /// True for a valid name: a path within the folder of zones, which never leads out of it.
    private static func isName(_ name: String) -> Bool {
        name.utf8.count < 100 && !name.pathParts.contains(where: \.isEmpty)
            && name.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 | 0x20 &- 0x61 < 26 || "_-+/".utf8.contains($0) }
    }

    /// The seconds east of UTC in `+02:00` or `-0330`; nil for any other text.
    package static func fixedOffset(_ text: ArraySlice<UInt8>) -> Int? {
        let digits = text.dropFirst().prefix(2) + text.dropFirst(3).drop { $0 == UInt8(ascii: ":") }
        guard let sign = text.first, "+-".utf8.contains(sign), digits.count == 4, text.count <= 6,
            let hours = digits.prefix(2).digits, hours < 24, let minutes = digits.suffix(2).digits, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
    }

    /// The seconds east of UTC at a time, which is in seconds since 1970-01-01 00:00 UTC.
    package func offset(at time: Int) -> Int {
        let index = changes.prefixCount { $0 <= time }
        if index == changes.count, let yearly { return yearly.offset(at: time) }
        return offsets[index]
    }

    /// The local date at a time, nil outside the range of the calendar. A day lasts from the first instant of its date
    /// until the next begins, even if clocks go back over midnight.
    package func date(at time: Int) -> CivilDate? {
        time.magnitude < 1 << 48 ? CivilDate(daysSince1970: day(at: time)) : nil
    }

    /// The number of the day at a time; 0 is 1970-01-01.
    package func day(at time: Int) -> Int {
        let day = (time + offset(at: time)).floored(by: 86_400)
        return start(ofDay: day + 1) <= time ? day + 1 : day
    }

    /// The first instant of a day, or of the next if the zone skips the day; day 0 is 1970-01-01.
    package func start(ofDay day: Int) -> Int {
        let midnight = day * 86_400
        // No zone is two days ahead of UTC.
        var time = midnight - 2 * 86_400
        while true {
            let candidate = midnight - offset(at: time)
            if candidate <= time { return time }
            guard let next = change(after: time), next <= candidate else { return candidate }
            time = next
        }
    }

    private func change(after time: Int) -> Int? {
        let index = changes.prefixCount { $0 <= time }
        if index < changes.count { return changes[index] }
        return yearly?.change(after: time)
    }
}

// MARK: TZif (RFC 8536), of version 1 and later

extension TimeZoneRules {
    private static let magic = Array("TZif".utf8)

    /// Reads a TZif file; nil if it is damaged.
    package init?(file bytes: [UInt8]) {
        self.init(offset: 0)
        var rest = bytes[...]
        guard let first = TZifHeader(&rest) else { return nil }
        if first.version == 0 {
            guard read(&rest, first, timeSize: 4) else { return nil }
            return
        }
        // The header and the data follow once more, with times of 8 bytes.
        rest = rest.dropFirst(first.size(timeSize: 4))
        guard let header = TZifHeader(&rest), read(&rest, header, timeSize: 8) else { return nil }
        let newline = UInt8(ascii: "\n")
        guard rest.popFirst() == newline, let end = rest.firstIndex(of: newline) else { return nil }
        // A rule as in `EET-2EEST,M3.5.0/3,M10.5.0/4`; empty if the file gives none for later years.
        let footer = rest[..<end]
        yearly = PosixTZRule(footer)
        if yearly == nil, !footer.isEmpty { return nil }
    }

    private struct TZifHeader {
        let version: UInt8
        /// The numbers of UTC indicators, standard-time indicators, leap seconds, changes, kinds of time and letters.
        private let counts: [Int]
        var changeCount: Int { counts[3] }
        var kindCount: Int { counts[4] }

        init?(_ rest: inout ArraySlice<UInt8>) {
            guard rest.count >= 44, rest.starts(with: magic) else { return nil }
            let bytes = rest.prefix(44)
            rest = rest.dropFirst(44)
            version = bytes[bytes.startIndex + 4]
            counts = (0..<6).map { number(bytes.dropFirst(20 + 4 * $0).prefix(4)) }
            // The limit protects memory; no file has nearly as many.
            guard counts.allSatisfy({ (0..<100_000).contains($0) }), counts[4] > 0 else { return nil }
        }

        func size(timeSize: Int) -> Int {
            zip(counts, [1, 1, timeSize + 4, timeSize + 1, 6, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        }
    }

    private mutating func read(_ rest: inout ArraySlice<UInt8>, _ header: TZifHeader, timeSize: Int) -> Bool {
        let size = header.size(timeSize: timeSize)
        guard rest.count >= size else { return false }
        let bytes = Array(rest.prefix(size))
        rest = rest.dropFirst(size)
        let kindsStart = header.changeCount * timeSize
        let offsetsStart = kindsStart + header.changeCount
        let kinds = (0..<header.kindCount).map { Self.number(bytes[(offsetsStart + 6 * $0)...].prefix(4)) }
        // Offsets are limited to about a day, as no clock shows more.
        guard kinds.allSatisfy({ $0.magnitude < 26 * 3600 }) else { return false }
        offsets = [kinds[0]]
        for index in 0..<header.changeCount {
            let time = Self.number(bytes[(index * timeSize)...].prefix(timeSize))
            let kind = Int(bytes[kindsStart + index])
            guard kind < kinds.count, time > changes.last ?? .min, time.magnitude < 1 << 60 else { return false }
            changes.append(time)
            offsets.append(kinds[kind])
        }
        return true
    }

    /// A big-endian number with a sign.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let first = bytes.first else { return 0 }
        return bytes.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
    }
}

extension Int {
    /// The quotient rounded down.
    @inlinable package func floored(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
