#include "server/shell/admin/ban_list.hpp"

#include <cerrno>
#include <fstream>
#include <string>

#include "server/core/players/bans.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;

}  // namespace

Expected<std::vector<core::Ban>> load_bans(const fs::path& file) {
    std::error_code problem;
    if (!fs::exists(file, problem)) {
        if (problem) return sqlite::file_failure(file, problem.message());
        return std::vector<core::Ban>();
    }
    std::ifstream in(file);
    if (!in) return sqlite::file_failure(file, sqlite::reason(errno));
    std::vector<core::Ban> bans;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (line.empty() || line.front() == '#') continue;
        auto ban = core::parse_ban(line);
        if (!ban) {
            return sqlite::file_failure(
                file, "line " + std::to_string(number) + ": " + ban.error().message);
        }
        bans.push_back(*std::move(ban));
    }
    if (in.bad()) return sqlite::file_failure(file, "cannot be read");
    return bans;
}

Expected<void> save_bans(const fs::path& file, const std::vector<core::Ban>& bans) {
    std::string text;
    for (const core::Ban& ban : bans) text += core::to_json(ban) + '\n';
    return sqlite::replace_file(file, text);
}

}  // namespace vegas::shell
