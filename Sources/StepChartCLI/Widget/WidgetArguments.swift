import ArgumentParser
import StepChart
import StepJobs

/// Which widget, on which phone.
struct WidgetArguments: ParsableArguments {
    @Option(
        help: "A widget of the home screen, or of a watch. (default: medium; on a watch smart-stack)",
        of: HomeWidget.self)
    var family: String?

    @Option(
        help: "Instead, a Today widget: compact, or expanded as far as the page lets it. (default: none)",
        of: TodayWidget.self)
    var today: String?

    @Option(
        help: ArgumentHelp(
            "The device, by its screen in points or by its name, as in 'iPhone 15 Pro'. (default: 390x844, or the first that has the family)",
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
        help: "How large text is on the phone, which decides the height of a compact Today widget. (default: L)",
        of: ContentSize.self)
    var contentSize: String?

    @Option(
        help: """
            Where the Today widget is: on the page beside the home screen, in Notification Centre, or on a phone on its \
            side, there too on the first page or not. (default: today)
            """, of: TodayPage.self)
    var page: String?

    @Option(
        name: .customLong("corner-radius"), parsing: .unconditional,
        help: ArgumentHelp("Of a container with round, transparent corners, as in 22.", valueName: "points"),
        default: Job.Widget().cornerRadius)
    var cornerRadius: String?

    func fill(_ job: inout Job) throws(JobError) {
        try job.widget.family.read(family, of: "family")
        try job.widget.today.read(today, of: "today")
        job.widget.device = device
        job.widget.devices = devices
        try job.widget.contentSize.read(contentSize, of: "content-size")
        try job.widget.page.read(page, of: "page")
        try job.widget.cornerRadius.read(cornerRadius, of: "corner-radius")
    }
}
