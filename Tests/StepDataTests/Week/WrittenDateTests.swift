import Testing

@testable import StepData

struct WrittenDateTests {
    @Test(arguments: [
        "12 Nov 2026", "12-Nov-2026", "12-Nov-26", "12. November 2026", "Nov 12, 2026", "November 12 2026",
        "Thursday, November 12, 2026", "Thu, 12 Nov 2026 08:00:00 GMT", "Thu Nov 12 2026 08:00:00 GMT+0100 (CET)",
        "12 novembre 2026", "12 de noviembre de 2026", "do 12 nov. 2026", "12.11.2026", "2026-11-12T08:00:00.000Z",
        "1794441600", "1794441600000", "1794441600.0", "20261112", "2026/11/12", "12/11/2569", "Nov 12, 26",
        "Nov-12-26", "Nov 12 26", "12 Nov-26",
    ])
    func isTheSameDate(text: String) {
        #expect(WrittenDate(Array(text.utf8)[...])?.date(.dmy) == CivilDate("2026-11-12"))
    }

    @Test(arguments: [
        "", "7314", "Nov", "12 Nov", "Nov 2026", "2026-11", "12 Mai Nov 2026", "12 Nov 2026 x", "mar 12/11/2026",
        "steps",
        "Nov 9-15", "9-15 Nov", "9.-15. Nov", "9 - 15 Nov", "Nov 9 - 15", "November 9-15", "9th-15th Nov",
        "Nov 9-15 2026", "2026111608", "1405/08/25", "17/11/3026",
        "12 mood 2026", "179444160", "17944416000", "1794441600x", "12.11", "08:00", "1 2 3 4 5",
    ])
    func isNone(text: String) {
        #expect(WrittenDate(Array(text.utf8)[...]) == nil)
    }

    @Test(
        arguments: [
            ("2026-11-12", nil, nil), ("2026-11-12 8:05", 29_100, nil), ("2026-11-12T08:05:09.5Z", 29_109, 0),
            ("11/12/26, 12:05 AM", 300, nil), ("11/12/26 12:05\u{202F}PM", 43_500, nil),
            ("2026-11-12 01:00 pm", 46_800, nil),
            ("2026-11-12T08:05:09-0330", 29_109, -12_600), ("2026-11-12 08:05 +02", 29_100, 7200),
            ("2026-11-12 08:05 UTC+2", 29_100, 7200), ("2026-11-12 08:05 (UTC-5)", 29_100, -18_000),
            ("2026-11-12 08:05 gmt +5:30", 29_100, 19_800), ("2026-11-12 08:05 GMT+0100 (CET)", 29_100, 3600),
            ("2026-11-12 08:05 UTC\u{2212}5", 29_100, nil), ("2026-11-12 08:05 UTC", 29_100, 0),
            ("2026-11-12 08:05 CET", 29_100, nil), ("1794441661", 61, 0),
        ] as [(String, Int?, Int?)])
    func hasATime(text: String, seconds: Int?, offset: Int?) {
        let time = WrittenDate(Array(text.utf8)[...])?.time
        #expect(time?.seconds == seconds)
        #expect(time?.offset == offset)
    }

    @Test(arguments: [
        ("23:30 PST", true), ("23:30:00.5 CEST", true), ("11:30 PM EST", true), ("23:30 Europe/Vienna", true),
        ("23:30\u{2212}05:00", true), ("23:30", false), ("23:30 UTC", false), ("23:30+02:00", false),
        ("23:30 Uhr", false), ("11 PM", false),
    ])
    func mayHaveAZoneThatIsNotKnown(text: String, isOther: Bool) {
        #expect(WrittenDate.clock(Array(text.utf8)[...])?.hasOtherZone == isOther)
    }
}
