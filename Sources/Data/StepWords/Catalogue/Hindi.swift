extension Language {
    /// Hindi, of which tables are read.
    static let hindi = Language(
        "hi", name: "Hindi",
        read: """
            months = जन फ़र/फर मार्च अप्रै मई जून जुल अग सित अक्टू/अक्तू नव दिस
            weekdays = सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार
            date = तारीख
            stepStems = कदम
            otherWords = कल
            otherStems = लक्ष्य साप्ताह सप्ताह हफ्त हफ़्त मासिक महीन माह वार्षिक साल संचयी औसत लंबाई लम्बाई शेष बचे \
            बाकी अनुमान पूर्वान पिछल मिनट घंट प्रतिशत हज़ार हजार सैकड़ अंतर
            dayWords = तारीख
            otherMetrics = वजन नींद हृदय
            sourceNames = स्रोत डिवाइस ऐप
            personNames = नाम प्रतिभागी उपयोगकर्ता खिलाड़ी कर्मचारी सदस्य व्यक्ति
            periodNames = सप्ताह हफ्ता महीना माह साल वर्ष
            longPeriods = साप्ताहिक मासिक वार्षिक
            """)
}
