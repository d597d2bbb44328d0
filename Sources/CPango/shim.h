#include <dlfcn.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

// Of sys/mman.h, which declares it for GNU's programs alone.
int memfd_create(const char *name, unsigned int flags);

// HarfBuzz 7 gave the function another name.
static inline void draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

// The functions of Pango that are called, by the name they have here and the library's own.
#define PANGO_FUNCTIONS(function) \
  function(reference, g_object_ref) \
  function(unreference, g_object_unref) \
  function(version, pango_version_string) \
  function(newFontMap, pango_ft2_font_map_new) \
  function(setConfiguration, pango_fc_font_map_set_config) \
  function(setSubstitute, pango_fc_font_map_set_default_substitute) \
  function(configurationChanged, pango_fc_font_map_config_changed) \
  function(substituteChanged, pango_fc_font_map_substitute_changed) \
  function(newContext, pango_font_map_create_context) \
  function(setRoundPositions, pango_context_set_round_glyph_positions) \
  function(description, pango_context_get_font_description) \
  function(setDescription, pango_context_set_font_description) \
  function(setLanguage, pango_context_set_language) \
  function(language, pango_language_from_string) \
  function(loadFont, pango_context_load_font) \
  function(newDescription, pango_font_description_new) \
  function(freeDescription, pango_font_description_free) \
  function(setFamily, pango_font_description_set_family) \
  function(setWeight, pango_font_description_set_weight) \
  function(setStyle, pango_font_description_set_style) \
  function(setSize, pango_font_description_set_absolute_size) \
  function(setVariations, pango_font_description_set_variations) \
  function(itemize, pango_itemize_with_base_dir) \
  function(loadFontset, pango_context_load_fontset) \
  function(forEachFont, pango_fontset_foreach) \
  function(hasCharacter, pango_font_has_char) \
  function(freeItem, pango_item_free) \
  function(newGlyphString, pango_glyph_string_new) \
  function(freeGlyphString, pango_glyph_string_free) \
  function(shape, pango_shape_full) \
  function(newFeatures, pango_attr_font_features_new) \
  function(freeAttribute, pango_attribute_destroy) \
  function(pattern, pango_fc_font_get_pattern) \
  function(harfBuzzFont, pango_font_get_hb_font)

// They are looked up in a library that is loaded when the first text needs it: naming one outside
// `__typeof__` would load it with the program.
typedef struct __attribute__((swift_attr("safe"))) {
#define MEMBER(name, symbol) __typeof__(&symbol) _Nonnull name;
  PANGO_FUNCTIONS(MEMBER)
#undef MEMBER
} PangoLibrary;

// The functions in a loaded library; `missing` becomes the name of one that it lacks.
static inline PangoLibrary pango_library(void *handle, const char **missing) {
  PangoLibrary library;
#define LOOK_UP(name, symbol) \
  if (!(library.name = (__typeof__(&symbol))dlsym(handle, #symbol))) *missing = #symbol;
  PANGO_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
  return library;
}
