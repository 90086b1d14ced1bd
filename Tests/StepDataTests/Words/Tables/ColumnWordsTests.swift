import StepWords
import Testing

@testable import StepData

/// What columns are called, in many languages.
struct ColumnWordsTests: TableReading {
    private static let two = [
        StepDay(date: CivilDate("2026-11-16"), steps: 7314), StepDay(date: CivilDate("2026-11-17"), steps: 2583),
    ]

    @Test(arguments: [
        ("Date", "Daily Steps"), ("Date", "DailySteps"), ("date", "number_of_steps"), ("Date", "StepTotal"),
        ("Datum", "Anzahl Schritte"), ("Date", "Nombre de pas"), ("Fecha", "Número de pasos"),
        ("Data", "Número de passos"), ("Data", "Numero di passi"), ("Datum", "Aantal stappen"), ("Datum", "Antal steg"),
        ("Dato", "Skridt"), ("Dato", "Antall skritt"), ("Päivä", "Askeleet"), ("Data", "Liczba kroków"),
        ("Datum", "Kroky"), ("Dátum", "Lépésszám"), ("Dată", "Pași"), ("Дата", "Крачки"), ("Datum", "Broj koraka"),
        ("Ημερομηνία", "Βήματα"), ("Tarih", "Adım Sayısı"), ("Дата", "Количество шагов"), ("Дата", "Кроки"),
        ("التاريخ", "خطوات"), ("תאריך", "צעדים"), ("तारीख", "कदम"), ("วันที่", "ก้าว"), ("Ngày", "Bước chân"),
        ("Tanggal", "Langkah"), ("날짜", "걸음수"), ("日期", "步數"), ("日期", "步数"), ("日付", "合計歩数"),
    ])
    func sayStepsAndDates(date: String, steps: String) throws {
        let text = "\(date);\(steps)\n2026-11-16;7314\n2026-11-17;2583\n"
        #expect(try read(text).week.days == Self.two, "\(text)")
    }

    /// Names are looked up as they are listed.
    @Test func namesOfRolesAreFolded() {
        for word in ColumnWords.roles.flatMap({ Vocabulary.words($0) }) { #expect(ColumnName.folded(word) == word) }
    }

    /// One column is that of steps; those beside it have a word for them and mean something else.
    @Test(arguments: [
        "Step Goal", "Average steps", "Step length (cm)", "Steps per minute", "Ziel pro Woche", "Durchschnitt Schritte",
        "Objectif de pas", "Objetivo de pasos", "Weekly steps", "Цель шагов", "目標歩数", "Steps (thousands)",
        "Schritte (Tsd.)", "Steps x1000", "Steps [k]", "Steps YTD",
    ])
    func sayOtherThanSteps(name: String) throws {
        #expect(ColumnName(name)?.field != .steps)
        let read = try read("date,\(name),My steps\n2026-11-16,9000,7314\n2026-11-17,9000,2583\n")
        #expect(read.week.days == Self.two)
        #expect(read.notes == ["columns that are not read: \"\(name)\""])
    }

    @Test func severalColumnsThatSayStepsAreRefused() {
        #expect(
            fault("date,My steps,Your steps\n2026-11-16,1,2\n")
                == #"1:1: header: expected one column of steps, or its name by --steps-column, found "My steps", "Your steps""#
        )
    }

    /// As in the report of Garmin Connect.
    @Test(arguments: [
        ",Actual,Goal\n11/16/2026,7314,8000\n11/17/2026,2583,8000\n",
        "\"Date\",\"Actual\",\"Goal\"\n\"11/16/2026\",\"7314\",\"8000\"\n\"11/17/2026\",\"2583\",\"8000\"\n",
    ])
    func whatWasDoneStandsBesideAGoal(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    /// A value is steps only beside a date, and where nothing says otherwise.
    @Test(arguments: [
        "id,age,value\n1,34,61000\n2,50,58000\n", "value\n61\n62\n",
        "type,startDate,unit,value\nHeartRate,2026-11-16 08:00:00,count/min,61\n",
        "date,value,unit\n2026-11-16,61,kg\n", "date,note,value\n2026-11-16,weight,61\n2026-11-17,weight,62\n",
        "date,Actual\n2026-11-16,61\n",
    ])
    func vagueNamesAreNotGuessed(text: String) {
        #expect(fault(text) != nil)
    }

    /// A count may be that of records, whose sum or value is the steps.
    @Test(arguments: ["count,sum", "mean,count", "value,count", "total,count", "count,amount"])
    func countsOfRecordsAreRefused(names: String) throws {
        let message = fault("date,\(names)\n2026-11-16,24,7314\n") ?? ""
        #expect(message.contains("--steps-column") && message.contains("\"count\""), "\(message)")
        let keys = names.split(separator: ",")
        let json = #"[{"date": "2026-11-16", "\#(keys[0])": 24, "\#(keys[1])": 7314}]"#
        #expect(fault(json, ReadingOptions(), .json)?.contains("--steps-column") == true)
        var options = ReadingOptions()
        options.stepsColumn = String(keys[1])
        #expect(try read(json, options, .json).week.days == [Self.two[0]])
    }

    @Test func aColumnOfStepsComesBeforeOneOfCounts() throws {
        let text = "date,count,My steps,mean\n2026-11-16,24,7314,1\n2026-11-17,25,2583,1\n"
        #expect(try read(text).week.days == Self.two)
    }

    @Test func theStepsOfADayComeBeforeTotals() throws {
        let text = "date,daily steps,total steps\n2026-11-16,7314,7314\n2026-11-17,2583,9897\n"
        #expect(try read(text).week.days == Self.two)
    }

    @Test func theNameOfAFileMaySayAnotherMetric() throws {
        var options = ReadingOptions()
        options.fileName = "heart_rate.csv"
        let text = "date,value\n2026-11-16,61\n"
        #expect(fault(text, options)?.contains("--steps-column") == true)
        options.fileName = "steps_and_pulse.csv"
        #expect(try read(text, options).week.days.map(\.steps) == [61])
    }
}
