// How bots that look for a game on public tables find each other. Pure.
#pragma once

#include <map>
#include <set>
#include <string>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// A page of the public tables as the lobby tells it.
class LobbyTables {
public:
    using ById = std::map<std::string, Read<protocol::LobbyEntry>>;

    void take(const Read<protocol::Lobby>&);
    void take(const Read<protocol::LobbyUpdate>&);
    [[nodiscard]] const ById& all() const { return tables_; }

private:
    ById tables_;
};

// The open table at which to sit down: the fullest one with a free seat; of several, the first by
// id, so that all bots choose the same one. An empty `ruleset` means any. `own` is the table at
// which this bot already waits, or empty. The bot leaves it only if nobody else is there, and only
// for a table with somebody that comes before it in this order. A table that is not on the page is
// not left. `avoided` are tables that have refused the bot. Empty: stay, or open a table.
[[nodiscard]] std::string choose_table(const LobbyTables::ById& tables, const std::string& ruleset,
                                       const std::string& own,
                                       const std::set<std::string>& avoided);

}  // namespace vegas::cli
