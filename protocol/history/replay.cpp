#include "protocol/history/replay.hpp"

#include <algorithm>
#include <utility>

#include "engine/view.hpp"
#include "protocol/fair/event_log.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/history/anonymize.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"

namespace vegas::protocol {
namespace {

// In the table's part of the view: people have no ids here, and nobody watches.
TableInfo info_of(const Transcript& t, const TableMetadata& at, const std::vector<bool>& alike) {
    TableInfo info{.id = at.table,
                   .game = t.game,
                   .invite = at.invite,
                   .host = {},
                   .setup = t.setup,
                   .is_private = at.is_private,
                   .status = TableStatus::playing,
                   .decision_ms = at.decision_ms,
                   .seats = {},
                   .commitment = hex(t.commitment),
                   .server_seed = {}};
    for (const Transcript::Player& p : t.seats) {
        const bool is_later = p.since > 0;
        info.seats.emplace_back(SeatInfo{.player = {},
                                         .name = is_later ? std::string(kEarlierPlayer) : p.name,
                                         .bot = p.bot,
                                         .program = is_later ? std::nullopt : p.program,
                                         .ready = true,
                                         .seed = p.seed});
    }
    for (std::size_t i = 0; i < std::min(alike.size(), info.seats.size()); ++i) {
        info.seats[i]->alike = alike[i];
    }
    return info;
}

FairDraws draws_of(const Transcript& t) {
    std::vector<std::string> seeds;
    for (const Transcript::Player& p : t.seats) seeds.push_back(p.seed);
    return FairDraws(game_key(t.server_seed, t.game, seeds));
}

class Replay {
public:
    Replay(const Transcript& t, const TableMetadata& at, const std::vector<bool>& alike)
        : t_(t), draws_(draws_of(t)), game_(vegas::start(t.setup, draws_, events_)) {
        table_ = last_view_.table = info_of(t, at, alike);
        last_view_.game = view(game_, kNobody);
    }

    void write_start(JsonWriter& out) {
        write_events(out);
        out.key("view").raw(view_json(public_json(last_view_), std::nullopt));
    }
    // False: the answer is not one of this game.
    bool write_step(JsonWriter& out, const Transcript::ActionRecord& a) {
        if (is_sealed(a.action.kind) != a.seal.has_value()) return false;
        if (a.seal && seals_.find(a.seat) != nullptr) return false;
        out.open('{').key("seat").number(a.seat);
        if (a.house) out.key("house").boolean(true);
        out.key("action").raw(canonical(a.action));
        out.key("drawn").number(static_cast<std::int64_t>(drawn()));
        take_over_seats();
        if (a.seal) seals_.add(a.seat, a.seal->nonce, a.action);
        if (vegas::apply(game_, a.seat, a.action, draws_, events_) != ApplyError::none) {
            return false;
        }
        ++answers_;
        write_events(out);
        out.key("patch").raw(next_patch()).close('}');
        return true;
    }
    [[nodiscard]] std::uint64_t drawn() const { return draws_.bytes_drawn(); }
    [[nodiscard]] bool is_over() const { return over(game_); }

private:
    void write_events(JsonWriter& out) {
        out.key("events").open('[').raw(events_.members()).close(']');
        events_.clear();
    }
    // Those whose players play from here on.
    void take_over_seats() {
        for (std::size_t i = 0; answers_ > 0 && i < t_.seats.size(); ++i) {
            if (t_.seats[i].since != answers_) continue;
            events_.append(at_table::SeatTakenOver{.seat = static_cast<Seat>(i)});
            table_.seats[i]->name = t_.seats[i].name;
            table_.seats[i]->program = t_.seats[i].program;
        }
    }
    std::string next_patch() {
        TableView next;
        next.table = table_;
        next.game = view(game_, kNobody);
        for (const CommittedChoice& s : seals_.open()) {
            next.sealed.push_back({s.seat, hex(s.commitment)});
        }
        if (over(game_)) {
            next.table.status = TableStatus::finished;
            next.table.server_seed = hex(t_.server_seed);
        }
        std::string text = patch(last_view_, next, next.table == last_view_.table);
        last_view_ = std::move(next);
        return text;
    }

    const Transcript& t_;
    SealedChoices seals_;
    EventLog events_{&seals_};
    FairDraws draws_;
    Game game_;
    std::uint32_t answers_ = 0;  // so far
    TableInfo table_;
    TableView last_view_;
};

}  // namespace

std::optional<std::string> replay_json(const Transcript& t, std::string_view text,
                                       const TableMetadata& at, const std::vector<bool>& alike) {
    if (t.seats.size() != t.setup.seats || !bad_option(t.setup).empty()) return std::nullopt;
    if (!knows_rules(t.setup.rules)) return std::nullopt;
    std::string json;
    json.reserve(text.size() * 12);
    JsonWriter out(json);
    Replay replay(t, at, alike);
    out.open('{').key("game").string(t.game).key("ruleset").string(word_of(t.setup.ruleset));
    out.key("seats").open('[');
    for (const Transcript::Player& p : t.seats) write(out, p);
    out.close(']');
    replay.write_start(out);
    out.key("steps").open('[');
    for (const Transcript::ActionRecord& a : t.actions) {
        if (!replay.write_step(out, a)) return std::nullopt;
    }
    if (!replay.is_over()) return std::nullopt;
    out.close(']').key("drawn").number(static_cast<std::int64_t>(replay.drawn()));
    out.key("transcript").raw(text).close('}');
    return json;
}

}  // namespace vegas::protocol
