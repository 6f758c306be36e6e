// Lets bots that look for a public game gather at the same tables. Pure.
#pragma once

#include <map>
#include <set>
#include <string>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// One page of the lobby's public tables, kept current by its updates.
class LobbyTables {
public:
    using ById = std::map<std::string, WireStruct<protocol::LobbyEntry>>;

    void apply(const WireStruct<protocol::LobbyMessage>&);
    void apply(const WireStruct<protocol::LobbyUpdateMessage>&);
    [[nodiscard]] const ById& all() const { return tables_; }

private:
    ById tables_;
};

// Chooses the open table to sit down at: the fullest with a free seat, then the lowest id. So all
// bots choose the same one. An empty `ruleset` means any. `own` is the table where this bot already
// waits, or empty. The bot leaves it only if it is alone there, for an occupied table that precedes
// it in this order. It does not leave a table that is not on the page. `avoided` are tables that
// have refused the bot. Returns an empty id to stay, or to open a table.
[[nodiscard]] std::string choose_table(const LobbyTables::ById& tables, const std::string& ruleset,
                                       const std::string& own,
                                       const std::set<std::string>& avoided);

}  // namespace vegas::cli
