import StepData
import StepRaster
import StepSupport

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
    case version, width, height, plot, nodes, guides, averageLine, goalLine, yAxis, title, subtitle, notices, omissions,
        ink
}
private enum RectKey: String, CaseIterable { case x, y, width, height }
private enum NodeKey: String, CaseIterable {
    case index, date, value, x, y, radius, scale, selected, label, valueLabel, bar, reachesGoal, previous
}
private enum TextKey: String, CaseIterable { case text, x, y, width, height, size }
private enum GuidesKey: String, CaseIterable { case x, top, bottom }
private enum LineKey: String, CaseIterable { case value, startX, endX, y, texts }
private enum PreviousKey: String, CaseIterable { case value, y }
private enum YAxisKey: String, CaseIterable { case startX, endX, ticks }
private enum TickKey: String, CaseIterable { case value, y, label }
private enum OmissionKey: String, CaseIterable { case part, count }
private enum InkKey: String, CaseIterable {
    case lineWidth, averageLineWidth, goalLineWidth, guideWidth, selectedScale, shadowReach, shadowOffsetY
}

private let layoutKeys = JSONKeys(LayoutKey.self)
private let rectKeys = JSONKeys(RectKey.self)
private let nodeKeys = JSONKeys(NodeKey.self)
private let textKeys = JSONKeys(TextKey.self)
private let guidesKeys = JSONKeys(GuidesKey.self)
private let lineKeys = JSONKeys(LineKey.self)
private let previousKeys = JSONKeys(PreviousKey.self)
private let yAxisKeys = JSONKeys(YAxisKey.self)
private let tickKeys = JSONKeys(TickKey.self)
private let omissionKeys = JSONKeys(OmissionKey.self)
private let inkKeys = JSONKeys(InkKey.self)

extension JSONReader {
    fileprivate mutating func layout() throws(TextError) -> ChartLayout {
        var (width, height) = (0.0, 0.0)
        var plot = Rect.zero
        var nodes: [ChartLayout.Node] = []
        var guides: ChartLayout.Guides?
        var averageLine: ChartLayout.ReferenceLine?
        var goalLine: ChartLayout.ReferenceLine?
        var yAxis: ChartLayout.YAxis?
        var (title, subtitle): (ChartLayout.Text?, ChartLayout.Text?)
        var omissions: [ChartLayout.Omission] = []
        var notices: [ChartLayout.Text] = []
        // Layouts had no ink once, most of which was the light theme's, and then no reading aids.
        var ink = ChartLayout.Ink(.light)
        try members(
            of: layoutKeys, but: [.ink, .goalLine, .yAxis, .title, .subtitle, .omissions],
            expecting: "the layout of a chart"
        ) { json, key throws(TextError) in
            switch key {
            case .version: try json.version()
            case .width: width = try json.side()
            case .height: height = try json.side()
            case .plot: plot = try json.rect()
            case .nodes: nodes = try json.list { json throws(TextError) in try json.node() }
            case .guides: guides = json.readNull() ? nil : try json.guides()
            case .averageLine: averageLine = json.readNull() ? nil : try json.line()
            case .goalLine: goalLine = json.readNull() ? nil : try json.line()
            case .yAxis: yAxis = json.readNull() ? nil : try json.yAxis()
            case .title: title = json.readNull() ? nil : try json.text()
            case .subtitle: subtitle = json.readNull() ? nil : try json.text()
            case .omissions: omissions = try json.list { json throws(TextError) in try json.omission() }
            case .notices: notices = try json.list { json throws(TextError) in try json.text() }
            case .ink: ink = try json.ink()
            }
        }
        return ChartLayout(
            width: width, height: height, plot: plot, nodes: nodes, guides: guides, averageLine: averageLine,
            goalLine: goalLine, yAxis: yAxis, title: title, subtitle: subtitle, notices: notices, omissions: omissions,
            ink: ink)
    }

    private mutating func ink() throws(TextError) -> ChartLayout.Ink {
        var ink = ChartLayout.Ink(.light)
        try members(of: inkKeys, but: [.goalLineWidth], expecting: "how far ink reaches") {
            json, key throws(TextError) in
            switch key {
            case .lineWidth: ink.lineWidth = try json.length()
            case .averageLineWidth: ink.averageLineWidth = try json.length()
            case .goalLineWidth: ink.goalLineWidth = try json.length()
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
        try members(of: nodeKeys, but: [.valueLabel, .bar, .reachesGoal, .previous], expecting: "a node") {
            json, key throws(TextError) in
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
            case .valueLabel: node.valueLabel = json.readNull() ? nil : try json.text()
            case .bar: node.bar = json.readNull() ? nil : try json.rect()
            case .reachesGoal: node.reachesGoal = try json.bool()
            case .previous: node.previous = json.readNull() ? nil : try json.previous()
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

    private mutating func rect() throws(TextError) -> Rect {
        var rect = Rect.zero
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

    private mutating func line() throws(TextError) -> ChartLayout.ReferenceLine {
        var line = ChartLayout.ReferenceLine(value: 0, startX: 0, endX: 0, y: 0)
        try members(of: lineKeys, but: [.texts], expecting: "a line or null") { json, key throws(TextError) in
            switch key {
            case .value: line.value = try json.length()
            case .startX: line.startX = try json.length()
            case .endX: line.endX = try json.length()
            case .y: line.y = try json.length()
            case .texts: line.texts = try json.list { json throws(TextError) in try json.text() }
            }
        }
        return line
    }

    private mutating func previous() throws(TextError) -> ChartLayout.Previous {
        var previous = ChartLayout.Previous(value: 0, y: 0)
        try members(of: previousKeys, expecting: "a day before or null") { json, key throws(TextError) in
            switch key {
            case .value: previous.value = try json.wholeNumber(expecting: "a whole number")
            case .y: previous.y = try json.length()
            }
        }
        return previous
    }

    private mutating func yAxis() throws(TextError) -> ChartLayout.YAxis {
        var axis = ChartLayout.YAxis(startX: 0, endX: 0, ticks: [])
        try members(of: yAxisKeys, expecting: "a y axis or null") { json, key throws(TextError) in
            switch key {
            case .startX: axis.startX = try json.length()
            case .endX: axis.endX = try json.length()
            case .ticks: axis.ticks = try json.list { json throws(TextError) in try json.tick() }
            }
        }
        return axis
    }

    private mutating func tick() throws(TextError) -> ChartLayout.YAxis.Tick {
        var tick = ChartLayout.YAxis.Tick(value: 0, y: 0, label: .init(string: "", rect: .zero, size: 0))
        try members(of: tickKeys, expecting: "a tick") { json, key throws(TextError) in
            switch key {
            case .value: tick.value = try json.wholeNumber(expecting: "a whole number")
            case .y: tick.y = try json.length()
            case .label: tick.label = try json.text()
            }
        }
        return tick
    }

    private mutating func omission() throws(TextError) -> ChartLayout.Omission {
        var omission = ChartLayout.Omission(part: .labels, count: 0)
        try members(of: omissionKeys, expecting: "what has no room") { json, key throws(TextError) in
            switch key {
            case .part:
                let expected = "one of \(ChartLayout.Omission.Part.allCases.map(\.rawValue).joined(separator: ", "))"
                guard let part = ChartLayout.Omission.Part(rawValue: try json.string(expecting: expected)) else {
                    throw json.invalid(expected: expected)
                }
                omission.part = part
            case .count: omission.count = try json.wholeNumber(expecting: "a whole number")
            }
        }
        return omission
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

    /// Goes through an object, of which every key must be there, but for those that may be left out.
    private mutating func members<Key: RawRepresentable<String> & CaseIterable & Hashable>(
        of keys: JSONKeys<Key>, but optional: Set<Key> = [], expecting expected: String,
        read: (inout JSONReader, Key) throws(TextError) -> Void
    ) throws(TextError) {
        try enterObject(expecting: expected)
        let start = lastValue.lowerBound
        var missing = Set(Key.allCases).subtracting(optional)
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

extension Rect {
    fileprivate static let zero = Self(x: 0, y: 0, width: 0, height: 0)
}
