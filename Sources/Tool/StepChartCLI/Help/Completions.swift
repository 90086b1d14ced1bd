/// Scripts by which shells complete words: commands, options, their values, and files of the right kind.
enum Completions {
    private static let options = Option.all.filter { $0.place != .json }
    private static let commands = Command.all.map(\.name).joined(separator: " ")
    private static let helpSummary = "Tells of the command."
    private static let described =
        Command.all.map { (name: $0.name, summary: $0.summary) } + [(name: "help", summary: "Tells of a command.")]

    private static func words(_ option: Option) -> [String] { option.vocabulary().words }

    private static func names(_ option: Option) -> [String] {
        if option.isOperand { return [] }
        let long = ["--\(option.name)"] + (option.kind == .toggle ? ["--no-\(option.name)"] : [])
        return (option.letter.map { ["-\($0)"] } ?? []) + long
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    // MARK: bash

    static var bash: String {
        var cases = ""
        for option in options where option.takesValue && !option.isOperand {
            let keys = option.commandNames.flatMap { command in names(option).map { "\(command):\($0)" } }
            cases += "    \(keys.joined(separator: "|")))\(bashValues(option)) ;;\n"
        }
        var lists = ""
        for command in Command.all {
            let own = options.of(command.id)
            let operand = own.first(where: \.isOperand)
            lists += "    \(command.name)) words='\((own.flatMap(names) + ["--help"]).joined(separator: " "))';"
            lists += "\(operand.map(bashValues) ?? "") ;;\n"
        }
        return """
            # Completes stepchart in bash: source <(stepchart --generate-completion-script bash)
            _stepchart() {
              local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
              local words='' values='' files='' suffixes='' suffix
              # --name=value comes as three words.
              if [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
              if [[ $current == '=' ]]; then current=; fi
              # What is typed between quotes or behind backslashes is completed as what it means.
              current=${current#[\\"\\']} current=${current//\\\\/}
              COMPREPLY=()
              if (( COMP_CWORD == 1 )); then
                words='\(commands) help --help --version'
              elif [[ $command == help ]]; then
                words='\(commands)'
              else
                case "$command:$before" in
            \(cases)    *) case "$command" in
            \(lists)    esac ;;
                esac
              fi
              if (( COMP_CWORD == 1 )) || [[ $command == help || $current == -* ]]; then
                COMPREPLY=($(compgen -W "$words" -- "$current"))
                return
              fi
              local IFS=$'\\n'
              COMPREPLY=($(compgen -W "$values" -- "$current"))
              [[ $files == some ]] && COMPREPLY+=($(compgen -d -- "$current"))
              [[ $files == all ]] && COMPREPLY+=($(compgen -f -- "$current"))
              for suffix in $suffixes; do COMPREPLY+=($(compgen -f -X "!*.$suffix" -- "$current")); done
              # The shell then quotes spaces.
              [[ $files || $values == *' '* ]] && compopt -o filenames 2>/dev/null
              [[ ${COMPREPLY[*]} == *= ]] && compopt -o nospace 2>/dev/null
            }
            complete -F _stepchart stepchart

            """
    }

    private static func bashValues(_ option: Option) -> String {
        var text = ""
        let words = words(option)
        if !words.isEmpty { text += " values=$'\(words.joined(separator: "\\n"))'" }
        if let file = option.file {
            let isAny = file.endings.isEmpty && !file.isFolder
            text += isAny ? " files=all" : " files=some suffixes=$'\(file.endings.joined(separator: "\\n"))'"
        }
        return text
    }

    // MARK: zsh

    static var zsh: String {
        let described = described.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
        let cases = Command.all.map { command in
            let specs = options.of(command.id).flatMap(zshSpecs).map { "      \(quoted($0))" }
            return "    \(command.name)) _arguments -s '1:command: ' '(-h --help)'{-h,--help}'[\(helpSummary)]' \\\n"
                + specs.joined(separator: " \\\n") + " ;;\n"
        }.joined()
        return """
            #compdef stepchart
            # Completes stepchart in zsh: a file _stepchart in a folder of $fpath.
            _stepchart() {
              local -a commands=(
            \(described)  )
              if (( CURRENT == 2 )) || [[ CURRENT -eq 3 && $words[2] == help ]]; then
                _describe command commands
                return
              fi
              case $words[2] in
            \(cases)  esac
            }
            # Words, or files of a pattern.
            _stepchart_either() {
              _alternative "words:word:($1)" "files:file:_files -g '$2'"
            }
            # As a file of $fpath this is the function's body when it is first called.
            if [[ $funcstack[1] == _stepchart ]]; then _stepchart "$@"; else compdef _stepchart stepchart; fi

            """
    }

    private static func zshSpecs(_ option: Option) -> [String] {
        func escaped(_ text: String, _ signs: Set<Character>) -> String {
            text.reduce(into: "") { $0 += (signs.contains($1) ? "\\" : "") + String($1) }
        }
        let words = words(option).map { escaped($0, [" ", ":", "(", ")"]) }.joined(separator: " ")
        // What stands in parentheses alone would be a qualifier.
        let endings = option.file?.endings ?? []
        let pattern = endings.count == 1 ? "*.\(endings[0])" : "*.(\(endings.joined(separator: "|")))"
        let action =
            switch option.file {
            case nil: words.isEmpty ? "" : "(\(words))"
            case let file? where file.isFolder: "_files -/"
            case _? where endings.isEmpty: "_files"
            case _? where words.isEmpty: "_files -g \"\(pattern)\""
            // The space keeps it from being given more arguments.
            case _?: " _stepchart_either \"\(words)\" \"\(pattern)\""
            }
        let label = escaped(option.label, [":"])
        if option.isOperand { return ["*:\(label):\(action)"] }
        let help = escaped(option.firstWords, ["[", "]", ":"])
        let star = option.kind == .list ? "*" : ""
        return names(option).map { name in
            let equals = !option.takesValue ? "" : name.hasPrefix("--") ? "=" : ""
            return "\(star)\(name)\(equals)[\(help)]" + (option.takesValue ? ":\(label):\(action)" : "")
        }
    }

    // MARK: fish

    static var fish: String {
        let root = described.map { name, summary in
            "complete -c stepchart -f -n __fish_use_subcommand -a \(name) -d \(quoted(summary))\n"
        }
        let own = options.flatMap { option in
            let condition = quoted("__fish_seen_subcommand_from " + option.commandNames.joined(separator: " "))
            return fishNames(option).map { "complete -c stepchart -n \(condition)\($0)\n" }
        }
        return """
            # Completes stepchart in fish: a file stepchart.fish in ~/.config/fish/completions.
            # Folders and files with these endings, then other files.
            function __stepchart_files
                set -l word (string replace -r -- '^--[^=]*=' '' (commandline -ct))
                set -l files (complete -C "__fish_command_without_completions $word")
                set -l pattern '(?:/|\\.(?:'(string join '|' $argv)'))$'
                string match -rei -- $pattern $files
                string match -rvi -- $pattern $files
            end
            \(root.joined())complete -c stepchart -f -n '__fish_seen_subcommand_from help' -k -a '\(commands)'
            complete -c stepchart -s h -l help -d \(quoted(helpSummary))
            \(own.joined())
            """
    }

    private static func fishNames(_ option: Option) -> [String] {
        var choices = words(option).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
        var values = option.takesValue || option.isOperand ? " -f" : ""
        if let file = option.file {
            if file.isFolder {
                choices.append("(__fish_complete_directories)")
            } else if file.endings.isEmpty {
                values = " -F"
            } else {
                choices.append("(__stepchart_files \(file.endings.joined(separator: " ")))")
            }
        }
        // In this order: what comes first is meant most often.
        if !choices.isEmpty { values += " -k -a \(quoted(choices.joined(separator: " ")))" }
        if option.isOperand { return [values] }
        let help = " -d \(quoted(option.firstWords))"
        let short = option.letter.map { " -s \($0)" } ?? ""
        let names = option.kind == .toggle ? [option.name, "no-\(option.name)"] : [option.name]
        return names.map { "\(short) -l \($0)" + (option.takesValue ? " -r" : "") + values + help }
    }
}
