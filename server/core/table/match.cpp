#include "server/core/table/match.hpp"

#include <algorithm>
#include <utility>

#include "engine/assert.hpp"

namespace vegas::core {

using protocol::TableStatus;

namespace {

constexpr std::size_t kCheckEvery = 100;  // answers

}  // namespace

Match::Match(Options options)
    : options_(std::move(options)),
      commitment_(protocol::commitment(options_.server_seed)),
      decisions_(options_.decisions_before) {}

TableStatus Match::status() const {
    if (!game_) return TableStatus::open;
    return over(*game_) ? TableStatus::finished : TableStatus::playing;
}

Seat Match::deciding_seat() const { return game_ ? decision(*game_).seat : kNobody; }

std::optional<protocol::Prompt> Match::prompt(std::optional<std::int64_t> deadline_ms) const {
    if (!is_running()) return std::nullopt;
    const Decision d = decision(*game_);
    return protocol::Prompt{
        .decision = open_decision(), .seat = d.seat, .kind = d.ask, .deadline_ms = deadline_ms};
}

std::vector<protocol::Offer> Match::offers() const {
    Actions list;
    legal_actions(*game_, list);
    std::vector<protocol::Offer> all;
    all.reserve(list.size);
    for (const Action& a : list) all.push_back({a, preview(*game_, a)});
    return all;
}

// ---- play

void Match::start(const Setup& setup, const std::vector<std::string>& seeds, TimePoint now,
                  PendingChanges& changes) {
    ASSERT(!game_ && seeds.size() == setup.seats);
    setup_ = setup;
    last_.assign(seeds.size(), std::nullopt);
    sealed_by_holder_.assign(seeds.size(), false);
    since_.assign(seeds.size(), 0);
    changes.add_record(now, journal::Started{record_rules(setup.rules)});
    draws_.emplace(protocol::game_key(options_.server_seed, options_.id, seeds));
    protocol::EventLog events(&seals_);
    game_ = vegas::start(setup, *draws_, events);
    log_events(events, changes);
}

void Match::log_events(const protocol::EventLog& events, PendingChanges& changes) {
    changes.add_events(events);
    round_log_.add(events);
}

bool Match::is_legal(const Action& action) const {
    Actions list;
    legal_actions(*game_, list);
    return std::ranges::binary_search(list, action);
}

Result<Match::Validation> Match::validate(Seat seat, std::uint32_t number,
                                          const Action& action) const {
    const std::uint32_t open = open_decision();
    if (!game_ && number >= open) {
        return error(ErrorCode::game_not_started, "the game has not started");
    }
    if (game_) {
        const auto& last = last_[to_index(seat)];
        if (last && last->decision == number && last->action == action) {
            return Validation{.is_repeat = true};
        }
        if (over(*game_)) return error(ErrorCode::game_over, "the game is over");
    }
    if (number < open) {
        return error_with(ErrorCode::stale_decision, "this decision has already been answered",
                          "decision", open);
    }
    if (number > open) {
        return error_with(ErrorCode::future_decision, "there is no such decision yet", "decision",
                          open);
    }
    if (deciding_seat() != seat) {
        return error_with(ErrorCode::not_your_decision, "this decision belongs to another seat",
                          "seat", deciding_seat());
    }
    if (!is_legal(action)) {
        return error(ErrorCode::illegal_action, "this is not one of the listed actions");
    }
    return Validation{};
}

void Match::mark_played_by_house(Seat seat) {
    for (auto& answer : actions_) {
        if (answer.seat == seat) answer.house = true;
    }
}

void Match::on_player_replaced(Seat seat) {
    hide_sealed_choice(seat);
    last_[to_index(seat)].reset();
    since_[to_index(seat)] = static_cast<std::uint32_t>(actions_.size());
    round_log_.add_new_player(seat);
}

void Match::hide_sealed_choice(Seat seat) { sealed_by_holder_[to_index(seat)] = false; }

const protocol::CommittedChoice* Match::own_sealed(Seat seat) const {
    const protocol::CommittedChoice* choice = seals_.find(seat);
    return choice != nullptr && sealed_by_holder_[to_index(seat)] ? choice : nullptr;
}

void Match::apply(const Action& action, bool house, const std::optional<protocol::Nonce>& nonce,
                  TimePoint now, PendingChanges& changes) {
    ASSERT(nonce.has_value() == is_sealed(action.kind));
    const Seat seat = deciding_seat();
    protocol::Transcript::ActionRecord answer{.seat = seat, .action = action, .house = house};
    if (nonce) {
        answer.seal = {*nonce, seals_.add(seat, *nonce, action).commitment};
        sealed_by_holder_[to_index(seat)] = !house;
    }
    changes.add_record(now, journal::Acted{open_decision(), seat, action, house, nonce});
    actions_.push_back(answer);
    // Who was late must not find out by guesses what the house has sealed.
    const bool is_hidden = nonce && house;
    last_[to_index(seat)] =
        is_hidden ? std::nullopt : std::optional(LastAction{open_decision(), action});
    protocol::EventLog events(&seals_);
    apply_trusted(*game_, action, *draws_, events);
    log_events(events, changes);
    ++decisions_;
    if (over(*game_)) {
        changes.add_record(now, journal::Ended{digest()});
    } else if (actions_.size() % kCheckEvery == 0) {
        changes.add_record(now, journal::Checked{digest()});
    }
}

protocol::Bytes32 Match::digest() const {
    const Decision d = decision(*game_);
    std::string text = std::to_string(draws_->bytes_drawn()) + ' ' + std::to_string(decisions_) +
                       ' ' + std::to_string(d.seat) + ' ' + std::string(word_of(d.ask));
    for (int seat = 0; seat < setup_.seats; ++seat) {
        const OwnView own = own_view(*game_, static_cast<Seat>(seat));
        text += '/' + std::to_string(own.total);
        for (const Dollars card : own.cards) text += ' ' + std::to_string(card);
    }
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    return protocol::sha256({bytes, text.size()});
}

protocol::Transcript Match::transcript(std::vector<protocol::Transcript::Player> players) const {
    for (std::size_t i = 0; i < players.size(); ++i) players[i].since = since_[i];
    return {.game = options_.id,
            .setup = setup_,
            .seats = std::move(players),
            .server_seed = options_.server_seed,
            .commitment = protocol::sha256(options_.server_seed),
            .actions = actions_,
            .result = over(*game_) ? std::optional(result(*game_)) : std::nullopt};
}

}  // namespace vegas::core
