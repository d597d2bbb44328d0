/* Fonts and labels. */
#ifndef TEXT_H
#define TEXT_H

#include <pango/pangocairo.h>

/* Where fonts are looked for. */
enum font_source {
  FONTS_SYSTEM, /* all that fontconfig knows, as any program does that says nothing about it */
  FONTS_PRIVATE /* one file, and fontconfig's own files are never read */
};

/* What lines are laid out in: unhinted; NULL if the fonts cannot be used. */
PangoContext *make_context(enum font_source source);

/* A line of Inter Medium, 13 pt. */
PangoLayout *make_label(PangoContext *context, const char *text);

#endif
