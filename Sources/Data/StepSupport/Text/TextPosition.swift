/// A position in a text, both parts counted from 1; the column counts Unicode scalars, not bytes.
public struct TextPosition: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1, in Unicode scalars.
    public var column: Int

    /// Makes a position; neither number is checked.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
