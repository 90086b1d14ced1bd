/// Months, weekdays and words beside dates, as tables write them: a row for each language.
package enum CalendarWords {
    /// Beginnings of the names of months, January first: a row for each language, months parted by spaces, and the forms of
    /// a month by slashes.
    private static let languages = [
        // English, German, Dutch, Danish, Norwegian, Swedish, Indonesian
        "jan feb mar/mär/mrt/maa apr may/mai/mei/maj jun jul aug/agu/ags sep okt/oct nov dec/dez/des",
        // French
        "jan fév/fev mar avr mai juin juil aoû/aou sep oct nov déc/dec",
        // Spanish, Italian, Portuguese, Romanian
        "ene/gen/jan/ian feb/fev mar abr/apr may/mag/mai jun/giu/iun jul/lug/iul ago/aug sep/set oct/ott/out "
            + "nov/noi dic/dez/dec",
        // Polish
        "sty lut mar kwi maj cze lipi/lipc sie wrz paź/paz lis gru",
        // Czech
        "led úno bře dub kvě červen/červn červenec/července srpen/srpna zář říj listopad pros",
        // Slovak, Hungarian
        "jan feb mar/már apr/ápr máj jún júl aug sep/szep okt nov dec",
        // Croatian, but for its word for October, which is November in Polish and Czech
        "siječ velj ožuj trav svib lipanj/lipnj srpanj/srpnj kolov ruj - stude pros",
        // Finnish
        "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
        // Turkish
        "oca şub mar nis may haz tem ağu eyl eki kas ara",
        // Greek
        "ιαν φεβ μαρ/μάρ απρ μαΐ/μαϊ/μάι/μαι ιουν/ιούν ιουλ/ιούλ αυγ/αύγ σεπ οκτ νοε/νοέ δεκ",
        // Russian, Bulgarian
        "янв/яну фев мар апр мая/май июн/юни июл/юли авг сен/сеп окт ноя/ное дек",
        // Ukrainian
        "січ лют бер кві тра чер лип сер вер жов лис гру",
        // Arabic
        "يناير فبراير مارس أبريل/ابريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
        // Hebrew
        "ינו/בינו פבר/בפבר מרץ/במרץ אפר/באפר מאי/במאי יונ/ביונ יול/ביול אוג/באוג ספט/בספט אוק/באוק נוב/בנוב דצמ/בדצמ",
        // Hindi
        "जन फ़र/फर मार्च अप्रै मई जून जुल अग सित अक्टू/अक्तू नव दिस",
        // Thai
        "มกรา/ม.ค กุมภา/ก.พ มีนา/มี.ค เมษา/เม.ย พฤษภา/พ.ค มิถุนา/มิ.ย กรกฎา/ก.ค สิงหา/ส.ค กันยา/ก.ย ตุลา/ต.ค "
            + "พฤศจิกา/พ.ย ธันวา/ธ.ค",
        // Icelandic, Lithuanian
        "jan/sau feb/vas mar/kov apr/bal maí/geg jún/bir júl/lie ágú/rugp sep/rugs okt/spa nóv/lap des/gruo",
    ]

    /// Each beginning, and its month from 1.
    private static let months: [String: Int] = {
        var months: [String: Int] = [:]
        for language in languages {
            for (index, forms) in language.split(separator: " ").enumerated() {
                for form in forms.split(separator: "/") { months[String(form)] = index + 1 }
            }
        }
        return months
    }()

    private static let weekdays = Set(
        """
        mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday \
        mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag \
        lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche \
        mié mie jue vie sáb sab dom lunes martes miércoles miercoles jueves viernes sábado sabado domingo \
        gio lunedì martedì mercoledì giovedì venerdì domenica seg ter qua qui sex segunda terça quarta quinta sexta \
        segunda-feira terça-feira quarta-feira quinta-feira sexta-feira \
        ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag \
        mån tis ons tors fre lör sön måndag tisdag onsdag torsdag fredag lördag söndag \
        man tir tirs lørdag lør søndag søn mandag tirsdag \
        ke to pe la su maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ti \
        pon wt śr czw pt sob niedz poniedziałek wtorek środa czwartek piątek sobota niedziela \
        po út čt pá ne pondělí úterý středa čtvrtek pátek neděle pondelok utorok streda štvrtok piatok nedeľa \
        hétfő kedd szerda csütörtök péntek szombat vasárnap luni marți miercuri joi vineri sâmbătă duminică \
        pzt sal çar per cum cmt paz pazartesi salı çarşamba perşembe cuma cumartesi pazar \
        ponedjeljak utorak srijeda četvrtak petak subota nedjelja \
        senin selasa rabu kamis jumat sabtu minggu sen sel rab kam jum \
        пн вт ср чт пт сб вс нд понедельник вторник среда четверг пятница суббота воскресенье \
        понеділок вівторок середа четвер п'ятниця субота неділя понеделник четвъртък петък събота неделя сряда \
        δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή δευ τρί τετ πέμ παρ σάβ κυρ \
        الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد 월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일 \
        thứhai thứba thứtư thứnăm thứsáu thứbảy chủnhật सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार \
        יוםשני יוםשלישי יוםרביעי יוםחמישי יוםשישי יוםראשון שבת จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ \
        วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์ \
        月 火 水 木 金 土 日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月曜 火曜 水曜 木曜 金曜 土曜 日曜 \
        周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 週一 週二 週三 週四 週五 週六 週日
        """.split(separator: " ").map(String.init))

    /// Words between a date and its time, in small letters.
    static let beforeTime = Set(
        "at um à a alle às las los om kl kl. klo o в у о saat den pukul la στις".split(separator: " ").map(String.init))

    /// Words between the parts of a date.
    static let withinDate = Set("de del of di den der d ngày năm ที่".split(separator: " ").map(String.init))

    /// Words before the number of a month, as in `16 tháng 11`.
    static let beforeMonth = Set("tháng thg".split(separator: " ").map(String.init))

    /// Endings of the number of a day.
    static let ordinals = Set("st nd rd th er º ª e te ter".split(separator: " ").map(String.init))

    /// Words behind a year.
    static let years = Set("г р r год року".split(separator: " ").map(String.init))

    /// Signs behind the year, the month and the day, in the order of the date.
    static let numbered: [[String]] = [["年", "月", "日"], ["년", "월", "일"]]

    /// Returns the month, from 1, that a word names; where several names begin as the word does, that of the longest
    /// beginning.
    package static func month(_ word: ArraySlice<UInt8>) -> Int? {
        guard (3...40).contains(word.count) else { return nil }
        // Vowels and signs of some scripts belong to the letters before them.
        let letters = Array(String(decoding: word, as: UTF8.self).lowercased().unicodeScalars.prefix(10))
        for count in stride(from: letters.count, through: 2, by: -1) {
            if let month = months[String(String.UnicodeScalarView(letters[..<count]))] { return month }
        }
        return nil
    }

    /// The beginning of the only month that is another one in another language: October in Croatian, November in Polish
    /// and Czech.
    static let ambiguousMonth = "listopad"

    /// Beginnings of words for steps, and for months, that no language but Croatian has.
    static let croatian = ColumnWords.list("korac korak siječ velja ožuj svib kolovo rujn studen prosin")

    static func isWeekday(_ word: ArraySlice<UInt8>) -> Bool {
        guard (1...40).contains(word.count) else { return false }
        let word = String(decoding: word, as: UTF8.self).lowercased().filter { $0 != " " }
        return weekdays.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
    }

    /// Whether a word stands before the sum or the average of all days.
    static func isSummary(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first &- 0x30 >= 10, (3...24).contains(word.count) else { return false }
        let word = String(decoding: word, as: UTF8.self).lowercased()
        return summaries.contains(word.last == ":" ? String(word.dropLast()) : word)
    }

    private static let summaries = Set(
        """
        total totals sum average mean gesamt summe durchschnitt somme moyenne suma promedio media totale somma soma média \
        totaal gemiddelde summa yhteensä keskiarvo razem średnia celkem průměr összesen átlag toplam ortalama ukupno \
        合計 平均 总计 合计 总和 итого всего среднее усього 합계 평균 σύνολο
        """.split(separator: " ").map(String.init))
}

/// What people and programs write where there is no figure.
package enum NoData {
    private static let words = Set(
        """
        na n/a #n/a null - -- \u{2013} \u{2014} nan none nil unavailable unknown missing .nan <na> no_data keine aucune
        """.split { $0 == " " || $0 == "\n" }.map(String.init) + ["no data", "keine daten", "not available"])

    package static func isMeant(by text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        guard text.count <= 13, first &- 0x30 >= 10 else { return false }
        return words.contains(String(decoding: text, as: UTF8.self).lowercasedASCII)
    }
}
