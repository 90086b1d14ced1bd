/// A moment with its offset from UTC: `2024-01-02 08:50:00 +0200`.
struct AppleTimestamp: Hashable {
    /// The seconds since 1970-01-01 00:00 UTC.
    var time: Int
    /// The seconds east of UTC.
    var offset: Int

    /// Reads many timestamps: successive ones usually have the same date, which is read once.
    struct Reader {
        private var lastDate: (UInt64, UInt16) = (0, 0)
        private var lastDay = 0

        /// Returns nil for any other text, and for a date or time that does not exist.
        mutating func read(_ text: RawSpan) -> AppleTimestamp? {
            guard text.byteCount == 25 else { return nil }
            let date = (
                text.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt64.self),
                text.unsafeLoadUnaligned(fromByteOffset: 8, as: UInt16.self)
            )
            if date != lastDate {
                let iso = (0..<10).map { text[$0] }
                guard let day = CivilDate(iso: iso[...]) else { return nil }
                lastDate = date
                lastDay = day.daysSince1970
            }
            func number(_ index: Int) -> Int? {
                let tens = text[index] &- 0x30
                let ones = text[index + 1] &- 0x30
                return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
            }
            let sign = text[20]
            guard text[10] == 0x20, text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"), text[19] == 0x20,
                sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
                let hour = number(11), hour < 24, let minute = number(14), minute < 60, let second = number(17),
                second < 60, let eastHours = number(21), eastHours < 24, let eastMinutes = number(23), eastMinutes < 60
            else { return nil }
            let east = (eastHours * 60 + eastMinutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
            return AppleTimestamp(time: lastDay * 86_400 + hour * 3600 + minute * 60 + second - east, offset: east)
        }
    }

    /// True if it has the form that iOS 8 wrote: `20150616071916-0700`.
    static func isOld(_ text: RawSpan) -> Bool {
        text.byteCount == 19 && (0..<14).allSatisfy { text[$0] &- 0x30 < 10 } && "+-".utf8.contains(text[14])
    }
}
