/// Rows of cells as lines, for people.
package enum TextTable {
    /// - Parameters:
    ///   - rows: some may have fewer cells than others.
    ///   - indent: before each line.
    ///   - numbers: the columns that are aligned at the right; the others are at the left.
    package static func text(_ rows: [[String]], indent: String = "", numbers: Set<Int> = []) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return numbers.contains(column) ? padding + cell : cell + padding
            }
            var line = (indent + cells.joined(separator: "  "))[...]
            while line.last == " " { line = line.dropLast() }
            return line + "\n"
        }.joined()
    }
}
