extension WeekWidget {
    /// The kinds of widget, each with a layout of its own.
    public enum Family: String, Hashable, Sendable, CaseIterable {
        /// A day's figures one below the other, and the week as a sparkline.
        case small
        /// A day's figures in a line, and the chart.
        case medium
        /// The contents of `medium`, with average and total as a text and a line at the average.
        case large
        /// A widget on a tablet: a day's figures, average and total beside the chart.
        case extraLarge = "extra-large"
        /// A widget on a watch: a day's figures beside the week as a sparkline.
        case smartStack = "smart-stack"
        /// A Today widget before it is expanded: a day's figures in a line.
        case compact
        /// An expanded Today widget, with the contents of `large`.
        case expanded

        /// The widgets of every home screen.
        public static let home: [Family] = [.small, .medium, .large]
    }
}
