/// A phone, a tablet or a watch: its screen, and the sizes of its widgets. Lengths are in points.
public struct WidgetDevice: Hashable, Sendable, CustomStringConvertible {
    /// A width and a height, in points.
    public typealias Size = StepRaster.Size

    /// The space that a device has for Today widgets.
    public struct Today: Hashable, Sendable {
        /// The width of a Today widget on a phone held upright, in points; on its side it is 420.
        public var width: Double
        /// The greatest height on `TodayPage.today`, in points.
        public var height: Double
        /// The greatest height on `TodayPage.notification`, in points.
        public var notificationHeight: Double
        /// The greatest height on `TodayPage.landscape`, in points.
        public var landscapeHeight: Double
        /// The greatest height on `TodayPage.landscapeFirst`, in points.
        public var landscapeFirstHeight: Double

        func greatestHeight(on page: TodayPage) -> Double {
            switch page {
            case .today: height
            case .notification: notificationHeight
            case .landscape: landscapeHeight
            case .landscapeFirst: landscapeFirstHeight
            }
        }
    }

    /// The screen of the device held upright, in points.
    public var screen: Size
    /// The common names of the models that have this screen.
    public var names: [String]
    /// The number of pixels per point on this screen.
    public var scale: Double
    /// The sizes of the widgets that fit on the device, except for Today widgets.
    public var sizes: [WeekWidget.Family: Size]
    /// The space for Today widgets. Nil if it is not known: it is then derived from the screen.
    public var today: Today?

    /// Creates a device.
    /// - Parameters:
    ///   - screen: the screen of the device held upright, in points.
    ///   - names: the names of the models that have this screen. Default: none.
    ///   - scale: the number of pixels per point. Default: 3.
    ///   - sizes: the sizes of its widgets, at least one; a Smart Stack's on a watch.
    ///   - today: the space for Today widgets. Default: derived from the screen.
    public init(
        screen: Size, names: [String] = [], scale: Double = 3, sizes: [WeekWidget.Family: Size], today: Today? = nil
    ) {
        self.screen = screen
        self.names = names
        self.scale = scale
        self.sizes = sizes
        self.today = today
    }

    /// The screen: `390x844`.
    public var description: String { screen.description }

    /// The widgets that the device shows, except for Today widgets.
    public var families: [WeekWidget.Family] { WeekWidget.Family.allCases.filter { sizes[$0] != nil } }

    /// Returns the size of a widget; for one that is not among `families` the nearest size that the device has.
    public func size(
        of family: WeekWidget.Family, contentSize: ContentSize = .large, on page: TodayPage = .today
    ) -> Size {
        switch family {
        case .small, .medium, .large, .extraLarge, .smartStack:
            // A watch has a single size.
            return sizes[family] ?? sizes[family == .smartStack ? .small : .large] ?? sizes[.smartStack] ?? screen
        case .compact, .expanded:
            let area = today ?? Today(of: screen)
            let wanted = family == .compact ? contentSize.compactHeight : 280
            let isLandscape = page == .landscape || page == .landscapeFirst
            return Size(isLandscape ? 420 : area.width, min(wanted, area.greatestHeight(on: page)))
        }
    }
}

/// The page on which a Today widget is shown, which limits its height.
public enum TodayPage: String, Hashable, Sendable, CaseIterable {
    /// The page on the left of the home screen.
    case today
    /// The page in Notification Centre.
    case notification
    /// Either page on a phone on its side.
    case landscape
    /// The page on the left of the home screen, on a phone on its side that is large enough to turn that screen, too.
    case landscapeFirst = "landscape-first"
}

extension Size: CustomStringConvertible {
    /// `338x158`
    public var description: String { "\(width.shortest)x\(height.shortest)" }
}

extension WidgetDevice.Today {
    /// Derives the space on an unknown screen: 8 points are free on either side; heights are those of a known screen.
    init(of screen: Size) {
        self =
            switch screen.width {
            case ..<347.5: .iPhone5
            case ..<394.5: .iPhone6
            default: .plus
            }
        width = screen.width - 16
    }
}
