#include "server/shell/store/shards.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "server/core/base/ids.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/lease.hpp"

namespace vegas::shell {
namespace {

[[noreturn]] void refuse(int line, const std::string& why) {
    throw std::runtime_error("line " + std::to_string(line) + ": " + why);
}

std::string slots_of(const std::string& given, const Shards& before, int line) {
    if (given == "-") return {};
    for (std::size_t i = 0; i < given.size(); ++i) {
        const char c = given[i];
        const bool twice = given.find(c, i + 1) != std::string::npos || shard_of(before, {&c, 1});
        if (core::kIdChars.find(c) == std::string_view::npos) {
            refuse(line, "no id begins with '" + std::string(1, c) + "': they begin with a to z " +
                             "or 2 to 7");
        }
        if (twice) refuse(line, "'" + std::string(1, c) + "' is there twice");
    }
    return given;
}

}  // namespace

Shards parse_shards(std::string_view text) {
    Shards shards;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int n = 1; std::getline(lines, line); ++n) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string slots, url, more;
        if (!(words >> slots)) continue;
        if (!(words >> url) || (words >> more)) {
            refuse(n, "must be characters and the URL of a database");
        }
        if (!is_database(url)) refuse(n, "the URL must begin with postgresql://");
        const bool known = std::any_of(shards.begin(), shards.end(),
                                       [&url](const Shard& it) { return it.url == url; });
        if (known) refuse(n, "the database is there twice");
        slots = slots_of(slots, shards, n);
        shards.push_back({std::move(slots), std::move(url)});
    }
    if (shards.empty()) throw std::runtime_error("it names no database");
    if (shards.size() > postgres::kShardsMost) throw std::runtime_error("more than 32 databases");
    return shards;
}

std::optional<std::size_t> shard_of(const Shards& shards, std::string_view id) {
    const auto it = std::find_if(shards.begin(), shards.end(), [id](const Shard& shard) {
        return !id.empty() && shard.slots.find(id.front()) != std::string::npos;
    });
    if (it == shards.end()) return std::nullopt;
    return static_cast<std::size_t>(it - shards.begin());
}

}  // namespace vegas::shell
