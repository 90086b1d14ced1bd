import Foundation
import StepTestSupport
import Testing

/// What shells offer, asked of the shells themselves. They are required: where one is missing, its tests fail.
struct CompletionsTests {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    struct Case: CustomTestStringConvertible {
        var line: String
        var offers: Set<String>
        /// What must not be among them.
        var lacks: Set<String> = []
        var testDescription: String { line }
    }

    static let cases = [
        Case(line: "stepchart ", offers: ["render", "inspect", "help"], lacks: ["week.json"]),
        Case(line: "stepchart ren", offers: ["render"], lacks: ["animate"]),
        Case(line: "stepchart help ", offers: ["render", "inspect"], lacks: ["week.json"]),
        Case(line: "stepchart help com", offers: ["compare"], lacks: ["render"]),
        Case(line: "stepchart render --", offers: ["--mark", "--output", "--help"], lacks: ["--fps", "--id"]),
        Case(line: "stepchart animate --f", offers: ["--fps", "--format"], lacks: ["--mark"]),
        Case(line: "stepchart render --no-g", offers: ["--no-guides"], lacks: ["--guides"]),
        Case(line: "stepchart render --mark ", offers: ["line", "bars"], lacks: ["week.json"]),
        Case(line: "stepchart render --mark=li", offers: ["line"], lacks: ["bars"]),
        Case(line: "stepchart card --curve ", offers: ["monotone", "linear", "catmull-rom"], lacks: ["week.json"]),
        Case(line: "stepchart render --goal ", offers: [], lacks: ["week.json", "folder"]),
        Case(line: #"stepchart widget --device iPhone\ 15\ P"#, offers: ["iPhone 15 Pro"], lacks: ["iPhone 16"]),
        Case(line: "stepchart render ", offers: ["week.json", "my days.csv", "folder"], lacks: ["--mark"]),
        Case(line: #"stepchart render my\ d"#, offers: ["my days.csv"], lacks: ["week.json"]),
        Case(line: "stepchart render --theme ", offers: ["light", "color-blind-safe", "week.json", "folder"]),
        Case(line: "stepchart render --theme w", offers: ["week.json"], lacks: ["light"]),
        Case(line: "stepchart inspect ", offers: ["chart.png", "folder"]),
        Case(line: "stepchart message week.json -o ", offers: ["folder"], lacks: ["week.json"]),
        Case(line: "stepchart import ", offers: ["notes.txt", "week.json", "folder"]),
    ]

    @Test(arguments: Shell.allCases, cases)
    func offers(shell: Shell, test: Case) throws {
        let found = try Self.found(shell, test.line)
        #expect(test.offers.isSubset(of: found), "\(found)")
        #expect(test.lacks.isDisjoint(with: found), "\(found)")
    }

    /// Files of the right kind come alone, or before others, as fish has it.
    @Test(arguments: Shell.allCases)
    func offersFilesOfTheRightKind(shell: Shell) throws {
        let found = try Self.found(shell, "stepchart render ")
        guard let other = found.firstIndex(of: "notes.txt") else { return }
        #expect(shell == .fish)
        for name in ["folder", "my days.csv", "week.json"] { #expect(try #require(found.firstIndex(of: name)) < other) }
    }

    /// What the shell offers where the line ends, without quotes and descriptions.
    private static func found(_ shell: Shell, _ line: String) throws -> [String] {
        let program = "/usr/bin/\(shell.rawValue)"
        try #require(
            FileManager.default.isExecutableFile(atPath: program),
            "\(program) is missing: install \(shell.rawValue), for example with `apt-get install -y \(shell.rawValue)`")
        let tools = URL(filePath: try Tool.path).deletingLastPathComponent().path
        return try Tool.withFolder { folder in
            for name in ["week.json", "my days.csv", "chart.png", "notes.txt"] { try folder.write([], to: name) }
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder"), withIntermediateDirectories: false)
            let scripts = folder.appending(path: ".scripts")
            try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: false)
            try scripts.write(
                Tool.run("--generate-completion-script", shell.rawValue).output, to: "_stepchart")
            try scripts.write(inner.utf8, to: "inner.zsh")
            let outcome = try Tool.launch(program, words(shell, scripts.path, line, tools: tools), in: folder)
            #expect(outcome.message == "")
            #expect(outcome.status == 0)
            return outcome.text.split(separator: "\n").map { line in
                var word = String(line.prefix { $0 != "\t" }).replacing("\\", with: "")
                if word.hasSuffix("/") { word.removeLast() }
                return word.hasPrefix("--mark=") ? String(word.dropFirst(7)) : word
            }
        }
    }

    /// - Parameter tools: the folder in the path that has the tool, which the scripts ask.
    private static func words(_ shell: Shell, _ scripts: String, _ line: String, tools: String) -> [String] {
        switch shell {
        case .bash:
            // As bash splits a line: at spaces that are not quoted, and around an equals sign.
            let apart = line.replacing("\\ ", with: "\t").replacing("=", with: " = ").components(separatedBy: " ")
            return ["--norc", "-c", "PATH='\(tools)':$PATH; " + bash, scripts]
                + apart.map { $0.replacing("\t", with: "\\ ") }
        case .zsh: return ["-f", "-c", "PATH='\(tools)':$PATH; " + zsh, scripts, line]
        case .fish:
            let fish = "set PATH $argv[3] $PATH; source $argv[1]/_stepchart; complete -C $argv[2]"
            return ["--no-config", "-c", fish, "--", scripts, line, tools]
        }
    }

    private static let bash = #"""
        source "$0/_stepchart"
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _stepchart
        printf '%s\n' "${COMPREPLY[@]}"
        """#

    /// Only a shell at a terminal completes: one is made, and typed to.
    private static let zsh = #"""
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell "source ${(q)0}/inner.zsh ${(q)0}"
        zpty -m -r shell answer '*READY*' || exit 1
        zpty -n -w shell "$1"$'\t'
        zpty -m -r shell answer '*FINISHED*' || exit 1
        zpty -d shell
        cat "$0/found"
        """#

    /// In the shell at the terminal every word that is offered passes through `compadd`.
    private static let inner = #"""
        folder=$1
        unsetopt beep promptcr
        fpath=($folder $fpath)
        autoload -U compinit && compinit -u -D
        compadd() {
          local -a more
          # With one of these it fills an array, and offers nothing.
          if (( ! ${@[(I)-[OAD]*]} )); then builtin compadd -A more "$@"; found+=($more); fi
          builtin compadd "$@"
        }
        complete-and-tell() {
          found=()
          zle complete-word
          print -rl -- $found > $folder/found
          print -r -- FINI''SHED
        }
        zle -N complete-and-tell
        bindkey '^I' complete-and-tell
        print -r -- REA''DY
        """#
}
