extension CardOptions {
    /// A preset size for a place where pictures are shared.
    public enum Preset: String, Hashable, Sendable, CaseIterable {
        /// 1200 x 630, the preview of a link.
        case openGraph = "og"
        /// 1080 x 1080, a post.
        case square
        /// 1080 x 1350, a post that fills more of a phone.
        case portrait
        /// 1080 x 1920, a phone's whole screen.
        case story
        /// 1600 x 900, a slide.
        case wide
        /// 2160 x 2700, a print for a wall, on which a year is a ring.
        case poster

        /// Another name of `openGraph`.
        public static let og = Self.openGraph

        /// The width and the height of the preset, in points.
        public var size: (width: Double, height: Double) {
            switch self {
            case .openGraph: (1200, 630)
            case .square: (1080, 1080)
            case .portrait: (1080, 1350)
            case .story: (1080, 1920)
            case .wide: (1600, 900)
            case .poster: (2160, 2700)
            }
        }
    }
}
