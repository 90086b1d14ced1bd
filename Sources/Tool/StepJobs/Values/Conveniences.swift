extension AnimationOptions {
    /// `loop` as an option has it.
    package var loopCount: Loop {
        get { Loop(count: loop) }
        set { loop = newValue.count }
    }

    /// `hasStill` as an option has it: nil where nobody says.
    package var still: Bool? {
        get { hasStill ? nil : false }
        set { hasStill = newValue ?? true }
    }
}

extension ImportOptions {
    /// The opposite of `includesManual`, as an option has it.
    package var leavesManualOut: Bool {
        get { !includesManual }
        set { includesManual = !newValue }
    }

    /// `maxSize` as an option has it.
    package var byteLimit: ByteCount {
        get { ByteCount(maxSize) }
        set { maxSize = newValue.count }
    }
}
