// Rendered rows are runs with a few bytes between them. Runs are found by their marks alone. Only bytes with marks are
// looked up in the hash tables, which keep one position per hash, and only those are added to them. For samples that
// continue the row above, that row takes the place of one of the two tables.

#include "greedy_match.h"
#include "pixels.h"
#include "word.h"
#include "Tables/tuned.h"

enum {
    // The bytes at the start of a match, of which only those with marks are added to the hash tables.
    most_remembered = 64,
    // A shorter match is given up if the match at the next byte is better.
    patient_length = 24,
    // The start of a run, its rest, a literal, a match, and tokens that are stored only to be overwritten.
    tokens_per_step = 8,
};

/// A match with the bytes `distance` before; there is none, whatever the length, if `gain` is 0 or less.
typedef struct {
    uint16_t length, distance;
    int gain;
} match;

/// Writes the tokens as a block if there is no room for those of another step.
static inline void make_room(cstep_matcher *matcher, bit_output *output) {
    if (matcher->count + tokens_per_step <= block_tokens) return;
    cstep_block_write(output, &matcher->tables, matcher->tokens, matcher->count, false);
    matcher->count = 0;
}

/// Adds a token, for which `make_room` has made room.
static inline void add(cstep_matcher *matcher, token token) {
    matcher->tokens[matcher->count++] = token;
}

/// The cost of `length` bytes, the first with a mark, as literals and runs. A run costs as much as its first 3 bytes.
static inline int cost_without(const cstep_filter_rows *rows, size_t position, size_t length) {
    const uint64_t *marks = rows->marks;
    int per_run = rows->has_differences ? gain_in_run : gain_in_plain_run;
    int cost = 0;
    for (uint64_t before = 0; ; before = bits_at(marks, position), position += 64, length -= 64) {
        uint64_t word = bits_at(marks, position);
        uint64_t run = (word << 1 | word << 2 | word << 3 | before >> 63 | before >> 62 | before >> 61) & ~word;
        uint64_t mask = length < 64 ? ((uint64_t)1 << length) - 1 : UINT64_MAX;
        cost += gain_per_mark * (int)count_ones(word & mask) + per_run * (int)count_ones(run & mask);
        if (length <= 64) return cost;
    }
}

static inline int cost_of(const cstep_matcher *matcher, size_t length, size_t distance) {
    int cost = length == longest_match ? cost_of_longest
        : cost_of_length + 2 * matcher->tables.length_extra_bits[256 - shortest_match + length];
    return distance == 1 ? cost : cost + cost_of_distance + 2 * (int)log2_floor((uint32_t)distance | 1);
}

/// True if the band has samples that continue the row above; those of a palette, and changes of a frame, do not.
static inline bool continues_row_above(const cstep_filter_rows *rows) {
    return !rows->has_differences && !rows->is_plain;
}

/// Adds the position of the bytes in `word` to the hash tables that the band uses.
static inline void remember(cstep_matcher *matcher, const cstep_filter_rows *rows, size_t position, uint64_t word) {
    uint16_t low = (uint16_t)(matcher->start + position);
    matcher->by_3[hash_3(word, match_slot_bits)] = low;
    if (!continues_row_above(rows)) matcher->by_8[hash_8(word, match_slot_bits)] = low;
}

/// The number of bytes before the first one that differs.
static inline size_t equal_in_word(uint64_t difference) {
    return difference ? trailing_zeros(difference) / 8 : 8;
}

/// Finds the better of two matches, and adds this position to the hash tables: where the next 3 bytes last occurred, and
/// where the next 8 did, or for samples the row above. The gain is 0 or less if neither saves anything.
static inline __attribute__((always_inline)) match find(
    cstep_matcher *matcher, const cstep_filter_rows *rows, size_t position
) {
    const uint8_t *short_costs = matcher->short_costs[!rows->has_differences];
    const uint8_t *bytes = rows->bytes + position;
    uint64_t word = load_word(bytes);
    uint16_t low = (uint16_t)(matcher->start + position);
    uint16_t *by_3 = &matcher->by_3[hash_3(word, match_slot_bits)];
    size_t near = (uint16_t)(low - *by_3), far = rows->row_bytes;
    *by_3 = low;
    if (!continues_row_above(rows)) {
        uint16_t *by_8 = &matcher->by_8[hash_8(word, match_slot_bits)];
        far = (uint16_t)(low - *by_8);
        *by_8 = low;
    }

    // Branches from here on would often be mispredicted. A match out of reach becomes one of length 0 with these bytes.
    size_t reach = min(farthest_match, rows->history + position);
    bool is_far = far - 1 < reach, is_near = near - 1 < reach;
    uint64_t far_difference = (word ^ load_word(bytes - (is_far ? far : 0))) | !is_far;
    uint64_t near_difference = (word ^ load_word(bytes - (is_near ? near : 0))) | !is_near;
    size_t far_length = equal_in_word(far_difference), near_length = equal_in_word(near_difference);
    size_t length = far_length > near_length ? far_length : near_length;
    size_t distance = far_length > near_length ? far : near;
    size_t most = min(longest_match, rows->count - position);
    if (length == 8) {
        if (far_length == 8) far_length = equal_bytes(bytes, bytes - far, 8, most);
        if (near_length == 8) near_length = near == far ? far_length : equal_bytes(bytes, bytes - near, 8, most);
        length = far_length > near_length ? far_length : near_length;
        distance = far_length > near_length ? far : near;
    }
    length = min(length, most);
    int cost = length <= 8 ? short_costs[(bits_at(rows->marks, position) & ((1u << length) - 1)) | 1u << length]
        : cost_without(rows, position, length);
    // The table has cost 0 for fewer than 3 bytes, so they gain nothing.
    return (match){(uint16_t)length, (uint16_t)distance, cost - cost_of(matcher, length, distance)};
}

/// Adds matches of 258 bytes for the run from `position` to `end`; returns how many of its bytes remain.
static inline size_t add_run(
    cstep_matcher *matcher, const cstep_filter_rows *rows, bit_output *output, size_t position, size_t end
) {
    // The first zero of a run must be a literal if the byte before it is not 0.
    matcher->tokens[matcher->count] = literal_token(0);
    bool begins = end > position && rows->has_differences && rows->bytes[position - 1] != 0;
    matcher->count += begins;
    size_t rest = end - position - begins;
    for (; rest >= longest_match; rest -= longest_match) {
        make_room(matcher, output);
        add(matcher, matcher->run + longest_match);
    }
    return rest;
}

/// Adds the last bytes of a run: as a match, or as one or two literals.
static inline void add_rest(cstep_matcher *matcher, const cstep_filter_rows *rows, size_t end, size_t rest) {
    const uint8_t *bytes = rows->bytes + end - rest;
    bool is_match = rest >= shortest_match;
    token *tokens = matcher->tokens + matcher->count;
    tokens[0] = is_match ? matcher->run + (token)rest : literal_token(bytes[0]);
    tokens[1] = literal_token(bytes[1]);
    matcher->count += is_match ? 1 : rest;
}

void cstep_matcher_init(cstep_matcher *matcher) {
    memset(matcher, 0, offsetof(cstep_matcher, tokens));
    cstep_block_tables_init(&matcher->tables);
    for (unsigned index = 8; index < 512; index++) {
        unsigned end = 1u << log2_floor(index), marks = index - end;
        unsigned run = (marks << 1 | marks << 2 | marks << 3) & ~marks & (end - 1);
        unsigned cost = gain_per_mark * count_ones(marks);
        matcher->short_costs[0][index] = (uint8_t)(cost + gain_in_run * count_ones(run));
        matcher->short_costs[1][index] = (uint8_t)(cost + gain_in_plain_run * count_ones(run));
    }
}

void cstep_matcher_tokenise(cstep_matcher *matcher, const cstep_filter_rows *rows, bit_output *output) {
    const uint8_t *bytes = rows->bytes;
    size_t position = 0;
    matcher->run = match_token(0, rows->has_differences ? 1 : rows->channels);
    for (;;) {
        make_room(matcher, output);
        size_t next = next_set(rows->marks, position, rows->count);
        size_t rest = add_run(matcher, rows, output, position, next);
        position = next;
        if (position == rows->count) {
            add_rest(matcher, rows, position, rest);
            break;
        }
        match found = find(matcher, rows, position);
        if (found.gain <= 0) {
            add_rest(matcher, rows, position, rest);
            add(matcher, literal_token(bytes[position++]));
            continue;
        }
        if (found.length < patient_length && position + 1 < rows->count && bits_at(rows->marks, position + 1) & 1) {
            match later = find(matcher, rows, position + 1);
            if (later.gain > found.gain) {
                add_rest(matcher, rows, position, rest);
                rest = 0;
                add(matcher, literal_token(bytes[position++]));
                found = later;
            }
        }
        size_t end = position + found.length;
        size_t remembered = min(found.length, most_remembered) - 1;
        uint64_t literals = bits_at(rows->marks, position + 1) & (((uint64_t)1 << remembered) - 1);
        for (; literals; literals &= literals - 1) {
            size_t next = position + 1 + trailing_zeros(literals);
            remember(matcher, rows, next, load_word(bytes + next));
        }
        // The match includes the rest of the run before it if the same bytes precede the earlier ones.
        const uint8_t *start = bytes + position - rest;
        if (rest > 0 && rest + found.length <= longest_match
            && position - rest + rows->history >= found.distance && memcmp(start, start - found.distance, rest) == 0) {
            found.length += rest;
        } else {
            add_rest(matcher, rows, position, rest);
        }
        add(matcher, match_token(found.length, found.distance));
        position = end;
    }
    matcher->start += (uint16_t)rows->count;
}
