#include "tests/sim/table_checker.hpp"

#include <algorithm>

#include "tests/sim/check_failure.hpp"

namespace vegas::sim {
namespace {

// Without what lost connections change.
json lasting(json table) {
    table.erase("spectators");
    table.erase("seat_requests");
    table.erase("standstill");
    table.erase("seed_exchange");
    for (json& seat : table["seats"]) {
        if (!seat.is_object()) continue;
        seat.erase("away");
        seat.erase("seed_hash");
        // Somebody who has come back has seconds no longer, but has still missed one.
        if (seat.is_object() && seat.contains("missed")) seat["missed"] = 1;
    }
    return table;
}

json game_part(json view) {
    view.erase("table");
    view.erase("you");
    return view;
}

// What the game did. That somebody else has the seat is told at its own time.
json without_takeovers(const json& events) {
    json rest = json::array();
    for (const json& event : events) {
        if (event["kind"] != "seat_taken_over") rest.push_back(event);
    }
    return rest;
}

std::string difference(const json& before, const json& now) {
    return test::dumped(json::diff(before, now)) + " of " + test::dumped(before);
}

}  // namespace

std::string words_of(const Progress& p) {
    return "(game " + std::to_string(p.game) + ", status " + std::to_string(p.rank) +
           ", decision " + std::to_string(p.decision) + ")";
}

int rank_of(const std::string& status) {
    return status == "open" ? 0 : status == "playing" ? 1 : 2;
}

int number_of(const std::string& game) { return std::stoi(game.substr(game.rfind('-') + 1)); }

std::string bare(json action) {
    action.erase("shows");
    return test::dumped(action);
}

void TableChecker::fail(const std::string& what) const {
    throw CheckFailure("table " + id_ + ": " + what);
}

// ---- what people are told

namespace {

Progress progress_of(const json& view, std::optional<std::uint32_t> open) {
    const json& table = view["table"];
    const int rank = rank_of(table["status"]);
    return {number_of(table["game"]), rank, rank == 1 ? open.value_or(0) : 0};
}

}  // namespace

void TableChecker::reached(const Progress& progress) {
    if (progress > newest_) newest_ = progress;
}

void TableChecker::on_view(const json& view, std::optional<std::uint32_t> open) {
    const Progress progress = progress_of(view, open);
    const int game = progress.game;
    reached(progress);
    const json& table = view["table"];
    if (invite_.empty()) invite_ = table["invite"];
    if (table["invite"] != invite_) fail("it has another invite");
    const std::string commitment = table["commitment"];
    if (commitments_.emplace(game, commitment).first->second != commitment) {
        fail("another commitment for game " + std::to_string(game));
    }
    if (view["result"].is_null()) return;
    const std::string result = test::dumped(view["result"]);
    if (results_.emplace(game, result).first->second != result) {
        fail("another result of game " + std::to_string(game));
    }
}

void TableChecker::on_start_events(int game, const std::string& events) {
    const std::string& known = starts_.emplace(game, events).first->second;
    if (known != events) fail("two starts of one game: " + known + " and " + events);
}

void TableChecker::on_events(int game, std::uint32_t decision, const std::string& events) {
    if (const auto it = final_.find(decision); it != final_.end()) {
        if (it->second.events != events) {
            fail("decision " + std::to_string(decision) + " led to " + events +
                 ", in the transcript to " + it->second.events);
        }
        return;
    }
    const EventsOfDecision& known =
        told_.emplace(decision, EventsOfDecision{game, events}).first->second;
    if (known != EventsOfDecision{game, events}) {
        fail("decision " + std::to_string(decision) + " was answered twice: " + known.events +
             " and " + events);
    }
}

// ---- what people do

void TableChecker::on_action_sent(int game, std::uint32_t decision, int seat,
                                  const std::string& action) {
    sent_[decision].insert({game, seat, action});
}

void TableChecker::on_action_acked(int game, std::uint32_t decision, int seat,
                                   const std::string& action) {
    const RecordedAction answer{game, seat, action};
    if (const auto it = final_.find(decision); it != final_.end()) {
        if (it->second.answer != answer) {
            fail(action + " was acknowledged for decision " + std::to_string(decision) +
                 "; the transcript has " + it->second.answer.action);
        }
        return;
    }
    const RecordedAction& known = acked_.emplace(decision, answer).first->second;
    if (known != answer) {
        fail("two answers of decision " + std::to_string(decision) +
             " were acknowledged: " + known.action + " and " + action);
    }
    reached({game, 1, decision + 1});
}

// ---- over the end of its server

void TableChecker::on_last_view(const json& view, std::optional<std::uint32_t> open,
                                std::int64_t ms, std::int64_t lost_ms) {
    before_ = LastView{view, open, ms, lost_ms};
}

void TableChecker::on_recovered_view(const json& view, std::optional<std::uint32_t> open,
                                     const Progress& told,
                                     const std::function<bool(std::int64_t since_ms)>& is_soon) {
    const Progress now = progress_of(view, open);
    if (now < told) fail("it went back from " + words_of(told) + " to " + words_of(now));
    if (!before_) return;
    const auto [before, open_before, ms, lost_ms] = *std::move(before_);
    before_.reset();
    const Progress then = progress_of(before, open_before);
    if (then.game != now.game || then.rank != now.rank) return;
    if (is_soon(ms) && changed_ms_ < lost_ms) compare_members(before["table"], view["table"]);
    if (then.decision != now.decision || (then.rank == 1 && !open_before)) return;
    if (game_part(before) != game_part(view)) {
        fail("its game is another one after the restart: " +
             difference(game_part(before), game_part(view)));
    }
}

void TableChecker::compare_members(const json& before, const json& now) const {
    if (lasting(before) == lasting(now)) return;
    fail("it came back otherwise: " + difference(lasting(before), lasting(now)));
}

// ---- at the end of a game

void TableChecker::on_game_end(int game, const json& transcript, const json& replay) {
    const json& steps = replay["steps"];
    const auto fits = [this, game](const std::map<int, std::string>& told, const json& is,
                                   const char* what) {
        const auto it = told.find(game);
        if (it != told.end() && it->second != test::dumped(is)) {
            fail("another " + std::string(what) + " of game " + std::to_string(game) +
                 " was told: " + it->second + "; it was " + test::dumped(is));
        }
    };
    fits(starts_, replay["events"], "start");
    fits(results_, transcript["result"], "result");
    if (const auto it = commitments_.find(game);
        it != commitments_.end() && transcript["commitment"] != it->second) {
        fail("another commitment of game " + std::to_string(game) + " was told");
    }
    std::size_t n = 0;
    for (const json& action : transcript["actions"]) {
        const std::uint32_t decision = ++base_;
        Final last{{game, action["seat"], bare(action["action"])},
                   test::dumped(without_takeovers(steps[n]["events"]))};
        const bool is_bot =
            !transcript["seats"][static_cast<std::size_t>(last.answer.seat)]["bot"].is_null();
        answer_fits(decision, last, !is_bot && !action.value("house", false));
        if (const auto told = told_.find(decision);
            told != told_.end() && told->second != EventsOfDecision{game, last.events}) {
            fail("decision " + std::to_string(decision) + " led to " + told->second.events +
                 ", in the transcript to " + last.events);
        }
        told_.erase(decision);
        acked_.erase(decision);
        sent_.erase(decision);
        final_[decision] = std::move(last);
        ++n;
    }
    // Whatever was told of this game is in its transcript.
    for (const auto& [decision, told] : told_) {
        if (told.game <= game) fail("decision " + std::to_string(decision) + " has got lost");
    }
    for (const auto& [decision, acked] : acked_) {
        if (acked.game <= game) {
            fail("the acknowledged answer of decision " + std::to_string(decision) +
                 " has got lost");
        }
    }
    compared_ += static_cast<std::uint32_t>(n);
    ended_game_ = std::max(ended_game_, game);
}

void TableChecker::answer_fits(std::uint32_t decision, const Final& last, bool by_person) const {
    const RecordedAction& answer = last.answer;
    if (const auto it = acked_.find(decision); it != acked_.end() && it->second != answer) {
        fail(it->second.action + " was acknowledged for decision " + std::to_string(decision) +
             "; the transcript has " + answer.action);
    }
    if (!by_person) return;
    const auto sent = sent_.find(decision);
    if (sent == sent_.end() || !sent->second.contains({answer.game, answer.seat, answer.action})) {
        fail("nobody sent " + answer.action + " for decision " + std::to_string(decision));
    }
}

}  // namespace vegas::sim
