#include "filter_search.h"
#include "word.h"

static void count_tokens(void *owner) {
    cstep_filter_search *search = owner;
    token_list *list = &search->list;
    cstep_block_count(search->tables, list->tokens, list->count, &search->counts);
    search->counts.literals[end_of_block]++;
    for (size_t i = 0; i < list->count; i++) {
        search->extra_bits += search->tables->length_extra_bits[token_kind(list->tokens[i])];
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

/// Tokenises the band as it is: what that takes, in bits.
static uint64_t trial_bits(cstep_filter_search *search, cstep_matcher *matcher, const cstep_filter_rows *rows) {
    memset(&search->counts, 0, sizeof search->counts);
    search->extra_bits = 0;
    cstep_matcher_tokenise(matcher, search->tables, rows, &search->list);
    count_tokens(search);
    for (size_t i = 0; i < distance_count; i++) {
        search->extra_bits += search->counts.distances[i] * search->tables->distance_extra_bits[i];
    }
    return search->extra_bits + bits_of(search->counts.literals, search->recent.literals, literal_count)
        + bits_of(search->counts.distances, search->recent.distances, distance_count);
}

void cstep_filter_search_init(cstep_filter_search *search, const block_tables *tables) {
    memset(search, 0, sizeof *search);
    search->tables = tables;
    cstep_matcher_init(&search->matcher);
    search->list = (token_list){
        .tokens = search->tokens, .capacity = sizeof search->tokens / sizeof *search->tokens,
        .flush = count_tokens, .owner = search,
    };
}

void cstep_filter_search_choose(cstep_filter_search *search, cstep_filter_rows *rows) {
    static const unsigned filters[] = {filter_up, filter_none};
    size_t count = rows->is_plain ? 1 : 2;
    uint64_t least = UINT64_MAX;
    unsigned best = filter_none;
    block_counts counts;
    cstep_matcher before = search->matcher, after;
    for (size_t i = 0; i < count; i++) {
        if (!rows->is_plain) cstep_filter_rows_refilter(rows, filters[i]);
        cstep_matcher matcher = before;
        uint64_t bits = trial_bits(search, &matcher, rows);
        // Samples are worth more to the bands that follow than differences are. The share was chosen by measurement.
        if (rows->bytes[0] == filter_none) bits = bits * 15 / 16;
        if (bits >= least) continue;
        least = bits;
        best = rows->bytes[0];
        counts = search->counts;
        after = matcher;
    }
    if (!rows->is_plain) cstep_filter_rows_refilter(rows, best);
    search->matcher = after;
    decay(search->recent.literals, counts.literals, literal_count);
    decay(search->recent.distances, counts.distances, distance_count);
}
