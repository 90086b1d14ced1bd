extension Unicode.Scalar {
    /// True if its letters in a font need shaping: if they run from right to left, join, change their order, or are
    /// marks.
    ///
    /// The blocks are those of The Unicode Standard 15.
    package var needsShaping: Bool {
        switch value {
        case ..<0x300: return false
        // Hebrew, Arabic, Syriac, Thaana, N'Ko and others from right to left; the scripts of India and its neighbours.
        case 0x590...0x109F: return true
        // Jamo that are not in a syllable, scripts of the Philippines, Khmer, Mongolian and others of South East Asia.
        case 0x1100...0x11FF, 0x1700...0x18AF, 0x1900...0x1C7F, 0x1CD0...0x1CFF: return true
        // Joiners, and marks that change the direction.
        case 0x200C...0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
        case 0xA800...0xAB2F, 0xABC0...0xABFF, 0xD7B0...0xD7FF: return true
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFE: return true
        // Scripts from right to left, Brahmic scripts, and signs of music.
        case 0x10800...0x11FFF, 0x1D100...0x1D1FF, 0x1E000...0x1EFFF: return true
        // Flags and tags of two letters and more.
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF: return true
        default: return [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
        }
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
