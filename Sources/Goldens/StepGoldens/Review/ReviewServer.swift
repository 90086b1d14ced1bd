/// Serves a review on 127.0.0.1, to one person: each connection is answered once, and a slow client delays no other.
package struct ReviewServer {
    package var site: ReviewSite
    private let listener: Int32
    private var connections: [Connection] = []
    /// The time when the last page was closed; nil while one is open, and before the first.
    private var closed: Duration?

    private struct Connection {
        let descriptor: Int32
        let start = MonotonicClock.now
        /// The bytes of its request that were read.
        var bytes: [UInt8] = []
        /// True if the connection lasts as long as its page is open.
        var waits = false
    }

    /// The seconds in which a request must arrive, and each part of an answer be accepted.
    private static let patience = 10
    /// The time that a browser may take to reload a page.
    private static let grace = Duration.seconds(3)
    private static let mostConnections = 64

    /// - Throws: `cannotCreate` where no port is available.
    package init(_ review: Review, _ report: VerificationReport) throws(Failure) {
        // 1 is SOCK_STREAM, whose type differs between systems.
        listener = socket(AF_INET, 1, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { [listener] address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isOpen else { throw Failure(.cannotCreate, system: "127.0.0.1") }
        site = ReviewSite(review, report, port: UInt16(bigEndian: address.sin_port))
    }

    /// Serves until some seconds after the last page was closed, or until the process is asked to end.
    package mutating func run() {
        while !TerminationSignals.arePending, closed.map({ MonotonicClock.now - $0 < Self.grace }) ?? true {
            var polls = ([listener] + connections.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            // Short enough to notice a request to end long before it ends the process, also on a busy machine.
            guard poll(&polls, nfds_t(polls.count), 20) >= 0 else { continue }
            for index in connections.indices.reversed() {
                let connection = connections[index]
                let isLate = !connection.waits && MonotonicClock.now - connection.start > .seconds(Self.patience)
                if isLate || polls[index + 1].revents != 0 && !serve(index) { drop(index) }
            }
            let new = polls[0].revents == 0 ? -1 : accept(listener, nil, nil)
            if new >= 0 { add(new) }
        }
    }

    private mutating func add(_ descriptor: Int32) {
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        if connections.count == Self.mostConnections { drop(connections.firstIndex { !$0.waits } ?? 0) }
        connections.append(Connection(descriptor: descriptor))
    }

    private mutating func drop(_ index: Int) {
        let connection = connections.remove(at: index)
        close(connection.descriptor)
        if connection.waits, !connections.contains(where: \.waits) { closed = MonotonicClock.now }
    }

    /// Reads more of a request, and answers it once it is complete. Returns true if the connection stays.
    private mutating func serve(_ index: Int) -> Bool {
        let descriptor = connections[index].descriptor
        var piece = [UInt8](repeating: 0, count: HTTPRequest.mostHead)
        let count = (try? Descriptor.read(descriptor, into: &piece, name: "127.0.0.1")) ?? 0
        // An open page sends no more bytes: it only closes the connection.
        guard count > 0, !connections[index].waits else { return false }
        connections[index].bytes += piece[..<count]
        var answer = ReviewSite.Answer.text(400, "")
        do throws(HTTPRequest.Malformed) {
            guard let request = try HTTPRequest(connections[index].bytes) else { return true }
            answer = site.answer(request)
        } catch {}
        TerminationSignals.withBlocked {
            try? site.write(answer) { part throws(Failure) in
                try Descriptor.write(part, to: descriptor, name: "127.0.0.1")
            }
        }
        connections[index].waits = answer == .wait
        if answer == .wait || answer == .page { closed = nil }
        return answer == .wait
    }
}
