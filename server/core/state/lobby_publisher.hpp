// Publishes the public tables to those who watch the lobby. Watchers of the same page of the same
// kind share a room: its update is serialized once for all.
//
// The cost is bounded, whatever happens at the tables. A room gets at most two updates per second,
// each at most its page. They are sent in rounds, in batches of watchers with pauses in between.
// With more watchers a round takes longer, and each gets fewer updates.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/base/io.hpp"
#include "server/core/state/table_list.hpp"

namespace vegas::core {

class LobbyPublisher {
public:
    static constexpr std::int64_t kRoundMs = 500;
    static constexpr std::size_t kBatch = 50;  // about 10 us of sending each
    static constexpr std::int64_t kPauseMs = 10;

    // The table's new entry, stored and ready to publish. nullopt: it is no longer listed.
    // `network`: as in TableList::set().
    void set_entry(const std::string& table, std::optional<protocol::LobbyEntry> entry,
                   const std::string& network = {});

    // The connection watches this page from now on, and no other. The reply may be as old as what
    // the room's others know; the next round brings the changes.
    [[nodiscard]] protocol::LobbyMessage watch(ConnId, const protocol::LobbyWatch&);
    void unwatch(ConnId);  // also when it is closed

    // The current page, without watching.
    [[nodiscard]] protocol::LobbyMessage page(const protocol::LobbyWatch&) const;
    // A page with this table alone, if it is listed.
    [[nodiscard]] protocol::LobbyMessage page_of_table(const std::string& id) const;
    // nullopt if it is not listed.
    [[nodiscard]] std::optional<protocol::LobbyEntry> entry_of(const std::string& id) const;

    // JSON of the table's entry, or nullopt if it is not listed.
    [[nodiscard]] std::optional<std::string> entry(const std::string& id) const;

    // When to publish, or nullopt if nothing is new.
    [[nodiscard]] std::optional<TimePoint> next_publish_at() const;
    // The next batch of messages, if that time has come.
    [[nodiscard]] std::vector<Send> publish(TimePoint now);

private:
    struct Subscribers {
        TableList::TablePage published;  // what everybody in the room knows, or gets in this round
        std::uint64_t round = 0;         // when `published` was set
        SharedText update;               // leads to `published`; null: nothing changed
        std::size_t watchers = 0;
    };
    struct Watcher {
        TableList::PageKey where;
        std::uint64_t round = 0;  // the last one it was served in
    };

    void refresh(TableList::PageKey, Subscribers&) const;

    TableList tables_;
    std::map<TableList::PageKey, Subscribers> rooms_;  // with at least one watcher
    std::map<ConnId, Watcher> watchers_;
    bool has_changed_ = false;  // since the last round began
    std::uint64_t round_ = 0;
    bool is_publishing_ = false;  // a round is under way
    ConnId last_served_;          // in this round
    TimePoint began_, next_;
};

}  // namespace vegas::core
