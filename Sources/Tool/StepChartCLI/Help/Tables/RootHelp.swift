/// The texts of the help that belong to no command.
enum RootHelp {
    static let summary =
        "Draws a week of step counts as a chart, still or moving; reads exports; compares and inspects pictures."
    static let examples = [
        "stepchart render week.json -o out.png --scale 3",
        "stepchart render export.zip --week last -o out.png",
        "stepchart animate week.json -o draw-on.png",
        "stepchart message week.json -o share",
        "stepchart widget week.json -o medium.png",
        "stepchart card week.json -o card.png --preset square --goal 10000",
        "stepchart batch jobs.ndjson --out cards",
        "stepchart compare expected.png out.png",
    ]
    static let more = """
        stepchart help <command> describes a command, stepchart <command> -h lists its options, and stepchart help <option> \
        explains one; stepchart help periods, colors, sizes, animations and defaults explain several together. Options of \
        other programs are accepted, with a note, if their meaning is clear. --version prints the version; \
        --generate-completion-script with bash, zsh or fish prints completions for that shell.
        """
    static let statuses = """
          0   done; the pictures are the same
          1   pictures differ, a case is not the same, or goldens were recorded
          64  a wrong option
          65  bad data: the message says file, line, column, and what was expected
          66  no such input, or not readable
          70  a fault of the tool itself
          73  the output cannot be created
          74  reading or writing failed
        """
}
