/// The names of CSS that `StepRaster` does not have; `ColorNames` has their values.
extension ChartTheme.Color {
    private static func named(_ name: StaticString = #function) -> Self { Self(stringLiteral: name) }

    /// `aliceblue`
    public static var aliceblue: Self { named() }
    /// `antiquewhite`
    public static var antiquewhite: Self { named() }
    /// `aqua`
    public static var aqua: Self { named() }
    /// `aquamarine`
    public static var aquamarine: Self { named() }
    /// `azure`
    public static var azure: Self { named() }
    /// `beige`
    public static var beige: Self { named() }
    /// `bisque`
    public static var bisque: Self { named() }
    /// `blanchedalmond`
    public static var blanchedalmond: Self { named() }
    /// `blueviolet`
    public static var blueviolet: Self { named() }
    /// `brown`
    public static var brown: Self { named() }
    /// `burlywood`
    public static var burlywood: Self { named() }
    /// `cadetblue`
    public static var cadetblue: Self { named() }
    /// `chartreuse`
    public static var chartreuse: Self { named() }
    /// `chocolate`
    public static var chocolate: Self { named() }
    /// `coral`
    public static var coral: Self { named() }
    /// `cornflowerblue`
    public static var cornflowerblue: Self { named() }
    /// `cornsilk`
    public static var cornsilk: Self { named() }
    /// `crimson`
    public static var crimson: Self { named() }
    /// `cyan`
    public static var cyan: Self { named() }
    /// `darkblue`
    public static var darkblue: Self { named() }
    /// `darkcyan`
    public static var darkcyan: Self { named() }
    /// `darkgoldenrod`
    public static var darkgoldenrod: Self { named() }
    /// `darkgray`
    public static var darkgray: Self { named() }
    /// `darkgreen`
    public static var darkgreen: Self { named() }
    /// `darkgrey`
    public static var darkgrey: Self { named() }
    /// `darkkhaki`
    public static var darkkhaki: Self { named() }
    /// `darkmagenta`
    public static var darkmagenta: Self { named() }
    /// `darkolivegreen`
    public static var darkolivegreen: Self { named() }
    /// `darkorange`
    public static var darkorange: Self { named() }
    /// `darkorchid`
    public static var darkorchid: Self { named() }
    /// `darkred`
    public static var darkred: Self { named() }
    /// `darksalmon`
    public static var darksalmon: Self { named() }
    /// `darkseagreen`
    public static var darkseagreen: Self { named() }
    /// `darkslateblue`
    public static var darkslateblue: Self { named() }
    /// `darkslategray`
    public static var darkslategray: Self { named() }
    /// `darkslategrey`
    public static var darkslategrey: Self { named() }
    /// `darkturquoise`
    public static var darkturquoise: Self { named() }
    /// `darkviolet`
    public static var darkviolet: Self { named() }
    /// `deeppink`
    public static var deeppink: Self { named() }
    /// `deepskyblue`
    public static var deepskyblue: Self { named() }
    /// `dimgray`
    public static var dimgray: Self { named() }
    /// `dimgrey`
    public static var dimgrey: Self { named() }
    /// `dodgerblue`
    public static var dodgerblue: Self { named() }
    /// `firebrick`
    public static var firebrick: Self { named() }
    /// `floralwhite`
    public static var floralwhite: Self { named() }
    /// `forestgreen`
    public static var forestgreen: Self { named() }
    /// `fuchsia`
    public static var fuchsia: Self { named() }
    /// `gainsboro`
    public static var gainsboro: Self { named() }
    /// `ghostwhite`
    public static var ghostwhite: Self { named() }
    /// `gold`
    public static var gold: Self { named() }
    /// `goldenrod`
    public static var goldenrod: Self { named() }
    /// `gray`
    public static var gray: Self { named() }
    /// `greenyellow`
    public static var greenyellow: Self { named() }
    /// `grey`
    public static var grey: Self { named() }
    /// `honeydew`
    public static var honeydew: Self { named() }
    /// `hotpink`
    public static var hotpink: Self { named() }
    /// `indianred`
    public static var indianred: Self { named() }
    /// `indigo`
    public static var indigo: Self { named() }
    /// `ivory`
    public static var ivory: Self { named() }
    /// `khaki`
    public static var khaki: Self { named() }
    /// `lavender`
    public static var lavender: Self { named() }
    /// `lavenderblush`
    public static var lavenderblush: Self { named() }
    /// `lawngreen`
    public static var lawngreen: Self { named() }
    /// `lemonchiffon`
    public static var lemonchiffon: Self { named() }
    /// `lightblue`
    public static var lightblue: Self { named() }
    /// `lightcoral`
    public static var lightcoral: Self { named() }
    /// `lightcyan`
    public static var lightcyan: Self { named() }
    /// `lightgoldenrodyellow`
    public static var lightgoldenrodyellow: Self { named() }
    /// `lightgray`
    public static var lightgray: Self { named() }
    /// `lightgreen`
    public static var lightgreen: Self { named() }
    /// `lightgrey`
    public static var lightgrey: Self { named() }
    /// `lightpink`
    public static var lightpink: Self { named() }
    /// `lightsalmon`
    public static var lightsalmon: Self { named() }
    /// `lightseagreen`
    public static var lightseagreen: Self { named() }
    /// `lightskyblue`
    public static var lightskyblue: Self { named() }
    /// `lightslategray`
    public static var lightslategray: Self { named() }
    /// `lightslategrey`
    public static var lightslategrey: Self { named() }
    /// `lightsteelblue`
    public static var lightsteelblue: Self { named() }
    /// `lightyellow`
    public static var lightyellow: Self { named() }
    /// `lime`
    public static var lime: Self { named() }
    /// `limegreen`
    public static var limegreen: Self { named() }
    /// `linen`
    public static var linen: Self { named() }
    /// `magenta`
    public static var magenta: Self { named() }
    /// `maroon`
    public static var maroon: Self { named() }
    /// `mediumaquamarine`
    public static var mediumaquamarine: Self { named() }
    /// `mediumblue`
    public static var mediumblue: Self { named() }
    /// `mediumorchid`
    public static var mediumorchid: Self { named() }
    /// `mediumpurple`
    public static var mediumpurple: Self { named() }
    /// `mediumseagreen`
    public static var mediumseagreen: Self { named() }
    /// `mediumslateblue`
    public static var mediumslateblue: Self { named() }
    /// `mediumspringgreen`
    public static var mediumspringgreen: Self { named() }
    /// `mediumturquoise`
    public static var mediumturquoise: Self { named() }
    /// `mediumvioletred`
    public static var mediumvioletred: Self { named() }
    /// `midnightblue`
    public static var midnightblue: Self { named() }
    /// `mintcream`
    public static var mintcream: Self { named() }
    /// `mistyrose`
    public static var mistyrose: Self { named() }
    /// `moccasin`
    public static var moccasin: Self { named() }
    /// `navajowhite`
    public static var navajowhite: Self { named() }
    /// `navy`
    public static var navy: Self { named() }
    /// `oldlace`
    public static var oldlace: Self { named() }
    /// `olive`
    public static var olive: Self { named() }
    /// `olivedrab`
    public static var olivedrab: Self { named() }
    /// `orange`
    public static var orange: Self { named() }
    /// `orangered`
    public static var orangered: Self { named() }
    /// `orchid`
    public static var orchid: Self { named() }
    /// `palegoldenrod`
    public static var palegoldenrod: Self { named() }
    /// `palegreen`
    public static var palegreen: Self { named() }
    /// `paleturquoise`
    public static var paleturquoise: Self { named() }
    /// `palevioletred`
    public static var palevioletred: Self { named() }
    /// `papayawhip`
    public static var papayawhip: Self { named() }
    /// `peachpuff`
    public static var peachpuff: Self { named() }
    /// `peru`
    public static var peru: Self { named() }
    /// `pink`
    public static var pink: Self { named() }
    /// `plum`
    public static var plum: Self { named() }
    /// `powderblue`
    public static var powderblue: Self { named() }
    /// `purple`
    public static var purple: Self { named() }
    /// `rebeccapurple`
    public static var rebeccapurple: Self { named() }
    /// `rosybrown`
    public static var rosybrown: Self { named() }
    /// `royalblue`
    public static var royalblue: Self { named() }
    /// `saddlebrown`
    public static var saddlebrown: Self { named() }
    /// `salmon`
    public static var salmon: Self { named() }
    /// `sandybrown`
    public static var sandybrown: Self { named() }
    /// `seagreen`
    public static var seagreen: Self { named() }
    /// `seashell`
    public static var seashell: Self { named() }
    /// `sienna`
    public static var sienna: Self { named() }
    /// `silver`
    public static var silver: Self { named() }
    /// `skyblue`
    public static var skyblue: Self { named() }
    /// `slateblue`
    public static var slateblue: Self { named() }
    /// `slategray`
    public static var slategray: Self { named() }
    /// `slategrey`
    public static var slategrey: Self { named() }
    /// `snow`
    public static var snow: Self { named() }
    /// `springgreen`
    public static var springgreen: Self { named() }
    /// `steelblue`
    public static var steelblue: Self { named() }
    /// `tan`
    public static var tan: Self { named() }
    /// `teal`
    public static var teal: Self { named() }
    /// `thistle`
    public static var thistle: Self { named() }
    /// `tomato`
    public static var tomato: Self { named() }
    /// `transparent`
    public static var transparent: Self { named() }
    /// `turquoise`
    public static var turquoise: Self { named() }
    /// `violet`
    public static var violet: Self { named() }
    /// `wheat`
    public static var wheat: Self { named() }
    /// `whitesmoke`
    public static var whitesmoke: Self { named() }
    /// `yellow`
    public static var yellow: Self { named() }
    /// `yellowgreen`
    public static var yellowgreen: Self { named() }
}
