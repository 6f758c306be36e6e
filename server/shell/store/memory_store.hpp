// A store in memory, lost when the process stops. It replies at once, from within append() and
// query(). On the loop's thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/shell/store/purge.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// `players_and_games`: keeps no records, because a server that forgets its tables never reads them,
// only how far each table has come. load() gives nothing, and a repeated Append is a conflict.
// `until_again`, for the lab: likewise, and a new table deletes the games of an earlier one with
// its id.
enum class MemoryScope : std::uint8_t { all, players_and_games, until_again };

class MemoryStore final : public Store {
public:
    static constexpr std::size_t kTranscriptBytes = 32 * 1024 * 1024;

    // Beyond that many bytes of transcripts, the oldest games are deleted.
    explicit MemoryStore(MemoryScope keep = MemoryScope::all,
                         std::size_t transcript_bytes = kTranscriptBytes)
        : scope_(keep), transcript_bytes_max_(transcript_bytes) {}

    // Acts like a restart of the process: what was stored stays, and the listener is gone.
    void restart();

    [[nodiscard]] std::uint64_t incarnation() const override { return incarnation_; }
    void load(const std::function<void(core::LoadedTable)>& each) override;
    [[nodiscard]] std::vector<std::string> list_set_aside() override;
    void listen(Listener listener) override { listener_ = std::move(listener); }
    void append(std::vector<core::Append> appends) override;
    void query(core::StoreQuery question) override;
    void touch_players(core::TouchPlayers visited) override;
    void purge(core::Purge what) override;
    void set_aside(core::SetAside table) override;
    [[nodiscard]] ShutdownResult shut_down(std::chrono::milliseconds) override { return {}; }

private:
    struct Table {
        std::string invite;
        std::uint32_t base = 0, next = 0;
        std::map<std::uint32_t, std::string> records;
        bool is_aside = false;
    };
    using Game = std::shared_ptr<const core::StoredGame>;
    using DatedId = std::pair<core::UtcTime, std::string>;  // and the id of the item

    [[nodiscard]] StoreEvent store_or_refuse(core::Append what);
    [[nodiscard]] std::optional<core::AppendError> find_refusal(const core::Append& what) const;
    [[nodiscard]] bool is_id_used(const core::Append& what) const;
    [[nodiscard]] bool has_records_of(const core::Append& what) const;
    void write(core::Append what);
    void write_records(core::Append& what);
    void close(const std::string& table);
    void say(StoreEvent said);
    void deliver_events();

    [[nodiscard]] core::QueryResult run_query(const core::RedeemToken& question);
    [[nodiscard]] core::QueryResult run_query(const core::FindGame& question) const;
    [[nodiscard]] core::QueryResult run_query(const core::FindLastGame& question) const;
    [[nodiscard]] core::QueryResult run_query(const core::ListGames& question) const;
    [[nodiscard]] core::QueryResult run_query(const core::FindPlayer& question) const;
    [[nodiscard]] core::QueryResult run_query(const core::ErasePlayer& question);
    [[nodiscard]] core::QueryResult run_query(const core::SavePlayer& question) {
        add(question.player);
        return core::NoResult{};
    }
    // For stores that several servers share.
    [[nodiscard]] static core::QueryResult run_query(const core::FindHome&) {
        return core::NoResult{};
    }
    [[nodiscard]] static core::QueryResult run_query(const core::FindSeats&) {
        return core::NoResult{};
    }

    void add(const core::StoredPlayer& player);
    void set_seen(core::StoredPlayer& player, core::UtcTime seen);
    void forget_player(const std::string& id);
    [[nodiscard]] core::UtcTime dated(core::UtcTime time) const;
    [[nodiscard]] StoreClock clock(core::UtcTime now) const;
    std::size_t forget_players(const PurgeProgress& progress);
    std::size_t forget_games(core::UtcTime before, std::size_t most);
    void add(core::StoredGame game);
    void forget_game(const std::string& id);
    void forget_games_of(const std::string& table);

    MemoryScope scope_;
    std::size_t transcript_bytes_max_;
    std::uint64_t incarnation_ = 1;
    Listener listener_;
    std::deque<StoreEvent> pending_events_;  // in request order, even if the listener sends more
    bool is_delivering_ = false;

    std::map<std::string, Table> tables_;
    std::set<std::string> invites_;  // of tables_
    std::unordered_map<std::string, core::AppendError> refused_;

    std::optional<core::UtcTime> forgot_;  // the store's clock: time of the last purge

    std::unordered_map<std::string, core::StoredPlayer> players_;
    std::unordered_map<std::string, std::string> by_token_;  // hash -> id
    std::set<DatedId> by_seen_;

    std::unordered_map<std::string, Game> games_;
    std::size_t transcript_bytes_ = 0;
    std::set<DatedId> by_end_;
    std::map<std::string, std::set<DatedId>> by_table_, by_player_;
};

}  // namespace vegas::shell
