import Foundation

/// The one reader that `make fuzz READER=png` asks for.
private let only: Int? = {
    let name = getenv("READER").map { String(cString: $0) } ?? ""
    let number = Reader.allCases.firstIndex { "\($0)" == name }
    check(name.isEmpty || number != nil, "\(name) is a reader")
    return number
}()

/// One binary for all readers: the first byte of the input chooses one, the rest is what it reads.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))[...]
    guard let choice = bytes.popFirst() else { return 0 }
    let readers = Reader.allCases
    readers[only ?? Int(choice) % readers.count].read(Array(bytes))
    return 0
}

// The package manager has the program begin here, wherever its own `main` is.
@_cdecl("StepFuzz_main")
public func main(_ count: CInt, _ words: Words) -> CInt {
    var (count, words) = (count, words)
    return runFuzzer(&count, &words, fuzz)
}

public typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<Words>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Ends the run where a reader has broken its word.
func check(_ holds: Bool, _ what: String) {
    if !holds { fatalError("not so: \(what)") }
}
