/// Rows of cells as lines of aligned text.
package enum TextTable {
    /// - Parameter rows: the cells; some rows may have fewer than others.
    /// - Parameter numbers: the indices of the columns that are aligned at the right; the others are at the left.
    package static func text(_ rows: [[String]], indent: String = "", numbers: Set<Int> = []) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? width(of: $0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - width(of: cell))
                return numbers.contains(column) ? padding + cell : cell + padding
            }
            var line = (indent + cells.joined(separator: "  "))[...]
            while line.last == " " { line = line.dropLast() }
            return line + "\n"
        }.joined()
    }

    /// The number of terminal columns that a text takes: Chinese, Japanese and Korean characters take two each.
    private static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { width, scalar in
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60:
                width + 2
            default: scalar.properties.generalCategory == .nonspacingMark ? width : width + 1
            }
        }
    }
}
