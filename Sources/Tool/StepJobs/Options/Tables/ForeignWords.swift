/// Words of other programs for commands and options, and those of this tool with the same meaning.
enum ForeignWords {
    /// Rows of names without dashes, and of the words to write instead: `$` stands for the value, `$1` and `$2` for
    /// both ends of a range. A name with a value, as in `format=json`, is for that value alone; one with dashes is no
    /// short option. Of several rows with one name the first is used of which the command has all options and which
    /// takes the value.
    static let options: [(names: String, own: String)] = [
        // Inputs and outputs.
        ("out file o save saveto dest destination output-path", "--output $"),
        ("output-dir outdir d o directory dir folder", "--out $"),
        ("output out d o", "--diff $"),
        ("stdout", "--output -"),
        ("f t type ext filetype renderer", "--picture $"),
        ("f", "--format $"),
        ("f", "--frames $"),
        ("csv", "--format csv"),
        // Shapes and sizes.
        ("lines", "--mark line"),
        ("resolution dimensions dimension geometry s", "--size $px"),
        ("resolution dimensions dimension geometry s", "--size $"),
        ("figsize", "--size $in"),
        ("zoom retina-scale pixel-ratio device-scale-factor density", "--scale $"),
        ("retina hidpi 2x", "--scale 2"),
        ("3x", "--scale 3"), ("1x", "--scale 1"),
        ("ppi", "--dpi $"),
        ("template aspect aspect-ratio ratio for shape", "--preset $"),
        ("size widget type", "--family $"),
        ("phone model", "--device $"),
        // Elements of a chart.
        ("type t style chart chart-type plot-type plot", "--mark $"),
        ("grid-view", "--mark calendar"),
        ("smooth", "--curve monotone"),
        ("interpolation interpolate", "--curve $"),
        ("show-values data-labels text-labels numbers annotate-all", "--values all"),
        ("annotate annotations", "--values $"),
        ("mean avg average mean-line", "--average-line"),
        ("target objective threshold hline hlines axhline daily-goal step-goal", "--goal $"),
        ("zero from-zero zero-baseline", "--baseline zero"),
        ("ymin y-min min minimum", "--baseline $"),
        ("grid gridlines", "--guides"),
        ("no-grid", "--no-guides"),
        ("axis axes ticks y-ticks yticks show-axis", "--y-axis"),
        ("xlabel x-labels xlabels tick-format date-format", "--labels $"),
        ("highlight highlight-day mark-day selected", "--select $"),
        // Colours and letters.
        ("colour accent accent-color line-color bar-color fill stroke c tint", "--color $"),
        ("color-scheme cmap colormap scheme", "--palette $"),
        ("mode color-scheme appearance colorscheme", "--theme $"),
        ("dark night dark-mode", "--theme dark"),
        ("light light-mode", "--theme light"),
        ("bg bgcolor background-color bg-color facecolor", "--background $"),
        ("bg", "--ground $"),
        ("transparent alpha no-background nobg", "--background transparent"),
        ("image background-image", "--photo $"),
        ("icon logo", "--avatar $"),
        ("font-file", "--font $"),
        ("weight", "--font-weight $"),
        ("bold", "--font-weight bold"),
        // Texts.
        ("t header heading name suptitle", "--title $"),
        ("caption sub description", "--subtitle $"),
        ("author signature credit watermark by-line", "--footer $"),
        ("lang locale l", "--language $"),
        ("u", "--unit $"),
        ("metric", "--unit km"),
        ("imperial", "--unit mi"),
        // Days.
        ("since start after begin start-date from-date", "--from $"),
        ("until end before end-date to-date", "--to $"),
        ("days tail n last-days", "--last $"),
        ("day on", "--from $ --to $"),
        ("range dates between period quarter q", "--from $1 --to $2"),
        ("group-by groupby resample freq period interval bin", "--by $"),
        ("daily", "--by day"), ("weekly", "--by week"), ("monthly", "--by month"),
        ("agg func aggregation aggfunc summarize", "--aggregate $"),
        ("sum total", "--aggregate sum"),
        ("vs=previous versus=previous compare=previous compare-to=previous compare-with=previous", "--previous auto"),
        (
            "vs=last-year versus=last-year compare=last-year compare-to=last-year compare-with=last-year",
            "--previous year-ago"
        ),
        ("year-over-year yoy year-ago", "--previous year-ago"),
        ("vs=last versus=last compare=last compare-to=last compare-with=last", "--previous auto"),
        ("vs versus compare compare-to compare-with comparison", "--previous $"),
        ("last-week last-month last-year compare-previous", "--previous auto"),
        ("--x date-col x-column", "--date-column $"),
        ("--y column steps-col y-column value-column", "--steps-column $"),
        ("first-day firstweekday first-weekday", "--week-start $"),
        ("tz zone", "--time-zone $"),
        ("utc", "--time-zone UTC"),
        ("sheet source device", "--merge only=$"),
        // Moving pictures.
        ("framerate frame-rate rate r", "--fps $"),
        ("r", "--dpi $"),
        ("length speed time", "--duration $"),
        ("times repeat repeats plays", "--loop $"),
        ("forever", "--loop forever"),
        ("backwards backward reversed", "--reverse"),
        ("wait pause delay-end end-delay", "--hold $"),
        // Reports, batches and goldens.
        ("q silent no-progress s", "--quiet"),
        ("j jobs workers cores concurrency parallel processes", "--threads $"),
        ("fail-on-error fail-fast strict-errors", "--on-error fail"), ("keep-going continue", "--on-error go-on"),
        ("clip crop area roi", "--region $"),
        ("bail=1 bail exitfirst x max-failures=1 maxfail=1 stop-on-first-failure", "--fail-fast"),
        ("tolerance max-diff-pixels threshold-pixel failure-threshold", "--max-different-pixels $"),
        ("max-diff-pixel-ratio threshold-rate change-threshold", "--max-different-pixels $e2%"),
        ("mismatch-threshold", "--max-different-pixels $%"),
        ("fuzz", "--threshold $"),
        ("aa antialiasing ignore-aa", "--ignore-antialiasing"),
        ("junit", "--report-junit $"), ("html", "--report-html $"),
        ("json", "--report-json $"), ("markdown md", "--report-markdown $"),
        ("case pattern filter test k", "--only $"), ("skip deselect", "--exclude $"),
        ("format=json output=json", "--json"),
        ("overwrite y f", "--force"),
        ("optimize", "--compress default"),
    ]

    /// Rows of names for which there is no option, or several, and of advice.
    static let advice: [(names: String, text: String)] = [
        ("width height w h", "--size 800x400px says both, in pixels; without px they are points, of --scale pixels"),
        ("ylim ymax y-max", "--baseline 0 sets the bottom; the top is found by itself"),
        ("xmin xmax xlim range dates between period", "--from 2026-11-01 --to 2026-11-15 says both ends"),
        ("date", "--week 2026-11-09 draws the week of a day, --select 2026-11-09 highlights it"),
        ("all", "all days are drawn without --week, --month, --year and --last"),
        (
            "linewidth lw line-width stroke-width padding margin margins font-size fontsize dpi-font",
            "a theme says it: --theme FILE, with lineWidth and others, as docs/themes.md has them"
        ),
        ("delay", "--fps 10 is a delay of 10 hundredths of a second"),
        (
            "quality compression compress-level",
            "pictures are as small as they can be; --compress libpng is for those who compare"
        ),
        ("allow-size-mismatch", "--max-size-difference 10 says by how many pixels"),
        (
            "precision tol rms max-percent-difference",
            "there is no such measure; --max-different-pixels 1% says how many pixels may differ, --max-visible .1 how visibly"
        ),
        ("delimiter sep separator skiprows header-row encoding", "it is found by itself"),
        ("v verbose debug", "notes come by themselves; --quiet leaves them out"),
        ("font-family font-name typeface", "--font FILE takes a TrueType or OpenType file"),
        ("output", "--out FOLDER says where the pictures go"),
        ("o output out", "what is said goes to standard output: > FILE writes it to a file"),
        ("csv", "the format is found by itself; stepchart import DAYS --format csv writes CSV"),
        ("timeline", "it is gone: a batch with a line for each moment does the same"),
        ("legend", "a legend comes by itself with --previous"),
        ("log logy log-scale stacked stack", "there is none; --baseline says where the bars or the line begin"),
        ("open show view display", "the picture is a file: -o chart.png, then open chart.png"),
        ("u update approve accept", "stepchart approve FAILURES copies what a run left; --record changed writes all"),
        ("themes list-themes palettes list", "stepchart help render names the themes and palettes"),
    ]

    /// Rows of options, of values that mean another option, and of the words to write instead; `$` is the value.
    static let values: [(option: String, values: String, own: String)] = [
        ("last", "week month year", "--$ last"),
        ("to", "csv json ndjson", "--format $"),
    ]

    /// Rows of words in place of a command, and of the words to write instead.
    static let commands: [(names: String, own: String)] = [
        ("plot chart draw create show make line bar convert graph picture image png svg", "render"),
        ("gif movie anim animation video film", "animate"),
        ("share social og", "card"),
        ("story", "card --preset story"), ("poster", "card --preset poster"), ("square", "card --preset square"),
        ("complication", "widget"),
        ("imessage sms", "message"),
        ("export parse load read extract", "import"),
        ("stats statistics stat summary summarize describe report records", "facts"),
        ("identify probe chunks", "inspect"),
        ("diff cmp pixelmatch odiff", "compare"),
        ("test check golden goldens snapshot", "verify"),
        ("version", "--version"),
        ("man options commands usage", "help"),
        ("completion completions", "--generate-completion-script"),
    ]

    /// Rows of words in place of a command that mean several commands, and of advice.
    static let commandAdvice: [(names: String, text: String)] = [
        ("info show-info", "stepchart facts DAYS says what days say, stepchart inspect PICTURE what a picture has"),
        ("update accept", "stepchart approve FAILURES GOLDENS copies what stepchart verify --failures FAILURES left"),
        ("serve server daemon", "stepchart batch --serve answers jobs on a pipe"),
        ("themes theme palettes fonts", "stepchart help render names what --theme, --palette and --font take"),
        ("init new setup config", "nothing is needed first: stepchart render week.json -o chart.png"),
    ]
}
