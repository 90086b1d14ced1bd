import Testing

/// What takes so long hangs: no machine, however busy, takes half an hour for any test that works.
package let hangSeconds = 1800.0

extension Trait where Self == TimeLimitTrait {
    package static var noHang: Self { .timeLimit(.minutes(30)) }
}
