#include "text.h"

#include <fontconfig/fontconfig.h>

static const char *const FONT_FILE = "/usr/share/fonts/opentype/inter/Inter-Medium.otf";

/* Must come before the first font map: Pango starts to read the system's configuration then. */
static gboolean use_private_fonts(void) {
  FcConfig *config = FcConfigCreate();
  if (config == NULL || !FcConfigAppFontAddFile(config, (const FcChar8 *)FONT_FILE)) return FALSE;
  return FcConfigSetCurrent(config) != FcFalse;
}

static void set_unhinted(PangoContext *context) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
}

PangoContext *make_context(enum font_source source) {
  if (source == FONTS_PRIVATE && !use_private_fonts()) return NULL;
  PangoFontMap *fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (fonts == NULL) return NULL;
  PangoContext *context = pango_font_map_create_context(fonts);
  set_unhinted(context);
  return context;
}

PangoLayout *make_label(PangoContext *context, const char *text) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Inter");
  pango_font_description_set_weight(font, PANGO_WEIGHT_MEDIUM);
  pango_font_description_set_absolute_size(font, 13 * PANGO_SCALE);
  PangoLayout *label = pango_layout_new(context);
  pango_layout_set_font_description(label, font);
  pango_layout_set_text(label, text, -1);
  pango_font_description_free(font);
  return label;
}
