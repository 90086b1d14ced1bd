extension ChartTheme {
    /// A theme with other colours; what is not given is that of `base`.
    public init(extending base: ChartTheme = .light, background: Color? = nil, nodeColor: Color? = nil) {
        self = base
        if let background { self.background = background }
        if let nodeColor { self.nodeColor = nodeColor }
    }
}
