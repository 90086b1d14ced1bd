import StepData
import StepText

extension ChartLayout {
    /// Reads what `json` has written.
    /// - Throws: `TextError` with the place in the text, also for a version that is not 1.
    package init(json: some Sequence<UInt8>) throws(TextError) {
        var reader = JSONReader(try SourceText(json))
        self = try reader.layout()
        try reader.finish()
    }
}

private enum LayoutKey: String, CaseIterable {
    case version, width, height, plot, nodes, guides, averageLine, notices, ink
}
private enum RectKey: String, CaseIterable { case x, y, width, height }
private enum NodeKey: String, CaseIterable { case index, date, value, x, y, radius, scale, selected, label }
private enum TextKey: String, CaseIterable { case text, x, y, width, height, size }
private enum GuidesKey: String, CaseIterable { case x, top, bottom }
private enum AverageLineKey: String, CaseIterable { case value, startX, endX, y }
private enum InkKey: String, CaseIterable {
    case lineWidth, averageLineWidth, guideWidth, selectedScale, shadowReach, shadowOffsetY
}

private let layoutKeys = JSONKeys(LayoutKey.self)
private let rectKeys = JSONKeys(RectKey.self)
private let nodeKeys = JSONKeys(NodeKey.self)
private let textKeys = JSONKeys(TextKey.self)
private let guidesKeys = JSONKeys(GuidesKey.self)
private let averageLineKeys = JSONKeys(AverageLineKey.self)
private let inkKeys = JSONKeys(InkKey.self)

extension JSONReader {
    fileprivate mutating func layout() throws(TextError) -> ChartLayout {
        var (width, height) = (0.0, 0.0)
        var plot = ChartLayout.Rect.zero
        var nodes: [ChartLayout.Node] = []
        var guides: ChartLayout.Guides?
        var averageLine: ChartLayout.AverageLine?
        var notices: [ChartLayout.Text] = []
        // Layouts had no ink once; most of them were the light theme's.
        var ink = ChartLayout.Ink(.light)
        try members(of: layoutKeys, but: .ink, expecting: "the layout of a chart") { json, key throws(TextError) in
            switch key {
            case .version: try json.version()
            case .width: width = try json.side()
            case .height: height = try json.side()
            case .plot: plot = try json.rect()
            case .nodes: nodes = try json.list { json throws(TextError) in try json.node() }
            case .guides: guides = json.readNull() ? nil : try json.guides()
            case .averageLine: averageLine = json.readNull() ? nil : try json.averageLine()
            case .notices: notices = try json.list { json throws(TextError) in try json.text() }
            case .ink: ink = try json.ink()
            }
        }
        return ChartLayout(
            width: width, height: height, plot: plot, nodes: nodes, guides: guides, averageLine: averageLine,
            notices: notices, ink: ink)
    }

    private mutating func ink() throws(TextError) -> ChartLayout.Ink {
        var ink = ChartLayout.Ink(.light)
        try members(of: inkKeys, expecting: "how far ink reaches") { json, key throws(TextError) in
            switch key {
            case .lineWidth: ink.lineWidth = try json.length()
            case .averageLineWidth: ink.averageLineWidth = try json.length()
            case .guideWidth: ink.guideWidth = try json.length()
            case .selectedScale: ink.selectedScale = try json.length()
            case .shadowReach: ink.shadowReach = try json.length()
            case .shadowOffsetY: ink.shadowOffsetY = try json.length()
            }
        }
        return ink
    }

    private mutating func node() throws(TextError) -> ChartLayout.Node {
        var node = ChartLayout.Node(index: 0, x: 0, scale: 0, radius: 0, isSelected: false)
        try members(of: nodeKeys, expecting: "a node") { json, key throws(TextError) in
            switch key {
            case .index: node.index = try json.wholeNumber(expecting: "a whole number")
            case .date: node.date = json.readNull() ? nil : try json.date()
            case .value: node.value = json.readNull() ? nil : try json.wholeNumber(expecting: "a whole number or null")
            case .x: node.x = try json.length()
            case .y: node.y = json.readNull() ? nil : try json.length()
            case .radius: node.radius = try json.length()
            case .scale: node.scale = try json.length()
            case .selected: node.isSelected = try json.bool()
            case .label: node.label = json.readNull() ? nil : try json.text()
            }
        }
        return node
    }

    private mutating func text() throws(TextError) -> ChartLayout.Text {
        var text = ChartLayout.Text(string: "", rect: .zero, size: 0)
        try members(of: textKeys, expecting: "a text") { json, key throws(TextError) in
            switch key {
            case .text: text.string = try json.string(expecting: "a text")
            case .x: text.rect.x = try json.length()
            case .y: text.rect.y = try json.length()
            case .width: text.rect.width = try json.length()
            case .height: text.rect.height = try json.length()
            case .size: text.size = try json.length()
            }
        }
        return text
    }

    private mutating func rect() throws(TextError) -> ChartLayout.Rect {
        var rect = ChartLayout.Rect.zero
        try members(of: rectKeys, expecting: "a rectangle") { json, key throws(TextError) in
            switch key {
            case .x: rect.x = try json.length()
            case .y: rect.y = try json.length()
            case .width: rect.width = try json.length()
            case .height: rect.height = try json.length()
            }
        }
        return rect
    }

    private mutating func guides() throws(TextError) -> ChartLayout.Guides {
        var guides = ChartLayout.Guides(xs: [], top: 0, bottom: 0)
        try members(of: guidesKeys, expecting: "guides or null") { json, key throws(TextError) in
            switch key {
            case .x: guides.xs = try json.list { json throws(TextError) in try json.length() }
            case .top: guides.top = try json.length()
            case .bottom: guides.bottom = try json.length()
            }
        }
        return guides
    }

    private mutating func averageLine() throws(TextError) -> ChartLayout.AverageLine {
        var line = ChartLayout.AverageLine(value: 0, startX: 0, endX: 0, y: 0)
        try members(of: averageLineKeys, expecting: "an average line or null") { json, key throws(TextError) in
            switch key {
            case .value: line.value = try json.length()
            case .startX: line.startX = try json.length()
            case .endX: line.endX = try json.length()
            case .y: line.y = try json.length()
            }
        }
        return line
    }

    // MARK: Values

    private mutating func version() throws(TextError) {
        let expected = "version 1 of a chart's layout"
        guard try wholeNumber(expecting: expected) == 1 else { throw invalid(expected: expected) }
    }

    /// Of the canvas.
    private mutating func side() throws(TextError) -> Double {
        let side = try length()
        guard side > 0 else { throw invalid(expected: "a number above 0") }
        return side
    }

    private mutating func length() throws(TextError) -> Double {
        let length = try number(expecting: "a number")
        guard length.isFinite else { throw invalid(expected: "a finite number") }
        return length
    }

    private mutating func date() throws(TextError) -> CivilDate {
        let expected = "a date as \"2016-09-12\" or null"
        guard let date = CivilDate(try string(expecting: expected)) else { throw invalid(expected: expected) }
        return date
    }

    private mutating func list<Element>(
        of element: (inout JSONReader) throws(TextError) -> Element
    ) throws(TextError) -> [Element] {
        var list: [Element] = []
        try enterArray(expecting: "an array")
        while try nextElement() { list.append(try element(&self)) }
        return list
    }

    /// Goes through an object, of which every key must be there, but for one that may be left out.
    private mutating func members<Key: RawRepresentable<String> & CaseIterable & Hashable>(
        of keys: JSONKeys<Key>, but optional: Key? = nil, expecting expected: String,
        read: (inout JSONReader, Key) throws(TextError) -> Void
    ) throws(TextError) {
        try enterObject(expecting: expected)
        let start = lastValue.lowerBound
        var missing = Set(Key.allCases)
        if let optional { missing.remove(optional) }
        while let key = try nextKey(of: keys) {
            try read(&self, key)
            missing.remove(key)
        }
        if let key = Key.allCases.first(where: missing.contains) {
            let object = field
            throw invalid(
                field: object.isEmpty ? key.rawValue : "\(object).\(key.rawValue)", at: start, expected: "a value",
                found: "no such key")
        }
    }
}

extension ChartLayout.Rect {
    fileprivate static let zero = Self(x: 0, y: 0, width: 0, height: 0)
}
