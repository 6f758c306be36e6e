// How bots that look for a game on public tables find each other. Pure.
#pragma once

#include <map>
#include <set>
#include <string>

#include "client-cli/protocol/generated.hpp"

namespace vegas::cli {

// The public tables as the lobby tells them.
class LobbyTables {
public:
    using ById = std::map<std::string, LobbyTable>;

    void take(const message::Lobby&);
    void take(const message::LobbyUpdate&);
    [[nodiscard]] const ById& all() const { return tables_; }

private:
    ById tables_;
};

// Which open table to sit down at: the fullest with a free seat, of equal ones the first by id, so
// that all who look choose the same. `ruleset` empty: any. `own` is the table where we wait
// already, or empty: a table with others is not left, a lonely one only for a table with somebody
// that comes before it in this order. `avoided` have refused us. Empty: stay, or open one.
[[nodiscard]] std::string choose_table(const LobbyTables::ById& tables, const std::string& ruleset,
                                       const std::string& own,
                                       const std::set<std::string>& avoided);

}  // namespace vegas::cli
