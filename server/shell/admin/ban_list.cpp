#include "server/shell/admin/ban_list.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>

#include "server/core/people/bans.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;
using sqlite::Descriptor;

[[noreturn]] void reject(const fs::path& file, const std::string& why) {
    sqlite::refuse(file.string() + ": " + why);
}

void write_all(const Descriptor& to, std::string_view bytes, const fs::path& file) {
    while (!bytes.empty()) {
        const auto written = ::write(to.get(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) reject(file, sqlite::reason(errno));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    if (::fsync(to.get()) != 0) reject(file, sqlite::reason(errno));
}

}  // namespace

std::vector<core::Ban> load_bans(const fs::path& file) {
    std::error_code problem;
    if (!fs::exists(file, problem)) {
        if (problem) reject(file, problem.message());
        return {};
    }
    std::ifstream in(file);
    if (!in) reject(file, sqlite::reason(errno));
    std::vector<core::Ban> bans;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (line.empty() || line.front() == '#') continue;
        auto ban = core::parse_ban(line);
        if (!ban) reject(file, "line " + std::to_string(number) + ": " + ban.error().message);
        bans.push_back(*std::move(ban));
    }
    if (in.bad()) reject(file, "cannot be read");
    return bans;
}

void save_bans(const fs::path& file, const std::vector<core::Ban>& bans) {
    std::string text;
    for (const core::Ban& ban : bans) text += core::to_json(ban) + '\n';
    const fs::path fresh = file.string() + ".new";
    {
        const Descriptor out(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
        if (!out.is_open()) reject(fresh, sqlite::reason(errno));
        write_all(out, text, fresh);
    }
    if (std::rename(fresh.c_str(), file.c_str()) != 0) reject(file, sqlite::reason(errno));
    if (!sqlite::sync_folder(file.parent_path())) reject(file, "may not outlast a loss of power");
}

void append_line(const fs::path& file, const std::string& line) {
    const Descriptor out(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC);
    if (!out.is_open()) reject(file, sqlite::reason(errno));
    write_all(out, line + '\n', file);
}

}  // namespace vegas::shell
