/* Three places are looked at for a match, since they find nearly all there is in flat art: the
 * pixel to the left, the same column of the row above, and where this pair of pixels was last. One
 * block with codes of its own. */
#include "deflate.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"

enum { LONGEST_MATCH = 258, LEFT = 4, END = 256, WINDOW = 32768, SEEN_BITS = 12, GOOD_MATCH = 4 };

static const uint16_t length_base[29] = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                         15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                         67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint16_t distance_base[30] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

/* A literal byte where `distance` is 0, otherwise a match. */
struct token {
  uint16_t distance, value;
};

/* The tokens of a picture, and how often each symbol stands for them. */
struct tokens {
  struct token *list;
  size_t count;
  uint32_t literals[LITERALS], distances[DISTANCES];
};

static int length_symbol(int length) {
  int symbol = 0;
  while (symbol < 28 && length_base[symbol + 1] <= length) symbol++;
  return symbol;
}

static int length_bits(int symbol) { return symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1; }

static int distance_symbol(int distance) {
  int symbol = 0;
  while (symbol < 29 && distance_base[symbol + 1] <= distance) symbol++;
  return symbol;
}

static int distance_bits(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

static void add_literal(struct tokens *tokens, uint8_t byte) {
  tokens->list[tokens->count++] = (struct token){0, byte};
  tokens->literals[byte]++;
}

/* Adds a match in pieces that deflate allows: none longer than 258, none shorter than 3. */
static void add_match(struct tokens *tokens, int length, int distance) {
  const int symbol = distance_symbol(distance);
  while (length > 0) {
    int piece = length < LONGEST_MATCH ? length : LONGEST_MATCH;
    if (length > piece && length - piece < 3) piece = LONGEST_MATCH - 3;
    tokens->list[tokens->count++] = (struct token){(uint16_t)distance, (uint16_t)piece};
    tokens->literals[257 + length_symbol(piece)]++;
    tokens->distances[symbol]++;
    length -= piece;
  }
}

static int count_equal(const uint32_t *a, const uint32_t *b, int most) {
  int count = 0;
  while (count + 8 <= most && memcmp(a + count, b + count, 32) == 0) count += 8;
  while (count < most && a[count] == b[count]) count++;
  return count;
}

/* The picture, and where each pair of neighbours was last seen, by a hash of the two. */
struct search {
  const uint32_t *pixels;
  int width, height;
  uint32_t seen[1 << SEEN_BITS];
};

struct match {
  int pixels, distance;
};

/* Notes that the pair at `at` was seen, and looks at the place where it was seen before. */
static struct match match_seen(struct search *search, uint32_t at, int most) {
  const uint32_t *here = search->pixels + at;
  if (most < 2) return (struct match){0, 0};
  const uint32_t hash = (here[0] * 2654435761u ^ here[1] * 2246822519u) >> (32 - SEEN_BITS);
  const uint32_t place = search->seen[hash], width = (uint32_t)search->width;
  search->seen[hash] = at;
  const int distance = (int)(4 * (at - place) + at / width - place / width);
  if (place >= at || distance > WINDOW) return (struct match){0, 0};
  const int room = (int)(width - place % width);
  const int pixels = count_equal(here, search->pixels + place, room < most ? room : most);
  return (struct match){pixels, distance};
}

/* The longest match at column x of a row; the nearer of two that are equally long. */
static struct match best_match(struct search *search, const uint32_t *row, int x, int above) {
  const int most = search->width - x;
  struct match best = {0, LEFT};
  if (x > 0) best.pixels = count_equal(row + x, row + x - 1, most);
  const int up = above > 0 ? count_equal(row + x, row + x - search->width, most) : 0;
  if (up > best.pixels) best = (struct match){up, above};
  if (best.pixels >= GOOD_MATCH) return best;
  const struct match seen = match_seen(search, (uint32_t)(row + x - search->pixels), most);
  return seen.pixels > best.pixels ? seen : best;
}

static void tokenize(struct tokens *tokens, struct search *search) {
  const int width = search->width, row_bytes = 4 * width + 1;
  for (int y = 0; y < search->height; y++) {
    const uint32_t *row = search->pixels + (size_t)y * (size_t)width;
    const int above = y > 0 && row_bytes < WINDOW ? row_bytes : 0;
    int x = above > 0 ? count_equal(row, row - width, width) : 0;
    if (x > 0) add_match(tokens, 1 + 4 * x, above);
    else add_literal(tokens, 0);
    while (x < width) {
      const struct match match = best_match(search, row, x, above);
      if (match.pixels > 0) add_match(tokens, 4 * match.pixels, match.distance);
      else
        for (int bit = 0; bit < 32; bit += 8) add_literal(tokens, (uint8_t)(row[x] >> bit));
      x += match.pixels > 0 ? match.pixels : 1;
    }
  }
  tokens->literals[END]++;
}

/* Lengths are told in four bits each: a code of sixteen symbols that are all equally long. */
static void put_lengths(struct bits *bits, const struct code *code, int symbols) {
  for (int i = 0; i < symbols; i++) {
    const unsigned length = code->lengths[i];
    put_bits(bits, (length & 1) << 3 | (length & 2) << 1 | (length & 4) >> 1 | length >> 3, 4);
  }
}

static void put_block_header(struct bits *bits, const struct code *literals,
                             const struct code *distances) {
  put_bits(bits, 1 | 2 << 1, 3);
  put_bits(bits, LITERALS - 257, 5);
  put_bits(bits, DISTANCES - 1, 5);
  put_bits(bits, 19 - 4, 4);
  for (int i = 0; i < 19; i++) put_bits(bits, i < 3 ? 0 : 4, 3);
  put_lengths(bits, literals, LITERALS);
  put_lengths(bits, distances, DISTANCES);
}

static void put_token(struct bits *bits, struct token token, const struct code *literals,
                      const struct code *distances) {
  if (token.distance == 0) {
    put_bits(bits, literals->words[token.value], literals->lengths[token.value]);
    return;
  }
  const int length = length_symbol(token.value), distance = distance_symbol(token.distance);
  put_bits(bits, literals->words[257 + length], literals->lengths[257 + length]);
  put_bits(bits, (uint32_t)(token.value - length_base[length]), length_bits(length));
  put_bits(bits, distances->words[distance], distances->lengths[distance]);
  put_bits(bits, (uint32_t)(token.distance - distance_base[distance]), distance_bits(distance));
}

/* The checksum of the bytes before compression, with their filter bytes. */
static uint32_t checksum(const uint32_t *pixels, int width, int height) {
  static const uint8_t filter = 0;
  uint32_t sum = 1;
  for (int y = 0; y < height; y++) {
    sum = libdeflate_adler32(sum, &filter, 1);
    sum = libdeflate_adler32(sum, pixels + (size_t)y * (size_t)width, (size_t)width * 4);
  }
  return sum;
}

size_t deflate_room(int width, int height) { return (size_t)width * (size_t)height * 8 + 1024; }

size_t deflate_pixels(const uint32_t *pixels, int width, int height, uint8_t *to) {
  struct tokens tokens = {0};
  tokens.list = malloc(sizeof *tokens.list * (size_t)(4 * width + 1) * (size_t)height);
  if (tokens.list == NULL) return 0;
  struct search search = {.pixels = pixels, .width = width, .height = height};
  tokenize(&tokens, &search);
  const struct code literals = make_code(tokens.literals, LITERALS);
  const struct code distances = make_code(tokens.distances, DISTANCES);
  struct bits bits = {0, 0, to};
  put_bits(&bits, 0x0178, 16);
  put_block_header(&bits, &literals, &distances);
  for (size_t i = 0; i < tokens.count; i++) put_token(&bits, tokens.list[i], &literals, &distances);
  put_bits(&bits, literals.words[END], literals.lengths[END]);
  end_bits(&bits);
  free(tokens.list);
  const uint32_t sum = __builtin_bswap32(checksum(pixels, width, height));
  memcpy(bits.to, &sum, sizeof sum);
  return (size_t)(bits.to - to) + sizeof sum;
}
