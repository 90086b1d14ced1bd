extension Language {
    /// Thai, of which tables are read.
    static let thai = Language(
        "th", name: "Thai",
        read: """
            months = มกรา/ม.ค กุมภา/ก.พ มีนา/มี.ค เมษา/เม.ย พฤษภา/พ.ค มิถุนา/มิ.ย กรกฎา/ก.ค สิงหา/ส.ค กันยา/ก.ย \
            ตุลา/ต.ค พฤศจิกา/พ.ย ธันวา/ธ.ค
            weekdays = จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี \
            วันศุกร์ วันเสาร์ วันอาทิตย์
            withinDate = ที่
            date = วันที่
            stepStems = ก้าว
            otherStems = เป้าหมาย
            """)
}
