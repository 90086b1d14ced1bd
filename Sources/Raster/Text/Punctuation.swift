extension Glyph {
    /// Signs.
    static let punctuation: [Unicode.Scalar: Glyph] = [
        " ": Glyph(260, ""),
        "/": Glyph(363, "D 300,740 63,-68"),
        ".": Glyph(246, "O123,0"),
        ",": Glyph(246, "D 130,90 84,-130"),
        ":": Glyph(246, in: .small, "O123,0O123,518"),
        "-": Glyph(400, in: .free, "M66,266H334"),
    ]
}
