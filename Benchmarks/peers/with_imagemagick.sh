#!/bin/sh
# The strip by ImageMagick, in pixels: with_imagemagick.sh CONVERT FILE
star="27.47,25.73 34.30,40.82 50.76,42.64 38.51,53.80 41.86,70.02 27.47,61.82 13.08,70.02"
star="$star 16.43,53.80 4.19,42.64 20.65,40.82"
exec "$1" -size 852x96 xc:none \
  -fill '#7676801f' -draw 'roundrectangle 0,0 851,95 27,27' \
  -fill white -draw 'roundrectangle 222,6 629,89 21,21' \
  -fill black -draw "translate 80.53,0 polygon $star" \
  -draw "translate 315.77,0 polygon $star" -draw "translate 716.53,0 polygon $star" \
  -font /usr/share/fonts/opentype/inter/Inter-Medium.otf -pointsize 39 \
  -annotate +388.7+62.1 Recipes "$2"
