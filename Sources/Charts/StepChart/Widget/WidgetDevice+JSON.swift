import StepData
import StepRaster
import StepSupport

extension WidgetDevice {
    /// Reads devices from JSON text in UTF-8:
    ///
    ///     {"devices": [{"screen": [400, 880], "names": ["Phone 1"], "scale": 3,
    ///                   "small": [158, 158], "medium": [338, 158], "large": [338, 354]}]}
    ///
    /// `names`, `scale` (3), `extraLarge` and `today` may be left out.
    /// - Throws: `TextError` with the place in the text, for an unknown key with the nearest known one.
    public static func devices(json: some Sequence<UInt8>) throws(TextError) -> [WidgetDevice] {
        var reader = JSONReader(try SourceText(json))
        var devices: [WidgetDevice]?
        let keys = JSONKeys(FileKey.self)
        try reader.enterObject(expecting: "an object with devices")
        while let key = try reader.nextKey(of: keys) {
            switch key {
            case .devices: devices = try reader.devices()
            }
        }
        try reader.finish()
        guard let devices else {
            throw reader.invalid(
                field: "devices", at: reader.text.start, expected: "devices in an array", found: "no such key")
        }
        return devices
    }
}

private enum FileKey: String, CaseIterable { case devices }
private enum DeviceKey: String, CaseIterable { case screen, names, scale, small, medium, large, extraLarge, today }
private enum TodayKey: String, CaseIterable {
    case width, height, notificationHeight, landscapeHeight, landscapeFirstHeight
}

extension JSONReader {
    fileprivate mutating func devices() throws(TextError) -> [WidgetDevice] {
        var devices: [WidgetDevice] = []
        try enterArray(expecting: "devices in an array")
        while try nextElement() { devices.append(try device()) }
        return devices
    }

    private mutating func device() throws(TextError) -> WidgetDevice {
        var sizes: [DeviceKey: Size] = [:]
        var names: [String] = []
        var scale = 3.0
        var today: WidgetDevice.Today?
        let keys = JSONKeys(DeviceKey.self)
        let field = self.field
        try enterObject(expecting: "a device")
        let start = lastValue.lowerBound
        while let key = try nextKey(of: keys) {
            switch key {
            case .screen, .small, .medium, .large, .extraLarge: sizes[key] = try size()
            case .names:
                try enterArray(expecting: "names in an array")
                while try nextElement() { names.append(try string(expecting: "a name")) }
            case .scale: scale = try length(upTo: RenderOptions.maximumScale, "a number above 0 and at most 16")
            case .today: today = try self.today()
            }
        }
        func required(_ key: DeviceKey) throws(TextError) -> Size {
            guard let size = sizes[key] else {
                throw invalid(
                    field: "\(field).\(key.rawValue)", at: start, expected: Self.sizeExpected, found: "no such key")
            }
            return size
        }
        var families: [WeekWidget.Family: Size] = [
            .small: try required(.small), .medium: try required(.medium), .large: try required(.large),
        ]
        families[.extraLarge] = sizes[.extraLarge]
        return WidgetDevice(
            screen: try required(.screen), names: names, scale: scale, sizes: families, today: today)
    }

    private mutating func today() throws(TextError) -> WidgetDevice.Today {
        var lengths: [TodayKey: Double] = [:]
        let keys = JSONKeys(TodayKey.self)
        let field = self.field
        try enterObject(expecting: "the room of Today widgets")
        let start = lastValue.lowerBound
        while let key = try nextKey(of: keys) { lengths[key] = try length() }
        func required(_ key: TodayKey) throws(TextError) -> Double {
            guard let length = lengths[key] else {
                throw invalid(
                    field: "\(field).\(key.rawValue)", at: start, expected: Self.lengthExpected, found: "no such key")
            }
            return length
        }
        return WidgetDevice.Today(
            width: try required(.width), height: try required(.height),
            notificationHeight: try required(.notificationHeight), landscapeHeight: try required(.landscapeHeight),
            landscapeFirstHeight: try required(.landscapeFirstHeight))
    }

    private static let sizeExpected = "[width, height] in points"
    private static let lengthExpected = "a number above 0 and at most 10000"

    private mutating func size() throws(TextError) -> Size {
        var sides: [Double] = []
        try enterArray(expecting: Self.sizeExpected)
        let start = lastValue.lowerBound
        while try nextElement() { sides.append(try length()) }
        guard sides.count == 2 else {
            throw invalid(at: start, expected: Self.sizeExpected, found: "\(sides.count) numbers")
        }
        return Size(width: sides[0], height: sides[1])
    }

    private mutating func length(
        upTo most: Double = 10_000, _ expected: String = lengthExpected
    ) throws(TextError) -> Double {
        let value = try number(expecting: expected)
        guard value > 0, value <= most else { throw invalid(expected: expected) }
        return value
    }
}
