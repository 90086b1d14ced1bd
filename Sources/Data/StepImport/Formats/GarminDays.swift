/// UDSFile_*.json of Garmin's export: an object for each day.
struct GarminDays: FiguresFormat {
    static let name = "garmin"

    private enum GarminKey: String, CaseIterable {
        case calendarDate, totalSteps, totalDistanceMeters, floorsAscendedInMeters
    }

    private static let keys = JSONKeys(GarminKey.self)
    /// The height of a floor: ten feet, in metres.
    private static let floor = 3.048

    var figures = DayFigures()

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let json = FormatSniffing.json(head, count: 1 << 14)
        return json.hasPrefix("[{") && FormatSniffing.has("\"calendarDate\":", in: json)
            && FormatSniffing.has("\"totalSteps\":", in: json)
    }

    mutating func read(_ text: SourceText, of file: ByteStream) throws(TextError) {
        var json = JSONReader(text)
        try json.enterArray(expecting: "an array of days")
        while try json.nextElement() { try readDay(&json) }
        try json.finish()
    }

    private mutating func readDay(_ json: inout JSONReader) throws(TextError) {
        var date: CivilDate?
        var amounts: [GarminKey: Double] = [:]
        try json.enterObject(expecting: "a day")
        while let key = try json.nextKey(among: Self.keys) {
            if key == .calendarDate { date = try json.isoDate() } else { amounts[key] = try json.amount() }
        }
        // The first of several days with one date counts; a day without steps is left out.
        guard let date, let steps = amounts[.totalSteps], figures.days[date] == nil else { return }
        let flights = amounts[.floorsAscendedInMeters].map { $0 / Self.floor }
        figures.days[date] = ImportedDay(
            date: date, steps: steps, meters: amounts[.totalDistanceMeters], flights: flights)
    }
}
