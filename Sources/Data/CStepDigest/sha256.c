#include "cstep_digest.h"
#include "Tables/constants.h"

#include <stdbool.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#elif defined(__aarch64__) && defined(__ARM_FEATURE_SHA2)
#include <arm_neon.h>
#endif

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static uint32_t big_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

void cstep_sha256_take_plain(uint32_t state[8], const uint8_t *blocks, size_t count) {
    for (; count > 0; count--, blocks += 64) {
        uint32_t words[64];
        for (int i = 0; i < 16; i++) words[i] = big_endian(blocks + 4 * i);
        for (int i = 16; i < 64; i++) {
            uint32_t early = words[i - 15], late = words[i - 2];
            uint32_t s0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3;
            uint32_t s1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10;
            words[i] = words[i - 16] + s0 + words[i - 7] + s1;
        }
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
        uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
        for (int i = 0; i < 64; i++) {
            uint32_t s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
            uint32_t choice = (e & f) ^ (~e & g);
            uint32_t t1 = h + s1 + choice + constants[i] + words[i];
            uint32_t s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
            uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
            h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + s0 + majority;
        }
        state[0] += a, state[1] += b, state[2] += c, state[3] += d;
        state[4] += e, state[5] += f, state[6] += g, state[7] += h;
    }
}

// The rest of this file computes the same digest with the SHA instructions of x86-64 and ARM processors.

#if defined(__x86_64__)

static bool has_instructions;

// Runs before `main`, so no other thread reads the flag while it is set.
__attribute__((constructor)) static void detect_instructions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return;
    has_instructions = __get_cpuid_count(7, 0, &a, &b, &c, &d) && b >> 29 & 1;
}

// The instructions take the state as two vectors, with the words A B E F and C D G H from the highest lane down.
__attribute__((target("sha,sse4.1,ssse3"))) static void take_by_instructions(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
    const __m128i reversed = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i dcba = _mm_loadu_si128((const __m128i *)state);
    __m128i hgfe = _mm_loadu_si128((const __m128i *)(state + 4));
    __m128i cdab = _mm_shuffle_epi32(dcba, 0xb1), efgh = _mm_shuffle_epi32(hgfe, 0x1b);
    __m128i abef = _mm_alignr_epi8(cdab, efgh, 8), cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
    for (; count > 0; count--, blocks += 64) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i words[4];
        for (int i = 0; i < 4; i++) {
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), reversed);
        }
        // Each pass does four rounds, and replaces the four words of its group by those for sixteen rounds later.
        // Unrolled, the words stay in registers.
#pragma GCC unroll 16
        for (int group = 0; group < 16; group++) {
            const __m128i word = words[group & 3];
            const __m128i sum = _mm_add_epi32(word, _mm_load_si128((const __m128i *)(constants + 4 * group)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
            const __m128i next = words[(group + 1) & 3], third = words[(group + 2) & 3], last = words[(group + 3) & 3];
            const __m128i seventh = _mm_alignr_epi8(last, third, 4);
            words[group & 3] = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(word, next), seventh), last);
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    const __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#elif defined(__aarch64__) && defined(__ARM_FEATURE_SHA2)

// The compiler defines the macro only if all processors that it compiles for have the instructions, as Apple's do.
static const bool has_instructions = true;

static void take_by_instructions(uint32_t state[8], const uint8_t *blocks, size_t count) {
    uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
    for (; count > 0; count--, blocks += 64) {
        const uint32x4_t abcd_before = abcd, efgh_before = efgh;
        uint32x4_t words[4];
        for (int i = 0; i < 4; i++) words[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(blocks + 16 * i)));
#pragma GCC unroll 16
        for (int group = 0; group < 16; group++) {
            const uint32x4_t word = words[group & 3], sum = vaddq_u32(word, vld1q_u32(constants + 4 * group));
            const uint32x4_t abcd_now = abcd;
            abcd = vsha256hq_u32(abcd, efgh, sum);
            efgh = vsha256h2q_u32(efgh, abcd_now, sum);
            words[group & 3] = vsha256su1q_u32(
                vsha256su0q_u32(word, words[(group + 1) & 3]), words[(group + 2) & 3], words[(group + 3) & 3]);
        }
        abcd = vaddq_u32(abcd, abcd_before);
        efgh = vaddq_u32(efgh, efgh_before);
    }
    vst1q_u32(state, abcd);
    vst1q_u32(state + 4, efgh);
}

#else

static const bool has_instructions = false;
#define take_by_instructions cstep_sha256_take_plain

#endif

void cstep_sha256_take(uint32_t state[8], const uint8_t *blocks, size_t count) {
    if (has_instructions) {
        take_by_instructions(state, blocks, count);
    } else {
        cstep_sha256_take_plain(state, blocks, count);
    }
}
