#include "server/shell/process/usage.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>

namespace vegas::shell {
namespace {

// The fields of proc(5), from the third one on; the name before them may have spaces.
std::istringstream fields_behind_the_name() {
    std::ifstream file("/proc/self/stat");
    std::string line;
    std::getline(file, line);
    const auto end = line.rfind(')');
    return std::istringstream(end == std::string::npos ? std::string() : line.substr(end + 1));
}

std::uint64_t booted_at() {
    std::ifstream file("/proc/stat");
    std::string name;
    std::uint64_t seconds = 0;
    while (file >> name) {
        if (name == "btime" && file >> seconds) return seconds;
        std::getline(file, name);
    }
    return 0;
}

// Without the one that is open while they are counted.
std::uint64_t open_files() {
    std::error_code error;
    const std::filesystem::directory_iterator all("/proc/self/fd", error);
    if (error) return 0;
    const auto count = std::distance(begin(all), end(all));
    return static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(count - 1, 0));
}

}  // namespace

ProcessUsage process_usage() {
    constexpr int kUserTime = 14, kSystemTime = 15, kStart = 22, kResident = 24;
    const auto ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    ProcessUsage usage;
    auto fields = fields_behind_the_name();
    std::string field;
    for (int n = 3; n <= kResident && fields >> field; ++n) {
        if (n == kUserTime || n == kSystemTime) usage.cpu_seconds += std::stod(field) / ticks;
        if (n == kStart) {
            usage.started_at = static_cast<double>(booted_at()) + std::stod(field) / ticks;
        }
        if (n == kResident) usage.resident_bytes = std::stoull(field) * page;
    }
    usage.open_files = open_files();
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) usage.open_files_max = limit.rlim_cur;
    return usage;
}

}  // namespace vegas::shell
