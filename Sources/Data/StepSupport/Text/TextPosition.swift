/// A place in a text, both parts counted from 1; the column counts Unicode scalars, not bytes.
public struct TextPosition: Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in Unicode scalars.
    public var column: Int

    /// A place; neither number is checked.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
