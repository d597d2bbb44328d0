#include "png.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "deflate.h"

static uint8_t *put_number(uint8_t *to, uint32_t number) {
  const uint8_t bytes[] = {number >> 24, number >> 16 & 255, number >> 8 & 255, number & 255};
  memcpy(to, bytes, sizeof bytes);
  return to + sizeof bytes;
}

/* Puts a chunk whose data may already be in place, eight bytes ahead. */
static uint8_t *put_chunk(uint8_t *to, const char *name, const uint8_t *data, size_t count) {
  put_number(to, (uint32_t)count);
  memcpy(to + 4, name, 4);
  if (data != to + 8 && count > 0) memcpy(to + 8, data, count);
  return put_number(to + 8 + count, libdeflate_crc32(0, to + 4, 4 + count));
}

/* Straight RGBA, in memory order, of a premultiplied ARGB number. */
static uint32_t straight(uint32_t argb) {
  const uint32_t alpha = argb >> 24, half = alpha / 2;
  if (alpha == 0) return 0;
  const uint32_t red = ((argb >> 16 & 255) * 255 + half) / alpha;
  const uint32_t green = ((argb >> 8 & 255) * 255 + half) / alpha;
  const uint32_t blue = ((argb & 255) * 255 + half) / alpha;
  return red | green << 8 | blue << 16 | alpha << 24;
}

/* Turns cairo's rows into straight pixels; neighbours are often equal, so the last answer is kept.
 * NULL without memory. */
static uint32_t *straight_pixels(cairo_surface_t *surface, int width, int height) {
  const int stride = cairo_image_surface_get_stride(surface) / 4;
  const uint32_t *row = (const uint32_t *)(void *)cairo_image_surface_get_data(surface);
  uint32_t *pixels = malloc(sizeof *pixels * (size_t)width * (size_t)height), *to = pixels;
  uint32_t seen = 0, answer = 0;
  for (int y = 0; y < height && pixels != NULL; y++, row += stride) {
    for (int x = 0; x < width; x++) {
      if (row[x] != seen) {
        seen = row[x];
        answer = straight(seen);
      }
      *to++ = answer;
    }
  }
  return pixels;
}

struct bytes encode_png(cairo_surface_t *surface) {
  static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  const int width = cairo_image_surface_get_width(surface);
  const int height = cairo_image_surface_get_height(surface);
  cairo_surface_flush(surface);
  uint32_t *pixels = straight_pixels(surface, width, height);
  uint8_t *file = malloc(deflate_room(width, height) + 100);
  if (pixels == NULL || file == NULL) return (struct bytes){NULL, 0};

  memcpy(file, signature, sizeof signature);
  uint8_t header[13] = {[8] = 8, [9] = 6};
  put_number(put_number(header, (uint32_t)width), (uint32_t)height);
  uint8_t *end = put_chunk(file + sizeof signature, "IHDR", header, sizeof header);
  const size_t count = deflate_pixels(pixels, width, height, end + 8);
  free(pixels);
  end = put_chunk(end, "IDAT", end + 8, count);
  end = put_chunk(end, "IEND", NULL, 0);
  return (struct bytes){count > 0 ? file : NULL, (size_t)(end - file)};
}
