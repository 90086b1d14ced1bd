import StepText

extension StepWeek {
    /// Reads a week from CSV text in UTF-8: a header that names the columns in any order, then a line for each day.
    ///
    ///     date,steps,distance_m,flights,label
    ///     2016-09-12,7314,5320.5,4,Mon
    ///     2016-09-13,,,,
    ///
    /// Only `steps` must be there; a blank stands for no data. Without a `date` column the days have no dates, with one
    /// every day needs its date. Numbers have JSON's form. A byte order mark is accepted.
    /// - Throws: `StepDataError.text` with the place in the text.
    public init(csv: some Sequence<UInt8>) throws(StepDataError) {
        do throws(TextError) {
            var reader = CSVReader(try SourceText(csv))
            self = try reader.week()
        } catch {
            throw .text(error)
        }
    }
}

extension CSVReader {
    fileprivate mutating func week() throws(TextError) -> StepWeek {
        let columns = try columns()
        var builder = WeekBuilder()
        while try nextRecord() {
            guard fields.count == columns.count else {
                throw .malformed(
                    at: text.position(of: start), field: "", expected: "\(columns.count) fields as in the header",
                    found: "\(fields.count)")
            }
            let day = try day(columns)
            do {
                try builder.append(day)
            } catch {
                throw located(error, columns: columns)
            }
        }
        do {
            return try builder.week(selected: nil, unit: .km)
        } catch {
            throw .invalid(
                at: text.position(of: text.bytes.count), field: "", expected: error.expected, found: error.found)
        }
    }

    private mutating func columns() throws(TextError) -> [DayField] {
        var columns: [DayField] = []
        guard try nextRecord() else {
            throw .malformed(
                at: text.position(of: text.start), field: "header", expected: "names of columns",
                found: "the end of the input")
        }
        for field in fields {
            let at = text.position(of: field.range.lowerBound)
            let name = string(field)
            guard let column = DayField.allCases.first(where: { $0.columnName == name }) else {
                throw .unknownName(
                    at: at, field: "header", nearest: NearestName.to(name, in: DayField.allCases.map(\.columnName)),
                    found: found(field))
            }
            guard !columns.contains(column) else {
                throw .repeatedName(at: at, field: "header", found: found(field))
            }
            columns.append(column)
        }
        guard columns.contains(.steps) else {
            throw .invalid(
                at: text.position(of: start), field: "header", expected: "a column named \"steps\"", found: "none")
        }
        return columns
    }

    private func day(_ columns: [DayField]) throws(TextError) -> StepDay {
        var day = StepDay(steps: nil)
        for (column, field) in zip(columns, fields) {
            switch column {
            case .date:
                day.date = CivilDate(iso: text.bytes[field.range])
                if day.date == nil { throw invalid(column, field) }
            case .steps: day.steps = try wholeNumber(column, field)
            case .distanceMeters: day.distanceMeters = try number(column, field)
            case .flights: day.flights = try wholeNumber(column, field)
            case .label: day.label = field.range.isEmpty ? nil : string(field)
            }
        }
        return day
    }

    private func wholeNumber(_ column: DayField, _ field: Field) throws(TextError) -> Int? {
        if field.range.isEmpty { return nil }
        guard let value = numeral(field)?.wholeNumber(in: text.bytes) else { throw invalid(column, field) }
        return value
    }

    private func number(_ column: DayField, _ field: Field) throws(TextError) -> Double? {
        if field.range.isEmpty { return nil }
        guard let value = numeral(field)?.double(in: text.bytes) else { throw invalid(column, field) }
        return value
    }

    private func numeral(_ field: Field) -> Numeral? {
        guard let numeral = Numeral(in: text.bytes, at: field.range.lowerBound), numeral.range == field.range else {
            return nil
        }
        return numeral
    }

    private func located(_ fault: WeekBuilder.Fault, columns: [DayField]) -> TextError {
        guard let index = columns.firstIndex(where: { fault.subject == .value($0) }) else {
            return .invalid(at: text.position(of: start), field: "", expected: fault.expected, found: fault.found)
        }
        return invalid(columns[index], fields[index], expected: fault.expected)
    }

    private func invalid(_ column: DayField, _ field: Field, expected: String? = nil) -> TextError {
        .invalid(
            at: text.position(of: field.range.lowerBound), field: column.columnName,
            expected: expected ?? column.expected, found: found(field))
    }
}

extension DayField {
    /// Names of columns are in snake case, as is usual in CSV.
    fileprivate var columnName: String {
        switch self {
        case .distanceMeters: "distance_m"
        case .date, .steps, .flights, .label: rawValue
        }
    }
}
