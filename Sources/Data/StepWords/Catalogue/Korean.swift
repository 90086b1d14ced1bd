extension Language {
    /// Korean.
    public static let korean = Language(
        "ko", name: "Korean",
        read: """
            weekdays = 월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일
            dateSigns = 년 월 일
            summaries = 합계 총계 평균 총합계
            noData = 없음, 데이터 없음
            date = 날짜 일자
            steps = 걸음수 걸음
            distance = 거리
            floors = 오른층수 층수
            stepStems = 걸음
            otherWords = 천 만 주 월 년 주당 백 분
            otherStems = 목표 평균 거리 주간 주별 매주 지난 월간 월별 매월 연간 연별 매년 누적 보폭 분당 시간 남은 잔여 예상 예측 계획 비율 퍼센트 길이 이번주 이번달 올해 어제 차이 \
            부족
            dayWords = 날짜
            goals = 목표
            meters = 미터
            kilometers = 킬로미터
            miles = 마일
            otherMetrics = 심박수 체중 심박 수면 기분 혈압 혈당
            numberedTimes = 시
            metricNames = 유형 종류
            unitNames = 단위
            sourceNames = 기기 출처 데이터출처 데이터소스 소스 앱 장치 디바이스
            personNames = 이름 이메일 사용자 성명 참가자 참여자 사용자명 닉네임 직원 사원 회원 멤버 선수 환자
            endNames = 종료 종료시간
            timeNames = 시간
            yearNames = 년 연도
            monthNames = 월
            dayNames = 일
            periodNames = 주 월 년 분기 주시작 주시작일 주차
            longPeriods = 주간 주별 월간 월별 연간
            daily = 일별 일일 매일
            """,
        texts: { .korean })
}

extension Catalogue {
    /// Some particles have another form after a vowel than after a consonant; only those that do not change follow a
    /// placeholder.
    static let korean = Catalogue(
        .other,
        rows: """
            groupSeparator = ,
            decimalSeparator = .
            kilometers = {number}km
            miles = {number}마일
            shortCounts = 10000 {number}만 | 100000000 {number}억

            weekdays = 월 | 화 | 수 | 목 | 금 | 토 | 일
            longWeekdays = 월요일 | 화요일 | 수요일 | 목요일 | 금요일 | 토요일 | 일요일
            weekdayLetters = 월 | 화 | 수 | 목 | 금 | 토 | 일
            shortMonths = 1월 | 2월 | 3월 | 4월 | 5월 | 6월 | 7월 | 8월 | 9월 | 10월 | 11월 | 12월
            months = 1월 | 2월 | 3월 | 4월 | 5월 | 6월 | 7월 | 8월 | 9월 | 10월 | 11월 | 12월
            monthLetters = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

            dayOfMonth = {number}일
            longDate = {month} {day}
            mediumDate = {shortMonth} {day}
            fullDate = {year}년 {month} {day}
            captionDate = {month} {day}
            monthOfYear = {year}년 {monthName}
            year = {year}년
            years = {year}년~{lastYear}년
            daysOfMonth = {year}년 {month} {day}~{lastDay}
            daysOfYear = {year}년 {month} {day}~{lastMonth} {lastDay}
            daysOfYears = {year}년 {month} {day}~{lastYear}년 {lastMonth} {lastDay}
            dayMonthLabel = {dayNumber}.{monthNumber}.
            dateLabel = {monthNumber}/{dayNumber}
            morningHour = 오전 {hour}시
            afternoonHour = 오후 {hour}시

            today = 오늘
            yesterday = 어제
            onDate = {date}
            onWeekday = {weekday}
            onDay = {number}일째
            inNthWeek = {number}주째
            inNthMonth = {number}개월째
            inNthYear = {number}년째
            inWeekFrom = {date}부터 1주일
            inMonth = {month}
            inYear = {year}년
            atHour = {hour}
            soFar = {period}(현재까지)
            notOver = 현재까지

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = 걸음 수
            moreSteps = 걸음 수가 {before} 대비 {percent}% 증가
            fewerSteps = 걸음 수가 {before} 대비 {percent}% 감소
            sameSteps = 걸음 수가 {before} 수준과 비슷
            bestWeekday = 가장 많이 걸은 날은 {weekday}: {steps}{steps|걸음}
            bestDate = 가장 많이 걸은 날은 {date}: {steps}{steps|걸음}
            stepsPerDay = 하루 걸음 수
            measured = {measure}, {period}
            averageOfDays = {count}일 평균
            middleHalf = 가운데 절반의 날
            total = 합계
            dailyAverage = 하루 평균
            perDay = 하루 평균
            perFullDay = 오늘 제외 하루 평균
            average = 평균
            goal = 목표
            noData = 데이터 없음
            notAccessible = 건강 데이터에 접근할 수 없음
            distance = 거리
            floors = 오른 층수
            quartersOfDays = 전체 일수를 4등분
            quartersOfMonths = 전체 개월 수를 4등분
            bestMonth = 가장 많이 걸은 달
            daysInARow = {goal}{goal|걸음} 연속 달성 일수
            daysReached = {goal}{goal|걸음} 달성 일수
            marathonWeeks = 마라톤 거리 이상 걸은 주
            cities = 런던 | 파리 | 브뤼셀 | 암스테르담 | 베를린 | 빈 | 로마 | 마드리드 | 리스본 | 바르샤바 | \
            스톡홀름 | 오슬로 | 헬싱키 | 아테네 | 이스탄불 | 카이로 | 더블린 | 뉴욕 | 시카고 | 로스앤젤레스 | \
            토론토 | 멕시코시티 | 도쿄 | 오사카 | 베이징 | 상하이 | 싱가포르 | 시드니 | 나이로비 | 케이프타운
            cityPair = {first}~{second}
            daysAtGoal = 목표 달성 일수
            daysWithDataAtGoal = 목표 달성 일수(데이터 있는 날)
            ofDays = {count}일 중 {some}일
            bestDay = 가장 많이 걸은 날, {day}
            under = {number} 미만
            atLeast = {number} 이상
            averageByWeek = 주별 하루 평균
            averageByMonth = 월별 하루 평균
            averageByYear = 연도별 하루 평균
            averageByWeekday = 요일별 하루 평균
            averageByHour = 시간별 평균
            totalByWeek = 주별 합계
            totalByMonth = 월별 합계
            totalByYear = 연도별 합계
            totalByWeekday = 요일별 합계
            stepsPerWeek = 주간 걸음 수
            stepsPerMonth = 월간 걸음 수
            stepsPerYear = 연간 걸음 수
            stepsPerWeekday = 요일별 걸음 수
            stepCount = {count}걸음
            dayCount = {count}일
            floorCount = {count}층

            captionToday = 오늘 {steps}걸음 걸었어요.
            captionTodayWithDistance = 오늘 {steps}걸음, {distance} 걸었어요.
            captionYesterday = 어제 {steps}걸음 걸었어요.
            captionYesterdayWithDistance = 어제 {steps}걸음, {distance} 걸었어요.
            captionOnDate = {date}에 {steps}걸음 걸었어요.
            captionOnDateWithDistance = {date}에 {steps}걸음, {distance} 걸었어요.
            captionOnDay = {number}일째 되는 날 {steps}걸음 걸었어요.
            captionOnDayWithDistance = {number}일째 되는 날 {steps}걸음, {distance} 걸었어요.
            noDataToday = 오늘은 데이터가 없어요.
            noDataYesterday = 어제는 데이터가 없어요.
            noDataOnDate = {date}에는 데이터가 없어요.
            noDataOnDay = {number}일째에는 데이터가 없어요.
            asOf = {date} 기준

            goalReached = {count}일 중 {some}일 목표 달성
            goalReachedWithData = 데이터가 있는 {count}일 중 {some}일 목표 달성
            more = {before} 대비 {percent}% 증가
            less = {before} 대비 {percent}% 감소
            same = {before} 수준과 비슷
            partlyCompared = {comparison}({count}일 중 {some}일)
            aheadOfYear = {year}년보다 *{count}일* 앞섬
            behindYear = {year}년보다 {count}일 뒤처짐
            part = 목표 {goal}{goal|걸음}의 {percent}%
            ofGoal = 목표 {goal}{goal|걸음}
            streak = {count}일 연속 목표 달성
            facts = {first}, {second}
            goalOn = {count}일 중 *{some}일* 목표 달성
            goalOnWithData = 데이터가 있는 {count}일 중 *{some}일* 목표 달성
            everyDay = *매일* {goal}{goal|걸음} 달성
            bestWas = 가장 많이 걸은 날은 *{day}*
            bestDayIs = 최다: {day} {steps}{steps|걸음}
            bestHourIs = 최다: {hour} {steps}{steps|걸음}
            bestOfDays = {count}일 중 최다: {day} {steps}{steps|걸음}

            theDayBefore = 전날
            theWeekBefore = 전주
            theMonthBefore = 전월
            theYearBefore = 전년
            aYearEarlier = 1년 전
            theDaysBefore = 이전 {count}일
            byWeekday = 전주 {weekday}까지의 기록
            byDate = {date}까지의 기록
            theFirstOf = 이전 {count}일 중 첫날
            theFirstDaysOf = 이전 {count}일 중 처음 {some}일
            dayBefore = 전날
            weekBefore = 전주
            monthBefore = 전월
            yearBefore = 전년
            daysBefore = 이전 기간
            averageBefore = {before} 평균

            titleOf = 걸음 수, {period}
            lineOfDays = {count}일간의 꺾은선 그래프.
            lineOfWeeks = {count}주간의 꺾은선 그래프.
            lineOfMonths = {count}개월간의 꺾은선 그래프.
            lineOfYears = {count}년간의 꺾은선 그래프.
            lineOfWeekdays = 요일별 꺾은선 그래프({count}개 요일).
            lineOfHours = 시간별 꺾은선 그래프({count}시간).
            barsOfDays = {count}일간의 막대그래프.
            barsOfWeeks = {count}주간의 막대그래프.
            barsOfMonths = {count}개월간의 막대그래프.
            barsOfYears = {count}년간의 막대그래프.
            barsOfWeekdays = 요일별 막대그래프({count}개 요일).
            barsOfHours = 시간별 막대그래프({count}시간).
            calendarOfDays = {count}일간의 달력.
            calendarOfWeeks = {count}주간의 달력.
            calendarOfMonths = {count}개월간의 달력.
            calendarOfHours = {count}시간의 달력.
            barForEach = 사람마다 막대 하나.
            lineForEach = 사람마다 선 하나.
            chartForEach = 사람마다 그래프 하나.
            withoutToday = 오늘 제외
            sum = 총 {steps}{steps|걸음}.
            sumAndAverage = 총 {steps}{steps|걸음}, 하루 평균 {average}{average|걸음}.
            noSteps = {count}일간 걸음 없음.
            extremes = 최다: {mostDay} {most}{most|걸음}, 최소: {leastDay} {least}{least|걸음}.
            bestMonthIs = 가장 많이 걸은 달: {month}, 하루 평균 {average}{average|걸음}.
            trendUp = 이 몇 주 동안 하루 평균이 {first}{first|걸음}에서 {last}{last|걸음}까지 늘었습니다.
            trendDown = 이 몇 주 동안 하루 평균이 {first}{first|걸음}에서 {last}{last|걸음}까지 줄었습니다.
            goalDays = 목표 {goal}{goal|걸음}: {count}일 중 {some}일 달성.
            goalDaysWithData = 목표 {goal}{goal|걸음}: 데이터가 있는 {count}일 중 {some}일 달성.
            gaps = 데이터가 없는 날 {count}일.
            highlighted = 강조 표시: {day} {steps}{steps|걸음}.

            tableWeeks = 주
            tableMonths = 월
            tableYears = 연도
            tableWeekdays = 요일
            tableSteps = 걸음 수
            tableAverage = 하루 평균
            tableDaysWithData = 데이터가 있는 일수
            tableInPart = 일부
            tableFrom = 시작
            tableTo = 끝
            tableDays = 일수
            tableDaysSoFar = 경과 일수
            tableStepsADay = 하루 평균 걸음 수
            tableDistance = 거리
            tableFlights = 오른 층수
            tableBestDay = 가장 많이 걸은 날
            tableLeastDay = 가장 적게 걸은 날
            tableBestWeek = 가장 많이 걸은 주
            tableBestMonth = 가장 많이 걸은 달
            tableLeastMonth = 가장 적게 걸은 달
            tableTrend = 하루 평균 추세
            tableDaysAtGoal = 목표 달성 일수
            tableLongestStreak = 최장 연속 달성 일수
            tableCurrentStreak = 현재 연속 달성 일수
            tableCompared = 비교한 걸음 수
            tableBefore = 이전 걸음 수
            tableTotalCompared = 비교한 합계
            tableTotalBefore = 이전 합계
            tableReached = 누적 달성
            tableMarathonWeeks = 마라톤 거리 이상 걸은 주
            tableDay = {number}일째
            """)
}
