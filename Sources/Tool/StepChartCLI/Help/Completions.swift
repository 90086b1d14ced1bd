/// The words that shells offer to complete a line with: commands, options, their values, and files of the right kind. A
/// script for each shell asks the tool itself, at every tab.
enum Completions {
    /// Returns the words that may end a line, a line each: a word, then a tab and its description. `:folder` means
    /// folders, `:file` folders and files, with the endings that follow it if there are any.
    /// - Parameter line: its words, without the tool's name; the last is the word typed so far, empty or not.
    static func offers(_ line: [String]) -> String {
        var words = line.filter { $0 != "=" }
        var current = words.popLast() ?? ""
        if current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
            words.append(String(current[..<sign]))
            current = ""
        }
        return offers(current, after: words).map { "\($0)\n" }.joined()
    }

    private static func offers(_ current: String, after words: [String]) -> [String] {
        let commands = Command.all.map { "\($0.name)\t\($0.summary)" }
        guard let first = words.first else {
            let others = ["help\tTells of a command.", "--help\tLists the commands.", "--version\tTells the version."]
            return commands + others
        }
        if first == "help" { return commands }
        guard let command = Command.named(first) else { return [] }
        let options = Option.typed(command.id)
        if let option = options.first(where: { $0.takesValue && names($0).contains(words[words.count - 1]) }) {
            return values(option)
        }
        if !current.hasPrefix("-") { return options.first(where: \.isOperand).map(values) ?? [] }
        return options.flatMap { option in names(option).map { "\($0)\t\(option.firstWords)" } }
            + ["--help\tTells of the command."]
    }

    private static func names(_ option: Option) -> [String] {
        if option.isOperand { return [] }
        let long = ["--\(option.name)"] + (option.kind == .toggle ? ["--no-\(option.name)"] : [])
        return (option.letter.map { ["-\($0)"] } ?? []) + long
    }

    private static func values(_ option: Option) -> [String] {
        let files = option.file.map { $0.isFolder ? ":folder" : ([":file"] + $0.endings).joined(separator: " ") }
        return option.vocabulary + (files.map { [$0] } ?? [])
    }

    static let bash = """
        # Completes stepchart in bash: source <(stepchart --generate-completion-script bash)
        _stepchart() {
          local IFS=$'\\n' line ending words=() current=${COMP_WORDS[COMP_CWORD]}
          # --name=value comes as three words.
          if [[ $current == '=' ]]; then current=; fi
          # What is typed between quotes or behind backslashes is completed as what it means.
          current=${current#[\\"\\']} current=${current//\\\\/}
          COMPREPLY=()
          for line in $("${COMP_WORDS[0]}" --complete "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current" 2>/dev/null); do
            case $line in
              :folder) COMPREPLY+=($(compgen -d -- "$current")) ;;
              :file) COMPREPLY+=($(compgen -f -- "$current")) ;;
              :file*) COMPREPLY+=($(compgen -d -- "$current"))
                while read -d ' ' -r ending; do
                  COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$current"))
                done <<<"${line#:file } " ;;
              *) words+=("${line%%$'\\t'*}") ;;
            esac
            # The shell then quotes spaces.
            [[ $line == :* || ${line%%$'\\t'*} == *' '* ]] && compopt -o filenames 2>/dev/null
          done
          COMPREPLY+=($(compgen -W "${words[*]}" -- "$current"))
          [[ ${COMPREPLY[*]} == *= ]] && compopt -o nospace 2>/dev/null
        }
        complete -F _stepchart stepchart

        """

    static let zsh = """
        #compdef stepchart
        # Completes stepchart in zsh: a file _stepchart in a folder of $fpath.
        _stepchart() {
          local line
          local -a offers before=("${(@Q)words[2,CURRENT-1]}")
          if compset -P '--*='; then before+=("${IPREFIX%=}"); fi
          for line in "${(@f)$("$words[1]" --complete "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
            case $line in
              '') ;;
              :folder) _files -/ ;;
              :file) _files ;;
              :file*) _files -g "*.(${(j:|:)${=line#:file}}|)" ;;
              *$'\\t'*) offers+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}") ;;
              *) offers+=("${line//:/\\\\:}") ;;
            esac
          done
          if (( $#offers )); then _describe word offers; fi
        }
        # As a file of $fpath this is the function's body when it is first called.
        if [[ $funcstack[1] == _stepchart ]]; then _stepchart "$@"; else compdef _stepchart stepchart; fi

        """

    static let fish = """
        # Completes stepchart in fish: a file stepchart.fish in ~/.config/fish/completions.
        # Folders and files with these endings, then other files.
        function __stepchart_files
            set -l files (complete -C "__fish_command_without_completions $argv[1]")
            set -l pattern '(?:/|\\.(?:'(string join '|' $argv[2..])'))$'
            string match -rei -- $pattern $files
            string match -rvi -- $pattern $files
        end
        function __stepchart_offers
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l name (string match -r -- '^--[^=]*=' $current; or echo '')
            set -l value (string replace -r -- '^--[^=]*=' '' $current)
            for line in ($words[1] --complete $words[2..] $current 2>/dev/null)
                switch $line
                    case ':folder'
                        printf '%s\\n' $name(__fish_complete_directories $value)
                    case ':file'
                        printf '%s\\n' $name(complete -C "__fish_command_without_completions $value")
                    case ':file *'
                        printf '%s\\n' $name(__stepchart_files $value (string split ' ' -- $line)[2..])
                    case '*'
                        printf '%s\\n' $name$line
                end
            end
        end
        complete -c stepchart -f -k -a '(__stepchart_offers)'

        """
}
