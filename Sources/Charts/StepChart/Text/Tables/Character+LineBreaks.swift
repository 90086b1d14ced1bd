extension Character {
    /// The blocks of letters and punctuation marks of Chinese and Japanese. Korean breaks at its spaces.
    static let ideographicBlocks: [ClosedRange<UInt32>] = [
        0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0xFFE0...0xFFE6,
        0x20000...0x3FFFF,
    ]

    /// The letters that may not begin a line: closing punctuation, small kana, and signs after a letter.
    static let closing = Set(
        "、。，．・：；？！…‥‼⁇⁈⁉)]}）］｝〕〉》」』】〙〗〟’”｠»%％‰°℃,.:;?!~～〜–—ー々〻ゝゞヽヾ"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ")

    /// The letters that may not end a line.
    static let opening = Set("([{（［｛〔〈《「『【〘〖〝‘“｟«$＄£￡¥￥€#＃№")
}
