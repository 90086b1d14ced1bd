extension Kerning {
    static let round = "acdegoqæøðœđ"

    /// The kerning of letters and punctuation, in the notation of `ScalarPairs`.
    static let letters = """
        1 / -24  7 / -40  7 .,… -70  7 -– -20  / / -40  A TYŦ -54  A VW -36  A vwy -24  A CGOQØŒ -14  A ’”‘“'" -60
        C -– -20  DĐÐ AVWY -20  DĐÐ .,… -30  F .,… -90  F AÆ -56  F \(round) -16  K CGOQØŒ -26  K \(round) -16
        K vwy -34  K -– -30  LŁ TYŦ -80  LŁ VW -60  LŁ vwy -34  LŁ ’”‘“'" -90  LŁ -– -40  O AVWXY -20  O .,… -30
        P .,… -100  P AÆ -64  P \(round) -12  Q VWY -20  R TVWY -12  T .,…:; -80  T -–— -60  T AÆ -54
        T \(round)s -70  T mnpruvwxyzŋ -46  T OŒ -14  V .,… -80  V -– -30  V AÆ -36  V \(round)s -34  V mnpruŋ:; -16
        V OŒ -16  W .,… -56  W -– -16  W AÆ -40  W \(round)s -24  W mnpruŋ:; -10  X CGOQŒ -24  X \(round) -16
        X -– -24  Y .,… -90  Y -–— -60  Y AÆ -60  Y \(round)s -64  Y mnpruŋ:; -36  Y CGOQŒ -24  bp vwxy -8
        bp ., -10  eœ vwxy -8  f .,… -36  f \(round) -10  kĸ \(round) -18  o vwxy -10  o ., -10  r .,… -70  r -– -30
        r \(round) -12  v .,… -50  vy \(round) -10  w .,… -40  w \(round) -8  x \(round) -14  y .,… -56  . 1’”'" -30
        , ’” -30  ‘“ AÆ -60  „‚ TVWY -60  „‚ CGOQŒ -16
        """

    /// The kerning of marks: the caron of ď and ľ before tall characters; the ogonek before j's tail; marks that are
    /// wider than the i under them; and two of ї, or і beside it.
    static let marks = """
        \u{30C} bfhklßþħł’”‘“'" 44  \u{328} j 64  VWY \u{300}\u{302}\u{303}\u{304}\u{306} 24
        f \u{300}\u{302}\u{303}\u{304}\u{306} 44  T \u{302} 28  fFKTVWXYZ \u{308} 52
        KTX \u{303}\u{309} 24  VY \u{309} 30  đ \u{300}\u{303}\u{309} 34  i \u{308} 25  \u{308} i 25
        """

    /// The kerning of slanted strokes whose ends would touch.
    static let slopes = """
        A AÆXx 32  K AÆXx 40  K YZz 14  V VWX 22  V Y 30  W VWX 22  W Y 30  X AÆXx 40  X VWYz 18  Y VWY 36  Y X 20
        f VWY 18  kĸ AÆXx 50  kĸ vwyzZ 18  r vwy 8  vwy vwy 30  vwy x 20  x AÆXx 44  x vwyz 20
        """

    static let ownRound = "дєфασςφω"
    static let upright = "вгжийлмнптцчшщъыьэюязґљњџηπρτυχγ"

    /// The kerning of pairs with a letter that is drawn for Greek or Cyrillic; others are given by their Latin
    /// homoglyphs. The last pairs are dots, feet and ends of slanted strokes that would touch.
    static let greekAndCyrillic = """
        ΓҐ .,… -90  ΓҐ -–— -50  ΓҐ AΛΔ -56  ΓҐ ЛДЉ -50  ΓҐ \(round)\(ownRound)s -60  ΓҐ mnpruvwxyzĸµ\(upright) -40
        ΓҐ OCΘΦЭЄЗΩ -14  T ΛΔ -54  T ЛДЉ -46  T \(ownRound) -66  T \(upright)ĸµ -46  T ΘΦЭЄΩ -14  У .,… -86
        У -–— -40  У AΛΔЛДЉ -56  У \(round)\(ownRound) -50  У mnpruvxyĸ\(upright) -30  У OCЭЄ -16  Y ΛΔ -60
        Y \(ownRound) -60  Y \(upright) -36  Y ΘΦΩ -20  P ЛДЉ -46  P ΛΔ -60  P \(ownRound) -12  A У -44  AЛДЦЩ Ч -20
        AΛΔ ΨЧ -30  AΛΔ ΘΦЭЄ -14  ΛΔ OC -14  ΛΔ TY -54  ΛΔ v -24  AΛΔ γ -24  ΛΔ ’”‘“'" -60  O ΛΔУЖЛДЉ -18
        ЮЭΘΦ AXYУЖЛДЉΛΔ -20  ЮЭΘΦ T -12  ЮЭΘΦ .,… -30  ЬЪЉЊ TY -60  ЬЪЉЊ УЧ -40  ЬЪ XЖ -16  KЖ ЭЄЗΦΘΩ -22  Ж OC -22
        K єфασςφωэ -16  Ж \(round)эзєф -14  Ж vyч -30  ЖУ -–— -30  X ЭЄΦΘ -22  гґ .,… -70  гґ -–— -30
        гґ \(round)єф -20  гґ лдљ -30  г ч -8  тτ .,… -56  тτ -–— -24  тτ \(round)\(ownRound) -16  т лљ -26
        y лдљ -14  vγ ασςφω -10  γ oδ -10  γ .,… -50  ьъљњ тy -34  ьъљњ ч -24  ьъ xж -12  opeбюэ жлдљ -8  бюэ xyт -8
        бюэ ., -10  opρ γχλ -8  ρσ vx -8  ж \(round)эзєф -16  ĸ эєфασςφω -16  χ \(round)\(ownRound) -12
        ΓУ \u{308} 40  \u{308} ħђ 30  У ħђ 18  ДЦЩдцщ j 62  ДЦЩ AXЖДxд 30  ДЦЩ жя 16  дцщ xдж 34  дцщ я 12  KX Дд 40
        K ЖЉжя 26  K У 14  X ЖУжя 22  A Дд 28  A ЖЉжя 18  Ж AXx 20  У УX 30  ĸ дλ 46  ĸ жя 30  ĸ лљγ 16  x джя 30
        ж xжд 24  KX ΔΛλ 40  ΔΛ AXΔΛλ 32  A ΔΛλ 32  λ λ 30  χ χ 30  vγ γ 30  γ v 30  χ vγ 24  vγ χ 22
        """

    /// The additional kerning of proportional digits.
    static let proportionalDigits = """
        4 .,… -40  4 1 -20  4 7 -24  7 4 -44  7 0689 -16  7 .,… -110  ., 1 -56  ., 7 -24  ., 4 -10
        """
}
