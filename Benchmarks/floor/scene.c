#include "scene.h"

#include <math.h>

#include "shadow.h"

static const double PILL_X = 72 + 2, PILL_Y = 2, PILL_WIDTH = 140 - 4, PILL_HEIGHT = 32 - 4;
static const double PILL_RADIUS = 7, TRACK_RADIUS = 9, HAIRLINE = 0.5;
static const double ICON_WIDTH = 18.315, ICON_SPACING = 6, PADDING = 8;
static const double INK_WIDTH = 15.523, INK_HEIGHT = 14.849;

static void rounded_rectangle(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static void pill_path(cairo_t *cr, double outset) {
  rounded_rectangle(cr, PILL_X - outset, PILL_Y - outset, PILL_WIDTH + 2 * outset,
                    PILL_HEIGHT + 2 * outset, PILL_RADIUS + outset);
}

static void track_path(cairo_t *cr) {
  rounded_rectangle(cr, 0, 0, STRIP_WIDTH, STRIP_HEIGHT, TRACK_RADIUS);
}

/* A five-pointed star whose ink fills the icon's box, around the middle of a picture's height. */
static void fill_star(cairo_t *cr, double box_x, double picture_height) {
  const double tip = INK_WIDTH / (2 * cos(M_PI / 10)), notch = tip * 3.85 / 8.12;
  const double cx = box_x + ICON_WIDTH / 2;
  const double cy = (picture_height - INK_HEIGHT) / 2 + tip;
  for (int i = 0; i < 10; i++) {
    const double angle = i * M_PI / 5 - M_PI / 2, reach = i % 2 ? notch : tip;
    cairo_line_to(cr, cx + reach * cos(angle), cy + reach * sin(angle));
  }
  cairo_close_path(cr);
  cairo_fill(cr);
}

static void draw_selection(cairo_t *cr) {
  const struct box pill = {PILL_X, PILL_Y, PILL_WIDTH, PILL_HEIGHT, PILL_RADIUS};
  cairo_save(cr);
  track_path(cr);
  cairo_clip(cr);
  draw_shadow(cr, pill, (struct shadow){.y = 3, .blur = 8, .alpha = 0.12}, SCALE);
  draw_shadow(cr, pill, (struct shadow){.y = 3, .blur = 1, .alpha = 0.04}, SCALE);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.04);
  pill_path(cr, HAIRLINE);
  cairo_fill(cr);
  cairo_restore(cr);
  cairo_set_source_rgb(cr, 1, 1, 1);
  pill_path(cr, 0);
  cairo_fill(cr);
}

static double label_width(PangoLayout *label) {
  PangoRectangle size;
  pango_layout_get_extents(label, NULL, &size);
  return pango_units_to_double(size.width);
}

static void draw_label(cairo_t *cr, PangoLayout *label, double x, double picture_height,
                       enum text_style style) {
  PangoRectangle size;
  pango_layout_get_extents(label, NULL, &size);
  cairo_move_to(cr, x, (picture_height - pango_units_to_double(size.height)) / 2);
  if (style == TEXT_GLYPHS) {
    pango_cairo_show_layout(cr, label);
  } else {
    pango_cairo_layout_path(cr, label);
    cairo_fill(cr);
  }
}

void draw_strip(cairo_t *cr, PangoLayout *label, enum text_style style) {
  const double content = ICON_WIDTH + ICON_SPACING + label_width(label);
  const double start = (STRIP_WIDTH - content) / 2;

  cairo_scale(cr, SCALE, SCALE);
  cairo_set_source_rgba(cr, 118 / 255.0, 118 / 255.0, 128 / 255.0, 0.12);
  track_path(cr);
  cairo_fill(cr);
  draw_selection(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  fill_star(cr, (72 - ICON_WIDTH) / 2, STRIP_HEIGHT);
  fill_star(cr, start, STRIP_HEIGHT);
  fill_star(cr, 212 + (72 - ICON_WIDTH) / 2, STRIP_HEIGHT);
  draw_label(cr, label, start + ICON_WIDTH + ICON_SPACING, STRIP_HEIGHT, style);
}

int segment_width(PangoLayout *label) {
  return (int)ceil(2 * PADDING + ICON_WIDTH + ICON_SPACING + label_width(label));
}

void draw_segment(cairo_t *cr, PangoLayout *label, cairo_surface_t *star) {
  if (star != NULL) {
    cairo_mask_surface(cr, star, PADDING * SCALE, 0);
    cairo_scale(cr, SCALE, SCALE);
  } else {
    cairo_scale(cr, SCALE, SCALE);
    fill_star(cr, PADDING, SEGMENT_HEIGHT);
  }
  draw_label(cr, label, PADDING + ICON_WIDTH + ICON_SPACING, SEGMENT_HEIGHT, TEXT_GLYPHS);
}

cairo_surface_t *star_mask(void) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, (int)ceil(ICON_WIDTH * SCALE),
                                                     SEGMENT_HEIGHT * SCALE);
  cairo_t *cr = cairo_create(mask);
  cairo_scale(cr, SCALE, SCALE);
  fill_star(cr, 0, SEGMENT_HEIGHT);
  cairo_destroy(cr);
  return mask;
}
