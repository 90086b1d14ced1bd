import StepData
import Testing

@Test(arguments: [(DistanceUnit.km, 1000), (.mi, 1609.344)])
func distanceUnitsAreSoManyMetres(unit: DistanceUnit, meters: Double) {
    #expect(unit.meters == meters)
}
