/// Known kinds of files whose days cannot be read, with advice on what to give instead.
enum KnownFile {
    /// The reason why a file is not read, by its first bytes; nil if it is not known.
    static func reason(_ head: ArraySlice<UInt8>) -> String? {
        ImportWords.signatures.first { known in
            head.count > known.at && head[(head.startIndex + known.at)...].starts(with: known.bytes)
        }?.reason
    }

    /// The reason why a text is not read; nil if it is not known.
    /// - Parameter name: the name of the file, without its folder.
    static func reason(_ head: ArraySlice<UInt8>, name: String) -> String? {
        let json = FormatSniffing.json(head)
        let isMinute = json.hasPrefix("[{\"dateTime\":\"") && json.dropFirst(16).prefix(1) == "/"
        if isMinute, !name.hasPrefix("steps-") {
            return "minutes of Fitbit that are not steps, as its name says; the files steps-*.json have them"
        }
        let isRaw = FormatSniffing.has("\"DataSource\":", in: json) && FormatSniffing.has("\"DataPoints\":", in: json)
        if isRaw, !FormatSniffing.has("step_count", in: json) {
            return "raw data of Google Fit that are not steps; the tables in Daily activity metrics have the days"
        }
        if name.hasPrefix("raw_tracker_steps") {
            return "minutes of each tracker, which overlap; aggregates_steps.csv of the same export has the days"
        }
        if FormatSniffing.columns(head).starts(with: ["Id", "ActivityDate", "TotalSteps"]) {
            return "a table of Fitabase has the days of many people; leave one of them, with the columns date and steps"
        }
        let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
        let names = lines.prefix(2).map { String(decoding: $0, as: UTF8.self) }
        let isOfSamsung = names.contains { line in
            FormatSniffing.has("com.samsung.", in: line) && FormatSniffing.has("step", in: line)
        }
        if isOfSamsung {
            return
                "a table of Samsung Health whose rows overlap; step_daily_trend or pedometer_day_summary of the same "
                + "export has the days"
        }
        return nil
    }
}
