extension PixelBuffer {
    /// The picture turned upright from the orientation in which it is stored, as EXIF numbers it.
    func upright(from orientation: Int, until deadline: Deadline) -> PixelBuffer {
        guard orientation > 1 else { return self }
        let isOnSide = orientation > 4
        let fromRight = [2, 3, 7, 8].contains(orientation)
        let fromBottom = [3, 4, 6, 7].contains(orientation)
        var turned = isOnSide ? PixelBuffer(width: height, height: width) : PixelBuffer(width: width, height: height)
        for y in 0..<turned.height where !deadline.isOver {
            for x in 0..<turned.width {
                let (column, row) = isOnSide ? (y, x) : (x, y)
                turned[x, y] = self[fromRight ? width - 1 - column : column, fromBottom ? height - 1 - row : row]
            }
        }
        return turned
    }
}
