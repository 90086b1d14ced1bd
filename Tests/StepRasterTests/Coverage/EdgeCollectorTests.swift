import Testing

@testable import StepRaster

@Suite struct EdgeCollectorTests {
    @Test func anEmptyOutlineHasNoEdges() {
        var collector = EdgeCollector(width: 4, height: 4)
        collector.add([])
        let list = collector.takeAll()
        #expect(list.edges.isEmpty && list.rows.isEmpty)
    }
}
