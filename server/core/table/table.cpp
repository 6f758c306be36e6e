#include "server/core/table/table.hpp"

#include <algorithm>

#include "engine/assert.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::core {

using protocol::TableStatus;

namespace {

protocol::Bytes32 draw_seed(Entropy& entropy) {
    protocol::Bytes32 seed{};
    entropy.fill(seed);
    return seed;
}

Error too_soon(std::int64_t ms, std::string message) {
    return error_with(ErrorCode::rate_limited, std::move(message), "retry_after_ms", ms);
}

Error for_people_only() {
    return error(ErrorCode::people_only, "programs are kept out of this table; you may watch");
}
Error no_seat() { return error(ErrorCode::not_seated, "you have no seat at this table"); }

}  // namespace

// The server commits to the dice before all players' seeds are known.
Table::Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now)
    : Table(std::move(config), limits, entropy, now, draw_seed(entropy), {}) {
    record_new_game(now);
}

Table::Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now,
             const protocol::Bytes32& server_seed, PriorGames before)
    : config_(std::move(config)),
      limits_(limits),
      entropy_(entropy),
      epoch_(random_id(entropy, kEpochChars)),
      games_(before.games),
      seating_({.seats = config_.setup.seats,
                .founder = config_.founder,
                .quick = config_.quick,
                .is_private = config_.is_private},
               limits, now),
      match_(next_match(server_seed, before.decisions)),
      view_publisher_(refs()),
      changes_(config_.id),
      changed_at_(now) {}

Match Table::next_match(const protocol::Bytes32& server_seed, std::uint32_t decisions) {
    return Match({.id = config_.id + '-' + std::to_string(++games_),
                  .server_seed = server_seed,
                  .decision_ms = config_.decision_ms,
                  .decisions_before = decisions});
}

// All that came before is needed no more: seats and host are recorded anew with it.
void Table::record_new_game(TimePoint now) {
    const bool another = changes_.next_seq() > 0;
    changes_.add_record(now, journal::Created{.invite = config_.invite,
                                              .setup = setup_of(config_, seating_),
                                              .is_private = config_.is_private,
                                              .quick = seating_.is_quick(),
                                              .decision_ms = config_.decision_ms,
                                              .people_only = config_.people_only});
    if (another) base_ = changes_.next_seq() - 1;
    changes_.add_record(now, journal::GameOpened{.game = match_.id(),
                                                 .server_seed = match_.server_seed(),
                                                 .number = games_,
                                                 .decisions_before = match_.decisions_made()});
    seating_recorder_ = {};
    std::erase_if(keys_,
                  [this](const IdempotencyKey& c) { return !seating_.is_member(c.who.key); });
    for (const IdempotencyKey& c : keys_) {
        changes_.add_record(now, journal::IdempotencyKeyUsed{c.who.id, c.who.name, c.key});
    }
}

// ---- members

// Whoever had a seat before keeps it.
bool Table::excludes(const Person& who) const {
    return config_.people_only && who.program && !seating_.owns_seat(who.key);
}

MaybeError Table::sit(const Person& who, std::optional<Seat> wanted,
                      const std::optional<std::string>& seed, TimePoint now) {
    if (excludes(who)) return for_people_only();
    const auto sat = seating_.sit(who, wanted, seed, now, changes_);
    if (!sat) return sat.error();
    if (sat->has_returned) restart_clock_if_deciding(sat->seat, now);
    return {};
}

void Table::leave(PlayerKey key, TimePoint now) {
    const Seat seat = seating_.seat_of(key);
    seating_.leave(key, now, changes_);
    restart_clock_if_deciding(seat, now);
}

void Table::remove(const Person& who, TimePoint now) {
    const Seat seat = seating_.seat_of(who.key);
    seating_.remove(who, now, changes_);
    restart_clock_if_deciding(seat, now);
}

void Table::restart_clock_if_deciding(Seat seat, TimePoint now) {
    if (seat == kNobody || match_.deciding_seat() != seat) return;
    start_clock(now);
    view_publisher_.republish_prompt();
}

void Table::set_connected(PlayerKey key, bool connected, TimePoint now) {
    const auto since = seating_.deserted_since();
    seating_.set_connected(key, connected, now, changes_);
    if (!since || seating_.deserted_since() || !match_.is_running()) return;
    // In an outage `now` is when it began, which may be before everybody had gone.
    match_.extend_deadlines(std::max<std::int64_t>(now - *since, 0), now);
    view_publisher_.republish_prompt();
}

void Table::remember_key(const Person& who, const std::string& once, TimePoint now) {
    std::erase_if(keys_, [&who](const IdempotencyKey& came) { return came.who.key == who.key; });
    keys_.push_back({who, once});
    changes_.add_record(now, journal::IdempotencyKeyUsed{who.id, who.name, once});
}

// ---- before the game

MaybeError Table::set_ready(PlayerKey key, bool ready, const std::optional<std::string>& seed) {
    return seating_.set_ready(key, ready, seed, changes_);
}

Result<Seat> Table::add_bot(bots::Level level, std::optional<Seat> wanted) {
    return seating_.add_bot(level, wanted, changes_);
}

MaybeError Table::remove_bot(Seat seat) { return seating_.remove_bot(seat, changes_); }

// All that was recorded of the table so far is recorded anew with it, as for another game.
MaybeError Table::change(const Setup& setup, std::optional<std::int64_t> decision_ms,
                         bool people_only, TimePoint now) {
    if (status() != TableStatus::open) {
        return error(ErrorCode::game_started, "the game has already started");
    }
    if (setup == setup_of(config_, seating_) && decision_ms == config_.decision_ms &&
        people_only == config_.people_only) {
        return {};
    }
    if (setup.seats < seating_.taken_seats()) {
        return protocol::bad_seats(setup, seating_.taken_seats());
    }
    config_.setup = setup;
    config_.decision_ms = decision_ms;
    config_.people_only = people_only;
    seating_.resize(setup.seats, changes_);
    match_ = Match({.id = match_.id(),
                    .server_seed = match_.server_seed(),
                    .decision_ms = decision_ms,
                    .decisions_before = match_.decisions_made()});
    record_new_game(now);
    return {};
}

// ---- seats that change hands, and words

MaybeError Table::request_seat(const Person& who, Seat seat, TimePoint now) {
    if (excludes(who)) return for_people_only();
    if (const auto ms = chat_limiter_.try_say(kNobody, limits_, now)) {
        return too_soon(*ms, "too much is asked and said by spectators; wait a little");
    }
    auto problem = seating_.may_assign_seats(who.key) ? check_assignable(seat) : MaybeError();
    if (!problem) problem = seating_.request_seat(who, seat, now, changes_);
    if (problem) chat_limiter_.refund(kNobody);
    return problem;
}

// Who gets the seat would be the one to whom its choice is shown.
MaybeError Table::check_assignable(Seat seat) const {
    if (match_.seals().find(seat) == nullptr) return {};
    return error(ErrorCode::sealed_choice, "this seat has a sealed choice that is not shown yet");
}

Result<Seating::SeatAssignment> Table::assign_seat(PlayerKey by, const std::string& player,
                                                   TimePoint now) {
    if (const auto seat = seating_.requested_seat(player)) {
        if (auto problem = check_assignable(*seat)) return *problem;
    }
    auto handed = seating_.assign_seat(by, player, now, changes_);
    if (!handed) return handed;
    if (handed->from == kNoPlayer) match_.mark_played_by_house(handed->seat);
    if (match_.is_running()) match_.hide_sealed_choice(handed->seat);
    if (match_.is_running()) restart_clock_if_deciding(handed->seat, now);
    return handed;
}

MaybeError Table::send_phrase(const Person& who, protocol::Phrase phrase, TimePoint now) {
    const Seat seat = seating_.seat_of(who.key);
    if (const auto ms = chat_limiter_.try_say(seat, limits_, now)) {
        return too_soon(*ms, "too much is said; wait a little");
    }
    changes_.add_event(protocol::at_table::PhraseSent{who.id, who.name, seat, phrase});
    return {};
}

MaybeError Table::nudge(PlayerKey key, TimePoint now) {
    const Seat by = seating_.seat_of(key);
    if (by == kNobody) return no_seat();
    const Seat asked = match_.is_running() ? match_.deciding_seat() : kNobody;
    if (asked == kNobody || asked == by || !seating_.occupant_at(asked).is_person()) {
        return error(ErrorCode::nobody_there, "nobody else is asked just now");
    }
    if (const auto ms = chat_limiter_.try_nudge(limits_, now)) {
        return too_soon(*ms, "give them a little time");
    }
    changes_.add_event(protocol::at_table::PlayerNudged{asked, by});
    return {};
}

MaybeError Table::start(TimePoint now) {
    if (status() != TableStatus::open) {
        return error(ErrorCode::game_started, "the game has already started");
    }
    const Setup setup = setup_now();
    switch (check(setup)) {
    case SetupError::none: break;
    case SetupError::first_seat:
        return error_with(ErrorCode::bad_option, "first_seat: this game has no such seat", "option",
                          "first_seat");
    default:
        return error_with(ErrorCode::too_few_players, "not enough seats are taken", "least",
                          row_of(setup.ruleset).seats_least);
    }
    begin_game(setup, now);
    return {};
}

Setup Table::setup_now() const {
    Setup setup = config_.setup;
    setup.seats = static_cast<std::uint8_t>(seating_.taken_seats());
    return setup;
}

void Table::begin_game(const Setup& setup, TimePoint now) {
    seating_recorder_.record_changes(seating_, now,
                                     changes_);  // who sits where, and with which seeds
    match_.start(setup, seating_.fix_seats(), now, changes_);
    seating_recorder_.reset(seating_);  // the free seats went with the start
    start_clock(now);
}

bool Table::is_waiting_for_players() const {
    return seating_.is_quick() && status() == TableStatus::open && !frozen_ &&
           to_index(seating_.taken_seats()) < seating_.seats().size();
}

bool Table::start_is_due(TimePoint now) const {
    return seating_.starts_at() && now >= *seating_.starts_at() && !frozen_;
}

// ---- the game

// House bots with whom somebody plays share one pause: people wait for several no longer than for
// one. Programs need none. Where nobody else has a seat, there are people who watch or may return.
std::int64_t Table::bot_pause_ms() const {
    int bots = 0, programs = 0, people = 0;
    for (const auto& o : seating_.seats()) {
        if (o) ++(o->bot ? bots : o->program ? programs : people);
    }
    if (people > 0) return config_.bot_pause_ms / bots;
    return programs > 0 ? 0 : config_.bot_pause_ms;
}

// A new decision is open, or an open one has got another owner.
void Table::start_clock(TimePoint now) {
    const Occupant& o = seating_.occupant_at(match_.deciding_seat());
    chat_limiter_.on_decision_open(match_.open_decision(), now);
    if (o.bot) {
        match_.start_bot_pause(now, bot_pause_ms());
    } else {
        match_.start_person_clock(
            now, o.hurried ? std::optional(limits_.away_decision_ms) : std::nullopt);
    }
}

// The nonce of a sealed choice is drawn for whoever chose, house bots too.
void Table::apply_action(const Action& action, bool house, TimePoint now) {
    std::optional<protocol::Nonce> nonce;
    if (is_sealed(action.kind)) entropy_.fill(nonce.emplace());
    match_.apply(action, house, nonce, now, changes_);
    advance(now);
}

void Table::advance(TimePoint now) { match_.is_running() ? start_clock(now) : make_transcript(); }

// Seats as they were at the start: a player whose seat the house took over still played that game.
void Table::make_transcript() {
    std::vector<protocol::Transcript::Player> players;
    for (const auto& o : seating_.seats()) {
        players.push_back(
            {o->name, o->player == kNoPlayer ? o->bot : std::nullopt, o->seed, o->program});
    }
    transcript_ = protocol::transcript_json(match_.transcript(std::move(players)));
}

MaybeError Table::act(PlayerKey key, std::uint32_t number, const Action& action, TimePoint now) {
    const Seat seat = seating_.seat_of(key);
    if (seat == kNobody) return no_seat();
    const auto judged = match_.validate(seat, number, action);
    if (!judged) return judged.error();
    if (!judged->is_repeat) apply_action(action, false, now);
    return {};
}

bool Table::waits_for_house(std::uint32_t number) const {
    return !frozen_ && match_.waits_for_house(number);
}

std::optional<std::uint32_t> Table::open_decision_of(PlayerKey player) const {
    const Seat seat = seating_.seat_of(player);
    if (frozen_ || seat == kNobody || match_.deciding_seat() != seat) return std::nullopt;
    return match_.open_decision();
}

void Table::apply_bot_decision(std::uint32_t number, const Action& action, TimePoint now) {
    if (!waits_for_house(number)) return;
    ASSERT(match_.is_legal(action));
    const Seat seat = match_.deciding_seat();
    const Occupant& o = seating_.occupant_at(seat);
    if (!o.bot) seating_.on_timeout(seat, changes_);
    apply_action(action, o.player != kNoPlayer, now);
}

MaybeError Table::rematch(PlayerKey key, const std::optional<std::string>& seed,
                          const std::optional<std::string>& game, TimePoint now) {
    const Seat asks = seating_.seat_of(key);
    if (asks == kNobody) return no_seat();
    if (game && *game != match_.id() && status() != TableStatus::open) return {};
    if (status() == TableStatus::open && games_ > 1) return set_ready(key, true, seed);
    if (status() != TableStatus::finished) {
        return error(ErrorCode::game_not_over, "the game is not over");
    }
    match_ = next_match(draw_seed(entropy_), match_.decisions_made());
    seating_.reopen(asks, seed, now, changes_);
    record_new_game(now);
    return {};
}

// ---- time

BotTask Table::make_bot_task() {
    const Seat seat = match_.deciding_seat();
    FastDraws guess(random_u64(entropy_));
    return {.table = config_.id,
            .decision = match_.open_decision(),
            .seat = seat,
            .level = seating_.occupant_at(seat).bot.value_or(bots::kHouseLevel),
            .known = resample(*match_.game(), seat, guess),
            .seed = random_u64(entropy_)};
}

bool Table::on_timer(TimePoint now, std::vector<BotTask>& thoughts) {
    if (!frozen_) {
        if (!is_paused()) {
            if (match_.pop_house_decision(now)) thoughts.push_back(make_bot_task());
            match_.record_clock(now, changes_);
        }
        seating_.on_timer(now, changes_);
    }
    return closes_at() && now >= *closes_at();
}

// Nobody can play on at a frozen one, so it waits for nobody.
std::optional<TimePoint> Table::closes_at() const {
    if (!frozen_) return seating_.closes_at(status());
    const auto since = seating_.deserted_since();
    return since ? std::optional(*since + limits_.empty_table_ms) : std::nullopt;
}

std::optional<TimePoint> Table::next_due() const {
    std::optional<TimePoint> due;
    const auto earlier = [&due](std::optional<TimePoint> t) {
        if (t && (!due || *t < *due)) due = t;
    };
    if (!frozen_) {
        if (!is_paused()) earlier(match_.next_due());
        earlier(seating_.starts_at());
    }
    earlier(seating_.next_due());
    earlier(closes_at());
    return due;
}

void Table::start_clocks(TimePoint now) {
    seating_.mark_all_away(now);
    match_.restart_clock();
    if (match_.is_running()) start_clock(now);
    // For whoever comes; nobody is there to be told.
    (void)view_publisher_.publish(refs(), {}, now);
}

bool Table::extend_deadlines(std::int64_t ms, TimePoint now) {
    seating_.extend_deadlines(ms);
    match_.extend_deadlines(ms, now);
    const auto prompt = match_.prompt(now);
    if (frozen_ || !prompt || !prompt->deadline_ms) return false;
    view_publisher_.republish_prompt();
    return true;
}

// ---- the journal

std::vector<journal::Entry> Table::take_records(TimePoint now) {
    if (!frozen_) seating_recorder_.record_changes(seating_, now, changes_);
    auto records = changes_.take_records();
    for (const journal::Entry& entry : records) update_changed_at(entry);
    return records;
}

// What is left of a clock is noted while nobody does anything.
void Table::update_changed_at(const journal::Entry& entry) {
    if (!std::holds_alternative<journal::Timed>(entry.record)) changed_at_ = entry.t;
}

void Table::close(protocol::LeaveReason why, TimePoint now) {
    changes_.add_record(now, journal::TableClosed{std::string(word_of(why))});
}

void Table::freeze(TimePoint now) {
    if (frozen_) return;
    frozen_ = true;
    base_.reset();
    changes_.discard_records();
    changes_.add_record(now, journal::Frozen{});
}

protocol::PlayedGame Table::summarize(UtcTime ended) const {
    protocol::PlayedGame played{.game = match_.id(),
                                .table = config_.id,
                                .invite = config_.is_private ? config_.invite : "",
                                .ruleset = config_.setup.ruleset,
                                .ended_ms = ended.ms,
                                .seats = {}};
    const vegas::GameResult result = vegas::result(*match_.game());
    for (std::size_t i = 0; i < seating_.seats().size(); ++i) {
        const Occupant& o = seating_.occupant_at(static_cast<Seat>(i));
        played.seats.push_back({.player = o.id,
                                .name = o.name,
                                .bot = o.bot,
                                .total = result.totals[i],
                                .won = false});
    }
    for (const Seat seat : vegas::GameResult::winners(result)) {
        played.seats[to_index(seat)].won = true;
    }
    return played;
}

// ---- telling

TableUpdate Table::publish(TimePoint now) {
    TableUpdate p = view_publisher_.publish(refs(), changes_.events(), now);
    changes_.clear_events();
    return p;
}

protocol::SnapshotMessage Table::snapshot(PlayerKey viewer, TimePoint now) const {
    return view_publisher_.snapshot(refs(), viewer, epoch_, now);
}

std::optional<std::vector<SharedText>> Table::missed_since(std::uint64_t v, PlayerKey viewer,
                                                           TimePoint now) const {
    return view_publisher_.missed_since(v, refs(), viewer, now);
}

protocol::LobbyEntry Table::lobby_entry() const {
    protocol::LobbyEntry e{.table = config_.id,
                           .setup = setup_of(config_, seating_),
                           .taken = seating_.taken_seats(),
                           .status = status(),
                           .players = {},
                           .spectators = seating_.connected_spectators(),
                           .quick = seating_.is_quick(),
                           .people_only = config_.people_only};
    for (const auto& o : seating_.seats()) {
        if (o) e.players.push_back({o->name, o->bot, o->program.has_value()});
    }
    return e;
}

}  // namespace vegas::core
