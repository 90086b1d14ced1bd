/// The numbers that texts leave out, as in `values,total`.
package struct HiddenNumbers: OptionValue {
    var values = false
    var total = false
    var dates = false

    init(_ annotations: Annotations) {
        values = annotations.hidesValues
        total = annotations.hidesTotal
        dates = annotations.hidesDates
    }

    package init?(word: String) {
        let names = word.lowercased().split { $0 == "," || $0 == " " }
        for name in names {
            switch name {
            case "values": values = true
            case "total": total = true
            case "dates": dates = true
            default: return nil
            }
        }
        if names.isEmpty { return nil }
    }

    package var word: String {
        let names = [values ? "values" : nil, total ? "total" : nil, dates ? "dates" : nil]
        return names.compactMap(\.self).joined(separator: ",")
    }

    package static let expected = "values, total or dates, with commas between, as in values,total"

    package static var schema: [(String, JSON)] {
        let name = "(values|total|dates)"
        return .text("^\(name)(,\(name))*$")
    }
}

extension Annotations {
    package var hidden: HiddenNumbers {
        get { HiddenNumbers(self) }
        set {
            hidesValues = newValue.values
            hidesTotal = newValue.total
            hidesDates = newValue.dates
        }
    }
}
