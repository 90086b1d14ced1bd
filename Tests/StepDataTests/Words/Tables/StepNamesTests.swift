import Testing

@testable import StepData

/// The names of columns with a word for steps, in all languages: of the steps of a day, and of other figures.
struct StepNamesTests: TableReading {
    private static func text(_ name: String) -> String { "date;\(name)\n2026-11-16;7314\n2026-11-17;2583\n" }

    @Test(arguments: [
        "Steps", "Daily Steps", "Steps today", "Manual steps", "Total steps", "Step count (daily)", "Steps taken",
        "Steps walked", "Estimated steps", "Schritte", "Tägliche Schritte", "Schritte pro Tag", "Schritte am Tag",
        "Schritte gesamt", "Anzahl der Schritte", "Tagesschritte", "Gegangene Schritte", "Pas", "Pas quotidiens",
        "Pas par jour", "Nombre de pas", "Nombre total de pas", "Pas effectués", "Pas du jour", "Pasos",
        "Pasos diarios", "Pasos por día", "Número de pasos", "Total de pasos", "Pasos dados", "Cantidad de pasos",
        "Passi", "Passi giornalieri", "Passi al giorno", "Numero di passi", "Passi totali", "Passi fatti", "Passos",
        "Passos diários", "Passos por dia", "Número de passos", "Contagem de passos", "Stappen", "Dagelijkse stappen",
        "Stappen vandaag", "Aantal stappen", "Totaal stappen", "Steg", "Dagliga steg", "Antal steg", "Steg idag",
        "Skridt", "Daglige skridt", "Antal skridt", "Skritt", "Daglige skritt", "Antall skritt", "Skritt i dag",
        "Askeleet", "Päivittäiset askeleet", "Askelmäärä", "Askelten määrä", "Päivän askeleet", "Kroki",
        "Dzienne kroki", "Kroki dziennie", "Liczba kroków", "Suma kroków", "Kroki łącznie", "Kroky", "Denní kroky",
        "Počet kroků", "Kroky celkem", "Kroky za den", "Denné kroky", "Počet krokov", "Lépések", "Napi lépések",
        "Lépésszám", "Lépések száma", "Összes lépés", "Pași", "Pași zilnici", "Număr de pași", "Pași pe zi",
        "Total pași", "Шаги", "Шаги за день", "Количество шагов", "Число шагов", "Дневные шаги", "Всего шагов",
        "Пройдено шагов", "Шагов в день", "Шаги сегодня", "Кроки", "Кроки за день", "Кількість кроків",
        "Щоденні кроки", "Усього кроків", "Крачки", "Брой крачки", "Дневни крачки", "Стъпки", "Koraci", "Broj koraka",
        "Dnevni koraci", "Ukupno koraka", "Βήματα", "Αριθμός βημάτων", "Ημερήσια βήματα", "ΒΗΜΑΤΑ", "Adım",
        "Günlük adım", "Adım sayısı", "Toplam adım", "ADIM", "ADIM SAYISI", "Atılan adım", "خطوات", "الخطوات",
        "عدد الخطوات", "خطوات يومية", "إجمالي الخطوات", "צעדים", "מספר צעדים", "צעדים יומיים", "סך הצעדים", "कदम",
        "दैनिक कदम", "कुल कदम", "कदमों की संख्या", "ก้าว", "จำนวนก้าว", "ก้าวต่อวัน", "ก้าวรายวัน", "Bước", "Số bước",
        "Bước chân", "Số bước chân", "Số bước hàng ngày", "Tổng số bước", "Langkah", "Langkah harian",
        "Jumlah langkah", "Total langkah", "歩数", "合計歩数", "一日の歩数", "1日の歩数", "1日あたりの歩数", "総歩数", "歩数(歩)", "歩数計",
        "万歩計の歩数", "步数", "每日步数", "日步数", "总步数", "步数(步)", "运动步数", "步數", "每日步數", "總步數", "걸음수", "걸음 수", "일일 걸음 수",
        "총 걸음 수", "하루 걸음 수", "Sammud", "Sammude arv", "Päevased sammud", "Soļi", "Soļi dienā", "Žingsniai",
        "Steps per day", "Stappen per dag", "Steg per dag", "Skridt pr. dag", "Skritt per dag", "Passi per giorno",
        "Footsteps", "1-day steps",
    ])
    func stepsOfADayAreRead(name: String) throws {
        let days = try read(Self.text(name)).week.days
        #expect(days.map(\.steps) == [7314, 2583])
    }

    /// Sums of weeks, months and years, running totals, averages, goals, the rest, lengths, rates, and units of 1000.
    @Test(arguments: [
        "Kroki narastająco", "累計歩数", "累积步数", "累計步數", "累计步数", "누적 걸음 수", "Шаги накопительно", "Шаги с начала года",
        "Накопичені кроки", "Kümülatif adım", "Pași cumulați", "Σωρευτικά βήματα", "Steps to date", "Lifetime steps",
        "Steps so far", "Wöchentliche Schritte", "Pas hebdo", "Pas hebdomadaires", "Pas mensuels", "Pasos mensuales",
        "Passi mensili", "Passos mensais", "Wekelijkse stappen", "Kroki tygodniowo", "Kroky za týden",
        "Шаги за неделю", "Шаги за месяц", "週間歩数", "月間歩数", "周步数", "每周步数", "週步數", "주간 걸음 수", "Heti lépések",
        "Ø Schritte", "Mittlere Schritte", "Média de passos", "متوسط الخطوات", "औसत कदम", "ממוצע צעדים", "ก้าวเฉลี่ย",
        "Długość kroku", "Длина шага", "Délka kroku", "Довжина кроку", "Comprimento do passo", "Panjang langkah",
        "1分あたりの歩数", "每分钟步数", "Lépéscél", "Țintă pași", "Restliche Schritte", "Pas restants", "Steps to go",
        "Steps left", "Planned steps", "Predicted steps", "steps ('000)", "步数(万)", "Шаги тыс.", "steps %",
        "Steps (%)", "Schritte pro Woche", "Schritte dieses Jahr", "Schritte letzte Woche", "Schritte Vorwoche",
        "Pas annuels", "Pas prévus", "Pas de la semaine dernière", "Longueur du pas", "Pas/min", "Moyenne de pas",
        "But de pas", "Pasos del mes", "Pasos anuales", "Pasos restantes", "Pasos previstos", "Pasos por hora",
        "Promedio de pasos", "Longitud de paso", "Passi totali annuali", "Passi rimanenti", "Passi al minuto",
        "Lunghezza del passo", "Passi previsti", "Obiettivo passi", "Passos acumulados", "Passos restantes",
        "Passos da semana passada", "Stappen per maand", "Resterende stappen", "Paslengte stap",
        "Stappen vorige week", "Gemiddelde stappen", "Steg per vecka", "Steg i veckan", "Stegmål",
        "Ackumulerade steg", "Återstående steg", "Steglängd", "Genomsnittliga steg", "Planerade steg",
        "Skridt pr. uge", "Ugentlige skridt", "Resterende skridt", "Skridtlængde", "Skridt sidste uge",
        "Ukentlige skritt", "Skritt per uke", "Gjenstående skritt", "Skrittlengde", "Viikon askeleet",
        "Vuoden askeleet", "Kumulatiiviset askeleet", "Askeleet keskimäärin", "Askeltavoite",
        "Jäljellä olevat askeleet", "Średnia kroków", "Kroki w miesiącu", "Kroki rocznie", "Pozostałe kroki",
        "Cel kroków", "Kroki na minutę", "Prognoza kroków", "Kroki zeszły tydzień", "Průměr kroků", "Kroky za měsíc",
        "Kroky za rok", "Zbývající kroky", "Cíl kroků", "Kumulativní kroky", "Plánované kroky", "Kroky za týždeň",
        "Mesačné kroky", "Dĺžka kroku", "Cieľ krokov", "Zostávajúce kroky", "Havi lépések", "Éves lépések",
        "Halmozott lépések", "Átlagos lépésszám", "Lépéshossz", "Hátralévő lépések", "Pași săptămânali",
        "Pași lunari", "Pași rămași", "Lungimea pasului pas", "Шагов в год", "Средние шаги", "Цель по шагам",
        "Осталось шагов", "Шагов в минуту", "Прогноз шагов", "Шаги за прошлую неделю", "Щотижневі кроки",
        "Кроки за місяць", "Кроки за рік", "Середні кроки", "Залишилося кроків", "Крачки за седмица", "Средно крачки",
        "Месечни крачки", "Оставащи крачки", "Koraci tjedno", "Mjesečni koraci", "Prosječni koraci", "Duljina koraka",
        "Preostali koraci", "Εβδομαδιαία βήματα", "Μηνιαία βήματα", "Μέσος όρος βημάτων", "Υπόλοιπα βήματα",
        "Μήκος βήματος", "Στόχος βημάτων", "Haftalık adım", "Aylık adım", "YILLIK ADIM", "HAFTALIK ADIM",
        "Kalan adım", "Adım uzunluğu", "Ortalama adım", "Adım hedefi", "Tahmini adım", "خطوات أسبوعية", "خطوات شهرية",
        "هدف الخطوات", "الخطوات المتبقية", "طول الخطوة", "צעדים שבועיים", "צעדים מצטברים", "צעדים שנותרו", "אורך צעד",
        "साप्ताहिक कदम", "मासिक कदम", "कदम लक्ष्य", "शेष कदम", "ก้าวต่อสัปดาห์", "ก้าวสะสม", "เป้าหมายก้าว",
        "ก้าวที่เหลือ", "Bước mỗi tuần", "Số bước trung bình", "Số bước tích lũy", "Mục tiêu bước", "Số bước còn lại",
        "Langkah mingguan", "Langkah per minggu", "Total langkah bulanan", "Langkah kumulatif", "Rata-rata langkah",
        "Target langkah", "Sisa langkah", "月別歩数", "年間歩数", "平均歩数", "目標歩数", "残り歩数", "歩幅", "予測歩数", "先週の歩数", "月步数",
        "本年步数", "平均步数", "目标步数", "剩余步数", "步长", "預測步數", "上周步数", "월간 걸음 수", "연간 걸음 수", "평균 걸음 수", "목표 걸음 수", "남은 걸음 수",
        "분당 걸음 수", "지난주 걸음 수", "Nädala sammud", "Sammud nädalas", "Keskmised sammud", "Soļi nedēļā", "Vidējie soļi",
        "Savaitės žingsniai", "Vidutiniai žingsniai", "歩数/分", "Fréquence de pas", "Frecuencia de pasos",
        "Cadenza passi", "Cadência de passos", "Gem. stappen", "Fehlende Schritte", "Pas manquants", "Pasos faltantes",
        "Steps short", "Schritte Differenz", "Écart de pas", "Diferencia de pasos", "Verschil stappen", "Ero askeleet",
        "Różnica kroków", "Разница шагов", "Fark adım", "Schritte gestern", "Pas d'hier", "Pasos ayer", "Steg igår",
        "Skridt i går", "Kroki wczoraj", "Шаги вчера", "前日の歩数", "昨日步数", "어제 걸음 수", "Steps MA7", "Steps smoothed",
        "Steps trend", "Steps stddev", "Steps p95", "7-day steps", "Steps (30 days)", "7 Tage Schritte", "Team steps",
        "Friends steps", "Schritte der Freunde", "Left steps", "Right steps", "Date of steps",
        "Steps per walk",
    ])
    func otherFiguresAreRefused(name: String) {
        let fault = fault(Self.text(name))
        #expect(fault?.hasPrefix("1:1: header: expected a column of steps (") == true, "\(fault ?? "read")")
    }
}
