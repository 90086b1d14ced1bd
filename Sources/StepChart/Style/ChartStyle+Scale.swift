extension ChartStyle {
    /// The same looks so many times as large: every length grows, weights and proportions stay.
    package func scaled(by factor: Double) -> ChartStyle {
        var style = self
        for constant in Self.constants {
            if case .length(let path, _) = constant.place { style[keyPath: path] *= factor }
        }
        return style
    }
}
