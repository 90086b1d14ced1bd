extension Glyph {
    /// Small letters.
    static func lowercase(_ scalar: Unicode.Scalar) -> Glyph? {
        switch scalar {
        case "a":
            Glyph(
                532, in: .small, crowd: 0.4,
                "M446,0V338R446,527 266,527C176,527 108,484 92,404"
                    + "M446,302H252R62,302 62,146R62,-9 222,-9R446,-9 446,240")
        case "b":
            Glyph(
                594, in: .small, crowd: 0.1,
                "M88,0V738M88,259R88,527 304,527R532,527 532,259R532,-9 304,-9R88,-9 88,259Z")
        case "c":
            Glyph(
                534, in: .small, crowd: 0.1,
                "M476,366C454,468 380,527 286,527R62,527 62,259R62,-9 286,-9C382,-9 458,52 478,158")
        case "d":
            Glyph(
                594, in: .small, crowd: 0.1,
                "M506,0V738M506,259R506,527 290,527R62,527 62,259R62,-9 290,-9R506,-9 506,259Z")
        case "e":
            Glyph(
                562, in: .small, crowd: 0.4,
                "M64,262H504R504,527 286,527R62,527 62,259R62,-9 292,-9C376,-9 440,26 474,100")
        case "f": Glyph(332, in: .small, crowd: 0.1, "M146,0V584R146,742 284,742H322M36,518H310")
        case "g":
            Glyph(
                594, in: .small, crowd: 0.2,
                "M506,518V-10R506,-209 292,-209C190,-209 112,-166 90,-80"
                    + "M506,266R506,527 290,527R62,527 62,266R62,6 290,6R506,6 506,266Z")
        case "h": Glyph(568, in: .small, crowd: 0.1, "M88,0V738M88,352C112,464 190,527 290,527R480,527 480,330V0")
        case "i": Glyph(230, in: .small, "M115,0V518", dot: "O115,722")
        case "j": Glyph(230, in: .small, "M115,518V-64R115,-200 -6,-200H-34", dot: "O115,722")
        case "k": Glyph(494, in: .free, crowd: 0.1, "M88,0V738D 436,518 220,304M88,173L280,363D 226,310 468,0")
        case "l": Glyph(230, in: .small, "M115,0V738")
        case "m":
            Glyph(
                822, in: .small, crowd: 0.15,
                "M88,0V518M88,352C110,466 164,527 250,527R411,527 411,338V0"
                    + "M411,352C430,466 486,527 572,527R734,527 734,338V0")
        case "n": Glyph(568, in: .small, crowd: 0.1, "M88,0V518M88,352C112,464 190,527 290,527R480,527 480,330V0")
        case "o":
            Glyph(572, in: .small, crowd: 0.1, "M62,259R62,527 286,527R510,527 510,259R510,-9 286,-9R62,-9 62,259Z")
        case "p":
            Glyph(
                594, in: .small, crowd: 0.1,
                "M88,-200V518M88,259R88,527 304,527R532,527 532,259R532,-9 304,-9R88,-9 88,259Z")
        case "q":
            Glyph(
                594, in: .small, crowd: 0.1,
                "M506,-200V518M506,259R506,527 290,527R62,527 62,259R62,-9 290,-9R506,-9 506,259Z")
        case "r": Glyph(352, in: .small, crowd: 0.1, "M88,0V518M88,340C108,450 176,520 268,520H336")
        case "s":
            Glyph(
                488, in: .small, crowd: 0.45,
                "M416,408C400,482 338,527 248,527R82,527 82,392C82,302 160,284 246,264C334,244 426,222 426,128"
                    + "R426,-9 248,-9C150,-9 82,38 68,120")
        case "t": Glyph(350, in: .small, crowd: 0.1, "M150,660V146R150,-3 284,-3H322M36,518H318")
        case "u": Glyph(568, in: .small, crowd: 0.1, "M480,0V518M480,166C456,54 378,-9 278,-9R88,-9 88,188V518")
        case "v": Glyph(492, in: .small, crowd: 0.1, "D 32,518 246,0D 460,518 246,0")
        case "w": Glyph(738, in: .small, crowd: 0.2, "D 32,518 196,0D 369,518 196,0D 369,518 542,0D 706,518 542,0")
        case "x": Glyph(484, in: .small, crowd: 0.1, "D 32,0 438,518D 46,518 452,0")
        case "y": Glyph(492, in: .small, crowd: 0.1, "D 32,518 246,0D 460,518 163,-200")
        case "z": Glyph(482, in: .small, crowd: 0.4, "M58,518H420V468L54,50V0H430")
        default: nil
        }
    }
}
