/// Path data in few characters: relative commands between points that are rounded to the last decimal.
struct SVGPathData {
    private typealias Position = SIMD2<Int>

    private(set) var text = ""
    private let decimals: Int
    private var here = Position.zero
    private var start = Position.zero
    /// The second control point of the last command; nil if that is no curve.
    private var control: Position?
    private var command: Character?
    /// True if the last number has a decimal point, so that the next one may begin with one without a space.
    private var hasPoint = false

    init(_ path: Path = Path(), decimals: Int) {
        self.decimals = decimals
        add(path)
    }

    /// - Parameter anchor: the origin of rounding, so that equal shapes are rounded alike wherever they are.
    mutating func add(_ path: Path, from anchor: Point = .zero) {
        let origin = Position(x: units(anchor.x), y: units(anchor.y))
        func position(_ p: Point) -> Position { origin &+ Position(x: units(p.x - anchor.x), y: units(p.y - anchor.y)) }
        for subpath in path.subpaths {
            let ends = subpath.elements.compactMap(\.end).map(position)
            // Relative steps do not add up exactly in every reader. If a subpath ends at its start, both are absolute,
            // since closing would otherwise draw a speck between them.
            let isRound = subpath.elements.last == .close && ends.count > 1 && ends.first == ends.last
            for (index, element) in subpath.elements.enumerated() {
                let isEnd = isRound && index == subpath.elements.count - 2
                switch element {
                case .move(let p): move(to: position(p), absolute: isRound)
                case .line(let p): if !isEnd { line(to: position(p)) }
                case .cubic(let a, let b, let p): cubic(position(a), position(b), to: position(p), absolute: isEnd)
                case .close: close()
                }
            }
            // A single point is a dot of a round pen, for which a move alone is not enough.
            if subpath.elements.count == 1 { put("h", 0) }
        }
    }

    private mutating func move(to p: Position, absolute: Bool) {
        if absolute || text.isEmpty { put("M", p.x, p.y) } else { put("m", p.x - here.x, p.y - here.y) }
        here = p
        start = p
    }

    private mutating func line(to p: Position) {
        let step = p &- here
        if step.y == 0 { put("h", step.x) } else if step.x == 0 { put("v", step.y) } else { put("l", step.x, step.y) }
        here = p
    }

    private mutating func cubic(_ a: Position, _ b: Position, to p: Position, absolute: Bool) {
        let isSmooth = control.map { a &- here == here &- $0 } == true
        let from = absolute ? .zero : here
        let first = a &- from
        let second = b &- from
        let end = p &- from
        if isSmooth {
            put(absolute ? "S" : "s", second.x, second.y, end.x, end.y)
        } else {
            put(absolute ? "C" : "c", first.x, first.y, second.x, second.y, end.x, end.y)
        }
        here = p
        control = b
    }

    private mutating func close() {
        put("z")
        here = start
    }

    private mutating func put(_ letter: Character, _ numbers: Int...) {
        control = nil
        // A repeated command is omitted, and a relative move implies lines after it.
        let isImplied = letter == command ? !"mz".contains(letter) : letter == "l" && command == "m"
        if !isImplied { text.append(letter) }
        for (index, number) in numbers.enumerated() {
            let digits = SVGNumber.text(number, decimals: decimals)
            let isApart = digits.first == "-" || digits.first == "." && hasPoint || index == 0 && !isImplied
            if !isApart { text.append(" ") }
            text += digits
            hasPoint = digits.contains(".")
        }
        command = letter
    }

    private func units(_ value: Double) -> Int { SVGNumber.units(value, decimals: decimals) }
}
