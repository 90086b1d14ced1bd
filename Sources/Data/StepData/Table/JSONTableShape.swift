/// How a table is arranged in JSON.
enum JSONTableShape {
    typealias Column = (name: String, values: Int)

    /// - Parameters:
    ///   - header: the names of what is in rows that are arrays.
    ///   - keys: of the rows, where they do not stand with them.
    case rows([Int], header: [Int] = [], keys: [Int] = [])
    /// - Parameter isKeyed: whether the columns are objects.
    case columns([Column], isKeyed: Bool)
}

/// Finds the days in JSON of a form that is not our own.
struct JSONTableFinder {
    typealias Found = (shape: JSONTableShape, unread: [String])

    let index: JSONIndex
    let options: ReadingOptions
    /// A key at the top that has other days.
    var other: Int?
    /// How deep days may be in what is not days.
    private static let deepest = 4

    private func keys(of object: Int) -> [Int] { index.children(of: object).filter { $0 != other } }

    /// The days in a value; the other keys beside it, or in it, are not read.
    /// - Throws: where there are no days, or several things may be.
    func find(in value: Int) throws(TextError) -> Found {
        if let found = table(value, depth: 0) { return found }
        let place = index.range(value).lowerBound
        let names = index.kind(value) == .object ? keys(of: value).map(index.string) : []
        throw .invalid(
            at: index.text.position(of: place), field: index.path(at: place),
            expected: #"days, as in {"2016-09-12": 7314} or [{"date": "2016-09-12", "steps": 7314}]"#,
            found: index.kind(value) == .object
                ? names.isEmpty
                    ? "no keys" : names.count == 1 ? "the key \(names.quotedList)" : "the keys \(names.quotedList)"
                : index.kind(value) == .array ? "an array" : index.text.excerpt(index.range(value)))
    }

    /// Whether an object is a day, which has steps.
    func isDay(_ object: Int) -> Bool {
        index.kind(object) == .object
            && index.children(of: object).contains { isSteps($0) && !index.isContainer($0 + 1) }
    }

    /// - Parameter depth: of the objects around that say nothing of days; what is in them must look like days.
    private func table(_ value: Int, depth: Int) -> Found? {
        switch index.kind(value) {
        case _ where index.text.deadline.isOver: nil
        case .array: rows(index.children(of: value), isSure: depth == 0).map { ($0, []) }
        case .object:
            keyed(value) ?? (isDay(value) ? (.rows([value]), []) : nil) ?? columns(value) ?? frame(value)
                ?? inner(value, depth)
        default: nil
        }
    }

    private func rows(_ rows: [Int], isSure: Bool) -> JSONTableShape? {
        guard let first = rows.first else { return isSure ? .rows([]) : nil }
        guard index.kind(first) == .array else { return isSure || isDay(first) ? .rows(rows) : nil }
        let header = index.children(of: first)
        return header.contains(where: isSteps) ? .rows(Array(rows.dropFirst()), header: header) : .rows(rows)
    }

    /// Rows whose keys are dates, numbers from 0, or weekdays.
    private func keyed(_ object: Int) -> Found? {
        let keys = keys(of: object)
        let dates = keys.filter { WrittenDate(index.text.bytes[index.content($0)]) != nil }
        if !dates.isEmpty {
            let others = dates.count == keys.count ? [] : Set(keys).subtracting(dates).sorted().map(index.string)
            return (.rows(dates), others)
        }
        let isKeyed =
            !keys.isEmpty
            && (keys.enumerated().allSatisfy { index.text.bytes[index.content($1)].elementsEqual("\($0)".utf8) }
                || keys.allSatisfy { CalendarWords.isWeekday(index.text.bytes[index.content($0)]) })
        return isKeyed ? (.rows(keys), []) : nil
    }

    /// An array, or an object, for each column, one of them of steps.
    private func columns(_ object: Int) -> Found? {
        let keys = keys(of: object)
        guard let steps = keys.first(where: { isSteps($0) && isColumn($0 + 1) }) else { return nil }
        let isOne = keys.map { isColumn($0 + 1) && index.kind($0 + 1) == index.kind(steps + 1) }
        let columns = zip(keys, isOne).filter(\.1).map(\.0)
        let others = zip(keys, isOne).filter { !$0.1 }.map { index.string($0.0) }
        let shape = JSONTableShape.columns(
            columns.map { (index.string($0), $0 + 1) }, isKeyed: index.kind(steps + 1) == .object)
        return (shape, others)
    }

    /// What programs make of a data frame or a chart: names and values apart.
    private func frame(_ object: Int) -> Found? {
        if let data = member("data", of: object, .array), let names = member("columns", of: object, .array) {
            let keys = member("index", of: object, .array).map { index.children(of: $0) } ?? []
            let rows = index.children(of: data)
            guard rows.allSatisfy({ index.kind($0) == .array }), keys.isEmpty || keys.count == rows.count else {
                return nil
            }
            return (.rows(rows, header: index.children(of: names), keys: keys), [])
        }
        guard let labels = member("labels", of: object, .array), let sets = member("datasets", of: object, .array)
        else {
            return nil
        }
        var data = index.children(of: sets).compactMap { set in
            member("data", of: set, .array).map { (label: member("label", of: set, .string), values: $0) }
        }
        if data.count > 1 { data.removeAll { $0.label.map { !isSteps($0) } ?? true } }
        guard data.count == 1, isColumn(data[0].values) else { return nil }
        return (.columns([("labels", labels), ("steps", data[0].values)], isKeyed: false), [])
    }

    /// The only thing in an object that is days.
    private func inner(_ object: Int, _ depth: Int) -> Found? {
        guard depth < Self.deepest else { return nil }
        var found: Found?
        var others: [String] = []
        for key in keys(of: object) {
            if let table = table(key + 1, depth: depth + 1) {
                guard found == nil else { return nil }
                found = table
            } else {
                others.append(index.string(key))
            }
        }
        return found.map { ($0.shape, $0.unread + others) }
    }

    private func isSteps(_ name: Int) -> Bool {
        guard index.kind(name) == .key || index.kind(name) == .string, !index.text.deadline.isOver else { return false }
        let name = index.string(name)
        return name == options.stepsColumn || ColumnName(name)?.field == .steps
    }

    private func isColumn(_ value: Int) -> Bool {
        index.isContainer(value) && !index.children(of: value).contains { index.isContainer(index.value(of: $0)) }
    }

    private func member(_ name: String, of object: Int, _ kind: JSONReader.Kind) -> Int? {
        guard index.kind(object) == .object else { return nil }
        return index.children(of: object).first { index.string($0) == name && index.kind($0 + 1) == kind }.map {
            $0 + 1
        }
    }
}
