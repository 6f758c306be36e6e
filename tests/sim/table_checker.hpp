// Checks one table over all its games, servers and connections. It records what was sent to anybody
// and what must therefore hold from then on. Decisions are numbered over all games of a table.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "tests/support/json.hpp"

namespace vegas::sim {

using test::json;

// How far a table has come: its game, the game's status (open, playing, finished), its decision.
struct Progress {
    int game = 0, rank = 0;
    std::uint32_t decision = 0;
    auto operator<=>(const Progress&) const = default;
};
[[nodiscard]] std::string words_of(const Progress& progress);
[[nodiscard]] int rank_of(const std::string& status);

// The 2 of "k3f9xq-2".
[[nodiscard]] int number_of(const std::string& game);
// An action as in transcripts, without its preview.
[[nodiscard]] std::string bare(json action);

class TableChecker {
public:
    explicit TableChecker(std::string table) : id_(std::move(table)) {}

    // ---- what people receive. `open`: the open decision, if it is known.
    void on_view(const json& view, std::optional<std::uint32_t> open);
    void on_start_events(int game, const std::string& events);
    void on_events(int game, std::uint32_t decision, const std::string& events);

    // ---- what people do
    void on_action_sent(int game, std::uint32_t decision, int seat, const std::string& action);
    void on_action_acked(int game, std::uint32_t decision, int seat, const std::string& action);
    void on_change_requested(std::int64_t ms) { changed_ms_ = ms; }
    void on_removal_requested(const std::string& player) { may_be_removed_.insert(player); }
    void on_setup_change_requested() { changed_before_.insert(newest_.game); }
    void on_hash_given(const std::string& player) { may_withhold_.insert(player); }
    void on_seat_requested(const std::string& player) { may_be_outplayed_.insert(player); }

    // ---- when its server ends
    void on_server_end() { before_.reset(); }
    // REQUIRES: on_server_end() came before, at `ms`, and the view is exactly what that server had
    // stored. Requests sent before `lost_ms` have been carried out, or never will be.
    void on_last_view(const json& view, std::optional<std::uint32_t> open, std::int64_t ms,
                      std::int64_t lost_ms);
    // The table came with another epoch. Returns true if nobody had that epoch before.
    [[nodiscard]] bool is_new(const std::string& epoch) { return epochs_.insert(epoch).second; }
    // The first view from the next server. `told`: how far the table had come by all that was sent
    // and acknowledged before.
    void on_recovered_view(const json& view, std::optional<std::uint32_t> open,
                           const Progress& told,
                           const std::function<bool(std::int64_t since_ms)>& is_soon);

    // ---- at the end of a game. `transcript` and `replay` come from the server.
    void on_game_end(int game, const json& transcript, const json& replay);
    void on_close() { is_closed_ = true; }

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& invite() const { return invite_; }
    [[nodiscard]] const Progress& newest() const { return newest_; }
    [[nodiscard]] bool is_closed() const { return is_closed_; }
    [[nodiscard]] bool plays() const {
        return !is_closed_ && newest_.rank == 1 && newest_.game > ended_game_;
    }
    // Its transcript is stored.
    [[nodiscard]] bool has_ended(int game) const { return ended_game_ >= game; }
    // By the host, or because somebody else took over the seat of the absent player.
    [[nodiscard]] bool may_have_removed(const std::string& player) const {
        return may_be_removed_.contains(player) || may_be_outplayed_.contains(player);
    }
    // The host may have changed the setup before this game. Then nobody is ready any more.
    // By any device of the player.
    [[nodiscard]] bool may_withhold_seed(const std::string& player) const {
        return may_withhold_.contains(player);
    }
    [[nodiscard]] bool may_have_changed(int game) const { return changed_before_.contains(game); }
    [[nodiscard]] const std::set<std::string>& may_be_removed() const { return may_be_removed_; }
    [[nodiscard]] std::uint32_t compared() const { return compared_; }

private:
    struct EventsOfDecision {
        int game = 0;
        std::string events;
        bool operator==(const EventsOfDecision&) const = default;
    };
    struct RecordedAction {
        int game = 0, seat = 0;
        std::string action;
        bool operator==(const RecordedAction&) const = default;
    };
    struct Final {
        RecordedAction answer;
        std::string events;
    };
    struct LastView {
        json view;
        std::optional<std::uint32_t> open;
        std::int64_t ms = 0, lost_ms = 0;
    };

    [[noreturn]] void fail(const std::string& what) const;
    void reached(const Progress& progress);
    void compare_members(const json& before, const json& now) const;
    void answer_fits(std::uint32_t decision, const Final& last, bool by_person) const;

    std::string id_, invite_;
    std::map<std::uint32_t, EventsOfDecision> told_;
    std::map<int, std::string> starts_, results_, commitments_;  // by game
    std::map<std::uint32_t, RecordedAction> acked_;
    std::map<std::uint32_t, std::set<std::tuple<int, int, std::string>>> sent_;
    std::map<std::uint32_t, Final> final_;    // from the transcripts
    std::set<std::string> may_be_removed_;    // players that the host asked to remove
    std::set<std::string> may_withhold_;      // players
    std::set<int> changed_before_;            // games
    std::set<std::string> may_be_outplayed_;  // players whose seat was requested
    std::uint32_t base_ = 0;                  // decisions of the games that were compared
    Progress newest_;                         // sent to anybody
    int ended_game_ = 0;                      // stored, though perhaps not sent yet
    std::set<std::string> epochs_;
    std::optional<LastView> before_;
    std::int64_t changed_ms_ = -1;  // when a change of its members was last requested
    bool is_closed_ = false;
    std::uint32_t compared_ = 0;
};

}  // namespace vegas::sim
