import Glibc
import SegmentArguments

exit(Command.run(CommandLine.bytes))
