/// One piece of work: what is drawn, of which week, how it looks, and where it goes.
///
/// A job is a value. It says the same whether it was made from words on a command line, from JSON or by a program, and
/// has a JSON form in which every option has the name that it has on the command line. What is left out is as by
/// default.
package struct Job: Hashable, Sendable {
    package enum Command: String, OptionChoice {
        /// A chart, or a moment of its animation.
        case render
        /// A chart, or a card, drawing itself: one file, or a sequence of PNG files.
        case animate
        case widget
        /// A picture and the texts that go with it.
        case message
        /// A picture to share.
        case card

        /// What a chart shows where the job does not say.
        var chart: ChartOptions {
            switch self {
            case .render, .animate: ChartOptions()
            case .widget: ChartOptions(placement: .widget)
            case .message: .message
            case .card: CardOptions().chart
            }
        }

        /// Whether it always fills a folder.
        var isFolder: Bool { self == .message }
    }

    /// What tells this job from others; it draws nothing.
    package var id: String?
    package let command: Command
    package var source = DaySource()
    package var states = States()
    package var looks = Looks()
    package var outputs = Outputs()

    /// What a chart shows; a widget and a card have it too, but for its size and style.
    package var chart: ChartOptions
    /// In place of the canvas that the command, or a card's preset, has.
    package var canvas: CanvasSize?
    /// Where the language is spoken, as in `AT`; nil where nobody says.
    package var region: String?
    /// A moment of the animation, in seconds; nil is the finished chart.
    package var moment: Double?
    package var animation = AnimationOptions()
    /// In place of those of `chart`.
    package var values: Annotations.Values?
    package var widget = Widget()
    package var message = Message()
    package var card = Card()
    /// Of distances; nil: as the week says.
    package var unit: DistanceUnit?

    package init(_ command: Command) {
        self.command = command
        chart = command.chart
    }

    /// The size that is asked for, in points.
    var size: Size? { canvas?.points(scale: scale(of: pictureKind, otherwise: isCard ? 1 : 3)) }

    /// Pixels per point of a picture.
    /// - Parameter fallback: of a PNG, where neither the job nor the picture says; an SVG has 1.
    func scale(of kind: PictureKind, otherwise fallback: Double) -> Double {
        outputs.pixelsPerPoint ?? (kind.isVector ? 1 : fallback)
    }

    /// What to draw when there is no new data, and what to do when there is nothing new to draw.
    package struct States: Hashable, Sendable {
        /// Which faults of the input the cached week stands in for.
        package enum StandIn: String, OptionChoice {
            /// Data that is protected, which is no fault.
            case protected
            /// Also an input that is missing or malformed.
            case any
        }

        package var placeholder = false
        package var snapshot = false
        /// The folder that keeps the last week and its pictures.
        package var cache: String?
        package var ifChanged = false
        package var standIn = StandIn.protected
    }

    /// Themes, and the letters.
    package struct Looks: Hashable, Sendable {
        /// Nil: light, or as a card's ground has it.
        package var theme: ThemeSource?
        /// Nil: the theme's own colours.
        package var palette: Palette.Name?
        /// The colour of a palette of its shades; nil: the theme's own colours.
        package var color: ChartTheme.Color?
        /// Of the dark scheme; nil: dark, or as `theme` has it.
        package var darkTheme: ThemeSource?
        /// The paths of fonts, which are asked before those of the theme.
        package var fonts: [String] = []
        /// Nil: as the theme has it.
        package var fontWeight: FontWeight?
        /// Nil: light, or both where a job makes both by itself.
        package var scheme: Schemes?
    }

    /// Where the pictures go, and how they are written.
    package struct Outputs: Hashable, Sendable {
        /// A file, a folder or a pattern, as the job has it; `-` is standard output. Nil where nothing is written.
        package var path: String?
        /// Nil: as `path` ends, else PNG.
        package var pictureKind: PictureKind?
        /// Of an animation. Nil: as `path` ends, else PNG.
        package var frames: FrameFormat?
        /// Pixels per point. Nil: 3, 1 of a card or an SVG, or a phone's own.
        package var scale: Double?
        /// Pixels per inch, of which a point is a 72nd; in place of the scale.
        package var dpi: Double?
        /// Nil: the scale that the picture has by itself.
        var pixelsPerPoint: Double? { scale ?? dpi.map { $0 / 72 } }
        package var compress = RenderOptions.Compression.default
        /// Most cores to use, and so most jobs or cases at a time; 0 leaves it open.
        package var threads = 0
        /// Where everything stands, beside a chart or a card.
        package var layoutJSON: String?
        /// The picture in words, beside it.
        package var alternativeText: String?
        /// A message as a conversation shows it.
        package var preview: String?
        /// A message's page.
        package var html = false
        /// A message's link card and the elements that name it.
        package var openGraph = false
        /// Whether outputs replace any file.
        package var force = false

        /// What the user should know of a word of an earlier version.
        var notes: [String] {
            guard RenderOptions.Compression.retired.contains(compress) else { return [] }
            let advice = "oxipng -o4 makes these files about 16 % smaller"
            return ["--compress \(compress.word): writes what default does; \(advice)"]
        }
    }

    package struct Widget: Hashable, Sendable {
        package var family: HomeWidget?
        package var today: TodayWidget?
        /// By its screen or its name.
        package var device: String?
        /// A file of more devices.
        package var devices: String?
        package var contentSize: ContentSize?
        package var page: TodayPage?
        package var cornerRadius = 0.0
        /// True draws every widget of every phone into a folder.
        package var all = false
    }

    package struct Message: Hashable, Sendable {
        /// In place of its own texts: templates, in which places in braces are filled in.
        package var texts: [MessageText: String] = [:]
        package var url: String?
    }

    /// Of card; the chart in its options is that of the job.
    package struct Card: Hashable, Sendable {
        /// Nil: og, where no size is given.
        package var preset: CardOptions.Preset?
        /// A PNG file.
        package var avatar: String?
        package var photo: String?
        /// Nil: its middle.
        package var photoFocus: PartialPoint?
        package var options = CardOptions()
    }

    /// The weekday with which weeks begin, 1 for Monday: as asked for, else as in the language's region.
    var firstWeekday: Int { chart.firstWeekday ?? region.map(CalendarSpan.firstWeekday) ?? chart.language.firstWeekday }

    /// The language, and where it is spoken.
    package var languageTag: LanguageTag {
        get { LanguageTag(chart.language, region: region) }
        set { (chart.language, region) = (newValue.language, newValue.region) }
    }
}
