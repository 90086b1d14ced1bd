extension Language {
    /// Chinese, in simplified characters.
    public static let simplifiedChinese = Language(
        "zh-Hans", name: "Chinese in simplified characters", regions: .except("TW HK MO"),
        read: """
            weekdays = 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 週一 週二 週三 週四 週五 週六 週日
            dateSigns = 年 月 日
            summaries = 合計 平均 总计 合计 总和
            date = 日期 日时
            steps = 步数
            distance = 距離 距离
            floors = 爬楼层数
            stepWords = 步
            stepStems = 步数 步數
            otherWords = 万 千 万步 千步 百 百步 十步 分
            otherStems = 目標 目标 平均 距離 距离 累计 累積 累积 周 星期 月度 每月 月步 本月 上月 月均 年度 每年 全年 本年 去年 年步 日均 人均 均步 每分 分钟 小时 步长 步幅 步频 \
            剩余 还差 预测 预计 计划 占比 比例 百分 昨天 缺
            dayWords = 日期
            goals = 目標 目标
            meters = 米
            kilometers = 公里
            otherMetrics = 心率 体重 睡眠 心情 血压 血糖 体温 血氧 俯卧撑 屏幕
            counts = 个
            numberedTimes = 時 时
            metricNames = 種類 项目 类型
            unitNames = 单位
            sourceNames = 设备 来源 数据来源 数据源 应用 来源设备 手机 手表
            personNames = 用户 姓名 名字 名称 参与者 参加者 用户名 昵称 员工 成员 会员 选手 队员 患者 玩家
            endNames = 终了 结束时间
            timeNames = 时间
            yearNames = 年
            monthNames = 月
            dayNames = 日
            periodNames = 週 月 年 周 星期 周开始 周起始 周起始日 周次 月份 年份
            longPeriods = 每周 周总 周汇总 每月 月度 年度 周度
            daily = 每日 每天
            """,
        texts: { .simplifiedChinese })
}

extension Catalogue {
    /// A space separates Chinese and digits, except in dates.
    static let simplifiedChinese = Catalogue(
        .other,
        rows: """
            groupSeparator = ,
            decimalSeparator = .
            kilometers = {number} 公里
            miles = {number} 英里
            shortCounts = 10000 {number}万 | 100000000 {number}亿

            weekdays = 周一 | 周二 | 周三 | 周四 | 周五 | 周六 | 周日
            longWeekdays = 周一 | 周二 | 周三 | 周四 | 周五 | 周六 | 周日
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
            years = {year}–{lastYear}年
            daysOfMonth = {year}年{month}{day}至{lastDay}
            daysOfYear = {year}年{month}{day}至{lastMonth}{lastDay}
            daysOfYears = {year}年{month}{day}至{lastYear}年{lastMonth}{lastDay}
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {monthNumber}/{dayNumber}
            morningHour = {hour}时
            afternoonHour = {hour}时

            today = 今天
            yesterday = 昨天
            onDate = {date}
            onWeekday = {weekday}
            onDay = 第 {number} 天
            inNthWeek = 第 {number} 周
            inNthMonth = 第 {number} 个月
            inNthYear = 第 {number} 年
            inWeekFrom = {date}起的一周
            inMonth = {month}
            inYear = {year}年
            atHour = {hour}
            soFar = {period}（截至目前）
            notOver = 至今

            fullStop = 。
            sentences = {first}{second}
            labelled = {label}：{value}

            heading = 步数
            moreSteps = 步数比{before}多 {percent}%
            fewerSteps = 步数比{before}少 {percent}%
            sameSteps = 步数与{before}基本持平
            bestWeekday = {weekday}{steps|步数}最多：{steps} {steps|步}
            bestDate = {date}{steps|步数}最多：{steps} {steps|步}
            stepsPerDay = 每天步数
            measured = {measure}，{period}
            averageOfDays = {count} 天平均
            middleHalf = 居中的一半天数
            total = 总计
            dailyAverage = 日均
            perDay = 每天
            perFullDay = 完整日日均
            average = 日均
            goal = 目标
            noData = 没有数据
            notAccessible = 无法访问健康数据
            distance = 距离
            floors = 楼层
            quartersOfDays = 按天数四等分
            quartersOfMonths = 按月数四等分
            bestMonth = 步数最多的月份
            daysInARow = 连续达到 {goal} {goal|步}的天数
            daysReached = 达到 {goal} {goal|步}的天数
            marathonWeeks = 走满马拉松距离的周数
            cities = 伦敦 | 巴黎 | 布鲁塞尔 | 阿姆斯特丹 | 柏林 | 维也纳 | 罗马 | 马德里 | 里斯本 | 华沙 | 斯德哥尔摩 | 奥斯陆 | 赫尔辛基 | 雅典 | \
            伊斯坦布尔 | 开罗 | 都柏林 | 纽约 | 芝加哥 | 洛杉矶 | 多伦多 | 墨西哥城 | 东京 | 大阪 | 北京 | 上海 | 新加坡 | 悉尼 | 内罗毕 | 开普敦
            cityPair = {first}至{second}
            daysAtGoal = 达标天数
            daysWithDataAtGoal = 达标天数（有数据的日子）
            ofDays = {some}/{count} 天
            bestDay = 最多的一天，{day}
            under = 低于 {number}
            atLeast = {number} 及以上
            averageByWeek = 每周的日均值
            averageByMonth = 每月的日均值
            averageByYear = 每年的日均值
            averageByWeekday = 按星期的日均值
            averageByHour = 按小时的平均值
            totalByWeek = 每周总计
            totalByMonth = 每月总计
            totalByYear = 每年总计
            totalByWeekday = 按星期的总计
            stepsPerWeek = 每周步数
            stepsPerMonth = 每月步数
            stepsPerYear = 每年步数
            stepsPerWeekday = 按星期的步数
            stepCount = {count} 步
            dayCount = {count} 天
            floorCount = {count} 层

            captionToday = 今天我走了 {steps} 步。
            captionTodayWithDistance = 今天我走了 {steps} 步，{distance}。
            captionYesterday = 昨天我走了 {steps} 步。
            captionYesterdayWithDistance = 昨天我走了 {steps} 步，{distance}。
            captionOnDate = {date}我走了 {steps} 步。
            captionOnDateWithDistance = {date}我走了 {steps} 步，{distance}。
            captionOnDay = 第 {number} 天我走了 {steps} 步。
            captionOnDayWithDistance = 第 {number} 天我走了 {steps} 步，{distance}。
            noDataToday = 今天没有数据。
            noDataYesterday = 昨天没有数据。
            noDataOnDate = {date}没有数据。
            noDataOnDay = 第 {number} 天没有数据。
            asOf = 截至{date}

            goalReached = {count} 天中有 {some} 天达标
            goalReachedWithData = 有数据的 {count} 天中有 {some} 天达标
            more = 比{before}多 {percent}%
            less = 比{before}少 {percent}%
            same = 与{before}基本持平
            partlyCompared = {comparison}（{count} 天中的 {some} 天）
            aheadOfYear = 比 {year} 年领先 *{count} 天*
            behindYear = 比 {year} 年落后 {count} 天
            part = 目标 {goal} {goal|步}的 {percent}%
            ofGoal = 目标 {goal} {goal|步}
            streak = 连续 {count} 天达标
            facts = {first}，{second}
            goalOn = {count} 天中 *{some} 天*达标
            goalOnWithData = 有数据的 {count} 天中 *{some} 天*达标
            everyDay = *每天*都达到 {goal} {goal|步}
            bestWas = *{day}*走得最多
            bestDayIs = 最多：{day} {steps} {steps|步}
            bestHourIs = 最多：{hour} {steps} {steps|步}
            bestOfDays = {count} 天中最多：{day} {steps} {steps|步}

            theDayBefore = 前一天
            theWeekBefore = 前一周
            theMonthBefore = 前一个月
            theYearBefore = 前一年
            aYearEarlier = 一年前
            theDaysBefore = 之前 {count} 天
            byWeekday = 前一周截至{weekday}的步数
            byDate = 截至{date}的步数
            theFirstOf = 之前 {count} 天中的第一天
            theFirstDaysOf = 之前 {count} 天中的前 {some} 天
            dayBefore = 前一天
            weekBefore = 前一周
            monthBefore = 前一个月
            yearBefore = 前一年
            daysBefore = 之前
            averageBefore = {before}日均

            titleOf = 步数，{period}
            lineOfDays = {count} 天的折线图。
            lineOfWeeks = {count} 周的折线图。
            lineOfMonths = {count} 个月的折线图。
            lineOfYears = {count} 年的折线图。
            lineOfWeekdays = 按星期的折线图（{count} 天）。
            lineOfHours = 按小时的折线图（{count} 小时）。
            barsOfDays = {count} 天的柱状图。
            barsOfWeeks = {count} 周的柱状图。
            barsOfMonths = {count} 个月的柱状图。
            barsOfYears = {count} 年的柱状图。
            barsOfWeekdays = 按星期的柱状图（{count} 天）。
            barsOfHours = 按小时的柱状图（{count} 小时）。
            calendarOfDays = {count} 天的日历。
            calendarOfWeeks = {count} 周的日历。
            calendarOfMonths = {count} 个月的日历。
            calendarOfHours = {count} 小时的日历。
            barForEach = 每人一条柱形。
            lineForEach = 每人一条线。
            chartForEach = 每人一张图表。
            withoutToday = 不含今天
            sum = 共 {steps} {steps|步}。
            sumAndAverage = 共 {steps} {steps|步}，平均每天 {average} {average|步}。
            noSteps = {count} 天都没有步数。
            extremes = 最多：{mostDay} {most} {most|步}；最少：{leastDay} {least} {least|步}。
            bestMonthIs = 最多的月份：{month}，平均每天 {average} {average|步}。
            trendUp = 这几周日均{first|步数}从 {first}{first| }升至 {last}。
            trendDown = 这几周日均{first|步数}从 {first}{first| }降至 {last}。
            goalDays = 目标 {goal} {goal|步}：{count} 天中有 {some} 天达标。
            goalDaysWithData = 目标 {goal} {goal|步}：有数据的 {count} 天中有 {some} 天达标。
            gaps = 有 {count} 天没有数据。
            highlighted = 突出显示：{day} {steps} {steps|步}。

            tableWeeks = 周
            tableMonths = 月份
            tableYears = 年份
            tableWeekdays = 星期
            tableSteps = 步数
            tableAverage = 日均
            tableDaysWithData = 有数据的天数
            tableInPart = 不完整
            tableFrom = 从
            tableTo = 到
            tableDays = 天数
            tableDaysSoFar = 至今天数
            tableStepsADay = 日均步数
            tableDistance = 距离
            tableFlights = 爬楼层数
            tableBestDay = 最多的一天
            tableLeastDay = 最少的一天
            tableBestWeek = 最多的一周
            tableBestMonth = 最多的月份
            tableLeastMonth = 最少的月份
            tableTrend = 日均趋势
            tableDaysAtGoal = 达标天数
            tableLongestStreak = 最长连续达标
            tableCurrentStreak = 当前连续达标
            tableCompared = 用于比较的步数
            tableBefore = 之前的步数
            tableTotalCompared = 用于比较的总计
            tableTotalBefore = 之前的总计
            tableReached = 达到
            tableMarathonWeeks = 走满马拉松距离的周数
            tableDay = 第 {number} 天
            """)
}
