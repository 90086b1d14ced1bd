/// Draws scenes one after another, each only where it differs from the one before, with the pixels of the whole scene.
struct FramePainter {
    private(set) var picture: PixelBuffer
    /// A canvas with the size and the background of every scene, without marks.
    private let empty: Canvas
    private var scene: Scene
    private var canvas: Canvas
    /// The index of the first canvas item of each of the scene's marks, and the end of the last mark's items.
    private var starts: [Int] = [0]

    init(_ scene: Scene, scale: Double, until deadline: Deadline = .none) {
        self.scene = scene
        empty = Scene(size: scene.size, background: scene.background).canvas(scale: scale, until: deadline)
        canvas = empty
        for mark in scene.marks where !deadline.isOver {
            mark.draw(into: &canvas)
            starts.append(canvas.itemCount)
        }
        picture = canvas.image()
    }

    /// Draws a scene of the same size and background (a precondition), and returns the rows that may have changed.
    mutating func draw(_ next: Scene) -> [Range<Int>] {
        precondition(next.size == scene.size && next.background == scene.background, "frames are alike")
        var new = empty
        var newStarts = [0]
        var changes = RangeSet<Int>()
        let oldMarks = scene.marks
        let oldIndices = Dictionary(zip(oldMarks, oldMarks.indices)) { first, _ in first }
        // The first old mark after the last match, and the first new mark after it.
        var oldIndex = 0
        var newIndex = 0
        for mark in next.marks {
            if let found = oldIndices[mark], found >= oldIndex {
                new.findChanges(
                    newStarts[newIndex]..<new.itemCount, from: canvas, starts[oldIndex]..<starts[found], in: &changes)
                new.add(starts[found]..<starts[found + 1], of: canvas)
                oldIndex = found + 1
                newIndex = newStarts.count
            } else {
                mark.draw(into: &new)
            }
            newStarts.append(new.itemCount)
        }
        new.findChanges(
            newStarts[newIndex]..<new.itemCount, from: canvas, starts[oldIndex]..<canvas.itemCount, in: &changes)
        scene = next
        canvas = new
        starts = newStarts
        canvas.render(changes, into: &picture)
        return Array(changes.ranges)
    }
}
