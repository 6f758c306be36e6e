#include "protocol/view_json.hpp"

#include <array>

#include "engine/assert.hpp"
#include "protocol/action_json.hpp"
#include "protocol/setup_json.hpp"
#include "protocol/vegas_1996_json.hpp"
#include "protocol/view_write.hpp"

namespace vegas::protocol {
namespace {
constexpr std::array<std::string_view, 3> kStatus{"open", "playing", "finished"};
}

std::string_view name_of(TableStatus s) { return kStatus[static_cast<std::size_t>(s)]; }

void write_owner(JsonOut& out, Owner o) {
    if (o == kNobody)
        out.null();
    else if (o == kNeutral)
        out.string("neutral");
    else if (o == kBlank)
        out.string("blank");
    else
        out.number(o);
}

void write_dice(JsonOut& out, const DiceView& d) {
    if (d.big > 0) out.key("big").number(d.big);
    if (d.neutral > 0) out.key("neutral").number(d.neutral);
    out.key("small").number(d.small);
}

void write(JsonOut& out, const DiceView& d) {
    out.open('{');
    write_dice(out, d);
    out.close('}');
}

void write(JsonOut& out, const OwnerView& o) {
    out.open('{');
    if (o.dice.big > 0) out.key("big").number(o.dice.big);
    out.key("count").number(o.count).key("owner");
    write_owner(out, o.owner);
    out.key("small").number(o.dice.small).close('}');
}

void write(JsonOut& out, const CasinoView& c) {
    out.open('{').key("cards").numbers(c.cards).key("dice").open('[');
    for (const OwnerView& o : c.dice) write(out, o);
    out.close(']').key("tied");
    write_owners(out, c.tied);
    if (c.tile.tile != Tile::none) {
        out.key("tile");
        write(out, c.tile);
    }
    out.key("wins");
    write_owners(out, c.wins);
    out.close('}');
}

void write(JsonOut& out, const std::optional<Dollars>& dollars) {
    dollars ? out.number(*dollars) : out.null();
}

void write(JsonOut& out, const SeatView& s) {
    out.open('{').key("cards").number(s.cards).key("chips").number(s.chips);
    if (s.skip_cards) out.key("skip_cards").number(*s.skip_cards);
    if (s.skip_money) out.key("skip_money").number(*s.skip_money);
    if (s.skips) out.key("skips").number(*s.skips);
    out.key("supply");
    write(out, s.supply);
    out.key("total");
    write(out, s.total);
    out.close('}');
}

void write(JsonOut& out, const RollView& roll) {
    out.open('{');
    if (roll.big > 0) out.key("big").number(roll.big);
    if (!roll.neutral.empty()) out.key("neutral").numbers(roll.neutral);
    out.key("small").numbers(roll.small).close('}');
}

void write(JsonOut& out, const std::optional<vegas::Result>& result) {
    if (!result) {
        out.null();
        return;
    }
    out.open('{').key("cards").numbers(result->cards).key("chips").numbers(result->chips);
    out.key("places").numbers(result->places).key("totals").numbers(result->totals);
    out.key("winners").open('[');
    for (std::size_t i = 0; i < result->places.size; ++i)
        if (result->places[i] == 1) out.number(static_cast<std::int64_t>(i));
    out.close(']').close('}');
}

void write(JsonOut& out, const RoundPart& r) {
    out.open('{').key("deck").number(r.deck);
    if (r.discards) out.key("discards").number(*r.discards);
    out.key("number").number(r.number);
    out.key("of").number(r.of).key("start_seat").number(r.start_seat).close('}');
}

void write(JsonOut& out, const TurnPart& t) {
    if (t.seat == kNobody) {
        out.null();
        return;
    }
    out.open('{');
    if (t.roll) {
        out.key("roll");
        write(out, *t.roll);
    }
    out.key("seat").number(t.seat).close('}');
}

void write(JsonOut& out, const std::optional<SeatInfo>& s) {
    if (!s) {
        out.null();
        return;
    }
    out.open('{').key("away").boolean(s->away).key("bot");
    s->bot ? out.string(bots::name_of(*s->bot)) : out.null();
    out.key("name").string(s->name).key("player");
    s->player.empty() ? out.null() : out.string(s->player);
    out.key("ready").boolean(s->ready).key("seed");
    s->seed ? out.string(*s->seed) : out.null();
    out.close('}');
}

void write_text_or_null(JsonOut& out, const std::string& text) {
    text.empty() ? out.null() : out.string(text);
}

void write(JsonOut& out, const TableInfo& t) {
    out.open('{').key("clock");
    if (t.decision_ms)
        out.open('{').key("decision_ms").number(*t.decision_ms).close('}');
    else
        out.null();
    out.key("commitment").string(t.commitment).key("game").string(t.game).key("host");
    write_text_or_null(out, t.host);
    out.key("id").string(t.id).key("invite").string(t.invite).key("options");
    write_options(out, t.setup);
    if (t.quick) out.key("quick").boolean(true);
    out.key("ruleset").string(vegas::name_of(t.setup.ruleset)).key("seats").open('[');
    for (const auto& seat : t.seats) write(out, seat);
    out.close(']').key("server_seed");
    write_text_or_null(out, t.server_seed);
    out.key("spectators").number(t.spectators).key("status").string(name_of(t.status));
    out.key("visibility").string(t.is_private ? "private" : "public").close('}');
}

void write(JsonOut& out, const std::optional<You>& you) {
    if (!you) {
        out.null();
        return;
    }
    out.open('{').key("cards").numbers(you->cards);
    if (you->sealed) out.key("sealed").raw(canonical(*you->sealed));
    out.key("seat").number(you->seat);
    out.key("total").number(you->total).close('}');
}

void write(JsonOut& out, const SealedView& s) {
    out.open('{').key("commitment").string(s.commitment).key("seat").number(s.seat).close('}');
}

RoundPart round_of(const View& v) { return {v.deck, v.round, v.rounds, v.discards, v.start_seat}; }
TurnPart turn_of(const View& v) { return {v.turn, v.roll}; }

namespace {

using Sealed = std::vector<SealedView>;

void write_sealed(JsonOut& out, const Sealed& sealed) {
    if (sealed.empty()) return;
    out.key("sealed").open('[');
    for (const SealedView& s : sealed) write(out, s);
    out.close(']');
}

// The members of the game before `table`, in sorted order.
void write_head(JsonOut& out, const View& v, const Sealed& sealed) {
    out.key("casinos").open('[');
    for (const CasinoView& c : v.casinos) write(out, c);
    out.close(']').key("result");
    write(out, v.result);
    out.key("round");
    write(out, round_of(v));
    write_sealed(out, sealed);
    out.key("seats").open('[');
    for (const SeatView& s : v.seats) write(out, s);
    out.close(']');
}

void write_head(JsonOut& out, const vegas_1996::View& v, const Sealed& sealed) {
    out.key("board");
    write(out, BoardPart{v});
    out.key("casinos").raw("[]").key("result");
    write(out, v.result);
    out.key("round").null();
    write_sealed(out, sealed);
    out.key("seats").open('[');
    for (const vegas_1996::SeatView& s : v.seats) write(out, s);
    out.close(']');
}

void write_turn(JsonOut& out, const View& v) { write(out, turn_of(v)); }
void write_turn(JsonOut& out, const vegas_1996::View& v) { write(out, v.turn); }

}  // namespace

std::string public_json(const TableView& v) {
    std::string text;
    text.reserve(2048);
    JsonOut out(text);
    out.open('{');
    if (v.game) {
        std::visit([&](const auto& game) { write_head(out, game, v.sealed); }, *v.game);
    } else {
        out.raw(R"("casinos":[],"result":null,"round":null)");
        write_sealed(out, v.sealed);
        out.key("seats").raw("[]");
    }
    out.key("table");
    write(out, v.table);
    out.key("turn");
    if (v.game)
        std::visit([&](const auto& game) { write_turn(out, game); }, *v.game);
    else
        out.null();
    out.close('}');
    return text;
}

std::string view_json(const std::string& public_part, const std::optional<You>& you) {
    ASSERT(public_part.size() > 2 && public_part.back() == '}');
    std::string text = public_part;
    text.back() = ',';
    text += "\"you\":";
    JsonOut out(text);
    write(out, you);
    text += '}';
    return text;
}

}  // namespace vegas::protocol
