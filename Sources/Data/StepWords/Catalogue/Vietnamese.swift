extension Language {
    /// Vietnamese, of which tables are read.
    static let vietnamese = Language(
        "vi", name: "Vietnamese",
        read: """
            weekdays = thứhai thứba thứtư thứnăm thứsáu thứbảy chủnhật
            withinDate = ngày năm
            beforeMonth = tháng thg
            date = ngày
            stepWords = bước
            otherWords = tuần tháng năm quý lũy luỹ tích dài còn dự hoạch trước phút giờ trăm nghìn ngàn tiêu qua \
            lệch thiếu
            otherStems = mục trung
            dayWords = ngày
            otherMetrics = nhịp cân
            groupedByPoint = bước ngày
            sourceNames = nguồn nguồndữliệu thiếtbị ứngdụng
            personNames = tên họtên họvàtên ngườidùng ngườithamgia nhânviên thànhviên ngườichơi
            periodNames = tuần tháng năm
            """)
}
