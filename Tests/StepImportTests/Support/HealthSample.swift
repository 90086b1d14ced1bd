@testable import StepImport

/// Exports as text.
enum HealthSample {
    static let documentType = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 13 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
        <!ATTLIST HealthData
          locale CDATA #REQUIRED
        >
        ]>

        """

    static func record(
        _ type: String = "StepCount", source: String = "A’s iPhone",
        device: String? = "&lt;&lt;HKDevice: 0x2801&gt;, name:iPhone, model:iPhone&gt;", unit: String = "count",
        created: String? = nil, start: String, end: String, value: String
    ) -> String {
        let device = device.map { " device=\"\($0)\"" } ?? ""
        let created = created.map { " creationDate=\"\($0)\"" } ?? ""
        return """
            <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)"\(device) unit="\(unit)"\(created) \
            startDate="\(start)" endDate="\(end)" value="\(value)"
            """
    }

    /// A steps' record of a day in January 2024, between two times of it by the clock of UTC.
    static func steps(_ day: Int, _ from: String, _ to: String, _ value: String, source: String = "A’s iPhone")
        -> String
    {
        let date = "2024-01-\(day < 10 ? "0" : "")\(day)"
        return record(source: source, start: "\(date) \(from) +0000", end: "\(date) \(to) +0000", value: value) + "/>"
    }

    static func export(_ contents: String..., exported: String = "2024-07-01 12:00:00 +0300") -> [UInt8] {
        Array(
            (documentType + "<HealthData locale=\"en_FI\">\n <ExportDate value=\"\(exported)\"/>\n"
                + contents.joined(separator: "\n ") + "\n</HealthData>\n").utf8)
    }

    /// Everything that XML allows around a record, and what else exports hold.
    static let everything = export(
        record(start: "2024-01-02 08:50:00 +0200", end: "2024-01-02 08:58:20 +0200", value: "512") + "/>",
        """
        <Record value='12.5' endDate='2024-01-02 09:10:00 +0200' startDate = "2024-01-02 09:00:00 +0200"
            creationDate="2024-01-02 09:11:00 +0200" unit="count" sourceName='Tom &amp; &quot;J&#233;r&#xF4;me&quot;'
            type="HKQuantityTypeIdentifierStepCount"></Record>
        """,
        record(start: "2024-01-02 10:00:00 +0200", end: "2024-01-02 10:05:00 +0200", value: "99") + """
            >
              <MetadataEntry key="HKWasUserEntered" value="1"/>
             </Record>
            """,
        record(
            "DistanceWalkingRunning", source: "Anna’s Apple\u{A0}Watch",
            device: "<<HKDevice: 0x1>, name:Apple Watch, model:Watch>".replacing("<", with: "&lt;"), unit: "km",
            start: "2024-01-02 10:00:00 +0200", end: "2024-01-02 10:05:00 +0200", value: "0.123456") + " />",
        record(
            "FlightsClimbed", device: nil, created: "2020-01-02 10:00:00 +0200", start: "2024-01-02 10:00:00 +0200",
            end: "2024-01-02 10:00:00 +0200", value: "1e0") + "\n/>",
        "<Record type=\"HKQuantityTypeIdentifierHeartRate\" sourceName=\"a > b\" unit=\"x\" value=\"/>\"/>",
        "<!-- <Record type=\"HKQuantityTypeIdentifierStepCount\" value=\"1\"/> - -> -->",
        "<?php <Record type=\"HKQuantityTypeIdentifierStepCount\"/> ? > ?>",
        "<![CDATA[ <Record type=\"HKQuantityTypeIdentifierStepCount\"/> ]] > ]]>",
        """
        <Correlation type="x" sourceName='y'>
          <MetadataEntry key="HKTimeZone" value="Europe/Helsinki"/>
          <Record type="HKQuantityTypeIdentifierStepCount" sourceName="z" value="7"/>
        </Correlation>
        <Workout><WorkoutStatistics type="HKQuantityTypeIdentifierStepCount" sum="4"/>
          <MetadataEntry key='HKTimeZone' value='Europe&#x2F;Helsinki'/></Workout>
        """,
        "text &amp; more ]] > 'quotes\" <Records/>",
        steps(3, "00:00:00", "00:10:00", "20"))
}
