// A disk that has slow days, for a program that is started with this library before others
// (LD_PRELOAD): each sync takes so many milliseconds more as the file SLOW_SYNCS says, which is
// read before each. Without the file, or with an empty one, all is as it is.
#include <sys/syscall.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace {

int sync_late(long call, int file) {
    const char* name = std::getenv("SLOW_SYNCS");
    int ms = 0;
    if (name != nullptr) std::ifstream(name) >> ms;
    std::this_thread::sleep_for(std::chrono::milliseconds(ms));
    return static_cast<int>(syscall(call, file));
}

}  // namespace

extern "C" {
int fdatasync(int file) { return sync_late(SYS_fdatasync, file); }
int fsync(int file) { return sync_late(SYS_fsync, file); }
}
