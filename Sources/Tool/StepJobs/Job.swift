/// One piece of work: the kind of picture, the week, the style and the output. A job is a value, made from words on a
/// command line, from JSON or by a program. In JSON every option has the name that it has on the command line. Options
/// that are left out have their defaults.
package struct Job: Hashable, Sendable {
    package enum DrawingCommand: String, OptionChoice {
        /// A chart, or a moment of its animation.
        case render
        /// A chart, or a card, that draws itself: one file, or a sequence of PNG files.
        case animate
        case widget
        /// A picture and the texts that go with it.
        case message
        /// A picture to share.
        case card
    }

    /// An identifier of the job; it has no effect on the drawing.
    package var id: String?
    package let command: DrawingCommand
    package var source = DaySource()
    package var states = States()
    package var appearance = Appearance()
    package var outputs = Outputs()

    /// The options of the chart; a widget and a card use all of them but its size and style.
    package var chart: ChartOptions
    /// The canvas that replaces the one of the command, or of a card's preset.
    package var canvas: CanvasSize?
    package var region: String?
    /// A moment of the animation, in seconds; nil is the finished chart.
    package var moment: Double?
    package var animation = AnimationOptions()
    /// The values to show; replaces the choice in `chart`.
    package var values: Annotations.Values?
    package var widget = Widget()
    package var message = Message()
    package var card = Card()
    /// The unit of distances; nil is that of the week.
    package var unit: DistanceUnit?
    /// The figure of days that is drawn, or counted by facts.
    package var measure = Measure.steps
    /// The goal for a day; nil is that of the input, if it has one.
    package var goal: DailyGoal?
    /// Goals that replace it, each from a date on.
    package var laterGoals: [LaterGoal] = []
    /// The form of a picture of several people; nil for the days of one.
    package var people: PeopleChart.Style?
    /// The column of people's names. Nil: one called name, user or id, else the only one without dates and figures.
    package var namesColumn: String?

    /// Makes a job with the defaults of a command, also of its chart's options.
    package init(_ command: DrawingCommand) {
        self.command = command
        chart =
            switch command {
            case .render, .animate: ChartOptions()
            case .widget: ChartOptions(placement: .widget)
            case .message: .message
            case .card: CardOptions().chart
            }
    }

    /// The source of the days, with what the picture shows of them and compares them with.
    var daySource: DaySource {
        with(source) { source in
            source.comparesYears = card.options.compare == .years
            source.importing.reading.keepsHours = chart.aggregation.span == .hour
        }
    }

    var size: Size? { canvas?.points(scale: scale(of: pictureKind, otherwise: isCard ? 1 : 3)) }

    /// The number of pixels per point of a picture.
    /// - Parameter fallback: the scale of a PNG, where neither the job nor the picture sets one; an SVG has 1.
    func scale(of kind: PictureKind, otherwise fallback: Double) -> Double {
        outputs.pixelsPerPoint ?? (kind.isVector ? 1 : fallback)
    }

    /// The options about weeks that cannot be read, and weeks that were drawn before.
    package struct States: Hashable, Sendable {
        /// The faults of the input for which the cached week stands in.
        package enum StandIn: String, OptionChoice {
            /// Protected data, which is no fault.
            case protected
            /// Protected data, and an input that is missing or malformed.
            case any
        }

        package var placeholder = false
        package var snapshot = false
        /// The folder that keeps the last week and its pictures.
        package var cache: String?
        package var ifChanged = false
        package var standIn = StandIn.protected
    }

    /// The themes, the colours and the fonts.
    package struct Appearance: Hashable, Sendable {
        /// The theme. Nil: light, or as a card's background requires.
        package var theme: ThemeSource?
        /// The palette. Nil: the theme's own colours.
        package var palette: Palette.Name?
        /// The colour of a palette of its shades; nil: the theme's own colours.
        package var color: ChartTheme.Color?
        /// The theme of the dark scheme. Nil: dark, or the second one of `theme`.
        package var darkTheme: ThemeSource?
        /// The paths of fonts, which are tried before those of the theme.
        package var fonts: [String] = []
        /// The weight. Nil: that of the theme.
        package var fontWeight: FontWeight?
        /// The scheme. Nil: light, or both where a job makes both by itself.
        package var scheme: Schemes?
    }

    /// The output's paths, and the format of its files.
    package struct Outputs: Hashable, Sendable {
        /// A file, a folder or a pattern, as the job has it; `-` is standard output. Nil where nothing is written.
        package var path: String?
        /// The kind of the pictures. Nil: by the ending of `path`, else PNG.
        package var pictureKind: PictureKind?
        /// The format of an animation. Nil: by the ending of `path`, else PNG.
        package var frames: FrameFormat?
        /// The number of pixels per point. Nil: 3, or 1 for a card or an SVG, or a phone's own.
        package var scale: Double?
        /// The number of pixels per inch, of which a point is a 72nd; replaces the scale.
        package var dpi: Double?
        /// The scale by either option. Nil: the default scale of the picture.
        var pixelsPerPoint: Double? { scale ?? dpi.map { $0 / 72 } }
        package var compress = RenderOptions.Compression.default
        /// The most cores to use, and so the most jobs or cases at a time; 0 uses the default.
        package var threads = 0
        /// The number of cores for many pictures.
        package var cores: Int { threads == 0 ? Cores.all : threads }
        /// The path of a file with the positions of everything in a chart or a card.
        package var layoutJSON: String?
        /// The path of a file with the picture in words.
        package var alternativeText: String?
        /// The path of a picture that shows a message as in a conversation.
        package var preview: String?
        /// True if a message's page is written.
        package var html = false
        /// True if a message's link card and the elements that name it are written.
        package var openGraph = false
        /// True if outputs replace any file.
        package var force = false

        /// Notes for the user about words of an earlier version.
        var notes: [String] {
            guard RenderOptions.Compression.retired.contains(compress) else { return [] }
            let advice = "oxipng -o4 makes these files about 16 % smaller"
            return ["--compress \(compress.word): writes what default does; \(advice)"]
        }
    }

    package struct Widget: Hashable, Sendable {
        package var family: HomeWidget?
        package var today: TodayWidget?
        package var device: String?
        /// The path of a file with more devices.
        package var devices: String?
        package var contentSize: ContentSize?
        package var page: TodayPage?
        package var cornerRadius = 0.0
        /// True draws every widget of every phone into a folder.
        package var all = false
    }

    package struct Message: Hashable, Sendable {
        /// Texts that replace its own: templates, in which words in braces are filled in.
        package var texts: [MessageText: String] = [:]
        package var url: String?
    }

    /// The options of `card`; the chart in them is that of the job.
    package struct Card: Hashable, Sendable {
        /// The preset. Nil: og, where no size is given.
        package var preset: CardOptions.Preset?
        /// The path of a PNG file.
        package var avatar: String?
        package var photo: String?
        /// The point of the photo that is kept near the middle of the card. Nil: the photo's middle.
        package var photoFocus: PartialPoint?
        package var options = CardOptions()
    }

    /// The weekday with which weeks begin, 1 for Monday: by default that of the language's region.
    var firstWeekday: Int { chart.firstWeekday ?? region.map(CalendarSpan.firstWeekday) ?? chart.language.firstWeekday }

    package var languageTag: LanguageTag {
        get { LanguageTag(chart.language, region: region) }
        set { (chart.language, region) = (newValue.language, newValue.region) }
    }
}
