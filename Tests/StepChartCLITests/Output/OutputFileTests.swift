import Foundation
import StepChart
import Testing

/// A file appears whole or not at all.
struct OutputFileTests {
    /// Places that cannot hold a file, with the status and the system's words.
    @Test(arguments: [
        ("missing/../out.png", 73, "No such file or directory"),
        ("file/new/out.png", 73, "Not a directory"),
        ("file/out.png", 73, "Not a directory"),
        ("folder", 73, "Is a directory"),
        ("/dev/full", 74, "No space left on device"),
    ])
    func saysWhyItCannotBe(path: String, status: Int32, words: String) throws {
        try Tool.withFolder { folder in
            try folder.write([], to: "file")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder"), withIntermediateDirectories: false)
            let arguments = ["-o picture.png --layout-json \(path)", "-o \(path) --layout-json layout.json"]
            for arguments in arguments {
                let outcome = try Tool.shell("\"$stepchart\" render \"$week\" \(arguments)", in: folder)
                #expect(outcome.status == status)
                #expect(outcome.message.hasPrefix("stepchart: \(path): cannot "))
                #expect(outcome.message.hasSuffix(": \(words)\n"))
                #expect(try folder.names == ["file", "folder"], "neither file appears")
            }
        }
    }

    @Test func makesFoldersOnTheWayAndLeavesNoneBehind() throws {
        try Tool.withFolder { folder in
            let made = try Tool.shell(
                "\"$stepchart\" render \"$week\" -o new/deep/a.png --layout-json \"$PWD/other/b.json\"", in: folder)
            #expect(made.status == 0 && made.message == "")
            #expect(try folder.names == ["new", "other"])
            #expect(try !folder.bytes("new/deep/a.png").isEmpty && !folder.bytes("other/b.json").isEmpty)
            // Nothing is made before all is well, and what was made goes again when a later file cannot have its place.
            for more in ["--select 99", "--layout-json other/late/b.json"] {
                let failed = try Tool.shell(
                    "chmod a-w other; \"$stepchart\" render \"$week\" -o x/y/a.png \(more); s=$?; chmod u+w other; exit $s",
                    in: folder)
                if failed.status == 0, getuid() == 0 {
                    // Nothing is closed to root.
                    try FileManager.default.removeItem(at: folder.appending(path: "x"))
                } else {
                    #expect(failed.status != 0)
                }
                #expect(try folder.names == ["new", "other"])
            }
        }
    }

    @Test func writesStandardOutputWhenItIsFull() throws {
        let outcome = try Tool.shell("\"$stepchart\" render \"$week\" -o - >/dev/full", in: Tool.project)
        #expect(outcome.status == 74)
        #expect(outcome.message == "stepchart: standard output: cannot write: No space left on device\n")
    }

    @Test func keepsTheOldFileWhenWritingFailsHalfWay() throws {
        try Tool.withFolder { folder in
            try folder.write("before".utf8, to: "out.png")
            let outcome = try Tool.shell("ulimit -f 8; \"$stepchart\" render \"$week\" -o out.png", in: folder)
            #expect(outcome.status == 74)
            #expect(outcome.message == "stepchart: out.png: cannot write: File too large\n")
            #expect(try folder.names == ["out.png"])
            #expect(try folder.bytes("out.png") == Array("before".utf8))
        }
    }

    /// Large enough to be still in the making when a signal comes.
    private static let longWork = [
        "render", Tool.week, "-o", "out.png", "--size", "4000x4000", "--scale", "4", "--layout-json", "out.json",
    ]

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func leavesNothingBehindWhenInterrupted(signal: Int32) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.launch(try Tool.path, Self.longWork, in: folder) { tool in
                // What it has open is in no folder yet.
                try Tool.wait {
                    try !folder.names.isEmpty
                        || FileManager.default.contentsOfDirectory(atPath: "/proc/\(tool)/fd").contains { descriptor in
                            let target = try? FileManager.default.destinationOfSymbolicLink(
                                atPath: "/proc/\(tool)/fd/\(descriptor)")
                            return target?.hasPrefix(folder.path) == true && target?.hasSuffix("(deleted)") == true
                        }
                }
                kill(tool, signal)
            }
            #expect(outcome.status == 128 + signal)
            #expect(outcome.message == "")
            #expect(try folder.names == [])
        }
    }

    @Test func goesOnWhenSignalsAreToBeIgnored() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                trap '' HUP
                "$stepchart" render "$week" -o out.png --size 2000x2000 & tool=$!
                until ls -l /proc/$tool/fd | grep -q deleted; do sleep .01; done
                kill -HUP $tool; wait $tool
                """, in: folder)
            #expect(outcome.status == 0)
            #expect(try folder.names == ["out.png"])
        }
    }

    @Test func endsQuietlyWhenThePipeIsClosed() throws {
        try Tool.withFolder { folder in
            let render = "\"$stepchart\" render \"$week\" -o - --scale 16 --compress fast"
            for options in ["", "--layout-json out.json"] {
                let outcome = try Tool.shell(
                    "{ \(render) \(options) 2>message; echo $? >status; } | head -c 1 >/dev/null", in: folder)
                #expect(outcome.status == 0)
                #expect(try folder.bytes("message").isEmpty)
                let status = String(decoding: try folder.bytes("status"), as: UTF8.self)
                // 74 where the process was started with SIGPIPE ignored.
                #expect(["\(128 + SIGPIPE)\n", "74\n"].contains(status))
                #expect(try folder.names == ["message", "status"])
            }
        }
    }

    @Test func writesIntoDevicesAndPipes() throws {
        try Tool.withFolder { folder in
            #expect(try Tool.run("render", Tool.week, "-o", "/dev/null").status == 0)
            let outcome = try Tool.shell(
                "mkfifo pipe; cat pipe >copy & \"$stepchart\" render \"$week\" -o pipe && wait && test -p pipe",
                in: folder)
            #expect(outcome.status == 0)
            let week = try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
            #expect(try folder.bytes("copy") == WeekChart(week).png(.scale(3)))
            #expect(try folder.names == ["copy", "pipe"])
        }
    }

    /// A file behind a stream keeps what it has: the stream goes on where it stands.
    @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/proc/$$/fd/1", "link"])
    func whatIsOpenIsAStream(path: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                ln -s /dev/stdout link; echo before >log
                "$stepchart" render "$week" -o \(path) >>log; cat log
                """, in: folder)
            let week = try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
            #expect(outcome.output == Array("before\n".utf8) + (try WeekChart(week).png(.scale(3))))
            #expect(try folder.names == ["link", "log"])
        }
    }

    /// Where standard output is closed, no file takes its place.
    @Test func closedStreamsStayEmpty() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                "$stepchart" render "$week" -o - >&-; echo $?
                "$stepchart" widget --all "$week" -o all --scale 0.1 --scheme light <&- >&- 2>&-; echo $?; ls all | grep -c png
                "$stepchart" render "$week" -o out.png <&- >&- 2>&-; echo $?
                """, in: folder)
            let week = try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
            #expect(outcome.text.hasPrefix("74\n74\n"))
            #expect(outcome.text.hasSuffix("\n0\n"))
            #expect(outcome.message.contains("standard output: cannot write: Bad file descriptor"))
            #expect(try folder.bytes("out.png") == WeekChart(week).png(.scale(3)))
        }
    }

    /// Each of two runs finds the other's pictures, of another scale, in the folder that both fill.
    @Test func runsAtOnceLeaveAPicture() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                for round in 1 2 3 4 5 6 7 8; do
                    rm -rf share
                    for scale in 0.2 0.3; do "$stepchart" message "$week" -o share --scale $scale & done
                    wait
                    image=$(sed -n 's/.*"file": "\\([^"]*\\)".*/\\1/p' share/message.json | head -n 1)
                    test -f "share/$image" || echo "$round: no $image"
                done
                ls -A share | grep -c stepchart
                """, in: folder)
            #expect(outcome.text == "0\n")
            #expect(outcome.message == "")
        }
    }

    /// What is kept of health data is its owner's, and no reason to fail once the picture is there.
    @Test func aCacheIsPrivateAndNoReasonToFail() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                umask 022; "$stepchart" render "$week" -o out.png --scale 0.2 --cache cache; ls -ld cache cache/* | cut -c 1-10
                echo mine >mine; ln -sf ../mine cache/last.week; rm cache/*.drawing
                "$stepchart" render "$week" -o out.png --scale 0.2 --cache cache; cat mine; test -L cache/last.week || echo replaced
                rm -r cache/*; mkdir cache/last.week
                "$stepchart" render "$week" -o other.png --scale 0.2 --cache cache; echo $?; ls other.png
                """, in: folder)
            #expect(outcome.text == "drwx------\n-rw-------\n-rw-------\nmine\nreplaced\n0\nother.png\n")
            #expect(
                outcome.message == "stepchart: --cache: nothing kept: cache/last.week: cannot create: Is a directory\n")
        }
    }

    @Test func honoursModesAndLinks() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                umask 027; "$stepchart" render "$week" -o new.png
                touch old.png; chmod 604 old.png; "$stepchart" render "$week" -o old.png
                mkdir folder; touch folder/target.png; ln -s folder/target.png link.png
                "$stepchart" render "$week" -o link.png; test -L link.png && cmp new.png folder/target.png
                ls -l new.png old.png | cut -c 1-10
                """, in: folder)
            #expect(outcome.text == "-rw-r-----\n-rw----r--\n")
            #expect(outcome.message == "")
            #expect(try folder.names == ["folder", "link.png", "new.png", "old.png"])
        }
    }

    @Test func keepsMessagesOnOneLine() throws {
        let outcome = try Tool.run("render", "no\nsuch\u{1B}file", "-o", "/dev/null")
        #expect(outcome.message == "stepchart: no\\nsuch\\u{1B}file: No such file or directory\n")
    }
}
