import StepData
import StepJobs
import StepSupport

// Writes into the cache that its argument names, over and over, until it is killed. Whatever is written is all one byte.
let cache = try WeekCache(CommandLine.arguments[1])
var number = UInt8.random(in: .min ... .max)
while true {
    try cache.keep(StepWeek(steps: [Int(number)]))
    try cache.keep([Array(repeating: number, count: 5000), [number]], for: DrawingKey([[1]]))
    number &+= 1
}
