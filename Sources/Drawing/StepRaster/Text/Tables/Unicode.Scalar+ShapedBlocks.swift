extension Unicode.Scalar {
    /// The blocks, beside those of marks, whose letters need shaping (The Unicode Standard 15).
    static let shapedBlocks: [ClosedRange<UInt32>] = [
        // Hebrew, Arabic, Syriac, Thaana, N'Ko and others from right to left; the scripts of India and its neighbours.
        0x590...0x109F,
        // Jamo that are not in a syllable, scripts of the Philippines, Khmer, Mongolian and others of South East Asia.
        0x1100...0x11FF, 0x1700...0x18AF, 0x1900...0x1C7F, 0x1CD0...0x1CFF,
        // Joiners, and marks that change the direction.
        0x200C...0x200F, 0x202A...0x202E, 0x2066...0x2069,
        // More letters of the scripts above, and forms of Hebrew and Arabic letters.
        0xA800...0xAB2F, 0xABC0...0xABFF, 0xD7B0...0xD7FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
        // Scripts from right to left, Brahmic scripts, and signs of music.
        0x10800...0x11FFF, 0x1D100...0x1D1FF, 0x1E000...0x1EFFF,
        // Flags and tags of two letters and more.
        0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF,
    ]
}
