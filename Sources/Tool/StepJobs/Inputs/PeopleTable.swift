/// The days of the people in a table, all of the same dates.
package struct PeopleTable {
    let name: String
    package private(set) var people: [PeopleFacts.Person] = []
    /// The notes for the user: one line for each person who is left out.
    package private(set) var notes: [String] = []

    /// Reads a table in any form that `batch` reads: a row for each day, or a row for each person.
    /// - Throws: for a file that is no such table, and if nobody has data in the period that the job chooses.
    package init(_ path: String, _ job: Job, _ inputs: JobInputs) throws(Failure) {
        let file = try inputs.sharedFile(path)
        name = file.name
        let source = try inputs.inZone(job.daySource)
        let histories = try Failure.naming(name) { () throws(TextError) in
            try Self.histories(file.bytes, source.importing.reading, column: job.namesColumn)
        }
        // The period is chosen once for all, as the newest day of each may be another.
        var all = StepHistory(days: Self.joined(histories.map(\.history.days)))
        all.today = histories.lazy.compactMap(\.history.today).first
        let chosen = try all.days(chosenBy: source, weeksFrom: job.firstWeekday, in: name).days
        guard let first = chosen.first?.date, let last = chosen.last?.date else {
            throw .option("people", expected: "rows with dates", found: "none")
        }
        var own = source
        own.previous = nil
        own.period = .days(first...last)
        for (person, history) in histories {
            try inputs.access.deadline.check(name)
            let quoted = SourceText.quoted(person)
            if history.days.contains(where: { $0.hasFigures && $0.date.map((first...last).contains) == true }) {
                let week = try history.days(chosenBy: own, weeksFrom: job.firstWeekday, in: name).week(in: name)
                let counted = try job.counted(week, "the days of \(quoted)")
                if counted.hasData {
                    people.append(PeopleFacts.Person(person, counted))
                    continue
                }
            }
            notes.append("\(name): \(quoted) has no data from \(first) to \(last)")
        }
        try refuse(people.isEmpty, "people", "somebody with data from \(first) to \(last)", found: "nobody")
    }

    /// Reads the rows of each person, in the order of their first rows.
    private static func histories(
        _ bytes: [UInt8], _ reading: ReadingOptions, column: String?
    ) throws(TextError) -> [(person: String, history: StepHistory)] {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let rows = lines.enumerated().filter { !BatchTable.isBlank($0.element) }
        guard let first = rows.first else {
            throw .invalid(at: nil, field: "", expected: "a table with a column of names", found: "no rows")
        }
        let headerLine = first.offset + 1
        let header = try SourceText(first.element, firstLine: headerLine)
        let names = ["name"] + BatchTable.idNames
        let table = try BatchTable(header: header, reading, idColumn: column, idOption: "names", idNames: names)
        var people: [(name: String, text: [UInt8], lines: [Int])] = []
        var indices: [String: Int] = [:]
        for (index, row) in rows.dropFirst() {
            let text = try SourceText(row, firstLine: index + 1)
            let name = table.id(of: text.bytes).map { $0.split(separator: " ").joined(separator: " ") } ?? ""
            if name.isEmpty { throw text.invalid(at: 0, expected: "a row with a name", found: "none") }
            if indices[name] != nil, !table.hasRowForEachDay {
                let found = "\(SourceText.quoted(name)) again"
                throw text.invalid(at: 0, expected: "one row for each person", found: found)
            }
            let person = indices[name] ?? people.count
            if person == people.count { people.append((name, table.header, [headerLine])) }
            indices[name] = person
            people[person].text += [0x0A] + text.bytes
            people[person].lines.append(index + 1)
        }
        return try people.map { person throws(TextError) in
            let text = try SourceText(person.text, firstLine: headerLine, lines: person.lines)
            return (person.name, try table.history(of: text, reading))
        }
    }

    /// Returns a day for each date that somebody has, oldest first, with data if somebody has data.
    private static func joined(_ people: [[StepDay]]) -> [StepDay] {
        let days = people.joined().reduce(into: [CivilDate: StepDay]()) { days, day in
            if let date = day.date, days[date]?.hasFigures != true { days[date] = day }
        }
        return days.sorted { $0.key < $1.key }.map(\.value)
    }
}
