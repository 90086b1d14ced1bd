import ArgumentParser
import StepChart
import StepFiles
import StepText

/// Which widget, on which phone, in which colours.
struct WidgetArguments: ParsableArguments {
    enum Family: String, CaseIterable, ExpressibleByArgument {
        case small, medium, large

        var family: WeekWidget.Family {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    enum Today: String, CaseIterable, ExpressibleByArgument {
        case compact, expanded

        var family: WeekWidget.Family { self == .compact ? .compact : .expanded }
    }

    @Option(help: "A widget of the home screen. (default: medium)")
    var family: Family?

    @Option(help: "Instead, a Today widget: compact, or expanded as far as the page lets it. (default: none)")
    var today: Today?

    @Option(
        help: ArgumentHelp(
            "The phone, by its screen in points or by its name, as in 'iPhone 15 Pro'. (default: 390x844)",
            valueName: "name"),
        completion: .list(WidgetDevice.builtIn.flatMap { [$0.description] + $0.names }))
    var device: String?

    @Option(
        help: ArgumentHelp(
            "A JSON file of more phones, which come before the built-in ones. (default: only those)",
            valueName: "file"), completion: .file(extensions: ["json"]))
    var devices: String?

    @Option(
        name: .customLong("content-size"),
        help: "How large text is on the phone, which decides the height of a compact Today widget. (default: L)")
    var contentSize: ContentSize?

    @Option(
        help: """
            Where the Today widget is: on the page beside the home screen, in Notification Centre, or on a phone on its \
            side, there too on the first page or not. (default: today)
            """)
    var page: TodayPage?

    @Option(
        name: .customLong("corner-radius"),
        help: ArgumentHelp("Of a container with round, transparent corners, as in 22.", valueName: "points"))
    var cornerRadius = 0.0

    @Option(help: "Of the distance. (default: as the input says, else km)")
    var unit: DistanceUnit?

    @OptionGroup var looks: SharedLooksArguments

    @Option(name: .customLong("dark-theme"), help: ArgumentHelp("The theme of the dark scheme.", valueName: "theme"))
    var darkTheme = Theme.builtIn(.dark)

    func validate() throws {
        if family != nil, today != nil { throw ValidationError("--today: expected nothing beside --family") }
        guard today == nil else { return }
        for (option, isGiven) in [("--content-size", contentSize != nil), ("--page", page != nil)] where isGiven {
            throw ValidationError("\(option): expected --today with it")
        }
    }

    /// Whether one widget of all is asked for.
    var namesOne: Bool { family != nil || today != nil || device != nil }

    /// Those that have a name, from the file and built in.
    func allDevices() throws(Failure) -> [WidgetDevice] {
        guard let devices else { return WidgetDevice.builtIn }
        let file = try InputFile(devices)
        do {
            return try WidgetDevice.devices(json: file.bytes) + WidgetDevice.builtIn
        } catch {
            throw Failure(error, in: file.name)
        }
    }

    func chosenDevice() throws(Failure) -> WidgetDevice {
        let devices = try allDevices()
        let name = device ?? WidgetDevice.standard.description
        if let device = devices.device(named: name) { return device }
        let nearest = NearestName.to(name, in: devices.flatMap { [$0.description] + $0.names })
        throw Failure(
            .usage,
            "--device: expected a screen such as 390x844 or a phone\(NearestName.hint(nearest)), found \"\(name)\"")
    }

    /// What to show on a device, unless it is said elsewhere.
    func options(on device: WidgetDevice) -> WidgetOptions {
        options(
            today?.family ?? family?.family ?? .medium, on: device, contentSize: contentSize ?? .large,
            page: page ?? .today)
    }

    func options(
        _ family: WeekWidget.Family, on device: WidgetDevice, contentSize: ContentSize, page: TodayPage
    ) -> WidgetOptions {
        var options = WidgetOptions(family, on: device, contentSize: contentSize, page: page)
        options.curve = looks.curve
        options.selection = looks.select ?? .automatic
        options.labels = looks.labels ?? .automatic
        options.weekStart = looks.weekStart
        options.language = looks.language
        options.unit = unit
        options.missingGlyph = looks.missingGlyph
        options.cornerRadius = cornerRadius
        return options
    }

    func style(_ scheme: ColorScheme) throws(Failure) -> ChartStyle {
        try looks.style(of: scheme == .light ? looks.theme : darkTheme)
    }
}

extension ContentSize: ExpressibleByArgument {}
extension TodayPage: ExpressibleByArgument {}
extension DistanceUnit: ExpressibleByArgument {}
