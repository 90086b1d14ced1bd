/// The arrangement of days in JSON, by the numbers of their values in a `JSONIndex`.
enum JSONTableShape {
    typealias ValueColumn = (name: String, values: Int)

    /// - Parameter header: the names of the columns, for rows that are arrays.
    /// - Parameter keys: the keys of the rows, if they are not beside them.
    case rows([Int], header: [Int] = [], keys: [Int] = [])
    /// The columns: all of them are arrays, or all are objects.
    case columns([ValueColumn])
}

/// Finds the days in JSON that is not in our own form: the values that have dates and steps, at any depth, or, if
/// nothing has dates, the only values that have steps. A single object is a day only if it does not contain days.
struct JSONTableFinder {
    struct Found {
        var shape: JSONTableShape
        /// The keys around the days that are not read.
        var unread: [String] = []
        /// The keys that contain all of the days, and the texts beside them, the nearest first.
        var surroundings: [String] = []
        var hasDates = false

        /// The rows, if they have neither a header nor keys.
        var bareRows: [Int]? {
            if case .rows(let rows, let header, let keys) = shape, header.isEmpty, keys.isEmpty { rows } else { nil }
        }
    }

    let index: JSONIndex
    let options: ReadingOptions
    /// A key at the top that has other days.
    var other: Int?

    private func keys(of object: Int) -> [Int] { index.children(of: object).filter { $0 != other } }

    /// Finds the days in a value; the other keys in it are not read.
    /// - Throws: if there are no days, or several values may be the days.
    func find(in value: Int) throws(TextError) -> Found {
        try refuseError(in: value)
        if let found = table(value, depth: 0) { return found }
        let names = index.kind(value) == .object ? keys(of: value).map(index.string) : []
        let expected = #"days of one person, as in {"2016-09-12": 7314} or [{"date": "2016-09-12", "steps": 7314}]"#
        throw index.invalid(
            value, expected: expected,
            found: index.kind(value) == .object
                ? names.isEmpty ? "no keys" : "the \(names.count == 1 ? "key" : "keys") \(names.quotedList)"
                : index.kind(value) == .array ? "an array" : index.text.excerpt(index.range(value)))
    }

    /// Refuses an answer of a server that is an error itself.
    private func refuseError(in object: Int) throws(TextError) {
        guard index.kind(object) == .object else { return }
        let errors = keys(of: object).filter { ["error", "errors", "fault"].contains(index.string($0).lowercased()) }
        let nothing = ["null", "false", "\"\"", "[]", "{}", "0"]
        for key in errors where !nothing.contains(index.text.excerpt(index.range(key + 1))) {
            let expected = "days; the answer is an error, so ask for it again"
            throw index.invalid(key + 1, expected: expected, found: index.text.excerpt(index.range(key + 1)))
        }
    }

    /// True if a key at the top has an array of the dates or names of days, and another key one of their steps.
    func hasNamesOfDays(_ key: Int) -> Bool {
        guard index.kind(key + 1) == .array, let first = index.children(of: key + 1).first else { return false }
        return index.kind(first) == .string && keys(of: 0).contains { isSteps($0) && index.kind($0 + 1) == .array }
    }

    /// True if an object is a day: it has steps, or a date and steps in an inner object.
    func isDay(_ object: Int, mayEnter: Bool = true) -> Bool {
        index.kind(object) == .object && steps(in: object, isDay: false, mayEnter: mayEnter)
    }

    /// True if an object that is in no array is a day: it has a date, or only figures and texts about them.
    private func isDayAlone(_ object: Int) -> Bool {
        guard isDay(object) else { return false }
        return hasDate(object)
            || !index.children(of: object).contains { key in
                index.isContainer(key + 1) || ColumnName.roles(of: index.string(key)).contains(.personNames)
            }
    }

    /// - Parameter isDay: true if there is a date around it.
    /// - Parameter mayEnter: true if the steps may be in the only object of an array.
    private func steps(in object: Int, isDay: Bool, mayEnter: Bool = true) -> Bool {
        let keys = index.children(of: object)
        if keys.contains(where: { isSteps($0) && !index.isContainer($0 + 1) }) { return true }
        // An entry of Home Assistant, whose state is a count.
        let words = keys.prefix(8).map(index.string)
        if words.contains("entity_id"), words.contains("state") { return true }
        guard isDay || hasDate(object) else { return false }
        let inner = keys.filter { key in
            let isArray = index.kind(key + 1) == .array
            guard mayEnter || !isArray, let inner = index.object(in: key + 1) else { return false }
            return steps(in: inner, isDay: true, mayEnter: mayEnter && !isArray)
        }
        return inner.count == 1 || inner.count { ColumnName.meansSteps(index.string($0)) } == 1
    }

    /// True if a value in an object, or in an array, is a date.
    private func hasDate(_ row: Int) -> Bool { index.children(of: row).contains { isDate(index.value(of: $0)) } }

    private func isDate(_ value: Int) -> Bool { !index.isContainer(value) && WrittenDate(index.utf8(value)) != nil }

    /// Finds the days in a value. If containers are around it, it must have a form that only days have.
    private func table(_ value: Int, depth: Int) -> Found? {
        switch index.kind(value) {
        case _ where index.text.deadline.isOver: return nil
        case .array:
            let children = index.children(of: value)
            // The days are rows, rows by days, or arrays in arrays, as Home Assistant has them.
            let found = rows(children, isSure: false) ?? rowsByDay(children) ?? joinedRows(children, depth + 1)
            return found ?? (depth == 0 ? rows(children, isSure: true) : nil)
        case .object:
            if let found = rowsByKey(value) ?? (isDay(value) ? nil : columns(value)) ?? frame(value) { return found }
            let (inside, isAmbiguous) = bestInside(value, depth)
            if let inside, inside.hasDates || !isDay(value) { return inside }
            if isAmbiguous { return nil }
            if let found = rowsByDay([value]) { return found }
            return isDayAlone(value) ? Found(shape: .rows([value]), hasDates: hasDate(value)) : inside
        default: return nil
        }
    }

    /// Joins the rows in the values of an array, unless they may be of several persons.
    private func joinedRows(_ values: [Int], _ depth: Int) -> Found? {
        guard depth < Self.deepest, values.contains(where: index.isContainer) else { return nil }
        var tables: [Found] = []
        for value in values {
            guard let found = table(value, depth: depth) else { continue }
            // An object with a date is a day, with any contents.
            if case .columns = found.shape, hasDate(value) { return nil }
            tables.append(found)
        }
        guard var joined = tables.first else { return nil }
        if tables.count > 1 {
            let rows = tables.compactMap(\.bareRows)
            guard rows.count == tables.count, !rows[0].isEmpty, tables.dropFirst().allSatisfy(\.hasDates),
                !mayHaveSeveralOwners(values)
            else { return nil }
            joined.shape = .rows(rows.flatMap(\.self))
        }
        let areNamed = joined.bareRows?.first.map { index.kind($0) == .object } ?? true
        return areNamed || index.kind(values[0]) == .array ? joined : nil
    }

    /// True if objects may be of several persons: a key has different texts that are neither dates nor about steps, or
    /// different numbers of persons. The key may be a name in an inner object.
    private func mayHaveSeveralOwners(_ objects: [Int]) -> Bool {
        var texts: [String: String] = [:]
        return objects.contains { object in
            guard index.kind(object) == .object else { return false }
            let keys = index.children(of: object)
            return (keys + keys.compactMap { index.key("name", of: $0 + 1) }.prefix(1)).contains { key in
                let name = index.string(key)
                // Such names are those of a database's own keys, as the number of a row.
                if index.isContainer(key + 1) || name.hasPrefix("_") { return false }
                let text = index.string(key + 1)
                let isPerson = ColumnName.roles(of: name).contains(.personNames)
                let isText = index.kind(key + 1) == .string && WrittenDate(Array(text.utf8)[...]) == nil
                guard isPerson || isText && !ColumnName.meansSteps(text) else { return false }
                let first = texts[name, default: text]
                texts[name] = first
                return first != text
            }
        }
    }

    /// True if an object has an array of days of different dates, or of any date if it has no date itself.
    private func isPeriod(_ object: Int) -> Bool {
        index.children(of: object).contains { key in
            let days = index.children(of: index.value(of: key)).prefix(2).filter { isDay($0) }
            if !hasDate(object), days.contains(where: hasDate) { return true }
            let values = days.flatMap(index.children).map { index.utf8($0 + 1) }
            return Set(values.compactMap { CivilDate(iso: $0) }).count > 1
        }
    }

    private func rows(_ rows: [Int], isSure: Bool) -> Found? {
        guard let first = rows.first else { return isSure ? Found(shape: .rows([])) : nil }
        if rows.prefix(3).contains(where: isPeriod) { return nil }
        let hasDates = rows.prefix(3).contains(where: hasDate)
        guard index.kind(first) == .array else {
            // Arrays in rows may also be days with their hours.
            let areDays =
                rows.prefix(3).contains { isDay($0, mayEnter: false) } || rows.prefix(3).allSatisfy { isDay($0) }
            return isSure || areDays ? Found(shape: .rows(rows), hasDates: hasDates) : nil
        }
        let header = index.children(of: first)
        if header.contains(where: isSteps) {
            let below = Array(rows.dropFirst())
            return Found(shape: .rows(below, header: header), hasDates: below.prefix(3).contains(where: hasDate))
        }
        // Arrays of objects are not rows.
        let areCells = !header.contains { index.isContainer($0) }
        return areCells && (isSure || hasDates) ? Found(shape: .rows(rows), hasDates: hasDates) : nil
    }

    /// Finds the rows of objects that have a date each, and an array of the rows of that day.
    private func rowsByDay(_ objects: [Int]) -> Found? {
        var rows: [Int] = []
        var keys: [Int] = []
        for object in objects {
            guard index.kind(object) == .object else { return nil }
            let children = index.children(of: object)
            let dates = children.filter { isDate($0 + 1) }
            let lists = children.filter { key in
                guard index.kind(key + 1) == .array, let first = index.children(of: key + 1).first else { return false }
                return isDay(first) && !hasDate(first)
            }
            guard dates.count == 1, lists.count == 1, !children.contains(where: isSteps) else { return nil }
            let ofDay = index.children(of: lists[0] + 1)
            rows += ofDay
            keys += Array(repeating: dates[0] + 1, count: ofDay.count)
        }
        return rows.isEmpty ? nil : Found(shape: .rows(rows, keys: keys), hasDates: true)
    }

    /// Finds rows whose keys are dates, numbers from 0, or weekdays.
    private func rowsByKey(_ object: Int) -> Found? {
        let keys = keys(of: object)
        let dates = keys.filter { WrittenDate(index.utf8($0)) != nil }
        if !dates.isEmpty {
            let others = dates.count == keys.count ? [] : Set(keys).subtracting(dates).sorted().map(index.string)
            return Found(shape: .rows(dates), unread: others, hasDates: true)
        }
        let isKeyed =
            !keys.isEmpty
            && (keys.enumerated().allSatisfy { index.utf8($1).elementsEqual("\($0)".utf8) }
                || keys.allSatisfy { CalendarWords.isWeekday(index.utf8($0)) })
        return isKeyed ? Found(shape: .rows(keys), hasDates: keys.prefix(3).contains { hasDate($0 + 1) }) : nil
    }

    /// Finds columns: an array, or an object, for each, one of them for steps.
    private func columns(_ object: Int) -> Found? {
        let keys = keys(of: object)
        guard let steps = keys.first(where: { isSteps($0) && isColumn($0 + 1) }) else { return nil }
        let columns = keys.filter { isColumn($0 + 1) && index.kind($0 + 1) == index.kind(steps + 1) }
        let others = Set(keys).subtracting(columns).sorted().map(index.string)
        // A single object is no column if its name is ambiguous.
        let isSure = columns.count > 1 || others.isEmpty || ColumnName(index.string(steps))?.isVague == false
        guard isSure else { return nil }
        // The parts and the hours of one day are no days.
        let isOfDay = keys.contains { ColumnName(index.string($0))?.field == .date && isDate($0 + 1) }
        let rows = rowsByKey(steps + 1)
        let mayBeDays = !isOfDay && (rows != nil || index.kind(steps + 1) == .array)
        guard mayBeDays || rows?.hasDates == true || columns.contains(where: { hasDate($0 + 1) }) else { return nil }
        let shape = JSONTableShape.columns(columns.map { (index.string($0), $0 + 1) })
        return Found(shape: shape, unread: others, hasDates: true)
    }

    /// Finds a data frame or a chart as programs write it, with names and values in separate arrays.
    private func frame(_ object: Int) -> Found? {
        let values = member("data", of: object, .array) ?? member("values", of: object, .array)
        if let data = values, let names = member("columns", of: object, .array) {
            let keys = member("index", of: object, .array).map { index.children(of: $0) } ?? []
            let rows = index.children(of: data)
            let areArrays = rows.allSatisfy { index.kind($0) == .array }
            guard areArrays, keys.isEmpty || keys.count == rows.count else { return nil }
            let shape = JSONTableShape.rows(rows, header: index.children(of: names), keys: keys)
            return Found(shape: shape, surroundings: texts(in: object), hasDates: true)
        }
        let series = member("datasets", of: object, .array) ?? member("series", of: object, .array)
        guard let series else { return nil }
        var data = index.children(of: series).compactMap { set in
            let label = member("label", of: set, .string) ?? member("name", of: set, .string)
            return member("data", of: set, .array).map { (label: label, values: $0) }
        }
        if data.count > 1 { data.removeAll { $0.label.map { !isSteps($0) } ?? true } }
        guard data.count == 1 else { return nil }
        let isOfSteps = data[0].label.map(isSteps)
        guard let labels = labels(of: object) else {
            return isOfSteps == true ? rows(index.children(of: data[0].values), isSure: false) : nil
        }
        // A label may also be the name of a person.
        let isOther = data[0].label.map { ColumnName.meansOtherMetric(index.string($0)) } ?? false
        guard isOfSteps == true || !isOther, isColumn(data[0].values) else { return nil }
        return Found(shape: .columns([("date", labels), ("steps", data[0].values)]), hasDates: true)
    }

    /// Returns the labels of a chart of Chart.js, ApexCharts, Highcharts or ECharts.
    private func labels(of chart: Int) -> Int? {
        if let labels = member("labels", of: chart, .array) { return labels }
        let key = index.key("xAxis", of: chart) ?? index.key("xaxis", of: chart)
        guard let key, let axis = index.object(in: key + 1) else { return nil }
        return member("categories", of: axis, .array) ?? member("data", of: axis, .array)
    }

    /// Finds the best days in the values of an object: those with dates, then those whose key is a name for steps. Also
    /// returns true if several have dates and none is the best.
    private func bestInside(_ object: Int, _ depth: Int) -> (found: Found?, isAmbiguous: Bool) {
        guard depth < Self.deepest else { return (nil, false) }
        var all: [(key: Int, found: Found)] = []
        var others: [String] = []
        for key in keys(of: object) {
            let isGoal = !ColumnWords.goals.isDisjoint(with: ColumnName.words(of: index.string(key)))
            if !isGoal, index.isContainer(key + 1), let found = table(key + 1, depth: depth + 1) {
                all.append((key, found))
            } else {
                others.append(index.string(key))
            }
        }
        var best = all.filter(\.found.hasDates)
        let isDated = !best.isEmpty
        if best.isEmpty { best = all }
        if best.count > 1 { best = best.filter { ColumnName.meansSteps(index.string($0.key)) } }
        guard best.count == 1, case (let key, var found)? = best.first else { return (nil, isDated) }
        found.surroundings += [index.string(key)] + texts(in: object)
        found.unread += others + all.filter { $0.key != key }.map { index.string($0.key) }
        return (found, false)
    }

    /// The texts in an object that are not in its containers.
    private func texts(in object: Int) -> [String] {
        keys(of: object).filter { index.kind($0 + 1) == .string }.map { index.string($0 + 1) }
    }

    private func isSteps(_ name: Int) -> Bool {
        guard index.kind(name) == .key || index.kind(name) == .string, !index.text.deadline.isOver else { return false }
        let name = index.string(name)
        return name == options.stepsColumn || ColumnName(name)?.field == .steps
    }

    private func isColumn(_ value: Int) -> Bool {
        index.isContainer(value) && !index.children(of: value).contains { index.isContainer(index.value(of: $0)) }
    }

    private func member(_ name: String, of object: Int, _ kind: JSONReader.ValueKind) -> Int? {
        index.key(name, of: object, before: kind).map { $0 + 1 }
    }
}
