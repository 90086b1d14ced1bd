extension Language {
    /// Turkish, of which tables are read.
    static let turkish = Language(
        "tr", name: "Turkish",
        read: """
            months = oca şub mar nis may haz tem ağu eyl eki kas ara
            weekdays = pzt sal çar per cum cmt paz pazartesi salı çarşamba perşembe cuma cumartesi pazar
            beforeTime = saat
            summaries = toplam ortalama
            date = tarih gün
            stepWords = adım adim adımlar
            stepStems = adım
            otherStems = hedef ortalama kalor
            meters = metre
            kilometers = kilometre
            groupedByPoint = adım adımlar adımsayısı tarih
            sourceNames = model
            yearNames = yıl
            monthNames = ay
            dayNames = gün
            periodNames = hafta ay yıl
            """)
}
