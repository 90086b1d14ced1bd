#include "block.h"
#include "huffman.h"
#include "word.h"

#include <stdlib.h>

enum {
    // The code of a length and its extra bits, the code of a distance and its extra bits.
    most_token_bytes = (15 + 5 + 15 + 13) / 8,
    // The block's codes, its end, and the bytes that `put` stores beyond the last bit.
    head_bytes = 400,
};

// MARK: Symbols

void cstep_block_tables_init(block_tables *tables) {
    memset(tables, 0, sizeof *tables);
    for (unsigned byte = 0; byte < 256; byte++) tables->symbols[byte] = (uint16_t)byte;
    unsigned kind = 256;
    for (unsigned i = 0; i < length_symbol_count; i++) {
        unsigned extra = i < 8 ? 0 : i / 4 - 1;
        // The last symbol means 258 alone, which the symbol before it could also have encoded.
        if (i == length_symbol_count - 1) {
            extra = 0;
            kind = token_kinds - 1;
        }
        for (unsigned j = 0; j < 1u << extra && kind < token_kinds; j++, kind++) {
            tables->symbols[kind] = (uint16_t)(end_of_block + 1 + i);
            tables->length_extra_bits[kind] = (uint8_t)extra;
            tables->length_extras[kind] = (uint8_t)j;
        }
    }
    for (unsigned symbol = 0, offset = 0; symbol < distance_count; symbol++) {
        unsigned extra = symbol < 4 ? 0 : symbol / 2 - 1;
        tables->distance_extra_bits[symbol] = (uint8_t)extra;
        tables->distance_bases[symbol] = (uint16_t)offset;
        offset += 1u << extra;
    }
}

// MARK: Bits

bool cstep_output_reserve(bit_output *output, size_t count) {
    if (count <= output->capacity - output->count) return true;
    size_t capacity = output->capacity + output->capacity / 2 + count;
    uint8_t *bytes = realloc(output->bytes, capacity);
    if (!bytes) {
        output->is_short_of_memory = true;
        return false;
    }
    output->bytes = bytes;
    output->capacity = capacity;
    return true;
}

/// Appends `count` bits, at most 56, and stores 8 bytes: the caller must have reserved them.
static inline void put(bit_output *output, uint64_t bits, unsigned count) {
    uint64_t word = output->bits | bits << output->bit_count;
    unsigned total = output->bit_count + count;
    store_word(output->bytes + output->count, word);
    output->count += total / 8;
    output->bits = word >> (total & 56);
    output->bit_count = total % 8;
}

// MARK: Block headers

/// A block's code lengths as its header has them: each item is a length or a run of lengths.
typedef struct {
    uint16_t items[literal_count + distance_count];  // the symbol, and from bit 8 on its extra bits
    size_t item_count;
    uint32_t counts[code_length_count];
} block_head;

static void add_item(block_head *head, unsigned symbol, unsigned extra) {
    head->items[head->item_count++] = (uint16_t)(extra << 8 | symbol);
    head->counts[symbol]++;
}

/// Adds a length `count` times.
static void add_run(block_head *head, unsigned length, size_t count) {
    if (length > 0 && count > 0) {
        add_item(head, length, 0);
        count--;
    }
    while (count >= 3) {
        size_t most = length > 0 ? 6 : 138;
        size_t part = count < most ? count : most;
        if (length > 0) {
            add_item(head, 16, (unsigned)part - 3);
        } else if (part <= 10) {
            add_item(head, 17, (unsigned)part - 3);
        } else {
            add_item(head, 18, (unsigned)part - 11);
        }
        count -= part;
    }
    while (count-- > 0) add_item(head, length, 0);
}

/// The number of lengths without the trailing ones of 0, but at least `least`.
static unsigned trimmed_count(const uint8_t *lengths, unsigned count, unsigned least) {
    while (count > least && lengths[count - 1] == 0) count--;
    return count;
}

/// Writes the code lengths of literals and distances (RFC 1951, 3.2.7).
static void write_head(bit_output *output, const block_lengths *lengths) {
    unsigned literals = trimmed_count(lengths->literals, literal_count, 257);
    unsigned distances = trimmed_count(lengths->distances, distance_count, 1);
    // A run may continue from the lengths of literals into those of distances.
    uint8_t all[literal_count + distance_count];
    memcpy(all, lengths->literals, literals);
    memcpy(all + literals, lengths->distances, distances);
    block_head head = {0};
    for (size_t start = 0, end; start < literals + distances; start = end) {
        for (end = start + 1; end < literals + distances && all[end] == all[start];) end++;
        add_run(&head, all[start], end - start);
    }
    uint8_t item_lengths[code_length_count];
    uint16_t codes[code_length_count];
    cstep_huffman_lengths(head.counts, code_length_count, code_length_limit, item_lengths);
    cstep_huffman_codes(item_lengths, code_length_count, codes);
    // Trailing code lengths of 0 are not written, but at least 4 are.
    unsigned count = code_length_count;
    while (count > 4 && item_lengths[code_length_order[count - 1]] == 0) count--;
    put(output, literals - 257, 5);
    put(output, distances - 1, 5);
    put(output, count - 4, 4);
    for (unsigned i = 0; i < count; i++) put(output, item_lengths[code_length_order[i]], 3);
    for (size_t i = 0; i < head.item_count; i++) {
        unsigned symbol = head.items[i] & 255, length = item_lengths[symbol];
        put(output, codes[symbol] | (uint64_t)(head.items[i] >> 8) << length, length + item_extra_bits[symbol]);
    }
}

// MARK: Blocks

/// The code of a token's kind, followed by the extra bits of its length.
typedef struct {
    uint32_t bits;
    uint32_t count;
} kind_code;

/// The code of a distance symbol, `count` bits of `whole_count`. The others are extra bits: the offset less `base`.
typedef struct {
    uint16_t bits;
    uint16_t base;
    uint16_t count;
    uint16_t whole_count;
} distance_code;

/// Writes literals and matches by the same instructions: a branch between them would often be mispredicted.
static void write_tokens(
    bit_output *output, const block_tables *tables, const token *tokens, size_t count,
    const block_lengths *lengths
) {
    uint16_t codes[literal_count], distance_codes[distance_count];
    cstep_huffman_codes(lengths->literals, literal_count, codes);
    cstep_huffman_codes(lengths->distances, distance_count, distance_codes);
    kind_code kinds[token_kinds];
    distance_code distances[distance_count + 1];
    for (size_t kind = 0; kind < token_kinds; kind++) {
        unsigned symbol = tables->symbols[kind], length = lengths->literals[symbol];
        kinds[kind] = (kind_code){
            codes[symbol] | (uint32_t)tables->length_extras[kind] << length,
            length + tables->length_extra_bits[kind],
        };
    }
    for (size_t symbol = 0; symbol < distance_count; symbol++) {
        uint16_t length = lengths->distances[symbol];
        distances[symbol] = (distance_code){
            distance_codes[symbol], tables->distance_bases[symbol],
            length, length + tables->distance_extra_bits[symbol],
        };
    }
    distances[no_distance] = (distance_code){0};
    // The compiler must assume that stored bytes overwrite the fields of `output`, but not those of a local copy.
    bit_output local = *output;
    for (size_t i = 0; i < count; i++) {
        kind_code kind = kinds[token_kind(tokens[i])];
        distance_code code = distances[token_distance_symbol(tokens[i])];
        uint64_t bits = code.bits | (uint64_t)(token_offset(tokens[i]) - code.base) << code.count;
        put(&local, kind.bits | bits << kind.count, kind.count + code.whole_count);
    }
    put(&local, codes[end_of_block], lengths->literals[end_of_block]);
    *output = local;
}

void cstep_block_write(
    bit_output *output, const block_tables *tables, const token *tokens, size_t count, bool is_last
) {
    // The number of times that each symbol occurs.
    uint32_t literals[literal_count] = {[end_of_block] = 1}, distances[distance_count + 1] = {0};
    for (size_t i = 0; i < count; i++) {
        literals[tables->symbols[token_kind(tokens[i])]]++;
        distances[token_distance_symbol(tokens[i])]++;
    }
    block_lengths lengths;
    cstep_huffman_lengths(literals, literal_count, code_limit, lengths.literals);
    cstep_huffman_lengths(distances, distance_count, code_limit, lengths.distances);
    if (!cstep_output_reserve(output, head_bytes + count * most_token_bytes)) return;
    put(output, is_last | dynamic_code << 1, 3);
    write_head(output, &lengths);
    write_tokens(output, tables, tokens, count, &lengths);
}
