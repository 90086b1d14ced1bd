extension Language {
    /// Turkish.
    public static let turkish = Language(
        "tr", name: "Turkish",
        read: """
            months = oca şub mar nis may haz tem ağu eyl eki kas ara
            weekdays = pzt sal çar per cum cmt paz pazartesi salı çarşamba perşembe cuma cumartesi pazar
            beforeTime = saat
            summaries = toplam ortalama geneltoplam
            noData = yok, veri yok
            date = tarih gün
            steps = adım adımlar adımsayısı günlükadım toplamadım
            distance = mesafe uzaklık
            floors = katlar çıkılankat çıkılankatlar
            stepWords = adım adim adımlar
            stepStems = adım
            otherWords = ay yıl yil aylik yillik kalan ort bin yüz yüzer dün tarih
            otherStems = hedef ortalama mesafe uzunlu dakika saatlik haftal aylık yıllık yüzde hız kalor kümül birik \
            hafta çeyrek kalan tahmin planl öngör geçen geçmiş önceki başından fark eksik
            dayWords = gün tarih
            actual = gerçekleşen
            goals = hedef adımhedefi
            ends = bitiş
            severals = katılımcı
            meters = metre
            kilometers = kilometre
            otherMetrics = nabız ağırlık uyku enerji stres kalori kalp kilo ekran şınav oksijen sıcaklık tansiyon
            counts = sayı adet miktar
            numberedTimes = saat
            groupedByPoint = adım adımlar adımsayısı tarih
            metricNames = ölçüm tür sensör
            unitNames = birim
            sourceNames = model kaynak cihaz uygulama verikaynağı uygulamaadı sensör saatmodeli
            personNames = kullanıcı kullanıcıadı katılımcı isim kişi ad adı adi adsoyad adısoyadı soyad soyadı soyadi \
            isimsoyisim oyuncu çalışan calisan üye personel takmaad kullanici kullaniciadi katilimci kisi
            endNames = bitiş bitişsaati bitiştarihi
            timeNames = saat zaman başlangıç dakika
            yearNames = yıl
            monthNames = ay
            dayNames = gün
            periodNames = hafta ay yıl çeyrek saat haftabaşı haftabaşlangıcı haftanınbaşı
            rankNames = sıra sıralama yaş ülke takım
            longPeriods = haftalık haftalik aylık aylik yıllık yillik
            daily = günlük
            harmlessNames = açıklama yorum haftanıngünü sürüm
            """,
        texts: { .turkish })
}

extension Catalogue {
    /// No ending follows right after a number, a date or a weekday: it would change with their last vowel.
    static let turkish = Catalogue(
        .one,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mil
            shortCounts = 1000 {number}\u{202F}B | 1000000 {number}\u{2009}Mn
            dottedCapital = İ

            weekdays = Pzt | Sal | Çar | Per | Cum | Cmt | Paz
            longWeekdays = pazartesi | salı | çarşamba | perşembe | cuma | cumartesi | pazar
            weekdayLetters = P | S | Ç | P | C | C | P
            shortMonths = Oca | Şub | Mar | Nis | May | Haz | Tem | Ağu | Eyl | Eki | Kas | Ara
            months = Ocak | Şubat | Mart | Nisan | Mayıs | Haziran | Temmuz | Ağustos | Eylül | Ekim | Kasım | Aralık
            monthLetters = O | Ş | M | N | M | H | T | A | E | E | K | A

            dayOfMonth = {number}
            longDate = {day} {month}
            mediumDate = {day} {shortMonth}
            fullDate = {day} {month} {year}
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day}–{lastDay} {month} {year}
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year} – {lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}.{monthNumber}
            dateLabel = {dayNumber}.{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = bugün
            yesterday = dün
            onDate = {date} günü
            onWeekday = {weekday} günü
            onDay = {number}. gün
            inNthWeek = {number}. haftada
            inNthMonth = {number}. ayda
            inNthYear = {number}. yılda
            inWeekFrom = {date} günü başlayan haftada
            inMonth = {month} döneminde
            inYear = {year} yılında
            atHour = saat {hour}
            soFar = {period} şu ana kadar
            notOver = şimdilik

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Adımlar
            moreSteps = {before} göre %{percent} daha fazla adım
            fewerSteps = {before} göre %{percent} daha az adım
            sameSteps = {before} göre hemen hemen aynı sayıda adım
            bestWeekday = En iyi gün {weekday}: {steps} {steps|adım|adım}
            bestDate = En iyi gün {date}: {steps} {steps|adım|adım}
            stepsPerDay = Günlük adım sayısı
            measured = {measure}, {period}
            averageOfDays = {count} günlük ortalama
            middleHalf = günlerin ortadaki yarısı
            total = Toplam
            dailyAverage = Günlük ortalama
            perDay = Günlük ortalama
            perFullDay = Tam gün ortalaması
            average = ort.
            goal = hedef
            noData = Veri yok
            notAccessible = Sağlık verilerine erişilemiyor
            distance = Mesafe
            floors = Çıkılan kat
            quartersOfDays = her renk günlerin dörtte biri
            quartersOfMonths = her renk ayların dörtte biri
            bestMonth = en iyi ay
            daysInARow = üst üste {goal} {goal|adım|adım} ve\u{A0}üzeri\u{A0}gün
            daysReached = {goal} {goal|adım|adım} ve\u{A0}üzeri\u{A0}gün
            marathonWeeks = maraton mesafesini aşan hafta
            cities = Londra | Paris | Brüksel | Amsterdam | Berlin | Viyana | Roma | Madrid | Lizbon | \
            Varşova | Stockholm | Oslo | Helsinki | Atina | İstanbul | Kahire | Dublin | New York | Chicago | \
            Los Angeles | Toronto | Meksiko | Tokyo | Osaka | Pekin | Şanghay | Singapur | Sidney | Nairobi | \
            Cape Town
            cityPair = {first}–{second}
            daysAtGoal = Hedefe ulaşılan gün
            daysWithDataAtGoal = Hedefe ulaşılan gün (verisi olanlardan)
            ofDays = {some}/{count}
            bestDay = en iyi gün, {day}
            under = {number} altı
            atLeast = {number} ve üzeri
            averageByWeek = Haftalara göre günlük ortalama
            averageByMonth = Aylara göre günlük ortalama
            averageByYear = Yıllara göre günlük ortalama
            averageByWeekday = Haftanın günlerine göre ortalama
            averageByHour = Saatlere göre ortalama
            totalByWeek = Haftalara göre toplam
            totalByMonth = Aylara göre toplam
            totalByYear = Yıllara göre toplam
            totalByWeekday = Haftanın günlerine göre toplam
            stepsPerWeek = Haftalık adım sayısı
            stepsPerMonth = Aylık adım sayısı
            stepsPerYear = Yıllık adım sayısı
            stepsPerWeekday = Haftanın günlerine göre adım
            stepCount = {count} adım
            dayCount = {count} gün
            floorCount = {count} kat

            captionToday = Bugün {steps} adım attım.
            captionTodayWithDistance = Bugün {steps} adım attım ({distance}).
            captionYesterday = Dün {steps} adım attım.
            captionYesterdayWithDistance = Dün {steps} adım attım ({distance}).
            captionOnDate = {date} günü {steps} adım attım.
            captionOnDateWithDistance = {date} günü {steps} adım attım ({distance}).
            captionOnDay = {number}. gün {steps} adım attım.
            captionOnDayWithDistance = {number}. gün {steps} adım attım ({distance}).
            noDataToday = Bugün veri yok.
            noDataYesterday = Dün veri yok.
            noDataOnDate = {date} günü veri yok.
            noDataOnDay = {number}. gün veri yok.
            asOf = Son veri: {date}

            goalReached = {count} günün {some} gününde hedefe ulaşıldı
            goalReachedWithData = Verisi olan {count} günün {some} gününde hedefe ulaşıldı
            more = {before} göre %{percent} daha fazla
            less = {before} göre %{percent} daha az
            same = {before} göre hemen hemen aynı
            partlyCompared = {comparison} ({some}/{count} gün)
            aheadOfYear = {year} yılının *{count} gün* önünde
            behindYear = {year} yılının {count} gün gerisinde
            part = Hedef {goal}: %{percent}
            ofGoal = hedef {goal}
            streak = {count} gün üst üste hedefe ulaşıldı
            facts = {first}. {second}.
            goalOn = *{count} günün {some} gününde* hedefe ulaşıldı
            goalOnWithData = verisi olan *{count} günün {some} gününde* hedefe ulaşıldı
            everyDay = *her gün* en az {goal} {goal|adım|adım}
            bestWas = en iyi gün: *{day}*
            bestDayIs = En iyisi: {day} {steps} {steps|adım|adım}
            bestHourIs = En iyisi: {hour} {steps} {steps|adım|adım}
            bestOfDays = {count} günün en iyisi: {day} {steps} {steps|adım|adım}

            theDayBefore = Önceki güne
            theWeekBefore = Önceki haftaya
            theMonthBefore = Önceki aya
            theYearBefore = Önceki yıla
            aYearEarlier = Bir yıl öncesine
            theDaysBefore = Önceki {count} güne
            byWeekday = Önceki haftanın {weekday} gününe kadarki toplamına
            byDate = {date} tarihine kadarki toplama
            theFirstOf = Önceki {count} günün ilkine
            theFirstDaysOf = Önceki {count} günün ilk {some} gününe
            dayBefore = önceki gün
            weekBefore = önceki hafta
            monthBefore = önceki ay
            yearBefore = önceki yıl
            daysBefore = önceki günler
            averageBefore = {before}, ortalama

            titleOf = Adımlar, {period}
            lineOfDays = {count} günlük çizgi grafik.
            lineOfWeeks = {count} haftalık çizgi grafik.
            lineOfMonths = {count} aylık çizgi grafik.
            lineOfYears = {count} yıllık çizgi grafik.
            lineOfWeekdays = Haftanın {count} gününün çizgi grafiği.
            lineOfHours = {count} saatin çizgi grafiği.
            barsOfDays = {count} günlük sütun grafik.
            barsOfWeeks = {count} haftalık sütun grafik.
            barsOfMonths = {count} aylık sütun grafik.
            barsOfYears = {count} yıllık sütun grafik.
            barsOfWeekdays = Haftanın {count} gününün sütun grafiği.
            barsOfHours = {count} saatin sütun grafiği.
            calendarOfDays = {count} günlük takvim.
            calendarOfWeeks = {count} haftalık takvim.
            calendarOfMonths = {count} aylık takvim.
            calendarOfHours = {count} saatlik takvim.
            barForEach = Her kişi için bir çubuk.
            lineForEach = Her kişi için bir çizgi.
            chartForEach = Her kişi için bir grafik.
            withoutToday = bugün hariç
            sum = Toplam {steps} {steps|adım|adım}.
            sumAndAverage = Toplam {steps} {steps|adım|adım}, günde ortalama {average} {average|adım|adım}.
            noSteps = {count} gün boyunca hiç adım atılmadı.
            extremes = En çok: {mostDay} {most} {most|adım|adım}; en az: {leastDay} {least} {least|adım|adım}.
            bestMonthIs = En iyi ay: {month}, günde ortalama {average} {average|adım|adım}.
            trendUp = Bu haftalarda günlük ortalama yükseldi: önce {first}, sonra {last}.
            trendDown = Bu haftalarda günlük ortalama düştü: önce {first}, sonra {last}.
            goalDays = {goal} {goal|adım|adım} hedefine {count} günün {some} gününde ulaşıldı.
            goalDaysWithData = {goal} {goal|adım|adım} hedefine verisi olan {count} günün {some} gününde ulaşıldı.
            gaps = {count} gün için veri yok.
            highlighted = Vurgulanan: {day} {steps} {steps|adım|adım}.

            tableWeeks = haftalar
            tableMonths = aylar
            tableYears = yıllar
            tableWeekdays = haftanın günleri
            tableSteps = adım
            tableAverage = günde ortalama
            tableDaysWithData = verisi olan gün
            tableInPart = eksik
            tableFrom = başlangıç
            tableTo = bitiş
            tableDays = gün
            tableDaysSoFar = şu ana kadarki gün
            tableStepsADay = günlük ortalama adım
            tableDistance = mesafe
            tableFlights = çıkılan kat
            tableBestDay = en iyi gün
            tableLeastDay = en sakin gün
            tableBestWeek = en iyi hafta
            tableBestMonth = en iyi ay
            tableLeastMonth = en sakin ay
            tableTrend = günlük eğilim
            tableDaysAtGoal = hedefe ulaşılan gün
            tableLongestStreak = en uzun seri
            tableCurrentStreak = devam eden seri
            tableCompared = karşılaştırılan adım
            tableBefore = önceki dönemin adımı
            tableTotalCompared = karşılaştırılan toplam
            tableTotalBefore = önceki dönemin toplamı
            tableReached = ulaşılan toplam
            tableMarathonWeeks = maraton mesafesini aşan hafta
            tableDay = {number}. gün
            """)
}
