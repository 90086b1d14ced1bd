extension Language {
    /// Korean, of which tables are read.
    static let korean = Language(
        "ko", name: "Korean",
        read: """
            weekdays = 월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일
            dateSigns = 년 월 일
            summaries = 합계 평균
            date = 날짜
            steps = 걸음수 걸음
            stepStems = 걸음
            otherStems = 목표 평균 거리
            numberedTimes = 시
            sourceNames = 기기
            personNames = 이름 이메일
            timeNames = 시간
            yearNames = 년
            monthNames = 월
            dayNames = 일
            periodNames = 주 월 년
            """)
}
