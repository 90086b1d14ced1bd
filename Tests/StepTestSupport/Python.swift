/// Runs a Python program on `input`, and gives what it prints.
package func python(_ script: String, _ arguments: [String], input: [UInt8]) throws -> String {
    let outcome = try launch(TestTool.python, ["-c", script] + arguments, input: input)
    try require(outcome.status == 0, outcome.message)
    return outcome.text
}
