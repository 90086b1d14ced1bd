import StepFiles
import StepJobs

// Writes into the cache that its argument names, over and over, until it is killed. Whatever is written is all one byte.
let cache = try WeekCache(CommandLine.arguments[1])
var number = UInt8.random(in: .min ... .max)
while true {
    try cache.keep(WeekText(bytes: Array("[\(number)]".utf8), format: .json))
    try cache.keep([Array(repeating: number, count: 5000), [number]], for: DrawingKey([[1]]))
    number &+= 1
}
