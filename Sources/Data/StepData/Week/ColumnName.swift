/// The field that a column of a table or a key of JSON holds, by its name.
package struct ColumnName: Hashable, Sendable {
    package var field: DayField
    /// The rank of the name: 0 is the field's own name; of two columns for one field the lower rank is used.
    package var rank = 0
    /// The metres in the distance unit that the name has; nil if it has none.
    package var meters: Double?
    /// True if the name may also mean something else, as `value` and `index` do.
    package var isVague = false

    package init(_ field: DayField, rank: Int = 0, meters: Double? = nil) {
        self.field = field
        self.rank = rank
        self.meters = meters
    }

    /// Finds the field that people and programs call by this name, in any case: `Step Count`, `Distanz (km)`, `歩数`.
    /// Only letters and digits count. A unit may follow, in brackets or not.
    package init?(_ name: String) {
        let letters = String(String.UnicodeScalarView(name.unicodeScalars.prefix(64)))
        let base = letters.prefix { $0 != "(" && $0 != "[" }
        let unit = Self.folded(letters[base.endIndex...])
        let folded = Self.folded(base)
        for (field, words) in ColumnWords.names {
            for (rank, word) in words.enumerated() where folded.hasPrefix(word) {
                let rest = folded.dropFirst(word.count) + unit
                let isDistance = field == .distanceMeters
                let distance = isDistance ? ColumnWords.distances.first { $0.words.contains(String(rest)) } : nil
                let isCount = !isDistance && rest == "count" || field == .steps && words.contains(String(rest))
                // Programs add such endings to columns of one name: `steps.1`, `steps_x` and `steps_y`.
                let ending = rest.dropFirst(rest.hasPrefix("count") ? 5 : 0)
                let isNumbered = ending.utf8.count < 3 && ending.utf8.allSatisfy { 0x30...0x39 ~= $0 }
                let isEnding = isNumbered || ["x", "y"].contains(ending)
                let isTwin = isEnding && field == .steps && !ColumnWords.vague.contains(word) && !Self.isScaled(letters)
                guard rest.isEmpty || distance != nil || isCount || isTwin else { continue }
                self.init(field, rank: rank, meters: distance?.meters)
                isVague = rest.isEmpty && ColumnWords.vague.contains(word)
                return
            }
        }
        guard Self.meansSteps(name) else { return nil }
        self.init(.steps, rank: Self.leastRank)
    }

    /// The rank of a name that only has a word for steps.
    static let leastRank = 100

    /// True if a name, or the text of a cell, has a word for steps and none that changes their meaning, as `Daily
    /// Steps`, `Anzahl Schritte` and `HKQuantityTypeIdentifierStepCount` do.
    package static func meansSteps(_ name: String) -> Bool {
        // A text with separators in it is a line, not a name.
        if name.utf8.contains(where: { ";|\t,%".utf8.contains($0) }) || isScaled(name) { return false }
        let words = words(of: name)
        let isSteps = words.contains { word in
            ColumnWords.steps.contains(word) || ColumnWords.stepStems.contains { holds(word, $0) }
        }
        guard isSteps else { return false }
        return !zip(words, words.dropFirst() + [""]).contains { word, next in
            ColumnWords.others.contains(word) || ColumnWords.otherStems.contains { holds(word, $0) }
                || ColumnWords.rates.contains(word) && !ColumnWords.days.contains(next)
        }
    }

    /// True if figures are in units of a number, or of several days: `steps/50`, `Steps ('000)`, `7-day steps`.
    private static func isScaled(_ name: String) -> Bool {
        let digits = Unicode.Scalar("0")...Unicode.Scalar("9")
        let letters = Array(name.unicodeScalars.filter { $0 != " " })
        guard let first = letters.firstIndex(where: digits.contains) else { return false }
        let number = letters[first...].prefix { digits.contains($0) }
        let isPower = number.count > 1 && letters[first] <= "1" && number.dropFirst().allSatisfy { $0 == "0" }
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        let isOfDays = zip(words, words.dropFirst()).contains { number, word in
            number != "1" && number.allSatisfy(\.isNumber) && ColumnWords.days.contains(String(word))
        }
        return isPower || isOfDays || letters[..<first].last.map("/*×÷^".unicodeScalars.contains) ?? false
    }

    /// True if a name has a word for a device, as `steps_watch` does.
    static func namesDevice(_ name: String) -> Bool { !ColumnWords.devices.isDisjoint(with: words(of: name)) }

    /// True if a name, or the text of a cell, means that something else is measured: `Pulse`, `SpO2`.
    package static func meansOtherMetric(_ name: String) -> Bool {
        let words = words(of: name) + name.split { !$0.isLetter && !$0.isNumber }.map(folded)
        return words.contains { word in ColumnWords.otherMetrics.contains { word.hasPrefix($0) } }
    }

    /// The words of a title but numbers and months, by which only pages differ. Persons and devices have numbers, too.
    static func wordsOfTitle(_ cells: [String]) -> [String] {
        let words = cells.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }.map(String.init)
        let isOrigin = words.contains { !roles(of: $0).isDisjoint(with: [.personNames, .sourceNames]) }
        let isOfPage = { (word: String) in word.allSatisfy(\.isNumber) || CalendarWords.monthNames.contains(word) }
        return isOrigin ? words : words.filter { !isOfPage($0) }
    }

    /// True if a title says that the figures below it are those of weeks, months or years, as `weeklyTotals` does.
    static func meansPeriods(_ name: String) -> Bool {
        let words = words(of: name)
        let isOfDays = words.contains { word in ColumnWords.daily.contains { word.hasPrefix($0) } }
        return !isOfDays && words.contains { word in ColumnWords.longPeriods.contains { word.hasPrefix($0) } }
    }

    /// True if a name, or the text of a cell, is that of a week, a month or a longer period, such as `week`.
    static func isPeriod(_ name: String) -> Bool {
        roles(of: name).intersection([.periodNames, .timeNames, .dayNames]) == [.periodNames]
    }

    /// The words of a name, in lower case: `totalSteps`, `total_steps` and `Total Steps` have the same two.
    static func words(of name: String) -> [String] {
        var words = [""]
        var isSmall = false
        for letter in name.prefix(128) {
            if !letter.isLetter || letter.isUppercase && isSmall { words.append("") }
            if letter.isLetter { words[words.count - 1] += letter == "İ" ? "i" : letter.lowercased() }
            isSmall = letter.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }

    /// The roles of a column that describes rows, by its whole name; an unknown name with a word for an end is an end.
    static func roles(of name: String) -> Set<Vocabulary.RowKey> {
        if let known = rolesByName[folded(name)] { return known }
        return ColumnWords.ends.isDisjoint(with: words(of: name)) ? [] : [.endNames]
    }

    private static let rolesByName: [String: Set<Vocabulary.RowKey>] = {
        var names: [String: Set<Vocabulary.RowKey>] = [:]
        for role in ColumnWords.roles {
            for word in Vocabulary.words(role) { names[word, default: []].insert(role) }
        }
        return names
    }()

    private static func holds(_ word: String, _ part: [UInt8]) -> Bool {
        word.utf8.indices.contains { word.utf8[$0...].starts(with: part) }
    }

    /// A name in lower case, with only its letters, digits and signs of percent; the Turkish İ is an i.
    static func folded(_ letters: some StringProtocol) -> String {
        String(letters.map { $0 == "İ" ? "i" : $0 }).lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
    }
}
