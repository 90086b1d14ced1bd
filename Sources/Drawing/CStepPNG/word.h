/// Operations on words of 8 bytes or 64 bits.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Loads 8 bytes in little-endian order on any machine.
static inline uint64_t load_word(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap64(word) : word;
}

static inline void store_word(uint8_t *bytes, uint64_t word) {
    if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) word = __builtin_bswap64(word);
    memcpy(bytes, &word, sizeof word);
}

/// The number of zero bits below the lowest set bit. `word` must not be 0.
static inline unsigned trailing_zeros(uint64_t word) {
    return (unsigned)__builtin_ctzll(word);
}

/// The position of the highest set bit. `number` must not be 0.
static inline unsigned log2_floor(uint32_t number) {
    return 31 - (unsigned)__builtin_clz(number);
}

/// The binary logarithm times 65,536 of a number from 1 to 2^31, accurate to 0.01: a parabola between powers of 2.
static inline uint32_t log2_of(uint32_t number) {
    unsigned whole = log2_floor(number);
    uint32_t part = (uint32_t)((uint64_t)number << 16 >> whole) - 65536;
    return (whole << 16) + part + (uint32_t)(((uint64_t)part * (65536 - part) >> 16) * 22485 >> 16);
}

/// The number of set bits. The compiler's builtin calls a function on processors without an instruction for it.
static inline unsigned count_ones(uint64_t word) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (unsigned)(word * 0x0101010101010101 >> 56);
}

/// A mask of the bytes that are not 0: bit n is for byte n.
static inline unsigned nonzero_bytes(uint64_t word) {
    const uint64_t low = 0x7f7f7f7f7f7f7f7f;
    uint64_t high = ((word & low) + low) | word;
    return (unsigned)((high >> 7 & 0x0101010101010101) * 0x0102040810204080 >> 56);
}

/// The length of the common start of `a` and `b`, whose first `length` bytes are known to be equal.
///
/// Compares words until `most` is reached: the result may be up to 7 above `most`, and as many bytes more are read.
static inline size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t length, size_t most) {
    for (; length < most; length += 8) {
        uint64_t difference = load_word(a + length) ^ load_word(b + length);
        if (difference) return length + trailing_zeros(difference) / 8;
    }
    return length;
}

// MARK: Hashes, for tables of 2^bits slots

/// The hash of a word's lowest 3 bytes.
static inline size_t hash_3(uint64_t word, unsigned bits) {
    return (uint32_t)(word << 8) * 0x9e3779b1u >> (32 - bits);
}

static inline size_t hash_8(uint64_t word, unsigned bits) {
    return word * 0x9e3779b97f4a7c15u >> (64 - bits);
}

// MARK: Bitmaps

/// The 64 bits from `position` on. The bitmap must have a word more than its bits need.
static inline uint64_t bits_at(const uint64_t *map, size_t position) {
    const uint64_t *word = map + position / 64;
    unsigned shift = position % 64;
    // Two shifts, because a shift by 64 is undefined.
    return word[0] >> shift | word[1] << 1 << (63 - shift);
}

/// Sets those of the 64 bits from `position` on that are set in `bits`.
static inline void set_bits(uint64_t *map, size_t position, uint64_t bits) {
    uint64_t *word = map + position / 64;
    unsigned shift = position % 64;
    word[0] |= bits << shift;
    word[1] |= bits >> 1 >> (63 - shift);
}

/// The position of the first set bit from `position` on, or `end` if there is none before it.
static inline size_t next_set(const uint64_t *map, size_t position, size_t end) {
    if (position >= end) return end;
    size_t index = position / 64;
    uint64_t word = map[index] >> position % 64 << position % 64;
    while (!word) {
        if (++index * 64 >= end) return end;
        word = map[index];
    }
    size_t found = index * 64 + trailing_zeros(word);
    return found < end ? found : end;
}
