#include "batch.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

#include "files.h"
#include "png.h"
#include "scene.h"
#include "text.h"

static cairo_surface_t *draw(PangoLayout *label, cairo_surface_t *star) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, segment_width(label) * SCALE, SEGMENT_HEIGHT * SCALE);
  cairo_t *cr = cairo_create(surface);
  draw_segment(cr, label, star);
  cairo_destroy(cr);
  return surface;
}

static int write_tuned(PangoLayout *label, cairo_surface_t *star, const char *text,
                       const char *path) {
  pango_layout_set_text(label, text, -1);
  cairo_surface_t *surface = draw(label, star);
  const struct bytes bytes = encode_png(surface);
  cairo_surface_destroy(surface);
  const int written = bytes.data != NULL && write_file(path, bytes);
  free(bytes.data);
  return written;
}

static int write_plain(PangoContext *context, const char *text, const char *path) {
  PangoLayout *label = make_label(context, text);
  cairo_surface_t *surface = draw(label, NULL);
  const int written = cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(surface);
  g_object_unref(label);
  return written;
}

int render_batch(const char *folder, int count, int tuned) {
  PangoContext *context = make_context(tuned ? FONTS_PRIVATE : FONTS_SYSTEM);
  if (context == NULL) return 0;
  PangoLayout *label = tuned ? make_label(context, "") : NULL;
  cairo_surface_t *star = tuned ? star_mask() : NULL;
  /* Memory that is given back after each image costs a page fault a page at the next. */
  if (tuned) mallopt(M_MMAP_THRESHOLD, 1 << 30);
  if (tuned) mallopt(M_TRIM_THRESHOLD, 1 << 30);

  int done = 1;
  for (int i = 0; i < count && done; i++) {
    char text[32], path[4096];
    snprintf(text, sizeof text, "Label %04d", i);
    snprintf(path, sizeof path, "%s/%04d.png", folder, i);
    done = tuned ? write_tuned(label, star, text, path) : write_plain(context, text, path);
  }
  return done;
}
