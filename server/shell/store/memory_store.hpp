// A store in memory, lost when the process stops. It replies at once, from within append() and
// query(). On the loop's thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/shell/store/memory/memory_games.hpp"
#include "server/shell/store/memory/memory_players.hpp"
#include "server/shell/store/memory/memory_tables.hpp"
#include "server/shell/store/purge.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class MemoryStore final : public Store {
public:
    static constexpr std::size_t kTranscriptBytes = 32 * 1024 * 1024;

    // Beyond that many bytes of transcripts, the oldest games are deleted.
    explicit MemoryStore(MemoryScope scope = MemoryScope::all,
                         std::size_t transcript_bytes = kTranscriptBytes)
        : games_(clock_, transcript_bytes), tables_(scope, players_, games_) {}
    MemoryStore& operator=(MemoryStore&&) = delete;

    // Acts like a restart of the process: what was stored stays, and the listener is gone.
    void restart();

    [[nodiscard]] std::uint64_t incarnation() const override { return incarnation_; }
    void load(const std::function<void(core::LoadedTable)>& each) override { tables_.load(each); }
    [[nodiscard]] std::vector<std::string> list_set_aside() override {
        return tables_.list_set_aside();
    }
    void listen(Listener listener) override { listener_ = std::move(listener); }
    void append(std::vector<core::Append> appends) override;
    void query(core::StoreQuery query) override;
    void touch_players(core::TouchPlayers visited) override;
    void purge(core::Purge what) override;
    void set_aside(core::SetAside table) override { tables_.set_aside(table.table); }
    [[nodiscard]] ShutdownResult shut_down(std::chrono::milliseconds) override { return {}; }

private:
    void deliver_events();
    [[nodiscard]] core::QueryResult run(const core::Query& query);
    [[nodiscard]] StoreClock read_clock(core::UtcTime now) const;

    std::uint64_t incarnation_ = 1;
    Listener listener_;
    std::deque<StoreEvent> pending_events_;  // in request order, even if the listener sends more
    bool is_delivering_ = false;

    MemoryClock clock_;
    MemoryPlayers players_{clock_};
    MemoryGames games_;
    MemoryTables tables_;
};

}  // namespace vegas::shell
