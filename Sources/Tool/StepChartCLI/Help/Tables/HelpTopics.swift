/// The topics of `stepchart help` that concern several commands and options.
enum HelpTopics {
    /// The names of each topic, the usual one first, and its text.
    static let all: [(names: String, text: String)] = [
        (
            "periods days weeks months years dates",
            """
            EXAMPLES:
              stepchart card steps.csv --week previous -o card.png
              stepchart card steps.csv --month 2026-10 -o october.png
              stepchart render steps.csv --from 2026-07-01 --to 2026-09-30 -o quarter.png

            These options choose the days of an input. Without them all days are drawn, or the last seven of an export.

              --week, --month, --year
                    last, the one with the newest data; current (or this), the one that has today; previous,
                    the last that is over; or its name: 2026-W46, W46, 46; 2026-10, October, 10; 2026
              --last 30, --last 30d
                    the last days up to the newest data
              --from 2026-11-01, --to 2026-11-15
                    from one day to another, or without a limit on one side; today and yesterday are dates, too
              --last 12months
                    the last months up to the newest data
              --previous auto, --previous year-ago, --previous 2025-11
                    days to compare with: those before (the month before a month, else as many days), those
                    of the year before, or a month, year or week by its name
              --today 2026-11-20
                    the date that current and previous refer to; otherwise that of the system
            """
        ),
        (
            "defaults",
            """
            EXAMPLES:
              echo '{"goal": 8000, "language": "de", "unit": "km"}' > stepchart.json
              stepchart card steps.csv --week last -o card.png
              stepchart card steps.csv --week last --no-defaults -o card.png

            Defaults of your own are in a JSON file with any of goal, language, unit, week-start, palette and theme. An
            option replaces them. The first of these files is used:

              --defaults FILE
                    the file of this option
              stepchart.json
                    in the working folder, or the nearest folder above that has one
              $XDG_CONFIG_HOME/stepchart/defaults.json
                    else ~/.config/stepchart/defaults.json

            render, animate, widget, message, card, import and facts read it; batch, verify and the libraries do not. If
            the environment has CI, only the file of --defaults is used.
            """
        ),
        (
            "colors colours themes palettes dark",
            """
            EXAMPLES:
              stepchart card week.json --palette ember -o card.png
              stepchart render week.json --color tomato -o chart.png
              stepchart render week.json --theme dark --background none -o chart.png

            These options set the colours of a picture, from the simplest to the most detailed.

              --color tomato
                    one colour, of which all others are shades: a CSS name, ff6347, #ff6347, rgb(255, 99, 71)
              --palette night, ember, paper, forest, plum
                    colours that go together
              --theme light, dark, high-contrast, high-contrast-dark, color-blind-safe
                    all colours and measures; light,dark is an SVG that follows its reader
              --theme FILE
                    a JSON file with any colours and measures
              --background, --ground
                    the background: a colour or none; of a card plain, gradient or transparent
            """
        ),
        (
            "sizes pixels scale paper print",
            """
            EXAMPLES:
              stepchart render week.json --size 1200x630px -o chart.png
              stepchart render week.json --size A4 --dpi 300 -o print.png
              stepchart card week.json --preset story -o story.png

            These options set the size of a picture. Letters and lines are measured in points, of --scale pixels each.

              --size 375x200, --size 1125x600px, --size 8x4in, --size A4
                    points, pixels, inches, a sheet of paper
              --scale 3, --dpi 300
                    pixels for a point, or for an inch of 72 points
              --preset og, square, portrait, story, wide, poster
                    the sizes of cards
              --fit
                    letters and lines grow with the size
            """
        ),
        (
            "animations moving gif film video",
            """
            EXAMPLES:
              stepchart animate week.json -o week.png
              stepchart animate week.json --loop forever -o week.gif
              stepchart animate week.json --frames y4m -o - | ffmpeg -i - week.mp4

            An animation is an animated PNG, a GIF, a WebP, an SVG that draws itself, numbered files or raw frames.

              --fps, --duration, --hold, --loop
                    frames per second, seconds for the line, seconds for the last frame, how often it plays
              --only, --nodes, --reverse, --select-change
                    the parts that move, and how
            """
        ),
    ]
}
