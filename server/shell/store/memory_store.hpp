// A store that forgets everything when the process stops. It answers at once, from within append()
// and ask(). Everything on the loop's thread.
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

#include "server/shell/store/forgetting.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// Nobody reads the records of a server that forgets its tables: then only how far each table has
// come is known. load() gives nothing, and an Append that is repeated is broken. `until_again`, for
// the lab: likewise, and what is kept of a table goes when a table of the same id is made.
enum class Keep : std::uint8_t { all, players_and_games, until_again };

class MemoryStore final : public Store {
public:
    static constexpr std::size_t kTranscriptBytes = 32 * 1024 * 1024;

    // With more bytes of transcripts than that, the oldest games are forgotten.
    explicit MemoryStore(Keep keep = Keep::all, std::size_t transcript_bytes = kTranscriptBytes)
        : keep_(keep), transcript_bytes_max_(transcript_bytes) {}

    // What a new start of the process is to a store on a disk: what was stored is still there, and
    // nobody listens.
    void restart();

    [[nodiscard]] std::uint64_t incarnation() const override { return incarnation_; }
    void load(const std::function<void(core::Loaded)>& each) override;
    [[nodiscard]] std::vector<std::string> aside() override;
    void listen(Listener listener) override { listener_ = std::move(listener); }
    void append(std::vector<core::Append> appends) override;
    void ask(core::Ask question) override;
    void visited(core::Visited visited) override;
    void forget(core::Forget what) override;
    void set_aside(core::SetAside table) override;
    [[nodiscard]] Ended end(std::chrono::milliseconds) override { return {}; }

private:
    struct Table {
        std::string invite;
        std::uint32_t base = 0, next = 0;
        std::map<std::uint32_t, std::string> records;
        bool is_aside = false;
    };
    using Game = std::shared_ptr<const core::KeptGame>;
    using Moment = std::pair<core::UtcTime, std::string>;  // and the id of what was then

    [[nodiscard]] Said taken_or_refused(core::Append what);
    [[nodiscard]] std::optional<core::Refusal> refusal(const core::Append& what) const;
    [[nodiscard]] bool is_taken(const core::Append& what) const;
    [[nodiscard]] bool holds(const core::Append& what) const;
    void write(core::Append what);
    void write_records(core::Append& what);
    void close(const std::string& table);
    void say(Said said);
    void say_what_waits();

    [[nodiscard]] core::Found answer(const core::Reclaim& question);
    [[nodiscard]] core::Found answer(const core::FindGame& question) const;
    [[nodiscard]] core::Found answer(const core::LastGameAt& question) const;
    [[nodiscard]] core::Found answer(const core::GamesOf& question) const;
    [[nodiscard]] core::Found answer(const core::FindPlayer& question) const;
    [[nodiscard]] core::Found answer(const core::ErasePlayer& question);
    [[nodiscard]] core::Found answer(const core::KeepPlayer& question) {
        add(question.player);
        return core::Nothing{};
    }
    // Of a store that several servers share.
    [[nodiscard]] static core::Found answer(const core::FindHome&) { return core::Nothing{}; }
    [[nodiscard]] static core::Found answer(const core::TablesOf&) { return core::Nothing{}; }

    void add(const core::KeptPlayer& player);
    void set_seen(core::KeptPlayer& player, core::UtcTime seen);
    void forget_player(const std::string& id);
    [[nodiscard]] core::UtcTime dated(core::UtcTime time) const;
    [[nodiscard]] StoreClock clock(core::UtcTime now) const;
    std::size_t forget_players(const Forgetting& forgetting);
    std::size_t forget_games(core::UtcTime before, std::size_t most);
    void add(core::KeptGame game);
    void forget_game(const std::string& id);
    void forget_games_of(const std::string& table);

    Keep keep_;
    std::size_t transcript_bytes_max_;
    std::uint64_t incarnation_ = 1;
    Listener listener_;
    std::deque<Said>
        to_say_;  // in the order of what it answers, even if the listener asks for more
    bool is_saying_ = false;

    std::map<std::string, Table> tables_;
    std::set<std::string> invites_;  // of the tables
    std::unordered_map<std::string, core::Refusal> refused_;

    std::optional<core::UtcTime> forgot_;  // its clock: when it forgot last

    std::unordered_map<std::string, core::KeptPlayer> players_;
    std::unordered_map<std::string, std::string> by_token_;  // hash -> id
    std::set<Moment> by_seen_;

    std::unordered_map<std::string, Game> games_;
    std::size_t transcript_bytes_ = 0;
    std::set<Moment> by_end_;
    std::map<std::string, std::set<Moment>> by_table_, by_player_;
};

}  // namespace vegas::shell
