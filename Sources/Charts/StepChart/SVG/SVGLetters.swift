/// The letters of a line of text, grouped by pen and fill.
struct SVGLetters {
    struct LetterGroup {
        let pen: StrokeStyle?
        let isFilled: Bool
        let decimals: Int
        var letters: [Letter] = []
    }

    struct Letter {
        let path: Path
        let anchor: Point
        /// The path data relative to the anchor, which are the same for every copy of a letter.
        let data: String
    }

    private(set) var groups: [LetterGroup] = []
    let decimals: Int

    mutating func add(_ path: Path, drawnBy pen: StrokeStyle) {
        // A closed curve that is smaller than its pen is filled, since some renderers leave a hole in its stroke.
        for isFilled in [false, true] {
            let subpaths = path.subpaths.filter { $0.isCovered(by: pen) == isFilled }
            add(Path(elements: subpaths.flatMap(\.elements)), pen, isFilled: isFilled)
        }
    }

    mutating func add(_ path: Path, _ pen: StrokeStyle?, isFilled: Bool) {
        guard let anchor = path.elements.first?.end else { return }
        let local = path.mapped { $0 - anchor }
        let decimals = local.isFine(decimals) ? decimals + 2 : decimals
        let own = groups.firstIndex { $0.pen == pen && $0.isFilled == isFilled && $0.decimals == decimals }
        let index = own ?? groups.count
        if own == nil { groups.append(LetterGroup(pen: pen, isFilled: isFilled, decimals: decimals)) }
        let letter = Letter(path: path, anchor: anchor, data: SVGPathData(local, decimals: decimals).text)
        groups[index].letters.append(letter)
    }
}

extension Path {
    /// Returns true if a slanted segment is so short that rounding to these decimals visibly turns it and its edges.
    fileprivate func isFine(_ decimals: Int) -> Bool {
        let step = (0..<decimals).reduce(1.0) { step, _ in step / 10 }
        return segments.contains { segment in
            guard case .line(let start, let end) = segment else { return false }
            return start.x != end.x && start.y != end.y && (end - start).length < 30 * step
        }
    }
}
