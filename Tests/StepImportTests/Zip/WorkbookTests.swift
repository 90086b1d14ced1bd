import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

/// Sheets of spreadsheets, which are tables as CSV is.
struct WorkbookTests {
    /// The days of a workbook with one sheet of these rows: cells that begin with a digit or a point are numbers, others
    /// texts, and empty ones are left out.
    private static func days(_ rows: [[String]]) throws -> [String] {
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
        let files = [
            (
                "xl/workbook.xml",
                "<workbook xmlns:r=\"r\"><sheets><sheet name=\"a\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
            ),
            (
                "xl/_rels/workbook.xml.rels",
                "<Relationships><Relationship Id=\"r1\" Target=\"worksheets/sheet1.xml\"/></Relationships>"
            ),
            ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(sheet)</sheetData></worksheet>"),
        ]
        let book = try ZipSample.zip(files.map { (name: $0.0, bytes: Array($0.1.utf8)) })
        return try withFolder { folder in
            try OutputFile.write(book, to: "\(folder)/a.xlsx")
            return lines(try Import.days(from: ["\(folder)/a.xlsx"]))
        }
    }

    @Test(arguments: [
        "7314", "7314.0", "7.314E3", "7.314E+03", "7.3140000000000001E3", "7314.0000000000001", "7314.25", "7.31425e3",
    ])
    func formsOfANumberAreTheSame(written: String) throws {
        let rows = [["Date", "Steps"], ["2026-11-16", written], ["2026-11-17", "1.0E+04"]]
        #expect(try Self.days(rows) == ["2026-11-16 7314 - -", "2026-11-17 10000 - -"])
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
}
