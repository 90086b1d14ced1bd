/// What a column of a table, or a key, holds, as its name says.
package struct ColumnName: Hashable, Sendable {
    package var field: DayField
    /// 0 is the field's own name; of two columns for one field the lower rank counts.
    package var rank = 0
    /// Metres in one unit of a distance; nil where the name does not say it.
    package var meters: Double?
    /// Whether the name may as well say something else, as `value` and `index` do.
    package var isVague = false

    package init(_ field: DayField, rank: Int = 0, meters: Double? = nil) {
        (self.field, self.rank, self.meters) = (field, rank, meters)
    }

    /// What people and programs call a field, with letters of any size: `Step Count`, `Distanz (km)`, `歩数`.
    ///
    /// Only letters and digits count. A unit follows, in brackets or not.
    package init?(_ name: String) {
        let letters = String(String.UnicodeScalarView(name.unicodeScalars.prefix(64))).lowercased()
        let base = letters.prefix { $0 != "(" && $0 != "[" }
        let unit = Self.folded(letters[base.endIndex...])
        let folded = Self.folded(base)
        for (field, words) in Self.words {
            for (rank, word) in words.enumerated() where folded.hasPrefix(word) {
                let rest = folded.dropFirst(word.count) + unit
                if field == .distanceMeters {
                    let meters = Self.units.first { $0.words.contains(String(rest)) }?.meters
                    guard meters != nil || rest.isEmpty else { continue }
                    self.init(field, rank: rank, meters: meters)
                    return
                }
                guard rest.isEmpty || rest == "count" || field == .steps && words.contains(String(rest)) else {
                    continue
                }
                self.init(field, rank: rank)
                isVague = Self.vague.contains(word)
                return
            }
        }
        return nil
    }

    private static func folded(_ letters: Substring) -> String { String(letters.filter { $0.isLetter || $0.isNumber }) }

    /// English first, then German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Japanese, Chinese and others;
    /// last the words that others use too.
    private static let words: [(field: DayField, words: [String])] = [
        (
            .date,
            list(
                """
                date day datetime datum tag jour fecha día dia data giorno dag 日付 日期 日时 日時 дата 날짜 \
                calendardate localdate activitydate startdate starttime timestamp recordedat start time when ds index
                """)
        ),
        (
            .steps,
            list(
                """
                steps step stepcount totalsteps stepstotal schritte schrittzahl schrittanzahl pas nombredepas pasos \
                recuentodepasos passi passos stappen steg 歩数 步数 шаги 걸음수 걸음 kroki count value
                """)
        ),
        (
            .distanceMeters,
            list("distance distanz strecke entfernung distancia distanza distância afstand sträcka distans 距離 距离")
        ),
        (
            .flights,
            list(
                """
                flights flightsclimbed floors floorsclimbed etagen stockwerke étages etages pisos plantas piani \
                andares verdiepingen våningar 階数 上った階数 楼层
                """)
        ),
        (.label, list("label")),
    ]

    /// All exact by definition.
    private static let units: [(words: [String], meters: Double)] = [
        (list("m meter meters metre metres mètres metros metri メートル 米"), 1),
        (list("km kilometer kilometers kilometre kilometres kilomètres kilómetros chilometri キロメートル 公里"), 1000),
        (list("mi mile miles meile meilen millas miglia"), 1609.344),
        (list("ft foot feet"), 0.3048),
        (list("yd yard yards"), 0.9144),
    ]

    private static let vague = Set(list("count value start time when ds index"))

    private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }
}
