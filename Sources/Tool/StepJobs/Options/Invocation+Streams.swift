extension Invocation {
    /// Makes standard input the week and standard output the picture, if the words name neither and the shell has
    /// redirected them, as in `stepchart render < week.json > chart.png`. A terminal, a log and a device are ignored. A
    /// pipe as output is used only if the input is redirected too.
    package mutating func takeRedirections() {
        let isInputTaken = !job.source.isGiven && !job.needsNoInput && StandardStreams.hasInput
        if isInputTaken {
            job.source.path = "-"
            noteWaiting()
        }
        guard job.outputs.path == nil, job.pipedOptions.isEmpty, !job.fillsFolder else { return }
        if StandardStreams.isNewFile || isInputTaken && StandardStreams.isOutputPiped { job.outputs.path = "-" }
    }

    /// Adds a note if standard input, which no option names, has no data yet.
    mutating func noteWaiting() {
        guard StandardStreams.isWaiting else { return }
        notes.append("waiting for days on standard input; a file stands behind the command")
    }
}
