extension WidgetDevice {
    /// Reads devices from JSON text in UTF-8:
    ///
    ///     {"devices": [{"screen": [400, 880], "names": ["Phone 1"], "scale": 3,
    ///                   "small": [158, 158], "medium": [338, 158], "large": [338, 354]}]}
    ///
    /// `names`, `scale` (3), `extraLarge` and `today` may be left out.
    /// - Throws: `TextError` with the position in the text, and for an unknown key with the nearest known one.
    public static func devices(json: some Sequence<UInt8>) throws(TextError) -> [WidgetDevice] {
        var reader = JSONReader(try SourceText(json))
        var devices: [WidgetDevice] = []
        try reader.members(
            of: JSONKeys(FileKey.self), expecting: "an object with devices", missing: someDevices
        ) { json, _ throws(TextError) in
            devices = try json.array(expecting: someDevices) { json throws(TextError) in try json.device() }
        }
        try reader.finish()
        return devices
    }
}

private enum FileKey: String, CaseIterable { case devices }
private enum DeviceKey: String, CaseIterable { case screen, names, scale, small, medium, large, extraLarge, today }
private enum TodayKey: String, CaseIterable {
    case width, height, notificationHeight, landscapeHeight, landscapeFirstHeight
}

private let someDevices = "devices in an array"
private let aSize = "[width, height] in points"
private let aLength = "a number above 0 and at most 10000"

extension JSONReader {
    fileprivate mutating func device() throws(TextError) -> WidgetDevice {
        var device = WidgetDevice(screen: Size(width: 0, height: 0), sizes: [:])
        try members(
            of: JSONKeys(DeviceKey.self), but: [.names, .scale, .extraLarge, .today], expecting: "a device",
            missing: aSize
        ) { json, key throws(TextError) in
            switch key {
            case .screen: device.screen = try json.size()
            case .small: device.sizes[.small] = try json.size()
            case .medium: device.sizes[.medium] = try json.size()
            case .large: device.sizes[.large] = try json.size()
            case .extraLarge: device.sizes[.extraLarge] = try json.size()
            case .names:
                device.names = try json.array(expecting: "names in an array") { json throws(TextError) in
                    try json.string(expecting: "a name")
                }
            case .scale:
                device.scale = try json.number(expecting: "a number above 0 and at most 16") {
                    $0 > 0 && $0 <= RenderOptions.maximumScale
                }
            case .today: device.today = try json.today()
            }
        }
        return device
    }

    private mutating func today() throws(TextError) -> WidgetDevice.Today {
        var today = WidgetDevice.Today.plus
        try members(
            of: JSONKeys(TodayKey.self), expecting: "the room of Today widgets", missing: aLength
        ) { json, key throws(TextError) in
            let length = try json.length()
            switch key {
            case .width: today.width = length
            case .height: today.height = length
            case .notificationHeight: today.notificationHeight = length
            case .landscapeHeight: today.landscapeHeight = length
            case .landscapeFirstHeight: today.landscapeFirstHeight = length
            }
        }
        return today
    }

    private mutating func size() throws(TextError) -> Size {
        let sides = try array(expecting: aSize) { json throws(TextError) in try json.length() }
        guard sides.count == 2 else { throw invalid(expected: aSize, found: "\(sides.count) numbers") }
        return Size(width: sides[0], height: sides[1])
    }

    private mutating func length() throws(TextError) -> Double {
        try number(expecting: aLength) { $0 > 0 && $0 <= 10_000 }
    }
}
