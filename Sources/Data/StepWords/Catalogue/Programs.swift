extension Vocabulary {
    /// The words that programs write in any language: names of fields, signs, abbreviations.
    static let programs = """
        noData = na, n/a, #n/a, null, -, --, –, —, nan, .nan, <na>, no_data
        date = calendardate localdate activitydate daydate summarydate startdate starttime starttimenanos \
        starttimemillis timestamp recordedat ds
        lateDate = lastchanged lastupdated timestampstart
        steps = activesteps qty intval
        vagueNames = qty intval ds
        otherWords = avg min max h hr std diff id km mi kcal cal tel pct k x ytd mtd wtd ø m δ ln
        offsets = utcoffset zoneoffset timeoffset tz startzoneoffset starttimeoffsetinseconds
        meters = m
        kilometers = km
        miles = mi
        feet = ft
        yards = yd
        otherMetrics = bpm hrv bmi kcal km spo2 vo2 kg mmhg ml lbs vo2max kgs spo
        counts = # 1 n
        statistics = avg min max
        metricNames = recordtype datatype datatypename entityid quantitytype seriesname
        sourceNames = sourcename sourceid sourcetype deviceid deviceuuid bundleid packagename sensorname sourcebundle \
        dataorigin dataoriginid dataoriginname origin appid applicationid bundle bundleidentifier sourceapp \
        sourcedevice sourcedevicename devicetype devicemodel sensorid recordedby recordingdevice \
        trackerid trackername datasourceid datastream datastreamid
        personNames = userid personid participantid memberid subjectid patientid employeeid athleteid \
        playerid id
        devices = watch phone iphone android band ring tracker pedometer garmin fitbit apple samsung google withings \
        oura polar whoop xiaomi huawei amazfit zepp uhr armbanduhr handy telefon smartphone smartwatch montre \
        téléphone reloj teléfono orologio telefono relógio telemóvel celular horloge telefoon klocka ur kello puhelin \
        zegarek hodinky часы телефон saat 手表 手錶 手机 手機 ウォッチ スマホ 시계
        endNames = endat endtimestamp endtimelocal endlocal enddatelocal endtimenanos endtimemillis
        timeNames = starttime
        yearNames = yyyy
        monthNames = mm mon
        dayNames = dd monthday
        periodNames = isoweek 1w p1w 7d p7d 1mo p1m 1y p1y
        workoutNames = logid activitytypeid
        harmlessNames = tz origindatasourceid modifiedtimemillis rawtimestampnanos sourceversion creationdate \
        uuid zoneoffset timeoffset
        """
}
