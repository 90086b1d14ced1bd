/// A place in a text, both parts counted from 1; the column counts Unicode scalars, not bytes.
public struct TextPosition: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
