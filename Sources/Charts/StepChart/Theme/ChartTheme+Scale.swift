extension ChartTheme {
    /// The same looks so many times as large: every length grows, weights and proportions stay.
    package func scaled(by factor: Double) -> ChartTheme {
        var theme = self
        for constant in Self.constants {
            if case .length(let path, _) = constant.place { theme[keyPath: path] *= factor }
        }
        return theme
    }
}
