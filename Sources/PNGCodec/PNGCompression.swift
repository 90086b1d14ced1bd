/// How much time to give for fewer bytes. All three are lossless.
package enum PNGCompression: String, CaseIterable, Sendable {
    case fast
    case `default`
    case small
}
