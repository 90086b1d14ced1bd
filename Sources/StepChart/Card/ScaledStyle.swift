extension ChartStyle {
    func scaled(by k: Double) -> ChartStyle {
        var s = self
        for c in Self.constants {
            if case .number(let path, let range) = c.place, !c.name.hasSuffix("Weight"), c.name != "selectedNodeScale",
                c.name != "baselineDrop", c.name != "lineHeight" {
                s[keyPath: path] = min(max(s[keyPath: path] * k, range.lowerBound), range.upperBound)
            }
        }
        return s
    }
}
