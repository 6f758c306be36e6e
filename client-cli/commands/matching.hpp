// How bots that look for a game on public tables find each other. Pure.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace vegas::cli {

// The public tables as the lobby tells them.
class LobbyTables {
public:
    // A `lobby` or a `lobby.update`.
    void take(const nlohmann::json& message);
    [[nodiscard]] const std::map<std::string, nlohmann::json>& all() const { return tables_; }

private:
    std::map<std::string, nlohmann::json> tables_;
};

// Which open table to sit down at: the fullest with a free seat, of equal ones the first by id, so
// that all who look choose the same. `ruleset` empty: any. `own` is the table where we wait
// already, or empty: a table with others is not left, a lonely one only for a table with somebody
// that comes before it in this order. `avoided` have refused us. Empty: stay, or open one.
[[nodiscard]] std::string choose_table(const std::map<std::string, nlohmann::json>& tables,
                                       const std::string& ruleset, const std::string& own,
                                       const std::set<std::string>& avoided);

}  // namespace vegas::cli
