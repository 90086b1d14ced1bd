extension Language {
    /// Greek, of which tables are read.
    static let greek = Language(
        "el", name: "Greek",
        read: """
            months = ιαν φεβ μαρ/μάρ απρ μαΐ/μαϊ/μάι/μαι ιουν/ιούν ιουλ/ιούλ αυγ/αύγ σεπ οκτ νοε/νοέ δεκ
            weekdays = δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή δευ τρί τετ πέμ παρ σάβ κυρ
            beforeTime = στις
            summaries = σύνολο
            date = ημερομηνία ημέρα
            stepStems = βήμα βημα
            otherStems = στόχ
            groupedByPoint = βήματα ημερομηνία
            """)
}
