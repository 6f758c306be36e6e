// A way to the disk, for SQLite, of which a loss of power leaves only what was synced, and torn
// pieces of the rest (cached_file.hpp). For SQLite all is as ever; the real files are at each
// moment what a loss of power would leave. So a SIGKILL is one, and so is a copy of the files.
//
// It knows databases, their journals and their logs. Names are on the disk at once: SQLite and
// vegasd rely on none that they have not synced. The index beside a log is memory, and is thrown
// away when a database is opened of which nothing is open here: so one process at a time has a
// directory. A sync takes the time that the real disk takes, before anything of it is there.
//
// All connections of a process that name it share it, from any thread. Its program is linked with
// --wrap=fsync: what the program syncs past SQLite, such as a new database, is synced here too.
#pragma once

#include <functional>
#include <string>

namespace vegas::shell::test {

class PowerLoss {
public:
    struct Options {
        std::string seed;  // of what is let through
        // Nothing is synced for SQLite, as with `pragma synchronous = off`. Whoever asks the system
        // himself is heard.
        bool ignores_syncs = false;
        // Called before each write, truncation and sync, by whoever is about to do that.
        std::function<void()> before_each;
    };

    // The name for SQLite; the first call makes it known.
    static const char* name();
    // REQUIRES: nothing is open.
    static void begin(Options options);
    // For all who name no way to the disk.
    static void become_the_usual();
};

}  // namespace vegas::shell::test
