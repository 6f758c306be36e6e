// Clocks that a test sets, for a program that is started with this library before others
// (LD_PRELOAD): the file VIRTUAL_CLOCKS holds how many nanoseconds the system's clock and the
// monotonic one are ahead. A timer looks at its clock again soon, so that no step is missed.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>

namespace {

struct Ahead {
    std::atomic<std::int64_t> system_ns, monotonic_ns;
};
static_assert(sizeof(Ahead) == 16);

constexpr std::int64_t kSecondNs = 1'000'000'000;
constexpr std::int64_t kLookNs = 1'000'000;  // between two looks of a timer

const Ahead& ahead() {
    static const Ahead* const shared = [] {
        const char* name = std::getenv("VIRTUAL_CLOCKS");
        const int file = name != nullptr ? open(name, O_RDONLY | O_CLOEXEC) : -1;
        void* at = mmap(nullptr, sizeof(Ahead), PROT_READ, MAP_SHARED, file, 0);
        if (at == MAP_FAILED) std::abort();
        close(file);
        return static_cast<const Ahead*>(at);
    }();
    return *shared;
}

std::int64_t ahead_ns(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: return ahead().system_ns;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE: return ahead().monotonic_ns;
    default: return 0;
    }
}

}  // namespace

extern "C" {
int clock_gettime(clockid_t clock, timespec* time) {
    const auto result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
    if (result != 0) return result;
    const std::int64_t ns = time->tv_nsec + ahead_ns(clock);
    const std::int64_t rest = (ns % kSecondNs + kSecondNs) % kSecondNs;
    time->tv_sec += (ns - rest) / kSecondNs;
    time->tv_nsec = rest;
    return 0;
}

int timerfd_settime(int file, int flags, const itimerspec* time, itimerspec* before) {
    itimerspec soon = *time;
    if (soon.it_value.tv_sec > 0 || soon.it_value.tv_nsec > kLookNs) {
        soon.it_value = {.tv_sec = 0, .tv_nsec = kLookNs};
    }
    return static_cast<int>(
        syscall(SYS_timerfd_settime, file, flags & ~TFD_TIMER_ABSTIME, &soon, before));
}
}
