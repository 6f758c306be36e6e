// vegasd_bad_disk is vegasd on a disk that has bad days. This unit is linked with the server's own
// main.cpp and does its work before main() begins, so that the program that ships knows nothing of
// it.
//
//   VEGAS_BAD_DISK=FILE    says how the disk is; it is read before each write and each sync:
//                          full, read_only, broken: they fail
//                          slow: a sync takes as long as the file says so
//                          stuck: a write too
//                          anything else, or no file: all is well
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

#include "tests/server/shell/store/slow_disk.hpp"

namespace {

using vegas::shell::test::SlowDisk;

std::string how_the_disk_is() {
    const char* file = std::getenv("VEGAS_BAD_DISK");
    std::string word;
    if (file != nullptr) std::ifstream(file) >> word;
    return word;
}

int code_of(const std::string& day, bool is_sync) {
    if (day == "full") return SQLITE_FULL;
    if (day == "read_only") return SQLITE_READONLY;
    if (day == "broken") return is_sync ? SQLITE_IOERR_FSYNC : SQLITE_IOERR_WRITE;
    return SQLITE_OK;
}

void before_each(bool is_sync) {
    std::string day = how_the_disk_is();
    while (day == "stuck" || (is_sync && day == "slow")) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        day = how_the_disk_is();
    }
    SlowDisk::fail(code_of(day, is_sync));
}

[[maybe_unused]] const bool kBegun = [] {
    SlowDisk::before_each(before_each);
    SlowDisk::become_the_usual();
    return true;
}();

}  // namespace
