/* Fonts and the one label. */
#ifndef TEXT_H
#define TEXT_H

#include <pango/pangocairo.h>

/* Where fonts are looked for. */
enum font_source {
  FONTS_SYSTEM, /* all that fontconfig knows, as any program does that says nothing about it */
  FONTS_PRIVATE /* one file, and fontconfig's own files are never read */
};

/* A laid-out line of Inter Medium, 13 pt, unhinted; NULL if the fonts cannot be used. */
PangoLayout *make_label(const char *text, enum font_source source);

#endif
