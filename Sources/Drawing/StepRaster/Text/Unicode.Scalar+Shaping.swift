extension Unicode.Scalar {
    /// True if its letters in a font need shaping: they run from right to left, join, change their order, or are marks.
    package var needsShaping: Bool {
        guard value >= 0x300 else { return false }
        if Self.shapedBlocks.contains(where: { $0 ~= value }) { return true }
        return [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
    }

    /// True if nothing is drawn for the scalar: a soft hyphen, joiner, space of no width, or variation selector.
    var isInvisible: Bool {
        guard value >= 0xAD, properties.isDefaultIgnorableCodePoint else { return false }
        switch value {
        // Marks that change the direction, and fillers of Hangul.
        case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x115F...0x1160, 0x3164, 0xFFA0: return false
        default: return true
        }
    }
}
