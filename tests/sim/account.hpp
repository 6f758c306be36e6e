// What anybody was told of one table, over all its games, servers and lines, and what must
// therefore be so from then on. Decisions are numbered over all games of a table.
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

// How far a table has come: its game, that one's status (open, playing, finished), its decision.
struct Progress {
    int game = 0, rank = 0;
    std::uint32_t decision = 0;
    auto operator<=>(const Progress&) const = default;
};
[[nodiscard]] std::string words_of(const Progress& progress);
[[nodiscard]] int rank_of(const std::string& status);

// Of "k3f9xq-2" the 2.
[[nodiscard]] int number_of(const std::string& game);
// An action as transcripts have it: without what it would do.
[[nodiscard]] std::string bare(json action);

class Account {
public:
    explicit Account(std::string table) : id_(std::move(table)) {}

    // ---- what people are told. `open`: the decision that is open, where it is known.
    void saw(const json& view, std::optional<std::uint32_t> open);
    void told_start(int game, const std::string& events);
    void told(int game, std::uint32_t decision, const std::string& events);

    // ---- what people do
    void was_sent(int game, std::uint32_t decision, int seat, const std::string& action);
    void was_acked(int game, std::uint32_t decision, int seat, const std::string& action);
    void change_was_asked(std::int64_t ms) { changed_ms_ = ms; }
    void removal_was_asked(const std::string& player) { may_be_removed_.insert(player); }
    void change_of_game_was_asked() { changed_before_.insert(newest_.game); }
    void seat_was_asked_for(const std::string& player) { may_be_outplayed_.insert(player); }

    // ---- over the end of its server
    void ended_there() { before_.reset(); }
    // REQUIRES: after ended_there(), at `ms`; somebody sees the table exactly as that server had
    // stored it. What was asked before `lost_ms` has been carried out, or never is.
    void stood(const json& view, std::optional<std::uint32_t> open, std::int64_t ms,
               std::int64_t lost_ms);
    // It was told with another epoch: true, if nobody was before.
    [[nodiscard]] bool is_new(const std::string& epoch) { return epochs_.insert(epoch).second; }
    // The first that anybody is told of it by the next server. `told`: how far it had come by all
    // that was told and acknowledged before.
    void returned(const json& view, std::optional<std::uint32_t> open, const Progress& told,
                  const std::function<bool(std::int64_t since_ms)>& is_soon);

    // ---- at the end of a game. `transcript` and `replay` as the server gives them.
    void ended(int game, const json& transcript, const json& replay);
    void was_closed() { is_closed_ = true; }

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& invite() const { return invite_; }
    [[nodiscard]] const Progress& newest() const { return newest_; }
    [[nodiscard]] bool is_closed() const { return is_closed_; }
    [[nodiscard]] bool plays() const {
        return !is_closed_ && newest_.rank == 1 && newest_.game > ended_game_;
    }
    // By the host, or because another one plays on for the player, who was absent.
    [[nodiscard]] bool may_have_removed(const std::string& player) const {
        return may_be_removed_.contains(player) || may_be_outplayed_.contains(player);
    }
    // Before this game the host perhaps chose another one: then nobody is ready any more.
    [[nodiscard]] bool may_have_changed(int game) const { return changed_before_.contains(game); }
    [[nodiscard]] const std::set<std::string>& may_be_removed() const { return may_be_removed_; }
    [[nodiscard]] std::uint32_t compared() const { return compared_; }

private:
    struct Told {
        int game = 0;
        std::string events;
        bool operator==(const Told&) const = default;
    };
    struct Answer {
        int game = 0, seat = 0;
        std::string action;
        bool operator==(const Answer&) const = default;
    };
    struct Final {
        Answer answer;
        std::string events;
    };
    struct Before {
        json view;
        std::optional<std::uint32_t> open;
        std::int64_t ms = 0, lost_ms = 0;
    };

    [[noreturn]] void wrong(const std::string& what) const;
    void reached(const Progress& progress);
    void compare_members(const json& before, const json& now) const;
    void answer_fits(std::uint32_t decision, const Final& last, bool by_person) const;

    std::string id_, invite_;
    std::map<std::uint32_t, Told> told_;
    std::map<int, std::string> starts_, results_, commitments_;  // of a game
    std::map<std::uint32_t, Answer> acked_;
    std::map<std::uint32_t, std::set<std::tuple<int, int, std::string>>> sent_;
    std::map<std::uint32_t, Final> final_;    // as the transcripts have it
    std::set<std::string> may_be_removed_;    // players whose removal the host asked for
    std::set<int> changed_before_;            // games
    std::set<std::string> may_be_outplayed_;  // players for whose seat somebody asked
    std::uint32_t base_ = 0;                  // decisions of the games that are compared
    Progress newest_;                         // that anybody was told
    int ended_game_ = 0;                      // that is stored: perhaps nobody was told yet
    std::set<std::string> epochs_;
    std::optional<Before> before_;
    std::int64_t changed_ms_ = -1;  // when a change of its members was asked for last
    bool is_closed_ = false;
    std::uint32_t compared_ = 0;
};

}  // namespace vegas::sim
