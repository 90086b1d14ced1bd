extension Language {
    /// Indonesian, of which tables are read.
    static let indonesian = Language(
        "id", name: "Indonesian",
        read: """
            months = jan feb mar apr mei jun jul agu/ags sep okt nov des
            weekdays = sab senin selasa rabu kamis jumat sabtu minggu sen sel rab kam jum
            beforeTime = pukul
            summaries = total
            date = tanggal hari
            steps = total
            vagueNames = total
            stepWords = langkah
            otherWords = lalu jam menit tahun bulan ratus ratusan kemarin
            otherStems = sasaran rata kalor kumul interval minggu bulan tahunan panjang sisa target rencana prakira \
            perkira predik terakhir sebelumnya menit persen ribu kuartal triwulan selisih
            dayWords = hari tanggal
            meters = meter
            kilometers = kilometer
            otherMetrics = detak denyut tidur
            numberedTimes = interval
            groupedByPoint = langkah tanggal
            metricNames = parameter metrik
            unitNames = unit
            sourceNames = model sumber sumberdata perangkat aplikasi
            personNames = nama namalengkap peserta pengguna pemain karyawan anggota pegawai
            timeNames = interval
            periodNames = minggu bulan tahun awalminggu mingguke
            longPeriods = mingguan bulanan tahunan
            daily = harian
            """)
}
