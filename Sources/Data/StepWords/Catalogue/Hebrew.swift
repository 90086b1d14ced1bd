extension Language {
    /// Hebrew, of which tables are read.
    static let hebrew = Language(
        "he", name: "Hebrew",
        read: """
            months = ינו/בינו פבר/בפבר מרץ/במרץ אפר/באפר מאי/במאי יונ/ביונ יול/ביול אוג/באוג ספט/בספט אוק/באוק \
            נוב/בנוב דצמ/בדצמ
            weekdays = יוםשני יוםשלישי יוםרביעי יוםחמישי יוםשישי יוםראשון שבת
            date = תאריך
            stepStems = צעד
            otherStems = יעד שבוע חודש שנת שנה מצטבר ממוצע אורך נותר נשאר תחזית צפוי מתוכנ אחרו שעבר קודם דקה שעה \
            אחוז אלפ מאות אתמול הפרש
            dayWords = תאריך
            otherMetrics = דופק משקל שינה
            sourceNames = מקור מקורנתונים מכשיר אפליקציה
            personNames = שם שםפרטי שםמשפחה משתמש משתתף שחקן עובד חבר
            periodNames = שבוע חודש שנה תחילתשבוע תחילתהשבוע
            longPeriods = שבועי חודשי שנתי
            """)
}
