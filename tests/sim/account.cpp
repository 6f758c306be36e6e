#include "tests/sim/account.hpp"

#include <algorithm>

#include "tests/sim/wrong.hpp"

namespace vegas::sim {
namespace {

// Without what lost connections change.
json lasting(json table) {
    table.erase("spectators");
    table.erase("wanted");
    for (json& seat : table["seats"]) {
        if (seat.is_object()) seat.erase("away");
    }
    return table;
}

json game_part(json view) {
    view.erase("table");
    view.erase("you");
    return view;
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

void Account::wrong(const std::string& what) const { throw Wrong("table " + id_ + ": " + what); }

// ---- what people are told

namespace {

Progress progress_of(const json& view, std::optional<std::uint32_t> open) {
    const json& table = view["table"];
    const int rank = rank_of(table["status"]);
    return {number_of(table["game"]), rank, rank == 1 ? open.value_or(0) : 0};
}

}  // namespace

void Account::reached(const Progress& progress) {
    if (progress > newest_) newest_ = progress;
}

void Account::saw(const json& view, std::optional<std::uint32_t> open) {
    const Progress progress = progress_of(view, open);
    const int game = progress.game;
    reached(progress);
    const json& table = view["table"];
    if (invite_.empty()) invite_ = table["invite"];
    if (invite_ != table["invite"]) wrong("it has another invite");
    const std::string commitment = table["commitment"];
    if (commitments_.emplace(game, commitment).first->second != commitment) {
        wrong("another commitment for game " + std::to_string(game));
    }
    if (view["result"].is_null()) return;
    const std::string result = test::dumped(view["result"]);
    if (results_.emplace(game, result).first->second != result) {
        wrong("another result of game " + std::to_string(game));
    }
}

void Account::told_start(int game, const std::string& events) {
    const std::string& known = starts_.emplace(game, events).first->second;
    if (known != events) wrong("two starts of one game: " + known + " and " + events);
}

void Account::told(int game, std::uint32_t decision, const std::string& events) {
    if (const auto it = final_.find(decision); it != final_.end()) {
        if (it->second.events != events) {
            wrong("decision " + std::to_string(decision) + " led to " + events +
                  ", in the transcript to " + it->second.events);
        }
        return;
    }
    const Told& known = told_.emplace(decision, Told{game, events}).first->second;
    if (known != Told{game, events}) {
        wrong("decision " + std::to_string(decision) + " was answered twice: " + known.events +
              " and " + events);
    }
}

// ---- what people do

void Account::was_sent(int game, std::uint32_t decision, int seat, const std::string& action) {
    sent_[decision].insert({game, seat, action});
}

void Account::was_acked(int game, std::uint32_t decision, int seat, const std::string& action) {
    const Answer answer{game, seat, action};
    if (const auto it = final_.find(decision); it != final_.end()) {
        if (it->second.answer != answer) {
            wrong(action + " was acknowledged for decision " + std::to_string(decision) +
                  "; the transcript has " + it->second.answer.action);
        }
        return;
    }
    const Answer& known = acked_.emplace(decision, answer).first->second;
    if (known != answer) {
        wrong("two answers of decision " + std::to_string(decision) +
              " were acknowledged: " + known.action + " and " + action);
    }
    reached({game, 1, decision + 1});
}

// ---- over the end of its server

void Account::stood(const json& view, std::optional<std::uint32_t> open, std::int64_t ms,
                    std::int64_t lost_ms) {
    before_ = Before{view, open, ms, lost_ms};
}

void Account::returned(const json& view, std::optional<std::uint32_t> open, const Progress& told,
                       const std::function<bool(std::int64_t since_ms)>& is_soon) {
    const Progress now = progress_of(view, open);
    if (now < told) wrong("it went back from " + words_of(told) + " to " + words_of(now));
    if (!before_) return;
    const auto [before, open_before, ms, lost_ms] = *std::move(before_);
    before_.reset();
    const Progress then = progress_of(before, open_before);
    if (then.game != now.game || then.rank != now.rank) return;
    if (is_soon(ms) && changed_ms_ < lost_ms) compare_members(before["table"], view["table"]);
    if (then.decision != now.decision || (then.rank == 1 && !open_before)) return;
    if (game_part(before) != game_part(view)) {
        wrong("its game is another one after the restart: " +
              difference(game_part(before), game_part(view)));
    }
}

void Account::compare_members(const json& before, const json& now) const {
    if (lasting(before) == lasting(now)) return;
    wrong("it came back otherwise: " + difference(lasting(before), lasting(now)));
}

// ---- at the end of a game

void Account::ended(int game, const json& transcript, const json& replay) {
    const json& steps = replay["steps"];
    const auto fits = [this, game](const std::map<int, std::string>& told, const json& is,
                                   const char* what) {
        const auto it = told.find(game);
        if (it != told.end() && it->second != test::dumped(is)) {
            wrong("another " + std::string(what) + " of game " + std::to_string(game) +
                  " was told: " + it->second + "; it was " + test::dumped(is));
        }
    };
    fits(starts_, replay["events"], "start");
    fits(results_, transcript["result"], "result");
    if (const auto it = commitments_.find(game);
        it != commitments_.end() && transcript["commitment"] != it->second) {
        wrong("another commitment of game " + std::to_string(game) + " was told");
    }
    std::size_t n = 0;
    for (const json& action : transcript["actions"]) {
        const std::uint32_t decision = ++base_;
        Final last{{game, action["seat"], bare(action["action"])},
                   test::dumped(steps[n]["events"])};
        const bool is_bot =
            !transcript["seats"][static_cast<std::size_t>(last.answer.seat)]["bot"].is_null();
        answer_fits(decision, last, !is_bot && !action.value("house", false));
        if (const auto told = told_.find(decision);
            told != told_.end() && told->second != Told{game, last.events}) {
            wrong("decision " + std::to_string(decision) + " led to " + told->second.events +
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
        if (told.game <= game) wrong("decision " + std::to_string(decision) + " has got lost");
    }
    for (const auto& [decision, acked] : acked_) {
        if (acked.game <= game) {
            wrong("the acknowledged answer of decision " + std::to_string(decision) +
                  " has got lost");
        }
    }
    compared_ += static_cast<std::uint32_t>(n);
    ended_game_ = std::max(ended_game_, game);
}

void Account::answer_fits(std::uint32_t decision, const Final& last, bool by_person) const {
    const Answer& answer = last.answer;
    if (const auto it = acked_.find(decision); it != acked_.end() && it->second != answer) {
        wrong(it->second.action + " was acknowledged for decision " + std::to_string(decision) +
              "; the transcript has " + answer.action);
    }
    if (!by_person) return;
    const auto sent = sent_.find(decision);
    if (sent == sent_.end() || !sent->second.contains({answer.game, answer.seat, answer.action})) {
        wrong("nobody sent " + answer.action + " for decision " + std::to_string(decision));
    }
}

}  // namespace vegas::sim
