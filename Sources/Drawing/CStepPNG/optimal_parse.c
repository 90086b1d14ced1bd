#include "optimal_parse.h"
#include "pixels.h"
#include "word.h"

enum {
    // Of a run that is no shorter, only the first positions are nodes.
    long_run = 12,
    run_nodes = 4,
    chain_depth = 24,
    passes = 2,
    // The rest is for the positions before marks, and for ends of matches. There is room for the tokens of any path: one
    // to each node, and where runs are long, one more for every 86 bytes.
    most_certain_nodes = 36000,
    most_nodes_with_ends = 57344,
};

/// Instead of a token: bytes without marks to the end of the path.
static const token run_token = UINT32_MAX;

// MARK: Candidates

/// How many bytes before are equal, at most `most`.
static size_t equal_bytes_before(const uint8_t *a, const uint8_t *b, size_t most) {
    size_t length = 0;
    for (; length + 8 <= most; length += 8) {
        uint64_t difference = load_word(a - length - 8) ^ load_word(b - length - 8);
        if (difference) return length + (unsigned)__builtin_clzll(difference) / 8;
    }
    while (length < most && a[-1 - (ptrdiff_t)length] == b[-1 - (ptrdiff_t)length]) length++;
    return length;
}

/// Adds what is at `there` - 1 to the candidates of the position `here` in the window, if it is longer than `longest`,
/// those before it. Returns the longest.
static size_t try_candidate(cstep_parser *parser, size_t here, size_t there, size_t longest, size_t most) {
    const uint8_t *bytes = parser->window + here;
    size_t distance = here - (there - 1);
    size_t length = min(equal_bytes(bytes, bytes - distance, 0, most), most);
    if (length <= longest || parser->candidate_count >= most_candidates - 2 * most_certain_nodes) return longest;
    parser->candidates[parser->candidate_count++] = match_token(length, distance);
    return length;
}

/// Keeps where the bytes from `position` on were before, from near to far.
static void find_candidates(cstep_parser *parser, size_t position) {
    size_t here = parser->start + position, longest = shortest_match - 1;
    size_t most = min(longest_match, parser->count - position);
    uint64_t word = load_word(parser->window + here);
    uint32_t *by_3 = &parser->by_3[hash_3(word, chain_slot_bits)];
    uint32_t *by_6 = &parser->by_6[hash_8(word << 16, chain_slot_bits)];
    if (*by_3 > 0 && here - (*by_3 - 1) <= farthest_match) {
        longest = try_candidate(parser, here, *by_3, longest, most);
    }
    uint32_t there = *by_6;
    for (unsigned depth = 0; depth < chain_depth && longest < most; depth++) {
        if (there == 0 || here - (there - 1) > farthest_match) break;
        longest = try_candidate(parser, here, there, longest, most);
        uint32_t next = parser->before[(there - 1) % farthest_match];
        // What is not older was written over.
        if (next >= there) break;
        there = next;
    }
    parser->before[here % farthest_match] = *by_6;
    *by_3 = *by_6 = (uint32_t)here + 1;
}

// MARK: Parts

static bool has_bit(const uint64_t *map, size_t position) {
    return map[position / 64] >> position % 64 & 1;
}

static bool has_mark(const cstep_parser *parser, size_t position) {
    return has_bit(parser->marks, position);
}

/// Whether the position is a node now: it may be that there is no room for another.
static bool add_node(cstep_parser *parser, size_t position) {
    uint64_t *word = &parser->node_map[position / 64], bit = (uint64_t)1 << position % 64;
    if (*word & bit) return true;
    if (parser->node_count == most_nodes) return false;
    parser->node_count++;
    *word |= bit;
    return true;
}

static size_t nodes_of_run(size_t length) {
    return length < long_run ? length : run_nodes;
}

static size_t count_nodes(const uint64_t *marks, size_t first, size_t end) {
    size_t nodes = 0;
    for (size_t position = first; position < end; position++) {
        size_t mark = next_set(marks, position, end);
        nodes += nodes_of_run(mark - position) + (mark < end);
        position = mark;
    }
    return nodes;
}

bool cstep_parser_add(cstep_parser *parser, const cstep_filter_rows *rows, size_t first, size_t count) {
    if (parser->count + count > master_block_bytes || parser->part_count == most_parts
        || parser->node_count + count_nodes(rows->marks, first, first + count) > most_certain_nodes) {
        return false;
    }
    size_t start = parser->count, end = start + count;
    memcpy(parser->window + parser->start + start, rows->bytes + first, count);
    memset(parser->window + parser->start + end, 0, 8);
    for (size_t position = 0; position < count; position += 64) {
        uint64_t mask = count - position < 64 ? ((uint64_t)1 << (count - position)) - 1 : UINT64_MAX;
        set_bits(parser->marks, start + position, rows->marks[(first + position) / 64] & mask);
    }
    // No run goes on from one part to the next.
    set_bits(parser->marks, start, 1);
    parser->parts[parser->part_count++] = (parse_part){(uint32_t)end, (uint16_t)rows->period, rows->has_differences};
    parser->count = end;
    for (size_t position = start; position < end; position++) {
        size_t mark = next_set(parser->marks, position, end);
        for (size_t i = 0; i < nodes_of_run(mark - position); i++) add_node(parser, position + i);
        if (mark < end) add_node(parser, mark);
        position = mark;
    }
    return true;
}

// MARK: The cheapest path

static inline size_t node_at(const cstep_parser *parser, size_t position) {
    uint64_t before = parser->node_map[position / 64] & (((uint64_t)1 << position % 64) - 1);
    return parser->ranks[position / 64] + count_ones(before);
}

static inline void relax(parse_node *node, uint32_t cost, size_t from, token last) {
    if (cost >= node->cost) return;
    node->cost = cost;
    node->from = (uint32_t)from;
    node->last = last;
}

static inline uint32_t distance_cost(const cstep_parser *parser, const token_costs *costs, size_t distance) {
    return costs->distances[parser->tables->distance_symbols[distance_slot(distance)]];
}

static inline uint32_t match_cost(const token_costs *costs, size_t length) {
    return costs->kinds[token_kind(match_token(length, 0))];
}

typedef struct {
    cstep_parser *parser;
    const token_costs *costs;
    const parse_part *part;
    const uint8_t *bytes;
    uint32_t cost_of_period;
} walk;

/// What so many runs of 258 cost.
static uint32_t cost_of_longest(const walk *walk, size_t length) {
    if (length < longest_match) return 0;
    return (uint32_t)(length / longest_match) * (match_cost(walk->costs, longest_match) + walk->cost_of_period);
}

static uint32_t cost_of_run(const walk *walk, size_t position, size_t length) {
    size_t rest = length % longest_match;
    uint32_t cost = cost_of_longest(walk, length);
    if (rest >= shortest_match) return cost + match_cost(walk->costs, rest) + walk->cost_of_period;
    for (size_t i = length - rest; i < length; i++) cost += walk->costs->kinds[walk->bytes[position + i]];
    return cost;
}

/// Whether the bytes from here on, which have no marks, equal those a period before.
static bool is_in_run(const walk *walk, size_t position) {
    return !walk->part->has_differences || walk->bytes[position - 1] == 0;
}

static void walk_run(const walk *walk, size_t index) {
    cstep_parser *parser = walk->parser;
    parse_node *node = &parser->nodes[index];
    size_t position = node->position, end = next_set(parser->marks, position, walk->part->end);
    if (!is_in_run(walk, position)) return;
    for (size_t next = index + 1; next <= parser->node_count && parser->nodes[next].position <= end; next++) {
        size_t length = parser->nodes[next].position - position;
        if (length < shortest_match) continue;
        relax(&parser->nodes[next], node->cost + cost_of_run(walk, position, length), index, run_token);
    }
}

/// Matches that begin in the run before the position: with the rest of it that runs of 258 leave.
static void walk_back(const walk *walk, size_t index, size_t length, size_t distance, uint32_t cost) {
    cstep_parser *parser = walk->parser;
    size_t position = parser->nodes[index].position;
    const uint8_t *bytes = walk->bytes + position;
    size_t most = min(longest_match - shortest_match, parser->start + position - distance);
    size_t before = equal_bytes_before(bytes, bytes - distance, most);
    // What is before a part has rules of its own.
    bool is_first = walk->part > parser->parts && position == walk->part[-1].end;
    for (size_t i = index; i-- > 0;) {
        size_t from = parser->nodes[i].position, rest = (position - from) % longest_match;
        if (has_mark(parser, from)) break;
        if (rest == 0 || rest > before) continue;
        if (position - from > longest_match && (is_first || !is_in_run(walk, from))) continue;
        // As far as there is a node.
        size_t target = node_at(parser, position + min(length, longest_match - rest) + 1) - 1;
        size_t whole = parser->nodes[target].position - position + rest;
        if (target <= index || whole < shortest_match) continue;
        relax(&parser->nodes[target], parser->nodes[i].cost + cost_of_longest(walk, position - from) + cost
            + match_cost(walk->costs, whole), i, match_token(whole, distance));
    }
}

/// Where the next position's candidates are.
static const token *walk_candidates(const walk *walk, size_t index, const token *candidates) {
    cstep_parser *parser = walk->parser;
    const parse_node *node = &parser->nodes[index];
    size_t position = node->position, tried = shortest_match - 1;
    bool is_after_run = index > 0 && position > 0 && !has_mark(parser, position - 1);
    for (; *candidates != 0; candidates++) {
        size_t distance = token_distance(*candidates), longest = token_kind(*candidates) - 256 + shortest_match;
        uint32_t cost = distance_cost(parser, walk->costs, distance);
        size_t end = position + longest;
        for (size_t target = node_at(parser, position + tried + 1); target <= parser->node_count; target++) {
            if (parser->nodes[target].position > end) break;
            size_t length = parser->nodes[target].position - position;
            relax(&parser->nodes[target], node->cost + cost + match_cost(walk->costs, length), index,
                match_token(length, distance));
        }
        if (longest > tried) tried = longest;
        if (is_after_run) walk_back(walk, index, longest, distance, cost);
    }
    return candidates + 1;
}

/// Finds the cheapest path to every node.
static void find_path(cstep_parser *parser) {
    size_t node_count = parser->node_count;
    for (size_t i = 1; i <= node_count; i++) parser->nodes[i].cost = UINT32_MAX;
    parser->nodes[0].cost = 0;
    const parse_block *block = parser->blocks;
    const token *candidates = parser->candidates;
    walk walk = {.parser = parser, .part = parser->parts, .bytes = parser->window + parser->start};
    for (size_t i = 0; i < node_count; i++) {
        const parse_node *node = &parser->nodes[i];
        while (node->position >= block->end) block++;
        while (node->position >= walk.part->end) walk.part++;
        walk.costs = &block->costs;
        walk.cost_of_period = distance_cost(parser, walk.costs, walk.part->period);
        uint8_t byte = walk.bytes[node->position];
        if (parser->nodes[i + 1].position == node->position + 1) {
            relax(&parser->nodes[i + 1], node->cost + walk.costs->kinds[byte], i, byte);
        }
        if (!has_mark(parser, node->position)) walk_run(&walk, i);
        if (has_bit(parser->sought, node->position)) candidates = walk_candidates(&walk, i, candidates);
    }
}

static void add_token(cstep_parser *parser, token token) {
    parser->tokens[parser->token_count++] = token;
}

/// Writes the tokens of the cheapest path. Its nodes' costs become the way forward.
static void follow_path(cstep_parser *parser) {
    parse_node *nodes = parser->nodes;
    for (size_t i = parser->node_count; i > 0; i = nodes[i].from) nodes[nodes[i].from].cost = (uint32_t)i;
    const uint8_t *bytes = parser->window + parser->start;
    const parse_part *part = parser->parts;
    parser->token_count = 0;
    for (size_t i = 0; i < parser->node_count; i = nodes[i].cost) {
        const parse_node *next = &nodes[nodes[i].cost];
        while (nodes[i].position >= part->end) part++;
        size_t length = next->position - nodes[i].position;
        bool is_run = next->last == run_token, is_byte = !is_run && token_distance(next->last) == 0;
        size_t last = is_run ? 0 : is_byte ? 1 : token_kind(next->last) - 256 + shortest_match;
        for (; length >= longest_match + last; length -= longest_match) {
            add_token(parser, match_token(longest_match, part->period));
        }
        if (!is_run) {
            add_token(parser, next->last);
        } else if (length >= shortest_match) {
            add_token(parser, match_token(length, part->period));
        } else {
            for (size_t i = next->position - length; i < next->position; i++) add_token(parser, bytes[i]);
        }
    }
}

// MARK: Ends

void cstep_parser_begin(cstep_parser *parser) {
    size_t end = parser->start + parser->count;
    // By whole distances, so that positions keep their slots.
    size_t shift = end < 2 * farthest_match ? 0 : (end - farthest_match) / farthest_match * farthest_match;
    if (shift > 0) {
        memmove(parser->window, parser->window + shift, end - shift);
        uint32_t *tables[] = {parser->by_3, parser->by_6, parser->before};
        for (int table = 0; table < 3; table++) {
            for (size_t i = 0; i < farthest_match; i++) {
                tables[table][i] = tables[table][i] > shift ? tables[table][i] - (uint32_t)shift : 0;
            }
        }
    }
    parser->start = end - shift;
    size_t words = parser->count / 64 + 2;
    memset(parser->marks, 0, words * sizeof *parser->marks);
    memset(parser->sought, 0, words * sizeof *parser->sought);
    memset(parser->node_map, 0, words * sizeof *parser->node_map);
    parser->count = parser->part_count = parser->node_count = parser->candidate_count = 0;
}

/// Where a mark's longest matches end, a run has nodes: those from the mark on, and those from before it.
static void add_match_nodes(cstep_parser *parser, size_t position, size_t run, token candidate) {
    const uint8_t *bytes = parser->window + parser->start + position;
    size_t distance = token_distance(candidate), length = token_kind(candidate) - 256 + shortest_match;
    size_t most = min(min(run, longest_match - shortest_match), parser->start + position - distance);
    size_t back = equal_bytes_before(bytes, bytes - distance, most);
    if (parser->node_count > most_nodes_with_ends) return;
    add_node(parser, position + length);
    add_node(parser, position + min(length, longest_match - back));
}

/// Without room for a node there are no candidates either. Marks and the first bytes of runs are nodes from the start.
static void seek(cstep_parser *parser, size_t position) {
    if (!add_node(parser, position)) return;
    set_bits(parser->sought, position, 1);
    find_candidates(parser, position);
    parser->candidates[parser->candidate_count++] = 0;
}

/// Of all marks, and of each run's first byte and its last: matches may well begin there, too.
static void find_all_candidates(cstep_parser *parser) {
    for (size_t position = 0, mark; position < parser->count; position = mark + 1) {
        mark = next_set(parser->marks, position, parser->count);
        // A match that ends here leaves runs of 258 alone; the longest one begins in the run before.
        if (mark - position > longest_match) {
            size_t end = mark - (mark - position) / longest_match * longest_match;
            add_node(parser, end);
            if (end >= longest_match && !has_mark(parser, end - longest_match)) add_node(parser, end - longest_match);
        }
        if (mark > position) seek(parser, position);
        if (mark > position + 1) seek(parser, mark - 1);
        if (mark == parser->count) break;
        size_t first = parser->candidate_count;
        seek(parser, mark);
        for (size_t i = first; parser->candidates[i] != 0; i++) {
            add_match_nodes(parser, mark, mark - position, parser->candidates[i]);
        }
    }
}

static void make_nodes(cstep_parser *parser) {
    size_t count = 0;
    size_t end = parser->count + 1;
    for (size_t position = 0; (position = next_set(parser->node_map, position, end)) < end; position++) {
        parser->nodes[count++] = (parse_node){.position = (uint32_t)position};
    }
    // The last one is the end.
    parser->node_count = count - 1;
}

void cstep_parser_end(cstep_parser *parser, const block_counts *counts) {
    add_node(parser, parser->count);
    find_all_candidates(parser);
    make_nodes(parser);
    uint32_t rank = 0;
    // And behind the end, where nobody is.
    for (size_t word = 0; word <= parser->count / 64 + 1; word++) {
        parser->ranks[word] = rank;
        rank += count_ones(parser->node_map[word]);
    }
    parser->block_count = 1;
    parser->blocks[0].end = parser->count;
    cstep_costs_from_counts(parser->tables, counts, &parser->blocks[0].costs);
    for (int pass = 0; pass < passes; pass++) {
        find_path(parser);
        follow_path(parser);
        cstep_parser_split(parser);
    }
}
