import StepTestSupport
import Testing

@testable import StepPNG

/// Inflated apart, block by block: browsers refuse blocks whose codes leave some bits without a meaning.
@Suite struct DeflateCodesTests {
    @Test(arguments: Walk.sample(TestPicture.all, every: 3))
    func everyCodeIsComplete(picture: TestPicture) throws {
        let file = try PNGEncoder.encode(picture.pixels, scale: 1)
        let sums = try python(Self.script, [], input: file).split(separator: "\n")
        #expect(!sums.isEmpty && sums.allSatisfy { $0 == "1.0 1.0" }, "\(sums)")
    }

    /// Prints for each block that brings its own codes what their symbols take of all bits.
    private static let script = """
        import struct, sys
        file = sys.stdin.buffer.read()
        data, position = b"", 8
        while position < len(file):
            length, kind = struct.unpack(">I4s", file[position:position + 8])
            if kind == b"IDAT": data += file[position + 8:position + 8 + length]
            position += 12 + length
        position = 16
        def take(count):
            global position
            value = 0
            for bit in range(count):
                value |= (data[position >> 3] >> (position & 7) & 1) << bit
                position += 1
            return value
        def code(lengths):
            value, result = 0, {}
            for length in range(1, 16):
                for symbol in [symbol for symbol, other in enumerate(lengths) if other == length]:
                    result[length, value] = symbol
                    value += 1
                value <<= 1
            return result
        def read(code):
            value = length = 0
            while (length, value) not in code: value, length = value << 1 | take(1), length + 1
            return code[length, value]
        share = lambda code: sum(2.0 ** -length for length, _ in code)
        order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        is_last = False
        while not is_last:
            is_last, kind = take(1), take(2)
            assert kind == 2, kind
            literals, distances, lengths = take(5) + 257, take(5) + 1, [0] * 19
            for symbol in order[:take(4) + 4]: lengths[symbol] = take(3)
            head, lengths = code(lengths), []
            while len(lengths) < literals + distances:
                item = read(head)
                lengths += [item] if item < 16 else [lengths[-1]] * (3 + take(2)) if item == 16 \\
                    else [0] * (3 + take(3)) if item == 17 else [0] * (11 + take(7))
            literal_code, distance_code = code(lengths[:literals]), code(lengths[literals:])
            print(share(literal_code), share(distance_code))
            while (symbol := read(literal_code)) != 256:
                if symbol > 256:
                    take(0 if symbol < 265 or symbol == 285 else (symbol - 261) // 4)
                    distance = read(distance_code)
                    take(0 if distance < 4 else distance // 2 - 1)
        """
}
