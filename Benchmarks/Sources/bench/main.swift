// In process and warm: one process draws the same chart again and again. Prints tab-separated lines for ../bench.py.
import StepChart

let runs = 201
/// samples/week.json, the recording that the design was measured on.
let week = try StepWeek(
    days: zip(1..., [7314, 2583, 16105, 6015, 60, 3942, 1641]).map { number, steps in
        try StepDay(date: "2016-09-\(11 + number)", steps: steps)
    })

/// Week to pixels, its layout included.
let drawing = median(try milliseconds(runs: runs) { _ = try WeekChart(week).image(.scale(3)) })
for compression in RenderOptions.Compression.allCases {
    var bytes = 0
    let times = try milliseconds(runs: runs) {
        bytes = try WeekChart(week).png(RenderOptions(scale: 3, compression: compression)).count
    }
    report(
        "week to PNG bytes, --compress \(compression)", "\(short(median(times))) ms",
        "fastest \(short(times[0])); \(bytes) bytes")
}
report("week to pixels", "\(short(drawing)) ms", "into one buffer of 2.7 MB, as the PNG needs none")

for count in [1_000, 10_000, 100_000, 1_000_000] {
    let many = try days(count)
    let times = try milliseconds(runs: count < 100_000 ? 21 : 5) { _ = try WeekChart(many).png(.scale(3)) }
    report(
        "\(count) days to PNG bytes", "\(short(median(times))) ms",
        "\(short(median(times) * 1e3 / Double(count))) us a day")
}

/// The chart drawing itself: 1.5 s at 60 a second.
let animation = try WeekChart(week).animation()
for threads in [1, 2] {
    var bytes = 0
    let sequence = try milliseconds(runs: 11) {
        bytes = 0
        try animation.frames(RenderOptions(scale: 3, threads: threads)) { bytes += $1.count }
    }
    report(
        "\(animation.frameCount) frames to PNG bytes, threads \(threads)", "\(short(median(sequence))) ms",
        "fastest \(short(sequence[0])); \(bytes) bytes")
    let apng = try milliseconds(runs: 11) { bytes = try animation.apng(RenderOptions(scale: 3, threads: threads)).count }
    report(
        "the same as an animated PNG, threads \(threads)", "\(short(median(apng))) ms",
        "fastest \(short(apng[0])); \(bytes) bytes")
}

var large = ChartOptions()
(large.width, large.height) = (1500, 1000)
let poster = try WeekChart(week, options: large)
let one = median(try milliseconds(runs: 11) { _ = try poster.image(RenderOptions(scale: 4, threads: 1)) })
let two = median(try milliseconds(runs: 11) { _ = try poster.image(RenderOptions(scale: 4, threads: 2)) })
report("6000 x 4000 pixels on one thread", "\(short(one)) ms")
report("6000 x 4000 pixels on two threads", "\(short(two)) ms", "\(short(one / two)) times as fast")
