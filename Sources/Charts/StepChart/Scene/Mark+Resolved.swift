extension Mark {
    /// The plain marks to draw: a line is cut at its gaps, and a text has its shadow as marks of its own.
    var resolved: [Mark] {
        if case .group(let marks) = geometry {
            return [with(self) { $0.geometry = .group(marks.flatMap(\.resolved)) }]
        }
        if !gaps.isEmpty { return [interrupted] }
        return shadows + [self]
    }

    /// The line without the parts in its gaps.
    private var interrupted: Mark {
        guard case .path(let path) = geometry else { return self }
        let boxes = gaps.compactMap(\.box)
        func cut(_ path: Path) -> Path { boxes.reduce(path) { $0.outside($1) } }
        var mark = self
        mark.gaps = []
        mark.geometry = .path(cut(path))
        if case .subpaths(let indices) = role.instance {
            let names = zip(indices, path.subpaths).flatMap { index, subpath in
                cut(subpath).subpaths.map { _ in index }
            }
            mark.role = Role(role.kind, .subpaths(names))
        }
        return mark
    }

    /// The marks of a soft shadow, a little below a text: translucent strokes around its letters, each wider than the
    /// one before, which add up near the letters. A blur would not be the same in every reader of SVG.
    private var shadows: [Mark] {
        guard let textShadow, let text else { return [] }
        let reach = text.size.squareRoot()
        let letters = text.moved(y: 0.2 * reach).letters.letters()
        let paint = Paint.solid(textShadow)
        return (1...6).flatMap { step in
            let width = Double(step) * 0.4 * reach
            let strokes = letters.strokes.map { stroke in
                Mark(.path(stroke.path), stroke: .init(with(stroke.style) { $0.width += width }, paint))
            }
            let pen = StrokeStyle(width: width, join: .round)
            return strokes + letters.outlines.map { Mark(.path($0), stroke: .init(pen, paint)) }
        }
    }
}

extension Mark.Gap {
    /// The rectangle that is free of the line; nil if the gap has not begun to open.
    fileprivate var box: Rect? {
        guard part > 0 else { return nil }
        let closed = (1 - part) / 2
        return rect.grown(x: margin - closed * rect.width, y: margin - closed * rect.height)
    }
}
