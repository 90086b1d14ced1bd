extension Character {
    /// The letters that may not begin a line: closing punctuation, small kana, and signs after a letter.
    static let closing = Set(
        "、。，．・：；？！…‥‼⁇⁈⁉)]}）］｝〕〉》」』】〙〗〟’”｠»%％‰°℃,.:;?!~～〜–—ー々〻ゝゞヽヾ"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ")

    /// The letters that may not end a line.
    static let opening = Set("([{（［｛〔〈《「『【〘〖〝‘“｟«$＄£￡¥￥€#＃№")
}
