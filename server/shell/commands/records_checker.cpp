#include "server/shell/commands/records_checker.hpp"

#include <map>
#include <utility>

#include "server/core/table/restore.hpp"

namespace vegas::shell {

Expected<RecordsChecker::Checked> RecordsChecker::check(std::span<const std::string> records) {
    std::map<std::string, core::PlayerKey> keys;
    const auto key_of = [&keys](const std::string& player, const std::string&) {
        return keys.emplace(player, keys.size() + 1).first->second;
    };
    auto made = core::restore(records, key_of, 0, limits_, entropy_, {});
    if (!made) return Failure{.why = made.error().message};
    Checked checked{.table = *std::move(made), .players = {}};
    for (const auto& [player, key] : keys) checked.players.insert(player);
    return checked;
}

}  // namespace vegas::shell
