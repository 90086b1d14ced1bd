enum VendorTimestamp {
    /// Whole seconds since 1970 by the clock that wrote `2021-05-04 07:15:00.123` or `2026-06-10T16:39:00Z`.
    static func seconds(_ text: ArraySlice<UInt8>) -> Int? {
        guard text.count >= 19, let date = CivilDate(String(decoding: text.prefix(10), as: UTF8.self)),
            let time = clock(text.dropFirst(11).prefix(8)), " T".utf8.contains(text[text.startIndex + 10])
        else { return nil }
        let rest = text.dropFirst(19)
        let isFraction = rest.isEmpty || rest.elementsEqual("Z".utf8) || rest.first == UInt8(ascii: ".")
        return isFraction ? date.daysSince1970 * 86_400 + time : nil
    }

    /// The same of `02/11/16 05:00:00`, where the month comes first.
    static func shortSeconds(_ text: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(text)
        guard bytes.count == 17, bytes[2] == UInt8(ascii: "/"), bytes[5] == UInt8(ascii: "/"), bytes[8] == 0x20,
            let month = bytes[0..<2].digits, let day = bytes[3..<5].digits, let year = bytes[6..<8].digits,
            let date = CivilDate(year: 2000 + year, month: month, day: day), let time = clock(bytes[9...])
        else { return nil }
        return date.daysSince1970 * 86_400 + time
    }

    /// Seconds of `07:15:00`.
    private static func clock(_ text: ArraySlice<UInt8>) -> Int? {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ $0.count == 2 }), let hours = parts[0].digits, hours < 24,
            let minutes = parts[1].digits, minutes < 60, let seconds = parts[2].digits, seconds < 60
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }
}
