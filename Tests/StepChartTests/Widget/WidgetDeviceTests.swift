import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct WidgetDeviceTests {
    /// The spec's table of the home screen, written down a second time.
    @Test(arguments: [
        ("440x956", "170x170", "364x170", "364x382"), ("402x874", "162x162", "344x162", "344x366"),
        ("420x912", "169x169", "360x169", "360x379"),
        ("430x932", "170x170", "364x170", "364x382"), ("428x926", "170x170", "364x170", "364x382"),
        ("414x896", "169x169", "360x169", "360x379"), ("414x736", "159x159", "348x157", "348x357"),
        ("393x852", "158x158", "338x158", "338x354"), ("390x844", "158x158", "338x158", "338x354"),
        ("375x812", "155x155", "329x155", "329x345"), ("360x780", "155x155", "329x155", "329x345"),
        ("375x667", "148x148", "321x148", "321x324"), ("320x568", "141x141", "292x141", "292x311"),
    ])
    func homeSizes(screen: String, small: String, medium: String, large: String) throws {
        let device = try #require(WidgetDevice.builtIn.device(named: screen))
        #expect("\(device)" == screen)
        let sizes = WeekWidget.Family.home.map { "\(device.size(of: $0))" }
        #expect(sizes == [small, medium, large])
    }

    /// The spec's tables of tablets and watches, written down a second time.
    @Test(arguments: [
        ("768x1024", ["141x141", "305.5x141", "305.5x305.5", "634.5x305.5"]),
        ("744x1133", ["141x141", "305.5x141", "305.5x305.5", "634.5x305.5"]),
        ("810x1080", ["146x146", "320.5x146", "320.5x320.5", "669x320.5"]),
        ("820x1180", ["155x155", "342x155", "342x342", "715.5x342"]),
        ("834x1194", ["155x155", "342x155", "342x342", "715.5x342"]),
        ("834x1112", ["150x150", "327.5x150", "327.5x327.5", "682x327.5"]),
        ("1024x1366", ["170x170", "378.5x170", "378.5x378.5", "795x378.5"]),
        ("Apple Watch 40 mm", ["152x69.5"]), ("Apple Watch 41 mm", ["165x72.5"]), ("apple-watch-44-mm", ["173x76.5"]),
        ("Apple Watch 45 mm", ["184x80.5"]), ("Apple Watch 49 mm", ["191x81.5"]),
    ])
    func otherSizes(name: String, sizes: [String]) throws {
        let device = try #require(WidgetDevice.builtIn.device(named: name))
        #expect(device.families.map { "\(device.size(of: $0))" } == sizes)
        #expect(device.families.contains(.smartStack) == (sizes.count == 1))
        #expect(device.scale == 2)
    }

    @Test func phonesHaveNoExtraLargeWidget() {
        #expect(WidgetDevice.standard.families == [.small, .medium, .large])
        #expect(WidgetDevice.standard.size(of: .extraLarge) == WidgetDevice.standard.sizes[.large])
    }

    @Test func aScreenOfHalfPointsIsFound() {
        var device = WidgetDevice.standard
        device.screen.width = 402.5
        #expect([device].device(named: "402.5x844") == device)
    }

    @Test func everySizeHasADescription() {
        #expect("\(Size(width: .nan, height: 1e300))" == "nanx1e+300")
        #expect("\(Size(width: -.infinity, height: -0.0))" == "-infx0")
    }

    @Test(arguments: zip(ContentSize.allCases, [95.0, 100, 105, 110, 120, 135, 140]))
    func compactHeights(contentSize: ContentSize, height: Double) throws {
        for (screen, width) in [("320x568", 304.0), ("375x667", 359), ("414x736", 398)] {
            let device = try #require(WidgetDevice.builtIn.device(named: screen))
            #expect(device.size(of: .compact, contentSize: contentSize) == .init(width: width, height: height))
            #expect(
                device.size(of: .compact, contentSize: contentSize, on: .landscape) == .init(width: 420, height: height)
            )
        }
    }

    /// 280 points are wanted; only a phone on its side has less.
    @Test(arguments: [
        ("320x568", [304, 280, 304, 280, 420, 176, 420, 176]), ("375x667", [359, 280, 359, 280, 420, 220, 420, 220]),
        ("414x736", [398, 280, 398, 280, 420, 264, 420, 280]), ("390x844", [374, 280, 374, 280, 420, 220, 420, 220]),
    ])
    func expandedSizes(screen: String, sides: [Double]) throws {
        let device = try #require(WidgetDevice.builtIn.device(named: screen))
        let sizes = TodayPage.allCases.map { device.size(of: .expanded, on: $0) }
        #expect(sizes.flatMap { [$0.width, $0.height] } == sides)
    }

    @Test func greatestHeights() {
        let heights = [WidgetDevice.Today.iPhone5, .iPhone6, .plus].map { today in
            TodayPage.allCases.map { today.greatestHeight(on: $0) }
        }
        #expect(heights == [[528, 396, 176, 176], [616, 528, 220, 220], [660, 572, 264, 352]])
    }

    @Test(arguments: [
        ("iPhone 15 Pro", "393x852"), ("iphone-15-pro", "393x852"), ("IPHONE 8", "375x667"), ("iPhone SE", "320x568"),
        ("iPhone 17 Pro", "402x874"), ("iPhone 17 Pro Max", "440x956"), ("iPhone Air", "420x912"),
        ("iPhone 16e", "390x844"),
        ("iPad mini 7", "744x1133"),
    ])
    func phonesAreKnownByName(name: String, screen: String) {
        #expect(WidgetDevice.builtIn.device(named: name)?.description == screen)
    }

    @Test func namesAreUniqueAndScalesAreTheModels() {
        let names = WidgetDevice.builtIn.flatMap(\.names)
        #expect(Set(names).count == names.count)
        #expect(WidgetDevice.builtIn.device(named: "iPhone XR")?.scale == 2)
        #expect(WidgetDevice.builtIn.device(named: "iPhone 11 Pro Max")?.scale == 3)
        #expect(WidgetDevice.builtIn.device(named: "375x667")?.scale == 2)
        #expect(WidgetDevice.standard.description == "390x844")
        #expect(WidgetDevice.builtIn.device(named: "") == nil)
    }

    // MARK: JSON

    private static let sizes = #""small": [1, 2], "medium": [3, 4], "large": [5.5, 6]"#

    @Test func readsDevices() throws {
        let text = """
            {"devices": [{"screen": [402, 874], "names": ["iPhone 17"], "extraLarge": [7, 8], \(Self.sizes)},
                         {"screen": [1, 2], "scale": 1.5, \(Self.sizes), "today":
                          {"width": 10, "height": 11, "notificationHeight": 12, "landscapeHeight": 13,
                           "landscapeFirstHeight": 14}}]}
            """
        let devices = try WidgetDevice.devices(json: text.utf8)
        #expect(devices.map(\.description) == ["402x874", "1x2"])
        #expect(devices.map(\.scale) == [3, 1.5])
        #expect(devices.device(named: "iphone 17")?.size(of: .large) == .init(width: 5.5, height: 6))
        #expect(devices[0].today == nil)
        #expect(devices[0].size(of: .extraLarge) == .init(width: 7, height: 8))
        #expect(devices.map(\.families.count) == [4, 3])
        #expect(devices[1].size(of: .expanded, on: .notification) == .init(width: 10, height: 12))
        #expect(devices[1].size(of: .expanded, on: .landscapeFirst) == .init(width: 420, height: 14))
    }

    @Test(arguments: [
        ("[]", "1:1: expected an object with devices, found an array"),
        ("{}", "1:1: devices: expected devices in an array, found no such key"),
        (
            #"{"devices": [{"screen": [1, 2]}]}"#,
            "1:14: devices[0].small: expected [width, height] in points, found no such key"
        ),
        (
            #"{"devices": [{"screen": [1]}]}"#,
            "1:25: devices[0].screen: expected [width, height] in points, found 1 numbers"
        ),
        (
            #"{"devices": [{"screen": [1, -2]}]}"#,
            "1:29: devices[0].screen[1]: expected a number above 0 and at most 10000, found -2"
        ),
        (
            #"{"devices": [{"scale": 17}]}"#,
            "1:24: devices[0].scale: expected a number above 0 and at most 16, found 17"
        ),
        (
            #"{"devices": [{"smal": [1, 2]}]}"#,
            #"1:15: devices[0]: expected a known name (the nearest is "small"), found "smal""#
        ),
        (
            #"{"devices": [{"today": {"width": 1}}]}"#,
            "1:24: devices[0].today.height: expected a number above 0 and at most 10000, found no such key"
        ),
    ])
    func saysWhereAFileIsWrong(text: String, message: String) {
        do {
            _ = try WidgetDevice.devices(json: text.utf8)
            Issue.record("\(text) was read")
        } catch {
            #expect("\(error)" == message)
        }
    }

    /// samples/devices.schema.json says of a file what the reader says.
    @Test func agreesWithTheSchema() throws {
        func device(_ more: String) -> String { "{\"devices\": [{\(more)}]}" }
        let today = #""width": 1, "height": 1, "notificationHeight": 1, "landscapeHeight": 1"#
        let verdicts: [(String, Bool)] = [
            (#"{"$schema": "devices.schema.json", "devices": []}"#, true), (#"{"$schema": 1, "devices": []}"#, false),
            (device(#""$schema": "", "screen": [1, 2], "# + Self.sizes), false),
            (#"{"devices": []}"#, true), ("{}", false), ("[]", false),
            (device(#""screen": [1, 2], "# + Self.sizes), true), (device(Self.sizes), false),
            (device(#""screen": [1, 2, 3], "# + Self.sizes), false),
            (device(#""screen": [1, 0], "# + Self.sizes), false),
            (device(#""screen": [1, 10000], "# + Self.sizes), true),
            (device(#""screen": [1, 10001], "# + Self.sizes), false),
            (device(#""screen": "1x2", "# + Self.sizes), false),
            (device(#""screen": [1, 2], "names": ["a", "b"], "scale": 16, "# + Self.sizes), true),
            (device(#""screen": [1, 2], "names": "a", "# + Self.sizes), false),
            (device(#""screen": [1, 2], "extraLarge": [1, 2], "# + Self.sizes), true),
            (device(#""screen": [1, 2], "extraLarge": 1, "# + Self.sizes), false),
            (device(#""screen": [1, 2], "scale": 16.5, "# + Self.sizes), false),
            (device(#""screen": [1, 2], "scale": 0, "# + Self.sizes), false),
            (device(#""screen": [1, 2], "colour": 0, "# + Self.sizes), false),
            (device(#""screen": [1, 2], "today": {"# + today + "}, " + Self.sizes), false),
            (device(#""screen": [1, 2], "today": {"landscapeFirstHeight": 1, "# + today + "}, " + Self.sizes), true),
        ]
        let schemaSays = try JSONSchema("devices.schema.json").accepts(verdicts.map(\.0))
        for ((text, isValid), schemaAccepts) in zip(verdicts, schemaSays) {
            #expect(((try? WidgetDevice.devices(json: text.utf8)) != nil) == isValid, "the reader on \(text)")
            #expect(schemaAccepts == isValid, "the schema on \(text)")
        }
    }
}
