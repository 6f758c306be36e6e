// Those who watch the public tables. Whoever watches the same page of the same kind is in one room:
// what has changed on the page is written once, and all have the same bytes.
//
// What that costs has bounds, whatever happens at the tables: a room is told twice a second at
// most, and not more than its page. All are told in rounds, so many watchers at a time, with a
// pause for everything else in between. With more watchers a round takes longer, and each is told
// less often.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/base/io.hpp"
#include "server/core/hall/table_list.hpp"

namespace vegas::core {

class Lobby {
public:
    static constexpr std::int64_t kRoundMs = 500;
    static constexpr std::size_t kAtOnce = 50;  // some 10 us of sending each
    static constexpr std::int64_t kPauseMs = 10;

    // A table looks so now, and may be told of; or it is no longer listed (nothing).
    void list(const std::string& table, std::optional<protocol::LobbyEntry> entry);

    // From now on the connection watches this, and nothing else. The reply may be as old as what
    // the others there know; what has changed since comes with the next round.
    [[nodiscard]] protocol::Lobby watch(ConnId, const protocol::LobbyWatch&);
    void unwatch(ConnId);  // also when it is gone

    // As it is now, for those who do not watch.
    [[nodiscard]] protocol::Lobby page(const protocol::LobbyWatch&) const;
    // With this table alone, if it is listed.
    [[nodiscard]] protocol::Lobby table(const std::string& id) const;

    // The JSON of this table's entry; nothing: it is not listed.
    [[nodiscard]] std::optional<std::string> entry(const std::string& id) const;

    // When to tell; nothing: there is nothing new.
    [[nodiscard]] std::optional<TimePoint> due() const;
    // If that time has come: what is to be sent to the next watchers.
    [[nodiscard]] std::vector<Send> tell(TimePoint now);

private:
    struct Room {
        TableList::Page told;     // what all who are there know, or are told in this round
        std::uint64_t round = 0;  // when that was settled
        Text update;              // which leads there; null: nothing had changed
        std::size_t watchers = 0;
    };
    struct Watcher {
        TableList::Where where;
        std::uint64_t round = 0;  // the last one that it has been told in
    };

    void settle(TableList::Where, Room&) const;

    TableList tables_;
    std::map<TableList::Where, Room> rooms_;  // where somebody is
    std::map<ConnId, Watcher> watchers_;
    bool changed_ = false;  // since the last round began
    std::uint64_t round_ = 0;
    bool telling_ = false;  // the round is under way
    ConnId told_to_;        // and has come so far
    TimePoint began_, next_;
};

}  // namespace vegas::core
