extension Substring {
    /// The parts of a word that a line may not break. Chinese and Japanese have no spaces: their lines break between
    /// any two letters, except as JIS X 4051 forbids at the start and the end of a line. A number stays with its unit.
    var unbroken: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for (before, after) in zip(indices, indices.dropFirst()) where self[before].canBreak(before: self[after]) {
            parts.append(self[start..<after])
            start = after
        }
        if start < endIndex { parts.append(self[start...]) }
        return parts
    }
}

extension Character {
    /// Returns true if a line may end between two characters of a script without spaces.
    func canBreak(before next: Character) -> Bool {
        guard isIdeographic || next.isIdeographic else { return false }
        return !Self.closing.contains(next) && !Self.opening.contains(self) && !isNumber
    }

    /// True if it is a letter or a punctuation mark of Chinese or Japanese. Korean breaks at its spaces.
    private var isIdeographic: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        switch value {
        case 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0xFFE0...0xFFE6,
            0x20000...0x3FFFF:
            return true
        default: return false
        }
    }
}
