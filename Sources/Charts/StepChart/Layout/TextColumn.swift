/// Blocks of texts below each other, each as near to its own place as the others let it be.
struct TextColumn {
    /// Of the texts' left ends.
    let x: Double
    /// Holds all blocks, from its top to its bottom.
    let area: Rect
    /// Least clear space between two blocks.
    let gap: Double

    /// Lines of text, their rectangles at the origin, with their middle at a height, if there is room.
    struct Block {
        var texts: [ChartLayout.Text]
        var midY: Double

        var height: Double { texts.reduce(0) { $0 + $1.rect.height } }
    }

    /// The texts of each block, placed; none at all where the column is too short for all blocks.
    func placed(_ blocks: [Block]) -> [[ChartLayout.Text]] {
        let least = blocks.reduce(-gap) { $0 + $1.height + gap }
        guard least <= area.height else { return blocks.map { _ in [] } }
        var tops = blocks.map { max(area.y, min($0.midY - $0.height / 2, area.maxY - $0.height)) }
        let order = blocks.indices.sorted { (blocks[$0].midY, $0) < (blocks[$1].midY, $1) }
        // Down and up again: what touches another, or has left the column, gives way.
        var top = area.y
        for index in order {
            tops[index] = max(tops[index], top)
            top = tops[index] + blocks[index].height + gap
        }
        var bottom = area.maxY
        for index in order.reversed() {
            tops[index] = min(tops[index], bottom - blocks[index].height)
            bottom = tops[index] - gap
        }
        return zip(blocks, tops).map { block, top in
            var y = top
            return block.texts.map { text in
                defer { y += text.rect.height }
                return text.moved(x: x, y: y)
            }
        }
    }
}
