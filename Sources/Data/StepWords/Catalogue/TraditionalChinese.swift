extension Language {
    /// Chinese, in traditional characters, with words as in Taiwan.
    public static let traditionalChinese = Language(
        "zh-Hant", name: "Chinese in traditional characters", regions: .only("TW HK MO"),
        read: """
            weekdays = 週一 週二 週三 週四 週五 週六 週日 星期一 星期二 星期三 星期四 星期五 星期六 星期日
            dateSigns = 年 月 日
            summaries = 合計 總計 總和 平均
            noData = 無, 無資料, 沒有資料
            date = 日期
            steps = 步數
            distance = 距離
            floors = 爬樓層數 樓層
            stepWords = 步
            stepStems = 步數
            otherWords = 萬 千 萬步 百 百步 十步
            otherStems = 目標 平均 距離 累計 累積 週 星期 月度 每月 月步 本月 上月 月均 年度 每年 全年 本年 去年 年步 日均 人均 均步 每分 分鐘 小時 步長 步幅 步頻 剩餘 還差 預測 \
            預計 計劃 計畫 比例 百分
            goals = 目標
            meters = 公尺
            kilometers = 公里
            miles = 英里 英哩 哩
            otherMetrics = 心率 體重 睡眠 血壓 血糖 體溫 血氧 心情 螢幕
            counts = 個
            numberedTimes = 時 小時
            metricNames = 類型 種類 項目
            unitNames = 單位
            sourceNames = 裝置 來源 資料來源 數據來源 應用程式 裝置名稱 手機 手錶
            personNames = 使用者 姓名 名字 名稱 參與者 參加者 用戶 用戶名 使用者名稱 暱稱 員工 成員 會員 選手 隊員 玩家
            endNames = 結束 結束時間
            timeNames = 時間
            yearNames = 年
            monthNames = 月
            dayNames = 日
            periodNames = 週 月 季 年 星期 週開始 週起始 週起始日 週次 月份 年份
            longPeriods = 每週 週總 每月 月度 年度
            """,
        texts: { .traditionalChinese })
}

extension Catalogue {
    /// A space separates Chinese and digits, except in dates.
    static let traditionalChinese = Catalogue(
        .other,
        rows: """
            groupSeparator = ,
            decimalSeparator = .
            kilometers = {number} 公里
            miles = {number} 英里
            shortCounts = 10000 {number}萬 | 100000000 {number}億

            weekdays = 週一 | 週二 | 週三 | 週四 | 週五 | 週六 | 週日
            longWeekdays = 星期一 | 星期二 | 星期三 | 星期四 | 星期五 | 星期六 | 星期日
            weekdayLetters = 一 | 二 | 三 | 四 | 五 | 六 | 日
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
            years = {year}至{lastYear}年
            daysOfMonth = {year}年{month}{day}至{lastDay}
            daysOfYear = {year}年{month}{day}至{lastMonth}{lastDay}
            daysOfYears = {year}年{month}{day}至{lastYear}年{lastMonth}{lastDay}
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {monthNumber}/{dayNumber}
            morningHour = 上午{hour}時
            afternoonHour = 下午{hour}時

            today = 今天
            yesterday = 昨天
            onDate = {date}
            onWeekday = {weekday}
            onDay = 第 {number} 天
            inNthWeek = 第 {number} 週
            inNthMonth = 第 {number} 個月
            inNthYear = 第 {number} 年
            inWeekFrom = {date}起的一週
            inMonth = {month}
            inYear = {year}年
            atHour = {hour}
            soFar = {period}（到目前為止）
            notOver = 目前

            fullStop = 。
            sentences = {first}{second}
            labelled = {label}：{value}

            heading = 步數
            moreSteps = 步數比{before}多 {percent}%
            fewerSteps = 步數比{before}少 {percent}%
            sameSteps = 步數和{before}差不多
            bestWeekday = {weekday}{steps|走得}最多：{steps} {steps|步}
            bestDate = {date}{steps|走得}最多：{steps} {steps|步}
            stepsPerDay = 每日步數
            measured = {measure}，{period}
            averageOfDays = {count} 天平均
            middleHalf = 居中的一半天數
            total = 總計
            dailyAverage = 每日平均
            perDay = 每日平均
            perFullDay = 每日平均（不含今天）
            average = 平均
            goal = 目標
            noData = 沒有資料
            notAccessible = 無法取用健康資料
            distance = 距離
            floors = 爬升樓層數
            quartersOfDays = 依天數分成四等份
            quartersOfMonths = 依月數分成四等份
            bestMonth = 走得最多的月份
            daysInARow = 連續{goal|走}滿 {goal} {goal|步}的天數
            daysReached = {goal|走}滿 {goal} {goal|步}的天數
            marathonWeeks = 超過 42 公里的週數
            cities = 倫敦 | 巴黎 | 布魯塞爾 | 阿姆斯特丹 | 柏林 | 維也納 | 羅馬 | 馬德里 | 里斯本 | 華沙 | \
            斯德哥爾摩 | 奧斯陸 | 赫爾辛基 | 雅典 | 伊斯坦堡 | 開羅 | 都柏林 | 紐約 | 芝加哥 | 洛杉磯 | 多倫多 | \
            墨西哥城 | 東京 | 大阪 | 北京 | 上海 | 新加坡 | 雪梨 | 奈洛比 | 開普敦
            cityPair = {first}至{second}
            daysAtGoal = 達標天數
            daysWithDataAtGoal = 達標天數（僅計有資料的日子）
            ofDays = {some}/{count} 天
            bestDay = 走得最多的一天，{day}
            under = 不到 {number}
            atLeast = {number} 以上
            averageByWeek = 各週的每日平均
            averageByMonth = 各月的每日平均
            averageByYear = 各年的每日平均
            averageByWeekday = 依星期的每日平均
            averageByHour = 依小時的平均
            totalByWeek = 每週總計
            totalByMonth = 每月總計
            totalByYear = 每年總計
            totalByWeekday = 依星期的總計
            stepsPerWeek = 每週步數
            stepsPerMonth = 每月步數
            stepsPerYear = 每年步數
            stepsPerWeekday = 依星期的步數
            stepCount = {count} 步
            dayCount = {count} 天
            floorCount = {count} 層樓

            captionToday = 我今天走了 {steps} 步。
            captionTodayWithDistance = 我今天走了 {steps} 步，共 {distance}。
            captionYesterday = 我昨天走了 {steps} 步。
            captionYesterdayWithDistance = 我昨天走了 {steps} 步，共 {distance}。
            captionOnDate = 我在{date}走了 {steps} 步。
            captionOnDateWithDistance = 我在{date}走了 {steps} 步，共 {distance}。
            captionOnDay = 我在第 {number} 天走了 {steps} 步。
            captionOnDayWithDistance = 我在第 {number} 天走了 {steps} 步，共 {distance}。
            noDataToday = 今天沒有資料。
            noDataYesterday = 昨天沒有資料。
            noDataOnDate = {date}沒有資料。
            noDataOnDay = 第 {number} 天沒有資料。
            asOf = 資料截至{date}

            goalReached = {count} 天中有 {some} 天達標
            goalReachedWithData = 有資料的 {count} 天中有 {some} 天達標
            more = 比{before}多 {percent}%
            less = 比{before}少 {percent}%
            same = 和{before}差不多
            partlyCompared = {comparison}（{count} 天中的 {some} 天）
            aheadOfYear = 比 {year} 年領先 *{count} 天*
            behindYear = 比 {year} 年落後 {count} 天
            part = 目標 {goal} {goal|步}的 {percent}%
            ofGoal = 目標 {goal} {goal|步}
            streak = 連續 {count} 天達標
            facts = {first}，{second}
            goalOn = {count} 天中有 *{some} 天*達標
            goalOnWithData = 有資料的 {count} 天中有 *{some} 天*達標
            everyDay = *每天*都{goal|走}滿 {goal} {goal|步}
            bestWas = *{day}*走得最多
            bestDayIs = {steps|走得}最多：{day} {steps} {steps|步}
            bestHourIs = {steps|走得}最多：{hour} {steps} {steps|步}
            bestOfDays = {count} 天中{steps|走得}最多：{day} {steps} {steps|步}

            theDayBefore = 前一天
            theWeekBefore = 前一週
            theMonthBefore = 前一個月
            theYearBefore = 前一年
            aYearEarlier = 一年前
            theDaysBefore = 之前的 {count} 天
            byWeekday = 前一週到{weekday}為止
            byDate = 到{date}為止
            theFirstOf = 之前 {count} 天的第一天
            theFirstDaysOf = 之前 {count} 天的頭 {some} 天
            dayBefore = 前一天
            weekBefore = 前一週
            monthBefore = 前一個月
            yearBefore = 前一年
            daysBefore = 之前
            averageBefore = {before}的平均

            titleOf = 步數，{period}
            lineOfDays = {count} 天的折線圖。
            lineOfWeeks = {count} 週的折線圖。
            lineOfMonths = {count} 個月的折線圖。
            lineOfYears = {count} 年的折線圖。
            lineOfWeekdays = 依星期的折線圖（{count} 天）。
            lineOfHours = 依小時的折線圖（{count} 小時）。
            barsOfDays = {count} 天的長條圖。
            barsOfWeeks = {count} 週的長條圖。
            barsOfMonths = {count} 個月的長條圖。
            barsOfYears = {count} 年的長條圖。
            barsOfWeekdays = 依星期的長條圖（{count} 天）。
            barsOfHours = 依小時的長條圖（{count} 小時）。
            calendarOfDays = {count} 天的日曆。
            calendarOfWeeks = {count} 週的日曆。
            calendarOfMonths = {count} 個月的日曆。
            calendarOfHours = {count} 小時的日曆。
            barForEach = 每人一條長條。
            lineForEach = 每人一條線。
            chartForEach = 每人一張圖表。
            withoutToday = 不含今天
            sum = 總共 {steps} {steps|步}。
            sumAndAverage = 總共 {steps} {steps|步}，平均每天 {average} {average|步}。
            noSteps = {count} 天裡一步也沒走。
            extremes = 最多：{mostDay} {most} {most|步}；最少：{leastDay} {least} {least|步}。
            bestMonthIs = {average|走得}最多的月份：{month}，平均每天 {average} {average|步}。
            trendUp = 這幾週每日平均從 {first}{first| }升至 {last}。
            trendDown = 這幾週每日平均從 {first}{first| }降至 {last}。
            goalDays = 目標 {goal} {goal|步}：{count} 天中有 {some} 天達標。
            goalDaysWithData = 目標 {goal} {goal|步}：有資料的 {count} 天中有 {some} 天達標。
            gaps = 有 {count} 天沒有資料。
            highlighted = 醒目標示：{day} {steps} {steps|步}。

            tableWeeks = 週
            tableMonths = 月份
            tableYears = 年份
            tableWeekdays = 星期
            tableSteps = 步數
            tableAverage = 每日平均
            tableDaysWithData = 有資料的天數
            tableInPart = 不完整
            tableFrom = 起
            tableTo = 迄
            tableDays = 天數
            tableDaysSoFar = 已過天數
            tableStepsADay = 每日平均步數
            tableDistance = 距離
            tableFlights = 爬升樓層數
            tableBestDay = 步數最多的一天
            tableLeastDay = 步數最少的一天
            tableBestWeek = 步數最多的一週
            tableBestMonth = 步數最多的月份
            tableLeastMonth = 步數最少的月份
            tableTrend = 每日趨勢
            tableDaysAtGoal = 達標天數
            tableLongestStreak = 最長連續達標
            tableCurrentStreak = 目前連續達標
            tableCompared = 拿來比較的步數
            tableBefore = 之前的步數
            tableTotalCompared = 拿來比較的總計
            tableTotalBefore = 之前的總計
            tableReached = 累計達到
            tableMarathonWeeks = 超過 42 公里的週數
            tableDay = 第 {number} 天
            """)
}
