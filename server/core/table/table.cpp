#include "server/core/table/table.hpp"

#include <algorithm>

#include "engine/assert.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::core {

using protocol::TableStatus;

namespace {

protocol::Bytes32 drawn_seed(Entropy& entropy) {
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
    : Table(std::move(config), limits, entropy, now, drawn_seed(entropy), {}) {
    record_beginning(now);
}

Table::Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now,
             const protocol::Bytes32& server_seed, Before before)
    : config_(std::move(config)),
      limits_(limits),
      entropy_(entropy),
      epoch_(random_id(entropy, kEpochChars)),
      games_(before.games),
      members_({.seats = config_.setup.seats,
                .founder = config_.founder,
                .quick = config_.quick,
                .is_private = config_.is_private},
               limits, now),
      match_(next_match(server_seed, before.decisions)),
      audience_(scene()),
      notes_(config_.id),
      changed_at_(now) {}

Match Table::next_match(const protocol::Bytes32& server_seed, std::uint32_t decisions) {
    return Match({.id = config_.id + '-' + std::to_string(++games_),
                  .server_seed = server_seed,
                  .decision_ms = config_.decision_ms,
                  .decisions_before = decisions});
}

// All that came before is needed no more: seats and host are recorded anew with it.
void Table::record_beginning(TimePoint now) {
    const bool another = notes_.next_seq() > 0;
    notes_.record(now, journal::Created{.invite = config_.invite,
                                        .setup = setup_of(config_, members_),
                                        .is_private = config_.is_private,
                                        .quick = members_.quick(),
                                        .decision_ms = config_.decision_ms,
                                        .people_only = config_.people_only});
    if (another) base_ = notes_.next_seq() - 1;
    notes_.record(now, journal::Opened{.game = match_.id(),
                                       .server_seed = match_.server_seed(),
                                       .number = games_,
                                       .decisions_before = match_.decisions()});
    recorded_ = {};
    std::erase_if(came_, [this](const Came& c) { return !members_.is_member(c.who.key); });
    for (const Came& c : came_) {
        notes_.record(now, journal::CameBy{c.who.id, c.who.name, c.once});
    }
}

// ---- members

// Whoever had a seat before keeps it.
bool Table::keeps_out(const Person& who) const {
    return config_.people_only && who.program && !members_.owns_a_seat(who.key);
}

Outcome Table::sit(const Person& who, std::optional<Seat> wanted,
                   const std::optional<std::string>& seed, TimePoint now) {
    if (keeps_out(who)) return for_people_only();
    const auto sat = members_.sit(who, wanted, seed, now, notes_);
    if (!sat) return sat.error();
    if (sat->came_back && match_.asked() == sat->seat) ask(now);
    return {};
}

void Table::leave(PlayerKey key, TimePoint now) {
    const Seat seat = members_.seat_of(key);
    members_.leave(key, now, notes_);
    was_left(seat, now);
}

void Table::remove(const Person& who, TimePoint now) {
    const Seat seat = members_.seat_of(who.key);
    members_.remove(who, now, notes_);
    was_left(seat, now);
}

void Table::was_left(Seat seat, TimePoint now) {
    if (seat != kNobody && match_.asked() == seat) ask(now);
}

void Table::set_connected(PlayerKey key, bool connected, TimePoint now) {
    const auto since = members_.deserted_since();
    members_.set_connected(key, connected, now, notes_);
    if (!since || members_.deserted_since() || !match_.running()) return;
    // In an outage `now` is when it began, which may be before everybody had gone.
    match_.stood_still(std::max<std::int64_t>(now - *since, 0), now);
    audience_.tell_prompt_again();
}

void Table::came_by(const Person& who, const std::string& once, TimePoint now) {
    std::erase_if(came_, [&who](const Came& came) { return came.who.key == who.key; });
    came_.push_back({who, once});
    notes_.record(now, journal::CameBy{who.id, who.name, once});
}

// ---- before the game

Outcome Table::set_ready(PlayerKey key, bool ready, const std::optional<std::string>& seed) {
    return members_.set_ready(key, ready, seed, notes_);
}

Result<Seat> Table::add_bot(bots::Level level, std::optional<Seat> wanted) {
    return members_.add_bot(level, wanted, notes_);
}

Outcome Table::remove_bot(Seat seat) { return members_.remove_bot(seat, notes_); }

// All that was recorded of the table so far is recorded anew with it, as for another game.
Outcome Table::change(const Setup& setup, std::optional<std::int64_t> decision_ms, bool people_only,
                      TimePoint now) {
    if (status() != TableStatus::open) {
        return error(ErrorCode::game_started, "the game has already started");
    }
    if (setup == setup_of(config_, members_) && decision_ms == config_.decision_ms &&
        people_only == config_.people_only) {
        return {};
    }
    if (setup.seats < members_.taken()) {
        return protocol::bad_seats(setup, members_.taken());
    }
    config_.setup = setup;
    config_.decision_ms = decision_ms;
    config_.people_only = people_only;
    members_.resize(setup.seats, notes_);
    match_ = Match({.id = match_.id(),
                    .server_seed = match_.server_seed(),
                    .decision_ms = decision_ms,
                    .decisions_before = match_.decisions()});
    record_beginning(now);
    return {};
}

// ---- seats that change hands, and words

Outcome Table::want_seat(const Person& who, Seat seat, TimePoint now) {
    if (keeps_out(who)) return for_people_only();
    if (const auto ms = talk_.take(kNobody, limits_, now)) {
        return too_soon(*ms, "too much is asked and said by spectators; wait a little");
    }
    auto problem = members_.decides(who.key) ? may_be_given(seat) : Outcome();
    if (!problem) problem = members_.want_seat(who, seat, now, notes_);
    if (problem) talk_.give_back(kNobody);
    return problem;
}

// Who gets the seat would be the one to whom its choice is shown.
Outcome Table::may_be_given(Seat seat) const {
    if (match_.seals().of(seat) == nullptr) return {};
    return error(ErrorCode::sealed_choice, "this seat has a sealed choice that is not shown yet");
}

Result<Members::Handed> Table::give_seat(PlayerKey by, const std::string& player, TimePoint now) {
    if (const auto seat = members_.wanted_by(player)) {
        if (auto problem = may_be_given(*seat)) return *problem;
    }
    auto handed = members_.give_seat(by, player, now, notes_);
    if (!handed) return handed;
    if (handed->from == kNoPlayer) match_.house_played(handed->seat);
    if (match_.running()) match_.change_hands(handed->seat);
    if (match_.running() && match_.asked() == handed->seat) {
        ask(now);
        audience_.tell_prompt_again();
    }
    return handed;
}

Outcome Table::say(const Person& who, protocol::Phrase phrase, TimePoint now) {
    const Seat seat = members_.seat_of(who.key);
    if (const auto ms = talk_.take(seat, limits_, now)) {
        return too_soon(*ms, "too much is said; wait a little");
    }
    notes_.event(protocol::at_table::Said{who.id, who.name, seat, phrase});
    return {};
}

Outcome Table::nudge(PlayerKey key, TimePoint now) {
    const Seat by = members_.seat_of(key);
    if (by == kNobody) return no_seat();
    const Seat asked = match_.running() ? match_.asked() : kNobody;
    if (asked == kNobody || asked == by || !members_.at_seat(asked).is_person()) {
        return error(ErrorCode::nobody_there, "nobody else is asked just now");
    }
    if (const auto ms = talk_.nudge(limits_, now)) return too_soon(*ms, "give them a little time");
    notes_.event(protocol::at_table::Nudged{asked, by});
    return {};
}

Outcome Table::start(TimePoint now) {
    if (status() != TableStatus::open) {
        return error(ErrorCode::game_started, "the game has already started");
    }
    const Setup setup = setup_now();
    switch (check(setup)) {
    case BadSetup::none: break;
    case BadSetup::first_seat:
        return error_with(ErrorCode::bad_option, "first_seat: this game has no such seat", "option",
                          "first_seat");
    default:
        return error_with(ErrorCode::too_few_players, "not enough seats are taken", "least",
                          row_of(setup.ruleset).seats_least);
    }
    begin(setup, now);
    return {};
}

Setup Table::setup_now() const {
    Setup setup = config_.setup;
    setup.seats = static_cast<std::uint8_t>(members_.taken());
    return setup;
}

void Table::begin(const Setup& setup, TimePoint now) {
    recorded_.note(members_, now, notes_);  // who sits where, and with which seeds
    match_.start(setup, members_.fix_seats(), now, notes_);
    recorded_.set(members_);  // the free seats went with the start
    ask(now);
}

bool Table::is_waiting() const {
    return members_.quick() && status() == TableStatus::open && !frozen_ &&
           at(members_.taken()) < members_.seats().size();
}

bool Table::start_is_due(TimePoint now) const {
    return members_.starts_at() && now >= *members_.starts_at() && !frozen_;
}

// ---- the game

// House bots with whom somebody plays share one pause: people wait for several no longer than for
// one. Programs need none. Where nobody else has a seat, there are people who watch or may return.
std::int64_t Table::bot_pause_ms() const {
    int bots = 0, programs = 0, people = 0;
    for (const auto& o : members_.seats()) {
        if (o) ++(o->bot ? bots : o->program ? programs : people);
    }
    if (people > 0) return config_.bot_pause_ms / bots;
    return programs > 0 ? 0 : config_.bot_pause_ms;
}

// A new decision is open, or an open one has got another owner.
void Table::ask(TimePoint now) {
    const Occupant& o = members_.at_seat(match_.asked());
    talk_.asked(match_.open_decision(), now);
    if (o.bot) {
        match_.ask_bot(now, bot_pause_ms());
    } else {
        match_.ask_person(now, o.hurried ? std::optional(limits_.away_decision_ms) : std::nullopt);
    }
}

// The nonce of a sealed choice is drawn for whoever chose, house bots too.
void Table::apply(const Action& action, bool house, TimePoint now) {
    std::optional<protocol::Nonce> nonce;
    if (is_sealed(action.kind)) entropy_.fill(nonce.emplace());
    match_.apply(action, house, nonce, now, notes_);
    go_on(now);
}

void Table::go_on(TimePoint now) { match_.running() ? ask(now) : keep_transcript(); }

// Seats as they were at the start: a player whose seat the house took over still played that game.
void Table::keep_transcript() {
    std::vector<protocol::Transcript::Player> players;
    for (const auto& o : members_.seats()) {
        players.push_back(
            {o->name, o->player == kNoPlayer ? o->bot : std::nullopt, o->seed, o->program});
    }
    transcript_ = protocol::transcript_json(match_.transcript(std::move(players)));
}

Outcome Table::act(PlayerKey key, std::uint32_t number, const Action& action, TimePoint now) {
    const Seat seat = members_.seat_of(key);
    if (seat == kNobody) return no_seat();
    const auto judged = match_.judge(seat, number, action);
    if (!judged) return judged.error();
    if (!judged->again) apply(action, false, now);
    return {};
}

bool Table::waits_for_house(std::uint32_t number) const {
    return !frozen_ && match_.waits_for_house(number);
}

std::optional<std::uint32_t> Table::owed_by(PlayerKey player) const {
    const Seat seat = members_.seat_of(player);
    if (frozen_ || seat == kNobody || match_.asked() != seat) return std::nullopt;
    return match_.open_decision();
}

void Table::bot_moved(std::uint32_t number, const Action& action, TimePoint now) {
    if (!waits_for_house(number)) return;
    ASSERT(match_.is_legal(action));
    const Seat seat = match_.asked();
    const Occupant& o = members_.at_seat(seat);
    if (!o.bot) members_.time_ran_out(seat, notes_);
    apply(action, o.player != kNoPlayer, now);
}

Outcome Table::rematch(PlayerKey key, const std::optional<std::string>& seed,
                       const std::optional<std::string>& game, TimePoint now) {
    const Seat asks = members_.seat_of(key);
    if (asks == kNobody) return no_seat();
    if (game && *game != match_.id() && status() != TableStatus::open) return {};
    if (status() == TableStatus::open && games_ > 1) return set_ready(key, true, seed);
    if (status() != TableStatus::finished) {
        return error(ErrorCode::game_not_over, "the game is not over");
    }
    match_ = next_match(drawn_seed(entropy_), match_.decisions());
    members_.reopen(asks, seed, now, notes_);
    record_beginning(now);
    return {};
}

// ---- time

Think Table::thought() {
    const Seat seat = match_.asked();
    FastDraws guess(random_u64(entropy_));
    return {.table = config_.id,
            .decision = match_.open_decision(),
            .seat = seat,
            .level = members_.at_seat(seat).bot.value_or(bots::kHouseLevel),
            .known = resample(*match_.game(), seat, guess),
            .seed = random_u64(entropy_)};
}

bool Table::on_time(TimePoint now, std::vector<Think>& thoughts) {
    if (!frozen_) {
        if (!is_standing_still()) {
            if (match_.house_takes_over(now)) thoughts.push_back(thought());
            match_.note_time(now, notes_);
        }
        members_.on_time(now, notes_);
    }
    return closes_at() && now >= *closes_at();
}

// Nobody can play on at a frozen one, so it waits for nobody.
std::optional<TimePoint> Table::closes_at() const {
    if (!frozen_) return members_.closes_at(status());
    const auto since = members_.deserted_since();
    return since ? std::optional(*since + limits_.empty_table_ms) : std::nullopt;
}

std::optional<TimePoint> Table::next_due() const {
    std::optional<TimePoint> due;
    const auto earlier = [&due](std::optional<TimePoint> t) {
        if (t && (!due || *t < *due)) due = t;
    };
    if (!frozen_) {
        if (!is_standing_still()) earlier(match_.next_due());
        earlier(members_.starts_at());
    }
    earlier(members_.next_due());
    earlier(closes_at());
    return due;
}

void Table::wake(TimePoint now) {
    members_.restored(now);
    match_.ask_anew();
    if (match_.running()) ask(now);
    // For whoever comes; nobody is there to be told.
    (void)audience_.publish(scene(), {}, now);
}

bool Table::stood_still(std::int64_t ms, TimePoint now) {
    members_.stood_still(ms);
    match_.stood_still(ms, now);
    const auto prompt = match_.prompt(now);
    if (frozen_ || !prompt || !prompt->deadline_ms) return false;
    audience_.tell_prompt_again();
    return true;
}

// ---- the journal

std::vector<journal::Entry> Table::take_records(TimePoint now) {
    if (!frozen_) recorded_.note(members_, now, notes_);
    auto records = notes_.take_records();
    for (const journal::Entry& entry : records) note_change(entry);
    return records;
}

// What is left of a clock is noted while nobody does anything.
void Table::note_change(const journal::Entry& entry) {
    if (!std::holds_alternative<journal::Timed>(entry.record)) changed_at_ = entry.t;
}

void Table::close(protocol::Reason why, TimePoint now) {
    notes_.record(now, journal::Closed{std::string(word_of(why))});
}

void Table::freeze(TimePoint now) {
    if (frozen_) return;
    frozen_ = true;
    base_.reset();
    notes_.forget_records();
    notes_.record(now, journal::Frozen{});
}

protocol::PlayedGame Table::played(UtcTime ended) const {
    protocol::PlayedGame played{.game = match_.id(),
                                .table = config_.id,
                                .invite = config_.is_private ? config_.invite : "",
                                .ruleset = config_.setup.ruleset,
                                .ended_ms = ended.ms,
                                .seats = {}};
    const vegas::Result result = vegas::result(*match_.game());
    for (std::size_t i = 0; i < members_.seats().size(); ++i) {
        const Occupant& o = members_.at_seat(static_cast<Seat>(i));
        played.seats.push_back({.player = o.id,
                                .name = o.name,
                                .bot = o.bot,
                                .total = result.totals[i],
                                .won = false});
    }
    for (const Seat seat : vegas::Result::winners(result)) played.seats[at(seat)].won = true;
    return played;
}

// ---- telling

Publication Table::publish(TimePoint now) {
    Publication p = audience_.publish(scene(), notes_.events(), now);
    notes_.forget_events();
    return p;
}

protocol::Snapshot Table::snapshot(PlayerKey viewer, TimePoint now) const {
    return audience_.snapshot(scene(), viewer, epoch_, now);
}

std::optional<Gap> Table::since(std::uint64_t v, PlayerKey viewer, TimePoint now) const {
    return audience_.since(v, scene(), viewer, now);
}

protocol::LobbyEntry Table::lobby_entry() const {
    protocol::LobbyEntry e{.table = config_.id,
                           .setup = setup_of(config_, members_),
                           .taken = members_.taken(),
                           .status = status(),
                           .players = {},
                           .spectators = members_.watching(),
                           .quick = members_.quick(),
                           .people_only = config_.people_only};
    for (const auto& o : members_.seats()) {
        if (o) e.players.push_back({o->name, o->bot, o->program.has_value()});
    }
    return e;
}

}  // namespace vegas::core
