extension WidgetDevice {
    /// What is drawn for when nobody says.
    public static let standard = device(
        390, 844, 158, 338, 158, 354, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"])

    /// The screens that need no file, largest first. Where models differ only in scale, the one that comes first stands
    /// for the screen.
    public static let builtIn: [WidgetDevice] = [
        device(
            430, 932, 170, 364, 170, 382,
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        device(428, 926, 170, 364, 170, 382, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        device(414, 896, 169, 360, 169, 379, ["iPhone XS Max", "iPhone 11 Pro Max"]),
        device(393, 852, 158, 338, 158, 354, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        standard,
        device(375, 812, 155, 329, 155, 345, ["iPhone X", "iPhone XS", "iPhone 11 Pro"]),
        device(360, 780, 155, 329, 155, 345, ["iPhone 12 mini", "iPhone 13 mini"]),
        device(414, 896, 169, 360, 169, 379, ["iPhone XR", "iPhone 11"], scale: 2),
        device(
            414, 736, 159, 348, 157, 357, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            today: .plus),
        device(
            375, 667, 148, 321, 148, 324,
            ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"], scale: 2, today: .iPhone6),
        device(
            320, 568, 141, 292, 141, 311, ["iPhone 5", "iPhone 5s", "iPhone SE"], scale: 2, today: .iPhone5),
    ]

    /// Of the home screen's three sizes only four figures differ: medium and large are equally wide.
    private static func device(
        _ width: Double, _ height: Double, _ small: Double, _ wide: Double, _ mediumHeight: Double,
        _ largeHeight: Double, _ names: [String], scale: Double = 3, today: Today? = nil
    ) -> WidgetDevice {
        WidgetDevice(
            screen: Size(width: width, height: height), names: names, scale: scale,
            small: Size(width: small, height: small),
            medium: Size(width: wide, height: mediumHeight), large: Size(width: wide, height: largeHeight), today: today
        )
    }
}

extension Sequence<WidgetDevice> {
    /// The device of this screen or name, the first when there are several. Neither case counts nor what stands
    /// between words: `iphone-15-pro`.
    public func device(named name: String) -> WidgetDevice? {
        let key = Self.key(name)
        return first { Self.key($0.description) == key || $0.names.contains { Self.key($0) == key } }
    }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
