extension ChartTheme {
    /// A theme with other colours; those that are not given are those of `base`.
    public init(extending base: ChartTheme = .light, background: Color? = nil, nodeColor: Color? = nil) {
        self = base
        if let background { self.background = background }
        if let nodeColor { self.nodeColor = nodeColor }
    }
}
