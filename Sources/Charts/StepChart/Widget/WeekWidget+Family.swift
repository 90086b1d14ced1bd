extension WeekWidget {
    /// The kinds of widget, each with a layout of its own.
    public enum Family: String, Hashable, Sendable, CaseIterable {
        /// A day's figures one below the other, and the week as a sparkline.
        case small
        /// A day's figures in a line, and the chart.
        case medium
        /// The same with average and total, in words and as a line.
        case large
        /// A widget on a tablet: a day's figures, average and total beside the chart.
        case extraLarge = "extra-large"
        /// A widget on a watch: a day's figures beside the week as a sparkline.
        case smartStack = "smart-stack"
        /// A Today widget at first: a day's figures in a line.
        case compact
        /// A Today widget opened, with the contents of `large`.
        case expanded

        /// The widgets of every home screen.
        public static let home: [Family] = [.small, .medium, .large]
    }
}
