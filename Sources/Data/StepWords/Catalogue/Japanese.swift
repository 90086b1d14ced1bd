extension Language {
    /// Japanese.
    public static let japanese = Language(
        "ja", name: "Japanese",
        read: """
            weekdays = 月 火 水 木 金 土 日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月曜 火曜 水曜 木曜 金曜 土曜 日曜
            dateSigns = 年 月 日
            summaries = 合計 平均 総計
            date = 日付 日時
            steps = 歩数
            distance = 距離
            floors = 上った階数
            stepWords = 歩
            stepStems = 歩数
            otherWords = 千 万 千歩 万歩 百 百歩 十歩 分
            otherStems = 目標 平均 距離 累計 累積 通算 週 月間 月次 毎月 月別 今月 先月 前月 月歩 年間 年次 毎年 年別 今年 昨年 去年 前年 年歩 中央値 歩幅 分あたり 分当たり 時間 \
            分間 毎分 残り 残歩 予測 予定 見込 計画 割合 前日 昨日 差 不足
            dayWords = 日付
            goals = 目標
            meters = メートル
            kilometers = キロメートル
            otherMetrics = 心拍 体重 睡眠 体脂肪 気分 血圧 血糖 体温 腕立て 消費カロリー 脈拍
            counts = 回
            numberedTimes = 時
            metricNames = 種類
            unitNames = 単位
            sourceNames = デバイス ソース データソース データ元 端末 機器 アプリ アプリ名 情報源 取得元
            personNames = ユーザー 名前 氏名 参加者 ユーザー名 ニックネーム 社員 社員名 メンバー 選手 患者 会員 従業員 お名前 ユーザ
            endNames = 終了 終了日時
            timeNames = 時刻
            yearNames = 年
            monthNames = 月
            dayNames = 日
            periodNames = 週 月 年 週開始 週開始日 週の開始 週初 週始め 月初
            longPeriods = 週別 月別 年別 週次 月次 毎週 毎月
            daily = 日別 毎日
            """,
        texts: { .japanese })
}

extension Catalogue {
    static let japanese = Catalogue(
        .other,
        rows: """
            groupSeparator = ,
            decimalSeparator = .
            kilometers = {number}km
            miles = {number}マイル
            shortCounts = 10000 {number}万 | 100000000 {number}億

            weekdays = 月 | 火 | 水 | 木 | 金 | 土 | 日
            longWeekdays = 月曜日 | 火曜日 | 水曜日 | 木曜日 | 金曜日 | 土曜日 | 日曜日
            weekdayLetters = 月 | 火 | 水 | 木 | 金 | 土 | 日
            shortMonths = 1月 | 2月 | 3月 | 4月 | 5月 | 6月 | 7月 | 8月 | 9月 | 10月 | 11月 | 12月
            months = 1月 | 2月 | 3月 | 4月 | 5月 | 6月 | 7月 | 8月 | 9月 | 10月 | 11月 | 12月
            monthLetters = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

            dayOfMonth = {number}日
            longDate = {month}{day}
            mediumDate = {shortMonth}{day}
            fullDate = {year}年{month}{day}
            captionDate = {month}{day}
            monthOfYear = {year}年{monthName}
            year = {year}年
            years = {year}～{lastYear}年
            daysOfMonth = {year}年{month}{day}～{lastDay}
            daysOfYear = {year}年{month}{day}～{lastMonth}{lastDay}
            daysOfYears = {year}年{month}{day}～{lastYear}年{lastMonth}{lastDay}
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {monthNumber}/{dayNumber}
            morningHour = {hour}時
            afternoonHour = {hour}時

            today = 今日
            yesterday = 昨日
            onDate = {date}
            onWeekday = {weekday}
            onDay = {number}日目
            inNthWeek = {number}週目
            inNthMonth = {number}か月目
            inNthYear = {number}年目
            inWeekFrom = {date}からの週
            inMonth = {month}
            inYear = {year}年
            atHour = {hour}
            soFar = {period}（途中）
            notOver = 途中

            fullStop = 。
            sentences = {first}{second}
            labelled = {label}：{value}

            heading = 歩数
            moreSteps = 歩数は{before}より{percent}%多い
            fewerSteps = 歩数は{before}より{percent}%少ない
            sameSteps = 歩数は{before}とほぼ同じ
            bestWeekday = {weekday}が最多：{steps}{steps|歩}
            bestDate = {date}が最多：{steps}{steps|歩}
            stepsPerDay = 1日の歩数
            measured = {measure}、{period}
            averageOfDays = {count}日間の平均
            middleHalf = 中央の半数の日
            total = 合計
            dailyAverage = 1日平均
            perDay = 1日あたり
            perFullDay = 今日を除く1日平均
            average = 平均
            goal = 目標
            noData = データなし
            notAccessible = ヘルスケアデータにアクセスできません
            distance = 距離
            floors = 階数
            quartersOfDays = 日数の4分の1ずつ
            quartersOfMonths = 月数の4分の1ずつ
            bestMonth = いちばん歩いた月
            daysInARow = {goal}{goal|歩}の連続達成日数
            daysReached = {goal}{goal|歩}に達した日数
            marathonWeeks = フルマラソン分歩いた週
            cities = ロンドン | パリ | ブリュッセル | アムステルダム | ベルリン | ウィーン | ローマ | マドリード | リスボン | ワルシャワ | ストックホルム | オスロ | \
            ヘルシンキ | アテネ | イスタンブール | カイロ | ダブリン | ニューヨーク | シカゴ | ロサンゼルス | トロント | メキシコシティ | 東京 | 大阪 | 北京 | 上海 | \
            シンガポール | シドニー | ナイロビ | ケープタウン
            cityPair = {first}〜{second}
            daysAtGoal = 目標達成日数
            daysWithDataAtGoal = 目標達成日数（データのある日）
            ofDays = {count}日中{some}日
            bestDay = いちばん歩いた日 {day}
            under = {number}未満
            atLeast = {number}以上
            averageByWeek = 週ごとの1日平均
            averageByMonth = 月ごとの1日平均
            averageByYear = 年ごとの1日平均
            averageByWeekday = 曜日ごとの1日平均
            averageByHour = 時間ごとの平均
            totalByWeek = 週ごとの合計
            totalByMonth = 月ごとの合計
            totalByYear = 年ごとの合計
            totalByWeekday = 曜日ごとの合計
            stepsPerWeek = 週ごとの歩数
            stepsPerMonth = 月ごとの歩数
            stepsPerYear = 年ごとの歩数
            stepsPerWeekday = 曜日ごとの歩数
            stepCount = {count}歩
            dayCount = {count}日
            floorCount = {count}階分

            captionToday = 今日は{steps}歩歩きました。
            captionTodayWithDistance = 今日は{steps}歩、{distance}歩きました。
            captionYesterday = 昨日は{steps}歩歩きました。
            captionYesterdayWithDistance = 昨日は{steps}歩、{distance}歩きました。
            captionOnDate = {date}は{steps}歩歩きました。
            captionOnDateWithDistance = {date}は{steps}歩、{distance}歩きました。
            captionOnDay = {number}日目は{steps}歩歩きました。
            captionOnDayWithDistance = {number}日目は{steps}歩、{distance}歩きました。
            noDataToday = 今日のデータはありません。
            noDataYesterday = 昨日のデータはありません。
            noDataOnDate = {date}のデータはありません。
            noDataOnDay = {number}日目のデータはありません。
            asOf = {date}時点

            goalReached = {count}日中{some}日で目標達成
            goalReachedWithData = データのある{count}日中{some}日で目標達成
            more = {before}より{percent}%多い
            less = {before}より{percent}%少ない
            same = {before}とほぼ同じ
            partlyCompared = {comparison}（{count}日中{some}日）
            aheadOfYear = {year}年より*{count}日*先行
            behindYear = {year}年より{count}日遅れ
            part = 目標{goal}{goal|歩}の{percent}%
            ofGoal = 目標{goal}{goal|歩}
            streak = {count}日連続で目標達成
            facts = {first}、{second}
            goalOn = {count}日中*{some}日*で目標達成
            goalOnWithData = データのある{count}日中*{some}日*で目標達成
            everyDay = *毎日*{goal}{goal|歩}を達成
            bestWas = *{day}*が最多
            bestDayIs = 最多：{day}の{steps}{steps|歩}
            bestHourIs = 最多：{hour}の{steps}{steps|歩}
            bestOfDays = {count}日間で最多：{day}の{steps}{steps|歩}

            theDayBefore = 前日
            theWeekBefore = 前の週
            theMonthBefore = 前の月
            theYearBefore = 前の年
            aYearEarlier = 1年前
            theDaysBefore = 前の{count}日間
            byWeekday = 前の週の{weekday}まで
            byDate = {date}まで
            theFirstOf = 前の{count}日間の最初の1日
            theFirstDaysOf = 前の{count}日間の最初の{some}日
            dayBefore = 前日
            weekBefore = 前の週
            monthBefore = 前の月
            yearBefore = 前の年
            daysBefore = 前の期間
            averageBefore = {before}の平均

            titleOf = 歩数、{period}
            lineOfDays = {count}日間の折れ線グラフ。
            lineOfWeeks = {count}週間の折れ線グラフ。
            lineOfMonths = {count}か月間の折れ線グラフ。
            lineOfYears = {count}年間の折れ線グラフ。
            lineOfWeekdays = 曜日別の折れ線グラフ（{count}曜日）。
            lineOfHours = 時間別の折れ線グラフ（{count}時間）。
            barsOfDays = {count}日間の棒グラフ。
            barsOfWeeks = {count}週間の棒グラフ。
            barsOfMonths = {count}か月間の棒グラフ。
            barsOfYears = {count}年間の棒グラフ。
            barsOfWeekdays = 曜日別の棒グラフ（{count}曜日）。
            barsOfHours = 時間別の棒グラフ（{count}時間）。
            calendarOfDays = {count}日間のカレンダー。
            calendarOfWeeks = {count}週間のカレンダー。
            calendarOfMonths = {count}か月間のカレンダー。
            calendarOfHours = {count}時間のカレンダー。
            barForEach = 一人ひとりの棒グラフ。
            lineForEach = 一人ひとりの折れ線。
            chartForEach = 一人ひとりのグラフ。
            withoutToday = 今日を除く
            sum = 合計{steps}{steps|歩}。
            sumAndAverage = 合計{steps}{steps|歩}、1日平均{average}{average|歩}。
            noSteps = {count}日間、歩数は0です。
            extremes = 最多は{mostDay}の{most}{most|歩}、最少は{leastDay}の{least}{least|歩}。
            bestMonthIs = 最多の月は{month}、1日平均{average}{average|歩}。
            trendUp = この数週間で1日平均は{first}{first|歩}から{last}{last|歩}に増えました。
            trendDown = この数週間で1日平均は{first}{first|歩}から{last}{last|歩}に減りました。
            goalDays = 目標{goal}{goal|歩}：{count}日中{some}日で達成。
            goalDaysWithData = 目標{goal}{goal|歩}：データのある{count}日中{some}日で達成。
            gaps = {count}日分のデータなし。
            highlighted = 強調表示は{day}の{steps}{steps|歩}。

            tableWeeks = 週
            tableMonths = 月
            tableYears = 年
            tableWeekdays = 曜日
            tableSteps = 歩数
            tableAverage = 1日あたり
            tableDaysWithData = データのある日数
            tableInPart = 一部のみ
            tableFrom = 開始
            tableTo = 終了
            tableDays = 日数
            tableDaysSoFar = これまでの日数
            tableStepsADay = 1日あたりの歩数
            tableDistance = 距離
            tableFlights = 上った階数
            tableBestDay = 最多の日
            tableLeastDay = 最少の日
            tableBestWeek = 最多の週
            tableBestMonth = 最多の月
            tableLeastMonth = 最少の月
            tableTrend = 1日平均の推移
            tableDaysAtGoal = 目標達成日数
            tableLongestStreak = 最長の連続達成
            tableCurrentStreak = 現在の連続達成
            tableCompared = 比較した歩数
            tableBefore = 前の期間の歩数
            tableTotalCompared = 比較した合計
            tableTotalBefore = 前の期間の合計
            tableReached = 到達
            tableMarathonWeeks = フルマラソン分歩いた週
            tableDay = {number}日目
            """)
}
