/// Which filter makes a band smallest: tried out.

#pragma once

#include "filter_rows.h"
#include "greedy_match.h"

typedef struct {
    const block_tables *tables;
    cstep_matcher matcher;
    /// What the last bands' tokens were, the more the later.
    block_counts recent;
    // The trial under way.
    token tokens[2048];
    token_list list;
    block_counts counts;
    uint32_t extra_bits;
} cstep_filter_search;

void cstep_filter_search_init(cstep_filter_search *search, const block_tables *tables);

/// Gives the band the filter that is best; a plain one keeps its own.
void cstep_filter_search_choose(cstep_filter_search *search, cstep_filter_rows *rows);
