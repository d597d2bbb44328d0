#include "shadow.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* An A8 picture; rows lie `stride` bytes apart, as cairo wants them. */
struct plane {
  int width, height, stride;
  uint8_t *values;
};

/* The odd width of a box that, applied three times, blurs like a Gaussian of deviation `sigma`. */
static int box_width(double sigma) {
  return 2 * (int)lround((sqrt(4 * sigma * sigma + 1) - 1) / 2) + 1;
}

/* Replaces each value of a row by the mean of the `box` values around it; beyond lies nothing. */
static void blur_row(const uint8_t *from, uint8_t *to, int count, int box) {
  const int reach = box / 2;
  const uint32_t share = (1u << 16) / (uint32_t)box;
  uint32_t sum = 0;
  for (int i = 0; i < reach && i < count; i++) sum += from[i];
  for (int i = 0; i < count; i++) {
    if (i + reach < count) sum += from[i + reach];
    if (i > reach) sum -= from[i - reach - 1];
    to[i] = (uint8_t)((sum * share + (1 << 15)) >> 16);
  }
}

/* The same downward, a whole row at a time, which the compiler turns into vector code. */
static void blur_down(const struct plane *from, uint8_t *to, uint32_t *sums, int box) {
  const int reach = box / 2, width = from->width, stride = from->stride;
  const uint32_t share = (1u << 16) / (uint32_t)box;
  memset(sums, 0, sizeof *sums * (size_t)width);
  for (int y = -reach; y < from->height; y++) {
    const int enters = y + reach, leaves = y - reach - 1;
    if (enters < from->height) {
      const uint8_t *row = from->values + enters * stride;
      for (int x = 0; x < width; x++) sums[x] += row[x];
    }
    if (leaves >= 0) {
      const uint8_t *row = from->values + leaves * stride;
      for (int x = 0; x < width; x++) sums[x] -= row[x];
    }
    if (y < 0) continue;
    for (int x = 0; x < width; x++) {
      to[y * stride + x] = (uint8_t)((sums[x] * share + (1 << 15)) >> 16);
    }
  }
}

static void blur(struct plane *plane, int box) {
  const size_t size = (size_t)plane->stride * (size_t)plane->height;
  uint8_t *other = malloc(size);
  uint32_t *sums = malloc(sizeof *sums * (size_t)plane->width);
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < plane->height; y++) {
      const int row = y * plane->stride;
      blur_row(plane->values + row, other + row, plane->width, box);
    }
    const struct plane across = {plane->width, plane->height, plane->stride, other};
    blur_down(&across, plane->values, sums, box);
  }
  free(sums);
  free(other);
}

/* Covers a box of whole pixels, its corners a quarter circle, `margin` pixels from the edges. */
static void cover(cairo_surface_t *surface, double width, double height, double r, int margin) {
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, margin, margin);
  cairo_arc(cr, width - r, r, r, -M_PI / 2, 0);
  cairo_arc(cr, width - r, height - r, r, 0, M_PI / 2);
  cairo_arc(cr, r, height - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, r, r, r, M_PI, 3 * M_PI / 2);
  cairo_fill(cr);
  cairo_destroy(cr);
}

/* Draws the columns from `first` on of a mask at x; the clip does what a loop would. */
static void mask_columns(cairo_t *cr, cairo_surface_t *mask, double x, double y, int first,
                         int count) {
  cairo_save(cr);
  cairo_rectangle(cr, x, y, count, cairo_image_surface_get_height(mask));
  cairo_clip(cr);
  cairo_mask_surface(cr, mask, x - first, y);
  cairo_restore(cr);
}

/* Draws one column of a mask `count` times. */
static void mask_middle(cairo_t *cr, cairo_surface_t *mask, double x, double y, int column,
                        int count) {
  const int height = cairo_image_surface_get_height(mask);
  cairo_surface_t *middle = cairo_surface_create_for_rectangle(mask, column, 0, 1, height);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(middle);
  cairo_matrix_t matrix;
  cairo_matrix_init_translate(&matrix, 0, -y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
  cairo_save(cr);
  cairo_rectangle(cr, x, y, count, height);
  cairo_clip(cr);
  cairo_mask(cr, pattern);
  cairo_restore(cr);
  cairo_pattern_destroy(pattern);
  cairo_surface_destroy(middle);
}

void draw_shadow(cairo_t *cr, struct box box, struct shadow shadow, double scale) {
  const int window = box_width(shadow.blur / 2 * scale), margin = 3 * (window / 2) + 1;
  const double radius = box.radius * scale;
  /* Between the two ends every column is the same: it is blurred once and drawn many times. */
  const int width = (int)lround(box.width * scale), height = (int)lround(box.height * scale);
  const int end = (int)ceil(radius) + 2 * margin;
  const int spare = width + 2 * margin > 2 * end + 1 ? width + 2 * margin - 2 * end - 1 : 0;

  cairo_surface_t *mask =
      cairo_image_surface_create(CAIRO_FORMAT_A8, width - spare + 2 * margin, height + 2 * margin);
  cover(mask, width - spare, height, radius, margin);
  cairo_surface_flush(mask);
  struct plane plane = {cairo_image_surface_get_width(mask), cairo_image_surface_get_height(mask),
                        cairo_image_surface_get_stride(mask), cairo_image_surface_get_data(mask)};
  blur(&plane, window);
  cairo_surface_mark_dirty(mask);

  const double x = box.x * scale - margin, y = (box.y + shadow.y) * scale - margin;
  cairo_save(cr);
  cairo_identity_matrix(cr);
  cairo_set_source_rgba(cr, 0, 0, 0, shadow.alpha);
  if (spare > 0) {
    mask_columns(cr, mask, x, y, 0, end);
    mask_middle(cr, mask, x + end, y, end, spare + 1);
    mask_columns(cr, mask, x + end + spare + 1, y, end + 1, plane.width - end - 1);
  } else {
    cairo_mask_surface(cr, mask, x, y);
  }
  cairo_restore(cr);
  cairo_surface_destroy(mask);
}
