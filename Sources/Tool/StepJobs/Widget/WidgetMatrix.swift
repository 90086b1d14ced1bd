/// Every widget on every device in every scheme. Equal sizes share a picture.
struct WidgetMatrix {
    private struct Cell {
        let family: WeekWidget.Family
        let device: WidgetDevice
        let scheme: Schemes
        let kind: PictureKind
        var contentSize: ContentSize?
        var page: TodayPage?

        private var size: Size { device.size(of: family, contentSize: contentSize ?? .large, on: page ?? .today) }

        /// The name of the file that equal pictures share: `medium-338x158-light.png`, `compact-XL-359x120-dark.png`
        var file: String {
            let letters = contentSize.map { "-\($0.rawValue)" } ?? ""
            return "\(family.rawValue)\(letters)-\(size)-\(scheme.rawValue)\(kind.ending)"
        }

        func json(_ scale: Double, _ digest: PictureDigest) -> JSON {
            .object([
                ("file", .string(file)), ("family", .string(family.rawValue)), ("device", .string("\(device)")),
                ("scheme", .string(scheme.rawValue)),
                ("contentSize", .text(contentSize?.rawValue)), ("page", .text(page?.rawValue)),
                ("width", .number(size.width)), ("height", .number(size.height)), ("scale", .number(scale)),
                ("pixelWidth", .number(digest.size.width)), ("pixelHeight", .number(digest.size.height)),
                ("sha256", .string(digest.sha256)),
            ])
        }
    }

    private let entries: [Cell]
    /// The first of the entries that share a picture.
    private let unique: [Cell]
    var files: [String] { unique.map(\.file) }

    init(_ devices: [WidgetDevice], _ kind: PictureKind, schemes: [Schemes]) {
        var screens: Set<Size> = []
        entries = devices.filter { screens.insert($0.screen).inserted }.flatMap { device in
            schemes.flatMap { Self.widgets(of: device, $0, kind) }
        }
        var seen: Set<String> = []
        unique = entries.filter { seen.insert($0.file).inserted }
    }

    /// Makes a job of a single widget for each picture, which is drawn on one core.
    func jobs(like job: Job, scale: Double) -> [Job] {
        unique.map { entry in
            var own = job
            own.widget.all = false
            own.outputs.threads = 1
            own.outputs.scale = scale
            own.appearance.scheme = entry.scheme
            own.widget.family = HomeWidget(rawValue: entry.family.rawValue)
            own.widget.today = TodayWidget(rawValue: entry.family.rawValue)
            own.widget.device = "\(entry.device)"
            own.widget.contentSize = entry.contentSize
            own.widget.page = entry.page
            return own
        }
    }

    /// Lists the widgets of a device: Today widgets if their sizes are known, expanded ones in one content size.
    private static func widgets(of device: WidgetDevice, _ scheme: Schemes, _ kind: PictureKind) -> [Cell] {
        func entry(_ family: WeekWidget.Family, _ letters: ContentSize? = nil, _ page: TodayPage? = nil) -> Cell {
            Cell(family: family, device: device, scheme: scheme, kind: kind, contentSize: letters, page: page)
        }
        let home = device.families.map { entry($0) }
        guard device.today != nil else { return home }
        let today = ContentSize.allCases.map { (WeekWidget.Family.compact, $0) } + [(.expanded, .large)]
        return home + today.flatMap { family, letters in TodayPage.allCases.map { entry(family, letters, $0) } }
    }

    func index(scale: Double, _ digests: [PictureDigest]) -> String {
        let digests = Dictionary(uniqueKeysWithValues: zip(files, digests))
        return JSON.document([
            ("version", .number(1)),
            ("pictures", .lines(entries.compactMap { entry in digests[entry.file].map { entry.json(scale, $0) } })),
        ])
    }
}
