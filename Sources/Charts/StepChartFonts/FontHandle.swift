import CStepLibFreeType

/// A FreeType library for one font, whose allocator records whether memory was ever short.
private struct FreeType: ~Copyable {
    /// The bytes that FreeType reads from; they live as long as it does.
    let bytes: FontBytes
    private let memory: FT_Memory
    let library: FT_Library

    init(reading bytes: FontBytes) throws(FontError) {
        self.bytes = bytes
        memory = FT_Memory.allocate(capacity: 1)
        var library: FT_Library?
        guard cstep_font_open(memory, &library) == 0, let library else {
            memory.deallocate()
            throw .noMemory
        }
        self.library = library
    }

    deinit {
        // FreeType 2.12 crashes on freeing objects that are incomplete because memory was short.
        if lacksMemory { return }
        // The library frees its faces.
        FT_Done_Library(library)
        memory.deallocate()
    }

    var lacksMemory: Bool { memory.pointee.user != nil }
}

/// A font that FreeType reads, used by one thread at a time.
struct FontHandle: ~Copyable {
    /// The flags for outlines in font units, without hints, colours or bitmaps.
    private static let plain = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT)

    /// The number of the font in its file, from 1.
    private let number: Int
    private let freeType: FreeType
    private let face: FT_Face
    /// True if letters may be composed of others.
    private let isTrueType: Bool
    private let pairs: PairKerning?
    /// The axes of a variable font; a font with damaged ones has one weight.
    private let axes: [FT_Var_Axis]
    private let weightAxis: Int?

    init(_ bytes: FontBytes, number: Int) throws(FontError) {
        // TrueType or OpenType, or a collection of these: none of the other formats that FreeType reads.
        let isKnown = ["\0\u{1}\0\0", "OTTO", "true", "ttcf"].contains { bytes.all.starts(with: $0.utf8) }
        guard isKnown, bytes.all.count >= 12 else { throw .notAFont }
        let freeType = try FreeType(reading: bytes)
        let face: FT_Face
        do throws(FontError) {
            face = try Self.face(bytes, number, freeType.library)
        } catch { throw freeType.lacksMemory ? .noMemory : error }
        let axes = Self.axes(of: face, freeType.library)
        if freeType.lacksMemory { throw .noMemory }
        self.number = number
        self.freeType = freeType
        self.face = face
        isTrueType = FT_Get_Font_Format(face).map { String(cString: $0) } == "TrueType"
        pairs = Self.pairs(of: face, in: bytes)
        self.axes = axes
        // `wght`
        weightAxis = axes.firstIndex { $0.tag == 0x7767_6874 }
    }

    private static func axes(of face: FT_Face, _ library: FT_Library) -> [FT_Var_Axis] {
        var variations: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return [] }
        defer { FT_Done_MM_Var(library, variations) }
        return Array(UnsafeBufferPointer(start: variations.pointee.axis, count: Int(variations.pointee.num_axis)))
    }

    private static func face(_ bytes: FontBytes, _ number: Int, _ library: FT_Library) throws(FontError) -> FT_Face {
        func open(_ index: Int) throws(FontError) -> FT_Face {
            var face: FT_Face?
            let all = bytes.all
            guard FT_New_Memory_Face(library, all.baseAddress, all.count, index, &face) == 0, let face else {
                throw .notAFont
            }
            return face
        }
        var face = try open(0)
        if number != 1 {
            // FreeType takes the bits of an index above the lowest 16 as a named instance.
            guard number > 1, number <= min(face.pointee.num_faces, 0x10000) else { throw .noSuchFace(number) }
            FT_Done_Face(face)
            face = try open(number - 1)
        }
        guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, face.pointee.units_per_EM != 0 else {
            throw .noOutlines
        }
        guard FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { throw .noUnicode }
        return face
    }

    /// The kerning of a font's GPOS table; nil if FreeType itself reads another table of kerning, or if there is none.
    private static func pairs(of face: FT_Face, in bytes: FontBytes) -> PairKerning? {
        var length: FT_ULong = 0
        guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) == 0,
            FT_Load_Sfnt_Table(face, gposTag, 0, nil, &length) == 0, length <= bytes.all.count
        else { return nil }
        var table = [UInt8](repeating: 0, count: Int(length))
        return FT_Load_Sfnt_Table(face, gposTag, 0, &table, &length) == 0 ? PairKerning(table) : nil
    }

    private static let gposTag: FT_ULong = 0x4750_4F53

    /// A digest of the file, and of the font's number in it.
    var fingerprint: String {
        var hash = SHA256()
        hash.update("\(number) ".utf8)
        hash.update(freeType.bytes.all.span)
        return hash.finishHex()
    }

    var hasWeights: Bool { weightAxis != nil }

    var lacksMemory: Bool { freeType.lacksMemory }

    private var unitsPerEm: Double { Double(face.pointee.units_per_EM) }

    /// The metrics of the font. An implausible height of capitals is replaced with the measured height of the H.
    var metrics: FontMetrics {
        var lineHeight = Double(face.pointee.ascender) - Double(face.pointee.descender)
        var capHeight = 0.0
        var isBold = false
        let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        if let table, table.version != 0xFFFF {
            lineHeight = Double(table.sTypoAscender) - Double(table.sTypoDescender) + Double(table.sTypoLineGap)
            isBold = table.usWeightClass >= 600
            if table.version >= 2 { capHeight = Double(table.sCapHeight) / unitsPerEm }
        }
        if !(0.3...1.5).contains(capHeight) {
            let top = glyph(for: "H", weight: 400)?.outline.elements.compactMap(\.end).map { -$0.y }.max() ?? 0
            capHeight = (0.3...1.5).contains(top) ? top : 0.7
        }
        return FontMetrics(
            capHeight: capHeight, lineHeight: max(0, min(lineHeight / unitsPerEm, 3)),
            isBold: hasWeights ? nil : isBold)
    }

    /// Returns a character's letter at a weight; nil if the font has none or a damaged one, or if memory was short.
    func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? {
        let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
        guard index != 0, !lacksMemory else { return nil }
        setWeight(weight)
        // The most letters that a letter may be composed of, at all depths together.
        var partsLeft = 64
        if isTrueType, !countParts(of: index, depth: 8, &partsLeft) { return nil }
        guard FT_Load_Glyph(face, index, Self.plain) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        var pen = FontPen(unit: 1 / (64 * unitsPerEm))
        var functions = FontPen.functions
        let fault = withUnsafeMutablePointer(to: &pen) { FT_Outline_Decompose(&slot.pointee.outline, &functions, $0) }
        guard fault == 0 else { return nil }
        return FontGlyph(
            index: index, advance: Double(slot.pointee.metrics.horiAdvance) / unitsPerEm, outline: pen.outline())
    }

    /// Sets the weight, if the font has a range of them. If FreeType cannot, the weight stays as it was.
    private func setWeight(_ weight: Double) {
        guard let weightAxis else { return }
        var coordinates = axes.map(\.def)
        let axis = axes[weightAxis]
        let coordinate = max(Double(axis.minimum), min(weight * 65536, Double(axis.maximum)))
        coordinates[weightAxis] = FT_Fixed(coordinate)
        FT_Set_Var_Design_Coordinates(face, FT_UInt(axes.count), &coordinates)
    }

    /// Counts the letters that a letter is composed of, down to `depth`, and returns false if they are more than
    /// `partsLeft`. FreeType itself has no limit, so that a hostile font could keep it busy.
    private func countParts(of index: FT_UInt, depth: Int, _ partsLeft: inout Int) -> Bool {
        partsLeft -= 1
        guard partsLeft >= 0, depth > 0, FT_Load_Glyph(face, index, Self.plain | Int32(FT_LOAD_NO_RECURSE)) == 0,
            let slot = face.pointee.glyph
        else { return false }
        guard slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE else { return true }
        guard slot.pointee.num_subglyphs <= partsLeft else { return false }
        // Loading one part overwrites the list of the others.
        var parts: [FT_UInt] = []
        for number in 0..<slot.pointee.num_subglyphs {
            var part = FT_Int()
            var flags = FT_UInt()
            var x = FT_Int()
            var y = FT_Int()
            var transform = FT_Matrix()
            guard FT_Get_SubGlyph_Info(slot, number, &part, &flags, &x, &y, &transform) == 0 else { return false }
            parts.append(FT_UInt(bitPattern: part))
        }
        for part in parts where !countParts(of: part, depth: depth - 1, &partsLeft) { return false }
        return true
    }

    /// Returns the kerning between two letters, in em.
    func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double {
        if let pairs { return Double(pairs.kern(left.index, right.index)) / unitsPerEm }
        var kern = FT_Vector()
        guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) != 0,
            FT_Get_Kerning(face, left.index, right.index, FT_KERNING_UNSCALED.rawValue, &kern) == 0
        else { return 0 }
        return Double(kern.x) / unitsPerEm
    }
}
