import StepRaster
import StepSupport

/// A phone, a tablet or a watch as far as widgets go: its screen, and the room that it gives them. All in points.
public struct WidgetDevice: Hashable, Sendable {
    /// A width and a height, in points.
    public typealias Size = StepRaster.Size

    /// The room of Today widgets.
    public struct Today: Hashable, Sendable {
        /// Of a phone held upright; on its side it is `landscapeWidth`.
        public var width: Double
        /// Greatest height on `TodayPage.today`.
        public var height: Double
        /// Greatest height on `TodayPage.notification`.
        public var notificationHeight: Double
        /// Greatest height on `TodayPage.landscape`.
        public var landscapeHeight: Double
        /// Greatest height on `TodayPage.landscapeFirst`.
        public var landscapeFirstHeight: Double

        static let landscapeWidth = 420.0
        /// What an expanded widget would like to have.
        static let wantedHeight = 280.0

        func greatestHeight(on page: TodayPage) -> Double {
            switch page {
            case .today: height
            case .notification: notificationHeight
            case .landscape: landscapeHeight
            case .landscapeFirst: landscapeFirstHeight
            }
        }
    }

    /// Upright.
    public var screen: Size
    /// The models that have it, as people call them.
    public var names: [String]
    /// Pixels per point.
    public var scale: Double
    /// Of a small widget on the home screen.
    public var small: Size
    /// Of a medium widget on the home screen.
    public var medium: Size
    /// Of a large widget on the home screen.
    public var large: Size
    /// Of an extra large widget; nil where there is none, as on phones.
    public var extraLarge: Size?
    /// Of a widget in a watch's Smart Stack, which has no others; nil elsewhere.
    public var smartStack: Size?
    /// Nil where it is not known, as on screens younger than Today widgets: it then follows from the screen.
    public var today: Today?

    /// A device of these figures, three pixels per point unless said otherwise.
    public init(
        screen: Size, names: [String] = [], scale: Double = 3, small: Size, medium: Size, large: Size,
        extraLarge: Size? = nil, smartStack: Size? = nil, today: Today? = nil
    ) {
        self.screen = screen
        self.names = names
        self.scale = scale
        self.small = small
        self.medium = medium
        self.large = large
        self.extraLarge = extraLarge
        self.smartStack = smartStack
        self.today = today
    }

    /// A device with nothing but a Smart Stack.
    public init(screen: Size, names: [String] = [], scale: Double = 2, smartStack: Size) {
        self.init(
            screen: screen, names: names, scale: scale, small: smartStack, medium: smartStack, large: smartStack,
            smartStack: smartStack)
    }

    /// What it shows beside Today widgets.
    public var families: [WeekWidget.Family] {
        smartStack != nil ? [.smartStack] : WeekWidget.Family.home + (extraLarge == nil ? [] : [.extraLarge])
    }

    /// The size of a widget; of one that is not among `families` the nearest size that the device has.
    public func size(
        of family: WeekWidget.Family, contentSize: ContentSize = .large, on page: TodayPage = .today
    ) -> Size {
        switch family {
        case .small: return small
        case .medium: return medium
        case .large: return large
        case .extraLarge: return extraLarge ?? large
        case .smartStack: return smartStack ?? small
        case .compact, .expanded:
            let room = today ?? Today(of: screen)
            let wanted = family == .compact ? contentSize.compactHeight : Today.wantedHeight
            return Size(
                width: page.isLandscape ? Today.landscapeWidth : room.width,
                height: min(wanted, room.greatestHeight(on: page)))
        }
    }
}

extension WidgetDevice: CustomStringConvertible {
    /// The screen: `390x844`.
    public var description: String { screen.description }
}

extension Size: CustomStringConvertible {
    /// `338x158`
    public var description: String { "\(width.shortest)x\(height.shortest)" }
}

extension WidgetDevice.Today {
    /// For a screen that no figures are known of: 8 pt stay free on either side, and heights are those of the known
    /// screen that is nearest in width.
    init(of screen: Size) {
        let known: WidgetDevice.Today =
            switch screen.width {
            case ..<347.5: .iPhone5
            case ..<394.5: .iPhone6
            default: .plus
            }
        self = known
        width = screen.width - 16
    }

    static let iPhone5 = Self(
        width: 304, height: 528, notificationHeight: 396, landscapeHeight: 176, landscapeFirstHeight: 176)
    static let iPhone6 = Self(
        width: 359, height: 616, notificationHeight: 528, landscapeHeight: 220, landscapeFirstHeight: 220)
    static let plus = Self(
        width: 398, height: 660, notificationHeight: 572, landscapeHeight: 264, landscapeFirstHeight: 352)
}
