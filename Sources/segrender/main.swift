import Glibc
import SegmentArguments

// Without C's own clean-up: it would print what libraries left in stdio's buffer, as pixman does
// of `PIXMAN_DISABLE`, behind the results on standard output.
_exit(Command.run(CommandLine.bytes))
