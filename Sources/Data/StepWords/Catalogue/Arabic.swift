extension Language {
    /// Arabic, of which tables are read.
    static let arabic = Language(
        "ar", name: "Arabic",
        read: """
            months = يناير فبراير مارس أبريل/ابريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
            weekdays = الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
            date = التاريخ
            stepStems = خطو
            otherWords = سنة السنة
            otherStems = هدف أسبوع اسبوع شهر سنو تراكم متوسط معدل طول متبق توقع مخطط ماضي دقيق ساعة نسبة ألف آلاف ربع \
            مئات أمس فرق
            dayWords = التاريخ
            otherMetrics = نبض وزن نوم مزاج
            sourceNames = المصدر مصدر الجهاز جهاز التطبيق تطبيق مصدرالبيانات
            personNames = الاسم اسم المستخدم مستخدم المشارك مشارك اللاعب الموظف العضو الشخص
            periodNames = أسبوع الأسبوع اسبوع الاسبوع شهر الشهر سنة السنة بدايةالأسبوع
            longPeriods = أسبوعي شهري سنوي
            """)
}
