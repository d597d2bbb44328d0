/* floor tuned|plain FILE [--timings] | tuned|plain FOLDER COUNT | recode FILE FILE
 *
 * Draws the product's first strip, or many segments, with the same libraries, in two ways: `tuned`
 * does what can be done about each stage; `plain` is what one writes without a thought about
 * speed. `recode` writes a PNG's pixels anew with cairo, to compare sizes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "batch.h"
#include "files.h"
#include "png.h"
#include "scene.h"
#include "text.h"

static int timings = 0;

/* Prints how long the stage took that ends now. */
static void end_stage(const char *name) {
  static struct timespec last;
  struct timespec now;
  if (!timings) return;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const double ms =
      (double)(now.tv_sec - last.tv_sec) * 1e3 + (double)(now.tv_nsec - last.tv_nsec) / 1e6;
  if (name != NULL) fprintf(stderr, "%-8s %8.3f ms\n", name, ms);
  last = now;
}

static int fail(const char *what) {
  fprintf(stderr, "floor: cannot %s\n", what);
  return 2;
}

static int encode_and_write(cairo_surface_t *surface, const char *path) {
  const struct bytes bytes = encode_png(surface);
  end_stage("encode");
  if (bytes.data == NULL) return 0;
  const int written = write_file(path, bytes);
  end_stage("write");
  return written;
}

static int render(int tuned, const char *path) {
  end_stage(NULL);
  PangoContext *context = make_context(tuned ? FONTS_PRIVATE : FONTS_SYSTEM);
  if (context == NULL) return fail("open the fonts");
  PangoLayout *label = make_label(context, "Recipes");
  PangoRectangle size;
  pango_layout_get_extents(label, NULL, &size);
  end_stage("text");

  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, STRIP_WIDTH * SCALE, STRIP_HEIGHT * SCALE);
  cairo_t *cr = cairo_create(surface);
  draw_strip(cr, label, tuned ? TEXT_OUTLINES : TEXT_GLYPHS);
  if (cairo_status(cr) != CAIRO_STATUS_SUCCESS) return fail("draw");
  end_stage("draw");

  if (tuned) return encode_and_write(surface, path) ? 0 : fail("write the file");
  const cairo_status_t status = cairo_surface_write_to_png(surface, path);
  end_stage("write");
  return status == CAIRO_STATUS_SUCCESS ? 0 : fail("write the file");
}

static int recode(const char *from, const char *to) {
  cairo_surface_t *surface = cairo_image_surface_create_from_png(from);
  const int written = cairo_surface_write_to_png(surface, to) == CAIRO_STATUS_SUCCESS;
  return written ? 0 : fail("read or write the file");
}

int main(int count, char **words) {
  if (count < 3) return fail("start: see the head of main.c for the words");
  const int tuned = strcmp(words[1], "tuned") == 0;
  if (strcmp(words[1], "recode") == 0 && count > 3) return recode(words[2], words[3]);
  timings = count > 3 && strcmp(words[3], "--timings") == 0;
  if (count < 4 || timings) return render(tuned, words[2]);
  return render_batch(words[2], atoi(words[3]), tuned) ? 0 : fail("render the batch");
}
