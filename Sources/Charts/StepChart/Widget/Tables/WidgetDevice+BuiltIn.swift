extension WidgetDevice {
    /// The default device, with a screen of 390 x 844 points.
    public static let standard = device(
        390, 844, [158, 338, 158, 354],
        ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"])

    /// The built-in devices, phones first, each kind from the largest. If models differ only in scale, the name of the
    /// screen means the first one.
    ///
    /// The sizes are those of the platform's design guidelines of January 2025, except for phones that these lack.
    /// Authors of home screen scripts measured 402 x 874 and 440 x 956 points on screenshots. No source has 420 x 912
    /// points: its sizes are those of the nearest smaller screen, 414 x 896.
    public static let builtIn: [WidgetDevice] = phones + tablets + watches

    private static let phones: [WidgetDevice] = [
        device(440, 956, [170, 364, 170, 382], ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        device(
            430, 932, [170, 364, 170, 382],
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        device(428, 926, [170, 364, 170, 382], ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        device(420, 912, [169, 360, 169, 379], ["iPhone Air"]),
        device(414, 896, [169, 360, 169, 379], ["iPhone XS Max", "iPhone 11 Pro Max"]),
        device(402, 874, [162, 344, 162, 366], ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        device(393, 852, [158, 338, 158, 354], ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        standard,
        device(375, 812, [155, 329, 155, 345], ["iPhone X", "iPhone XS", "iPhone 11 Pro"]),
        device(360, 780, [155, 329, 155, 345], ["iPhone 12 mini", "iPhone 13 mini"]),
        device(414, 896, [169, 360, 169, 379], ["iPhone XR", "iPhone 11"], scale: 2),
        device(
            414, 736, [159, 348, 157, 357], ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            today: .plus),
        device(
            375, 667, [148, 321, 148, 324],
            ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"], scale: 2, today: .iPhone6),
        device(320, 568, [141, 292, 141, 311], ["iPhone 5", "iPhone 5s", "iPhone SE"], scale: 2, today: .iPhone5),
    ]

    /// The tablets, with the sizes for layout; home screens show widgets smaller. Medium and large have the same width,
    /// and large and extra large the same height.
    private static let tablets = [
        (Size(1024, 1366), 170, 378.5, 795, ["iPad Pro 12.9", "iPad Air 13"]),
        (Size(834, 1194), 155, 342, 715.5, ["iPad Pro 11"]),
        (Size(820, 1180), 155, 342, 715.5, ["iPad Air 10.9", "iPad Air 11", "iPad 10"]),
        (Size(834, 1112), 150, 327.5, 682, ["iPad Pro 10.5", "iPad Air 3"]),
        (Size(810, 1080), 146, 320.5, 669, ["iPad 10.2", "iPad 7", "iPad 8", "iPad 9"]),
        (Size(768, 1024), 141, 305.5, 634.5, ["iPad 9.7", "iPad mini 5"]),
        (Size(744, 1133), 141, 305.5, 634.5, ["iPad mini 6", "iPad mini 7"]),
    ].map { (screen: Size, small: Double, large: Double, extraLarge: Double, names: [String]) in
        WidgetDevice(
            screen: screen, names: names, scale: 2,
            sizes: [
                .small: Size(small, small), .medium: Size(large, small), .large: Size(large, large),
                .extraLarge: Size(extraLarge, large),
            ])
    }

    private static let watches = [
        (Size(205, 251), Size(191, 81.5), ["Apple Watch 49 mm", "Apple Watch Ultra"]),
        (Size(198, 242), Size(184, 80.5), ["Apple Watch 45 mm"]),
        (Size(184, 224), Size(173, 76.5), ["Apple Watch 44 mm"]),
        (Size(176, 215), Size(165, 72.5), ["Apple Watch 41 mm"]),
        (Size(162, 197), Size(152, 69.5), ["Apple Watch 40 mm"]),
    ].map { screen, stack, names in
        WidgetDevice(screen: screen, names: names, scale: 2, sizes: [.smartStack: stack])
    }

    /// Creates a phone.
    /// - Parameter sides: the side of a small widget, the width of a medium and a large one, and the heights of these
    ///   two.
    private static func device(
        _ width: Double, _ height: Double, _ sides: [Double], _ names: [String], scale: Double = 3, today: Today? = nil
    ) -> WidgetDevice {
        WidgetDevice(
            screen: Size(width, height), names: names, scale: scale,
            sizes: [
                .small: Size(sides[0], sides[0]), .medium: Size(sides[1], sides[2]), .large: Size(sides[1], sides[3]),
            ], today: today)
    }
}

extension WidgetDevice.Today {
    static let iPhone5 = Self(
        width: 304, height: 528, notificationHeight: 396, landscapeHeight: 176, landscapeFirstHeight: 176)
    static let iPhone6 = Self(
        width: 359, height: 616, notificationHeight: 528, landscapeHeight: 220, landscapeFirstHeight: 220)
    static let plus = Self(
        width: 398, height: 660, notificationHeight: 572, landscapeHeight: 264, landscapeFirstHeight: 352)
}

extension Sequence<WidgetDevice> {
    /// Returns the first device with this screen or name. Case, spaces and punctuation are ignored: `iphone-15-pro`.
    public func device(named name: String) -> WidgetDevice? {
        let key = Self.key(name)
        return first { Self.key($0.description) == key || $0.names.contains { Self.key($0) == key } }
    }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
