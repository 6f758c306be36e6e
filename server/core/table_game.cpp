// The game of a table: start, actions, clocks, house bots, end.
#include <algorithm>

#include "server/core/journal.hpp"
#include "server/core/table.hpp"

namespace vegas::core {

using protocol::TableEventKind;
using protocol::TableStatus;

namespace {

Error error(ErrorCode code, std::string message) { return {code, std::move(message), {}}; }

}  // namespace

Outcome Table::start(TimePoint now) {
    if (status_ != TableStatus::open)
        return error(ErrorCode::game_started, "the game is under way");
    std::vector<std::optional<Occupant>> taken;
    std::copy_if(seats_.begin(), seats_.end(), std::back_inserter(taken),
                 [](const auto& o) { return o.has_value(); });
    Setup setup = config_.setup;
    setup.seats = static_cast<std::uint8_t>(taken.size());
    switch (check(setup)) {
    case BadSetup::none: break;
    case BadSetup::first_seat:
        return error_with(ErrorCode::bad_option, "first_seat: nobody sits there", "option",
                          "first_seat");
    default:
        return error_with(ErrorCode::too_few_players, "too few seats are taken", "least",
                          seats_least(setup.ruleset));
    }
    now_ = now;
    members_changed_ = true;
    seats_ = std::move(taken);
    config_.setup = setup;
    std::vector<std::string> seeds;
    for (auto& o : seats_) seeds.push_back(o->seed);
    records_.push_back(journal::started(now, config_.id, setup, seeds));
    draws_.emplace(protocol::game_key(server_seed_, game_id_, seeds));
    status_ = TableStatus::playing;
    note_waiting(now);
    game_ = vegas::start(setup, *draws_, events_);
    next_decision(now);
    return {};
}

// A new decision is open, or an open one has got another owner.
void Table::next_decision(TimePoint now) {
    house_decides_.reset();
    clock_.stop();
    if (over(*game_)) {
        status_ = TableStatus::finished;
        seed_shown_ = true;
        members_changed_ = true;
        records_.push_back(journal::ended(now, config_.id, "finished"));
        transcript_ = protocol::transcript_json(transcript());
        return;
    }
    const Occupant& o = *seats_[at(decision(*game_).seat)];
    if (o.bot)
        clock_.ask_bot(now, config_.bot_pause_ms);
    else
        clock_.ask_person(now, o.hurried ? std::optional(limits_.away_decision_ms) : std::nullopt);
}

// The nonce is drawn for whoever chose, house bots too.
protocol::Transcript::Seal Table::seal(Seat seat, const Action& choice) {
    protocol::Nonce nonce{};
    entropy_.fill(nonce);
    return {nonce, seals_.make(seat, nonce, choice).commitment};
}

void Table::apply(const Action& action, TimePoint now, bool house) {
    now_ = now;
    const Seat seat = decision(*game_).seat;
    protocol::Transcript::Answer answer{.seat = seat, .action = action, .house = house};
    if (is_sealed(action.kind)) answer.seal = seal(seat, action);
    records_.push_back(journal::acted(now, config_.id, decision_ + 1, seat, action,
                                      answer.seal ? &answer.seal->nonce : nullptr));
    answers_.push_back(answer);
    seats_[at(seat)]->last = Occupant::Answer{decision_ + 1, action};
    apply_trusted(*game_, action, *draws_, events_);
    ++actions_;
    ++decision_;
    next_decision(now);
}

Outcome Table::act(PlayerKey key, std::uint32_t number, const Action& action, TimePoint now) {
    const Seat seat = seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (!game_ && number > decision_)
        return error(ErrorCode::game_not_started, "the game has not started");
    const auto& last = seats_[at(seat)]->last;
    if (last && last->decision == number && last->action == action) return {};  // sent again
    if (game_ && over(*game_)) return error(ErrorCode::game_over, "the game is over");
    const std::uint32_t open = decision_ + 1;
    if (number < open)
        return error_with(ErrorCode::stale_decision, "this decision was answered already",
                          "decision", open);
    if (number > open)
        return error_with(ErrorCode::future_decision, "there is no such decision yet", "decision",
                          open);
    const Seat owes = decision(*game_).seat;
    if (owes != seat)
        return error_with(ErrorCode::not_your_decision, "another seat is asked", "seat", owes);
    Actions list;
    options(*game_, list);
    if (!std::binary_search(list.begin(), list.end(), action))
        return error(ErrorCode::illegal_action, "this is not one of the listed actions");
    apply(action, now);
    return {};
}

void Table::bot_moved(std::uint32_t number, const Action& action, TimePoint now) {
    if (frozen_ || !game_ || over(*game_) || house_decides_ != number || number != decision_ + 1)
        return;
    Actions list;
    options(*game_, list);
    ASSERT(std::binary_search(list.begin(), list.end(), action));
    const Seat seat = decision(*game_).seat;
    Occupant& o = *seats_[at(seat)];
    if (!o.bot) {
        events_.on(TableEventKind::timed_out, seat);
        o.hurried = o.away;
    }
    apply(action, now, o.player != kNoPlayer);
}

// Seats as they were at the start: who left its seat to the house still played that game.
protocol::Transcript Table::transcript() const {
    protocol::Transcript t{.game = game_id_,
                           .setup = config_.setup,
                           .server_seed = server_seed_,
                           .commitment = protocol::sha256(server_seed_),
                           .answers = answers_,
                           .result = result(*game_)};
    for (const auto& o : seats_)
        t.seats.push_back({o->name, o->player == kNoPlayer ? o->bot : std::nullopt, o->seed});
    return t;
}

void Table::think(std::vector<Think>& thoughts) {
    const Seat seat = decision(*game_).seat;
    FastDraws guess(random_u64(entropy_));
    house_decides_ = decision_ + 1;
    thoughts.push_back({.table = config_.id,
                        .decision = decision_ + 1,
                        .seat = seat,
                        .level = seats_[at(seat)]->bot.value_or(bots::Level::easy),
                        .known = resample(*game_, seat, guess),
                        .seed = random_u64(entropy_)});
}

bool Table::on_time(TimePoint now, std::vector<Think>& thoughts) {
    if (frozen_) return closes_at() && now >= *closes_at();
    now_ = now;
    if (game_ && !over(*game_) && clock_.take_due(now)) think(thoughts);
    if (status_ == TableStatus::open) {
        for (const auto& o : seats_) {
            if (!o || !o->is_person() || !o->away) continue;
            if (now - o->away_since >= limits_.away_open_seat_ms)
                leave(o->player, now);
            else if (o->player == host_ && now - o->away_since >= limits_.away_host_ms)
                pick_host(now);
        }
    }
    return closes_at() && now >= *closes_at();
}

// A deserted table waits a while for who may come back; one that all have left for good does not.
std::optional<TimePoint> Table::closes_at() const {
    if (!deserted_since_) return std::nullopt;
    const bool members =
        !spectators_.empty() || std::any_of(seats_.begin(), seats_.end(),
                                            [](const auto& o) { return o && o->is_person(); });
    const bool over_or_open = status_ != TableStatus::playing;
    return *deserted_since_ + (over_or_open && !members ? 0 : limits_.empty_table_ms);
}

std::optional<TimePoint> Table::next_due() const {
    std::optional<TimePoint> due;
    const auto earlier = [&due](TimePoint t) {
        if (!due || t < *due) due = t;
    };
    if (const auto t = clock_.next(); t && !frozen_) earlier(*t);
    if (const auto t = closes_at()) earlier(*t);
    if (starts_at_ && !frozen_) earlier(*starts_at_);
    if (status_ == TableStatus::open) {
        for (const auto& o : seats_) {
            if (!o || !o->is_person() || !o->away) continue;
            earlier(o->away_since + limits_.away_open_seat_ms);
            const bool passes_on = std::any_of(seats_.begin(), seats_.end(), [&](const auto& x) {
                return x && x->is_person() && x->player != o->player;
            });
            if (o->player == host_ && passes_on) earlier(o->away_since + limits_.away_host_ms);
        }
    }
    return due;
}

}  // namespace vegas::core
