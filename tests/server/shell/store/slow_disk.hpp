// A way to the disk, for SQLite, that a test can stop and let fail. All stores of a process that
// name it share it.
#pragma once

#include <cstdint>
#include <functional>

namespace vegas::shell::test {

class SlowDisk {
public:
    // The name for SQLite; the first call makes it known.
    static const char* name();
    // For all who name no way to the disk.
    static void become_the_usual();
    // Called before each write and each sync, by whoever is about to do that; it may fail() or
    // heal() the disk, or take its time. REQUIRES: nothing is open.
    static void before_each(std::function<void(bool is_sync)> tell);

    // From now on each write and each sync ends with this code of SQLite.
    static void fail(int code);
    // At least so many of them have failed since fail().
    static void wait_for_failures(std::uint64_t count);
    // Works again, and holds nobody.
    static void heal();

    // Whoever is about to wait for the disk stops there, until let_go() or heal().
    static void hold();
    static void wait_until_held();
    static void let_go();

    // How often a log was written through to the disk since the start of the process.
    static std::uint64_t log_syncs();
};

}  // namespace vegas::shell::test
