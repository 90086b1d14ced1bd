/// Every format, with a file that it takes.
enum Fixtures {
    static let samsung = """
        com.samsung.shealth.tracker.pedometer_day_summary,6210005,2
        create_sh_ver,step_count,active_time,deviceuuid,update_time,distance,day_time,source_type
        1,4000,9,aaaa,2021-05-04 23:00:00.000,3000.5,1620086400000,0,
        1,9000,9,VfS0qUERdZ,2021-05-04 20:00:00.000,6500.25,1620086400000,-2,
        1,9100,9,VfS0qUERdZ,2021-05-04 21:00:00.000,6600,1620086400000,-2,
        1,12000,9,bbbb,2021-05-04 23:30:00.000,9999,1620086400000,0,
        1,500,9,aaaa,2021-05-05 10:00:00.000,,2021-05-05 00:00:00.000,0,
        1,700,9,bbbb,2021-05-05 09:00:00.000,430,2021-05-05 00:00:00.000,0,
        """
    static let samsungTrend = """
        com.samsung.shealth.step_daily_trend,6210005,3
        binning_data,com.samsung.shealth.step_daily_trend.day_time,com.samsung.shealth.step_daily_trend.count,\
        com.samsung.shealth.step_daily_trend.source_type,com.samsung.shealth.step_daily_trend.distance
        x,1620086400000,9100,-2,6600,
        x,1620259200000,31,-2,20,
        """
    static let samsungFloors = """
        com.samsung.health.floors_climbed,6210005,4
        start_time,floor,time_offset,end_time
        2021-05-04 21:59:59.000,2.0,UTC+0200,x,
        2021-05-04 22:00:00.000,3.0,UTC+0200,x,
        2021-05-05 03:59:59.000,1,UTC-0400,x,
        """
    static let googleDaily = """
        Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Heart Minutes,Average speed (m/s),\
        Step count,Average weight (kg),Walking duration (ms)
        2021-05-04,60,2000.5,5123.75,12,11,1.1,7314,,3600000
        2021-05-05,,1500.1,,,,,,,
        2021-05-06,1,1500.1,20,,,,31,,
        """
    static let googleDay = """
        Start time,End time,Move Minutes count,Calories (kcal),Distance (m),Step count
        00:00:00.000+05:30,00:15:00.000+05:30,1,17.3,,
        07:15:00.000+05:30,07:30:00.000+05:30,9,30.1,610.5,803
        07:30:00.000+05:30,07:45:00.000+05:30,2,30.1,12.25,20
        """
    static let fitbitJSON = """
        [{
          "dateTime" : "02/11/16 05:00:00",
          "value" : "12"
        },{
          "dateTime" : "02/11/16 05:01:00",
          "value" : "0"
        },{
          "dateTime" : "02/11/16 23:30:00",
          "value" : "100"
        }]
        """
    static let fitbitCSV = """
        timestamp,steps,data source
        2026-06-10T16:39:00Z,12,Tracker
        2026-06-10T16:40:00.5Z,no data,Tracker
        2026-06-10T16:41:00Z,900,Phone via Health Connect
        2026-06-10T22:30:00Z,8,Tracker
        2026-06-12T00:30:00Z,77,Health Connect
        """
    static let fitbitMonth = """
        Body
        Date,Weight,BMI,Fat
        "2019-10-01","70","22","0"

        Foods
        Date,Calories In
        "2019-10-01","0"

        Activities
        Date,Calories Burned,Steps,Distance,Floors,Minutes Sedentary
        "2019-10-01","2,901","12,345","5.61","14","700"
        "2019-10-02","2,000","987","0.4","0","1,000"

        Sleep
        Start Time,End Time,Minutes Asleep
        "2019-10-02 6:55AM","2019-10-02 7:30AM","30"
        """
    static let garmin = """
        [ {"userProfilePK": 1, "calendarDate": "2021-05-04", "totalSteps": 7314, "totalDistanceMeters": 5320.5,
          "floorsAscendedInMeters": 27.44, "bodyBattery": {"list": [1, {"a": null}]}},
         {"calendarDate": "2021-05-04", "totalSteps": 1, "uuid": null},
         {"calendarDate": "2021-05-05", "totalDistanceMeters": 3},
         {"calendarDate": "2021-05-06", "totalSteps": 0, "floorsAscendedInMeters": 1.5}]
        """
    static let zepp = """
        date,lastSyncTime,steps,distance,runDistance,calories
        2021-05-05,1620259199,120,80,0,5
        2021-05-04,1620172799,7314,5320,100,210
        2021-05-06,null,null,null,null,null
        """
    static let healthAutoExport = """
        {"data": {"metrics": [
          {"name": "step_count", "units": "count", "data": [
            {"date": "2024-02-06 00:00:00 -0800", "qty": 0.4, "source": "Watch"},
            {"date": "2024-02-06 23:59:00 -0800", "qty": 0.35},
            {"qty": 1200.5, "date": "2024-02-07 01:00:00 -0800"}]},
          {"units": "km", "data": [{"date": "2024-02-06 07:00:00\u{202F}AM -0800", "qty": 1.25},
            {"date": "2024-02-06 08:00:00 -0800", "qty": 0.5}], "name": "walking_running_distance"},
          {"data": [{"date": "2024-02-08 08:00:00 -0800", "qty": 7}], "name": "heart_rate_variability", "units": "ms"},
          {"name": "sleep_analysis", "units": "hr", "data": [{"date": "?", "asleep": 7}]},
          {"name": "flights_climbed", "units": "count", "data": [{"date": "2024-02-07 08:00:00 -0800", "qty": 3}]}],
         "workouts": [{"a": [1]}]}}
        """
    static let withings = (
        "date,value\n2021-05-05,31\n2021-05-04,7314\n", "date,value\n2021-05-04,5320.75\n",
        "date,value\n2021-05-05,2\n2021-05-04,0\n"
    )
    static let fitbitGoogleHealth = """
        timestamp,steps,data source
        2026-06-10T16:39:00.123456Z,12,Google Fitbit Air
        2026-06-10T16:39:07Z,15,MobileTrack
        2026-06-10T16:40:00Z,8,Google Fitbit Air
        2026-06-10T16:39:00Z,900,Garmin Connect™ Health Kit
        2026-06-11T16:39:00Z,40,Phone Health Connect
        2026-06-11T16:39:30Z,44,Apple Health Health Kit
        """
    static let miFitness = """
        Uid,Sid,Tag,Key,Time,Value,UpdateTime
        1,default,daily_report,steps,1704067200,"{""steps"":7300,""distance"":5100,""calories"":290}",1704153000
        1,default,daily_report,steps,1704067200,"{""steps"":7000,""distance"":5000,""calories"":280}",1704140000
        1,12345,daily_report,steps,1704067200,"{""steps"":9999,""distance"":1}",1704159000
        1,default,daily_mark,steps,1704067200,"{""has_data"":true}",1704153000
        1,default,daily_report,heart_rate,1704067200,"{""avg_hr"":70,""latest"":{""bpm"":71}}",1704153000
        1,default,daily_fitness,steps,1704067200,"{""steps"":10000}",1704153000
        1,default,daily_report,steps,1704153600,"{""calories"":1,""steps"":12}",1704200000
        """
    static let miFitnessMinutes = """
        Uid,Sid,Key,Time,Value,UpdateTime
        1,12345,steps,1704070800,"{""time"":1704070800,""steps"":9}",1704153000
        """
    static let huawei = """
        [{"recordDay":20190405,"sportDataUserData":[\
        {"dataId":0,"startTime":1554497100000,"endTime":1554497160000,"deviceCode":1,"version":1,"timeZone":"+0200",\
        "sportType":5,"sportBasicInfos":[{"steps":10,"distance":9,"calorie":269,"floor":0,"duration":1}]},\
        {"startTime":1554497100000,"deviceCode":1,"version":2,"sportType":5,"sportBasicInfos":[{"steps":14,"distance":9}]},\
        {"startTime":1554497160000,"deviceCode":1,"sportType":4,"sportBasicInfos":[{"steps":6},{"steps":1}]},\
        {"startTime":1554497100000,"deviceCode":2,"sportType":5,"sportBasicInfos":[{"steps":20,"distance":5}]}]},\
        {"recordDay":20190406,"sportDataUserData":[\
        {"startTime":1554560000000,"deviceCode":2,"sportType":5,"sportBasicInfos":[{"steps":30}]}]}]
        """
    static let polar = """
        {"exportVersion":"1.1","date":"2024-01-02","summary":{"startTime":"00:00","stepCount":7314,"calories":2000},\
        "samples":{"mets":[{"localTime":"00:00","value":1.5}],"steps":[{"localTime":"08:00","value":7}]},\
        "physicalInformation":{"sex":"FEMALE"}}
        """
    static let polarSamples = """
        {"exportVersion":"1.1", "date":"2024-01-03",
        "samples":{"mets":[{"localTime":"00:00","value":1.5}],"steps":[{"localTime":"08:00","value":7},
        {"localTime":"08:01","value":30}]}}
        """
    static let plain = "Date;Steps;Distance (km);Flights;Mood\n5/4/2021;7.314;5,3;4;ok\n5/14/2021;31;;;\n"

    static let all: [(format: String, files: [(name: String, text: String)], days: [String])] = [
        (
            "samsung-health", [("a.csv", samsung), ("b.csv", samsungTrend), ("c.csv", samsungFloors)],
            ["2021-05-04 9100 6600 3", "2021-05-05 700 430 3", "2021-05-06 31 20 -"]
        ),
        (
            "google-fit",
            [
                ("2021-05-06.csv", googleDay), ("2021-05-07.csv", googleDay),
                ("Daily activity metrics.csv", googleDaily),
            ],
            ["2021-05-04 7314 5123.75 -", "2021-05-06 31 20 -", "2021-05-07 823 622.75 -"]
        ),
        ("fitbit", [("steps-2016-02-11.json", fitbitJSON)], ["2016-02-11 112 - -"]),
        ("fitbit", [("steps_2026-06-10.csv", fitbitCSV)], ["2026-06-10 20 - -", "2026-06-12 77 - -"]),
        (
            "fitbit", [("steps_2026-06-01.csv", fitbitGoogleHealth)], ["2026-06-10 20 - -", "2026-06-11 44 - -"]
        ),
        (
            "mi-fitness",
            [("a_aggregated_fitness_data.csv", miFitness), ("a_fitness_data.csv", miFitnessMinutes)],
            ["2024-01-01 7300 5100 -", "2024-01-02 12 - -"]
        ),
        ("huawei-health", [("sport per minute.json", huawei)], ["2019-04-05 21 9 -", "2019-04-06 30 - -"]),
        (
            "polar", [("activity-2024-01-02-a.json", polar), ("activity-2024-01-03-b.json", polarSamples)],
            ["2024-01-02 7314 - -", "2024-01-03 37 - -"]
        ),
        ("fitbit-month", [("fitbit_export.csv", fitbitMonth)], ["2019-10-01 12345 - 14", "2019-10-02 987 - 0"]),
        ("garmin", [("UDSFile_1.json", garmin)], ["2021-05-04 7314 5320.5 9", "2021-05-06 0 - 0"]),
        ("zepp", [("ACTIVITY_1.csv", zepp)], ["2021-05-04 7314 5320 -", "2021-05-05 120 80 -"]),
        (
            "health-auto-export", [("HealthAutoExport.json", healthAutoExport)],
            ["2024-02-06 1 1750 -", "2024-02-07 1201 - 3"]
        ),
        (
            "withings",
            [
                ("aggregates_distance.csv", withings.1), ("aggregates_elevation.csv", withings.2),
                ("aggregates_steps.csv", withings.0),
            ],
            ["2021-05-04 7314 5320.75 0", "2021-05-05 31 - 2"]
        ),
        ("csv", [("mine.csv", plain)], ["2021-05-04 7314 5300 4", "2021-05-14 31 - -"]),
    ]
}
