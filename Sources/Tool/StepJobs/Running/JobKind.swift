/// What the jobs of a command are like and do: all that is said of each command, but for its options and its help.
struct JobKind: Sendable {
    /// What a chart shows where the job does not say.
    var chart = ChartOptions()
    /// Of a picture that the job gives no path, without its ending.
    var fileName = "chart"
    /// Whether it always fills a folder.
    var isFolder = false
    /// Checks options that its command alone has. No file is looked at.
    var validate: @Sendable (Job) throws(Failure) -> Void = { _ in }
    /// Adds what it writes, and what else it reads.
    var plan: @Sendable (Job, inout JobPlan, JobInputs) throws(Failure) -> Void = {
        job, plan, inputs throws(Failure) in try job.planPicture(&plan, inputs)
    }
    let run: @Sendable (JobRun) throws(Failure) -> Outcome
}

extension Job.Command {
    var kind: JobKind {
        switch self {
        case .render: JobKind { run throws(Failure) in try run.chart() }
        case .animate:
            JobKind(
                validate: { job throws(Failure) in try job.validateAnimation() },
                plan: { job, plan, inputs throws(Failure) in try job.planAnimation(&plan, inputs) },
                run: { run throws(Failure) in try run.animation() })
        case .widget:
            JobKind(
                chart: ChartOptions(placement: .widget), fileName: "widget",
                validate: { job throws(Failure) in try job.validateWidget() },
                plan: { job, plan, inputs throws(Failure) in try job.planWidget(&plan, inputs) },
                run: { run throws(Failure) in try run.widget() })
        case .message:
            JobKind(
                chart: .message, isFolder: true,
                validate: { job throws(Failure) in try job.validateMessage() },
                plan: { job, plan, _ throws(Failure) in try job.planMessage(&plan) },
                run: { run throws(Failure) in try run.message() })
        case .card:
            JobKind(
                chart: CardOptions().chart, fileName: "card",
                validate: { job throws(Failure) in try job.validateCard() },
                run: { run throws(Failure) in try run.card() })
        }
    }
}
