"""Makes small fonts: fonts.py KIND FILE.

plain       TrueType: boxes, a round o of conic curves, kerning of A and V, an é, digits of two widths
bold        the same, bold, whose H is 800 wide
weights     the same with a weight from 100 to 900, at which H is 100 to 500 wide
cubic       the same letters in PostScript outlines
collection  two fonts, whose H is 400 and 200 wide
pairs       plain with kerning by GPOS: pairs, classes of letters, and both as extensions
nested      TrueType: an A of two letters of two letters of two ... forty deep
"""
import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(pen, left, right, top):
    pen.moveTo((left, 0))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, 0))
    pen.closePath()


def round_o(pen):
    """Of four conic curves, whose ends are halfway between the control points; where there are none, of cubic ones."""
    if isinstance(pen, TTGlyphPen):
        pen.qCurveTo((50, 0), (50, 501), (450, 501), (450, 0), None)
    else:
        pen.moveTo((50, 250))
        pen.curveTo((50, 390), (150, 500), (250, 500))
        pen.curveTo((350, 500), (450, 390), (450, 250))
        pen.curveTo((450, 110), (350, 0), (250, 0))
        pen.curveTo((150, 0), (50, 110), (50, 250))
    pen.closePath()


# Name, character, width, and the box's right side and top.
BOXES = [
    (".notdef", None, 500, 400, 700), ("space", " ", 250, 0, 0), ("H", "H", 600, 500, 700), ("A", "A", 600, 580, 700),
    ("V", "V", 600, 580, 700), ("e", "e", 400, 350, 500), ("eacute", "é", 400, 350, 720), ("zero", "0", 600, 550, 700),
    ("one", "1", 300, 250, 700),
]


def build(cubic=False, wide=0, weight=400):
    builder = FontBuilder(1000, isTTF=not cubic)
    names = [name for name, *_ in BOXES] + ["o"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(character): name for name, character, *_ in BOXES if character} | {ord("o"): "o"})
    widths = {name: width for name, _, width, _, _ in BOXES} | {"o": 500}
    glyphs = {}
    for name in names:
        pen = T2CharStringPen(widths[name], None) if cubic else TTGlyphPen(None)
        if name == "o":
            round_o(pen)
        else:
            _, _, _, right, top = next(shape for shape in BOXES if shape[0] == name)
            if top > 0:
                box(pen, 100, right + (wide if name == "H" else 0), top)
        glyphs[name] = pen.getCharString() if cubic else pen.glyph()
    if cubic:
        builder.setupCFF("Boxes", {}, glyphs, {})
    else:
        builder.setupGlyf(glyphs)
    sides = {name: 100 if top > 0 else 0 for name, _, _, _, top in BOXES} | {"o": 50}
    builder.setupHorizontalMetrics({name: (widths[name], sides[name]) for name in names})
    builder.setupHorizontalHeader(ascent=900, descent=-300)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupOS2(usWeightClass=weight, sTypoAscender=1000, sTypoDescender=-300, sTypoLineGap=200, sCapHeight=700)
    builder.setupPost()
    kern = newTable("kern")
    table = KernTable_format_0()
    table.kernTable = {("A", "V"): -80}
    table.coverage, table.apple = 1, False
    kern.version, kern.kernTables = 0, [table]
    builder.font["kern"] = kern
    return builder


def weights():
    builder = build(wide=-300)
    builder.setupFvar([("wght", 100, 100, 900, "Weight")], [])
    # The points of H, in order, and after them what its room has: left, right, top and bottom.
    deltas = [(0, 0), (0, 0), (400, 0), (400, 0), (0, 0), (400, 0), (0, 0), (0, 0)]
    builder.setupGvar({"H": [TupleVariation({"wght": (0, 1, 1)}, deltas)]})
    return builder


def pairs():
    """Kerning by four lookups, whose values add up; what another feature has does not count."""
    builder = build()
    del builder.font["kern"]
    addOpenTypeFeaturesFromString(builder.font, """
        lookup single { pos A V -80; pos A H <10 0 -40 0>; } single;
        lookup classes { pos [V H] [o e] -30; pos [A V] [A zero] -7; } classes;
        lookup far useExtension { pos zero one -50; pos A V -5; } far;
        lookup farClasses useExtension { pos [zero one] [A V o] 15; } farClasses;
        feature kern { lookup single; lookup classes; lookup far; lookup farClasses; } kern;
        feature dist { pos H H -500; } dist;
    """)
    return builder


def nested():
    builder = FontBuilder(1000, isTTF=True)
    names = [".notdef", "A"] + [f"part{i}" for i in range(40)]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord("A"): "A"})
    glyphs = {".notdef": TTGlyphPen(None).glyph(), "part39": TTGlyphPen(None).glyph()}
    for name, part in zip(["A"] + names[2:], names[2:]):
        pen = TTGlyphPen(dict.fromkeys(names))
        for _ in range(2):
            pen.addComponent(part, (1, 0, 0, 1, 0, 0))
        glyphs[name] = pen.glyph()
    font = builder.font
    builder.setupGlyf(glyphs, calcGlyphBounds=False)
    for glyph in font["glyf"].glyphs.values():
        glyph.xMin = glyph.yMin = glyph.xMax = glyph.yMax = 0
    builder.setupHorizontalMetrics({name: (500, 0) for name in names})
    builder.setupHorizontalHeader()
    builder.setupNameTable({"familyName": "Nested", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    font.recalcBBoxes = False
    font["maxp"].recalc = lambda ttFont: None
    for name, value in [
        ("maxPoints", 0), ("maxContours", 0), ("maxCompositePoints", 0), ("maxCompositeContours", 0), ("maxZones", 1),
        ("maxTwilightPoints", 0), ("maxStorage", 0), ("maxFunctionDefs", 0), ("maxInstructionDefs", 0),
        ("maxStackElements", 0), ("maxSizeOfInstructions", 0), ("maxComponentElements", 2), ("maxComponentDepth", 60),
    ]:
        setattr(font["maxp"], name, value)
    return builder


def save(kind, path):
    if kind == "collection":
        collection = TTCollection()
        collection.fonts = [build().font, build(wide=-200).font]
        collection.save(path)
        return
    builders = {"plain": build, "bold": lambda: build(wide=400, weight=700), "weights": weights, "pairs": pairs, "cubic": lambda: build(cubic=True), "nested": nested}
    font = builders[kind]().font
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(path)


if __name__ == "__main__":
    save(sys.argv[1], sys.argv[2])
