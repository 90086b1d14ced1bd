import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

/// Sheets of spreadsheets, which are tables as CSV is.
struct WorkbookTests {
    /// The days of a workbook with one sheet of these rows.
    private static func days(_ rows: [[String]]) throws -> [String] { lines(try imported(["a": rows])) }

    /// The days and notes of a workbook with sheets of these rows by their names: cells that begin with a digit or a
    /// point are numbers, others texts, and empty ones are left out.
    private static func imported(_ sheets: KeyValuePairs<String, [[String]]>) throws -> ImportedDays {
        var files: [(name: String, text: String)] = []
        var list = ""
        var relations = ""
        for (number, (name, rows)) in sheets.enumerated() {
            list += "<sheet name=\"\(name)\" sheetId=\"\(number + 1)\" r:id=\"r\(number + 1)\"/>"
            relations += "<Relationship Id=\"r\(number + 1)\" Target=\"worksheets/sheet\(number + 1).xml\"/>"
            let text = "<worksheet><sheetData>\(cells(rows))</sheetData></worksheet>"
            files.append(("xl/worksheets/sheet\(number + 1).xml", text))
        }
        files.append(("xl/workbook.xml", "<workbook xmlns:r=\"r\"><sheets>\(list)</sheets></workbook>"))
        files.append(("xl/_rels/workbook.xml.rels", "<Relationships>\(relations)</Relationships>"))
        let book = try ZipSample.zip(files.map { (name: $0.name, bytes: Array($0.text.utf8)) })
        return try withFolder { folder in
            try OutputFile.write(book, to: "\(folder)/a.xlsx")
            return try Import.days(from: ["\(folder)/a.xlsx"])
        }
    }

    private static func cells(_ rows: [[String]]) -> String {
        var sheet = ""
        for (number, row) in rows.enumerated() {
            sheet += "<row r=\"\(number + 1)\">"
            for (letter, cell) in zip("ABCDEF", row) where !cell.isEmpty {
                let isNumber = cell.first?.isNumber == true && cell.utf8.count { $0 == UInt8(ascii: "-") } < 2
                let type = isNumber ? "" : " t=\"str\""
                sheet += "<c r=\"\(letter)\(number + 1)\"\(type)><v>\(cell)</v></c>"
            }
            sheet += "</row>"
        }
        return sheet
    }

    @Test(arguments: [
        "7314", "7314.0", "7.314E3", "7.314E+03", "7.3140000000000001E3", "7314.0000000000001", "7314.25", "7.31425e3",
    ])
    func formsOfANumberAreTheSame(written: String) throws {
        let rows = [["Date", "Steps"], ["2026-11-16", written], ["2026-11-17", "1.0E+04"]]
        #expect(try Self.days(rows) == ["2026-11-16 7314 - -", "2026-11-17 10000 - -"])
    }

    /// The first sheet that has days is read; a note names the others that have some, but no other sheets.
    @Test func otherSheetsWithDaysAreNamed() throws {
        let found = try Self.imported([
            "Title": [["Steps of Ann"]], "Sep": [["Date", "Steps"], ["2026-09-30", "7314"]],
            "Oct": [["Date", "Steps"], ["2026-10-01", "2583"]], "Weight": [["Date", "Weight"], ["2026-10-01", "70"]],
            "Nov": [["Date", "Steps"], ["2026-11-01", "6015"]],
        ])
        #expect(lines(found) == ["2026-09-30 7314 - -"])
        #expect(found.notes == [#"sheets with days that are not read: "Oct", "Nov""#])
    }

    /// A sheet has no cells for the empty ones at the end of a row.
    @Test func rowsMayEndEarly() throws {
        let rows = [
            ["Date", "Steps", "Notes"], ["2026-11-16", "7314"], ["2026-11-17", "2583", "rain"], ["2026-11-18"],
            ["2026-11-19", "5000"],
        ]
        let days = ["2026-11-16 7314 - -", "2026-11-17 2583 - -", "2026-11-19 5000 - -"]
        #expect(try Self.days(rows).filter { !$0.hasSuffix("- - -") } == days)
    }

    /// Nor has a header cells above what people write beside a table.
    @Test(arguments: [
        [["2026-11-16", "7314"], ["2026-11-17", "2583", "", "rain"], ["2026-11-18", "5000"]],
        [["2026-11-16", "7314", "Goal:", "8000"], ["2026-11-17", "2583"], ["2026-11-18", "5000"]],
    ])
    func cellsBesideATableAreNotRead(rows: [[String]]) throws {
        let days = ["2026-11-16 7314 - -", "2026-11-17 2583 - -", "2026-11-18 5000 - -"]
        #expect(try Self.days([["Date", "Steps"]] + rows) == days)
        #expect(try Self.days([["Steps of 2026"], ["Date", "Steps"]] + rows) == days)
        let facts = [["Name", "Ann"], ["From", "2026-11-16", "to", "2026-11-18"], ["Date", "Steps"]]
        #expect(try Self.days(facts + rows) == days)
    }
}
