#include "choose.h"
#include "word.h"

static void count_tokens(void *owner) {
    cstep_chooser *chooser = owner;
    const block_tables *tables = chooser->tables;
    token_list *list = &chooser->list;
    block_counts counts;
    cstep_block_count(tables, list->tokens, list->count, &counts);
    for (size_t i = 0; i < literal_count; i++) chooser->counts.literals[i] += counts.literals[i];
    for (size_t i = 0; i < distance_count; i++) {
        chooser->counts.distances[i] += counts.distances[i];
        chooser->extra_bits += counts.distances[i] * tables->distance_extra_bits[i];
    }
    for (size_t i = 0; i < list->count; i++) {
        chooser->extra_bits += tables->length_extra_bits[token_kind(list->tokens[i])];
    }
    list->count = 0;
}

/// What the symbols take in a code for them and the last ones, in bits.
static uint64_t bits_of(const uint32_t *counts, const uint32_t *recent, size_t count) {
    uint32_t total = 1;
    uint64_t bits = 0;
    for (size_t i = 0; i < count; i++) total += counts[i] + recent[i];
    uint32_t total_log = log2_of(total);
    for (size_t i = 0; i < count; i++) {
        if (counts[i]) bits += (uint64_t)counts[i] * (total_log - log2_of(counts[i] + recent[i]));
    }
    return bits >> 16;
}

static void decay(uint32_t *recent, const uint32_t *counts, size_t count) {
    for (size_t i = 0; i < count; i++) recent[i] = (recent[i] * 3 + counts[i] * 4) / 4;
}

/// Tokenises the band as it is; what that takes.
static uint64_t try(cstep_chooser *chooser, cstep_matcher *matcher, const cstep_band *band) {
    memset(&chooser->counts, 0, sizeof chooser->counts);
    chooser->extra_bits = 0;
    cstep_matcher_tokenise(matcher, chooser->tables, band, &chooser->list);
    count_tokens(chooser);
    return chooser->extra_bits + bits_of(chooser->counts.literals, chooser->recent.literals, literal_count)
        + bits_of(chooser->counts.distances, chooser->recent.distances, distance_count);
}

void cstep_chooser_init(cstep_chooser *chooser, const block_tables *tables) {
    memset(chooser, 0, sizeof *chooser);
    chooser->tables = tables;
    cstep_matcher_init(&chooser->matcher);
    chooser->list = (token_list){
        .tokens = chooser->tokens,
        .capacity = sizeof chooser->tokens / sizeof *chooser->tokens,
        .flush = count_tokens,
        .owner = chooser,
    };
}

void cstep_chooser_choose(cstep_chooser *chooser, cstep_band *band) {
    // In this order, every step is a short one.
    static const unsigned filters[] = {filter_up, filter_none, filter_sub};
    size_t count = band->is_plain ? 1 : sizeof filters / sizeof *filters;
    uint64_t least = UINT64_MAX;
    unsigned best = filter_none;
    block_counts counts;
    cstep_matcher before = chooser->matcher, after;
    for (size_t i = 0; i < count; i++) {
        if (!band->is_plain) cstep_band_refilter(band, filters[i]);
        cstep_matcher matcher = before;
        uint64_t bits = try(chooser, &matcher, band);
        // Samples are worth more to the bands that follow than differences are. The share was chosen by measurement.
        if (band->bytes[0] == filter_none) bits = bits * 15 / 16;
        if (bits >= least) continue;
        least = bits;
        best = band->bytes[0];
        counts = chooser->counts;
        after = matcher;
    }
    if (!band->is_plain) cstep_band_refilter(band, best);
    chooser->matcher = after;
    decay(chooser->recent.literals, counts.literals, literal_count);
    decay(chooser->recent.distances, counts.distances, distance_count);
}
