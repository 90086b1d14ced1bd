extension Character {
    /// Returns true if a line may end between two characters. Chinese and Japanese have no spaces: their lines break
    /// between any two letters, except as JIS X 4051 forbids at a line's start and end. A number stays with its unit.
    func canBreak(before next: Character) -> Bool {
        guard isIdeographic || next.isIdeographic else { return false }
        return !Self.closing.contains(next) && !Self.opening.contains(self) && !isNumber
    }

    private var isIdeographic: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return Self.ideographicBlocks.contains { $0 ~= scalar.value }
    }
}
