import Glibc
import SegmentArguments
import SegmentSystem

let arguments = CommandLine.bytes
// Variables by which a user's machine would draw or shape otherwise, or print on standard output.
leaveOut(
  [
    "HB_SHAPER_LIST", "HB_OPTIONS", "HB_FONT_FUNCS", "FREETYPE_PROPERTIES", "FC_DEBUG", "G_DEBUG",
    "G_MESSAGES_DEBUG", "PANGO_LANGUAGE",
  ],
  early: ["PIXMAN_DISABLE"], arguments: arguments)
// Without C's own clean-up: it would print what libraries left in stdio's buffer, behind the results
// on standard output.
_exit(Command.run(arguments))
