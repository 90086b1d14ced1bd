#include "sha256.h"

// One file for each kind of processor would leave most of them empty on any machine.
#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

static bool detect(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b >> 29 & 1;
}

bool cstep_sha256_has_instructions(void) {
    // 0 is not known yet. Threads that find out at the same time find the same.
    static int known;
    int answer = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (answer == 0) {
        answer = detect() ? 1 : -1;
        __atomic_store_n(&known, answer, __ATOMIC_RELAXED);
    }
    return answer > 0;
}

// The instructions want the state as two vectors, from the highest lane on A B E F and C D G H.
__attribute__((target("sha,sse4.1,ssse3"))) void cstep_sha256_take_by_instructions(
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
        // Four rounds at a time. The four words of a group make room for those sixteen rounds later; unrolled, they stay
        // in registers.
#pragma GCC unroll 16
        for (int group = 0; group < 16; group++) {
            const __m128i word = words[group & 3];
            const __m128i sum =
                _mm_add_epi32(word, _mm_load_si128((const __m128i *)(cstep_sha256_constants + 4 * group)));
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

#include <arm_neon.h>

// Where the compiler may use them everywhere, as on Apple's processors, they are there.
bool cstep_sha256_has_instructions(void) { return true; }

void cstep_sha256_take_by_instructions(uint32_t state[8], const uint8_t *blocks, size_t count) {
    uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
    for (; count > 0; count--, blocks += 64) {
        const uint32x4_t abcd_before = abcd, efgh_before = efgh;
        uint32x4_t words[4];
        for (int i = 0; i < 4; i++) words[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(blocks + 16 * i)));
#pragma GCC unroll 16
        for (int group = 0; group < 16; group++) {
            const uint32x4_t word = words[group & 3], sum = vaddq_u32(word, vld1q_u32(cstep_sha256_constants + 4 * group));
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

bool cstep_sha256_has_instructions(void) { return false; }

void cstep_sha256_take_by_instructions(uint32_t state[8], const uint8_t *blocks, size_t count) {
    cstep_sha256_take_plain(state, blocks, count);
}

#endif
