#include "code.h"

enum { LONGEST = 15 };

/* Gives each symbol the length its share asks for, rounded up, which never needs too much room.
 * Rare symbols count a little more, so that none asks for more than 15 bits. Returns the room that
 * is left, in units of the longest word's. */
static uint32_t round_lengths(uint8_t *lengths, uint32_t *uses, int symbols) {
  uint64_t total = 0, sum = 0;
  for (int i = 0; i < symbols; i++) total += uses[i];
  for (int i = 0; i < symbols; i++) {
    if (uses[i] > 0) uses[i] += (uint32_t)(total >> 13);
    sum += uses[i];
  }
  uint32_t room = 1u << LONGEST;
  for (int i = 0; i < symbols; i++) {
    if (uses[i] == 0) continue;
    lengths[i] = 1;
    while ((uint64_t)uses[i] << lengths[i] < sum) lengths[i]++;
    room -= 1u << (LONGEST - lengths[i]);
  }
  return room;
}

/* Spends the room on the symbols that save most for it: nearly Huffman's code, and complete. */
static void shorten(uint8_t *lengths, const uint32_t *uses, int symbols, uint32_t room) {
  while (room > 0) {
    uint64_t most = 0;
    int best = -1;
    for (int i = 0; i < symbols; i++) {
      const uint64_t saving = (uint64_t)uses[i] << lengths[i];
      if (saving <= most || lengths[i] < 2 || 1u << (LONGEST - lengths[i]) > room) continue;
      most = saving;
      best = i;
    }
    if (best < 0) return;
    room -= 1u << (LONGEST - lengths[best]);
    lengths[best]--;
  }
}

static uint16_t mirrored(uint32_t word, int length) {
  uint32_t result = 0;
  for (int bit = 0; bit < length; bit++) result = result << 1 | (word >> bit & 1);
  return (uint16_t)result;
}

struct code make_code(const uint32_t *uses, int symbols) {
  struct code code = {{0}, {0}};
  uint32_t weights[LITERALS];
  memcpy(weights, uses, sizeof *uses * (size_t)symbols);
  const uint32_t room = round_lengths(code.lengths, weights, symbols);
  shorten(code.lengths, weights, symbols, room);
  uint32_t word = 0;
  for (int length = 1; length <= LONGEST; length++, word <<= 1) {
    for (int i = 0; i < symbols; i++) {
      if (code.lengths[i] == length) code.words[i] = mirrored(word++, length);
    }
  }
  return code;
}
