#include "engine/las_vegas/tiles/b1_prime_time.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::prime_time {
namespace {

enum Step : std::uint8_t { kThrow, kPlace };
constexpr std::array kPrinted{dice(2)};  // [B1-1]

// The faces that may be placed, ascending, each once. [B1-2]
FixedVector<std::uint8_t, 2> faces(const State& s) {
    auto [low, high] = s.black.face;
    if (low > high) std::swap(low, high);
    FixedVector<std::uint8_t, 2> list;
    if (is_open(s, low - 1)) list.push(low);
    if (high != low && is_open(s, high - 1)) list.push(high);
    return list;
}

void place(GameContext& c, const Frame& f, std::uint8_t face) {
    if (face == 0) return;
    TileSlot& t = slot(c, f);
    t.token = f.seat;
    ++t.counter;  // extra dice of this seat, until the clean-up
    c.emit(BlackPlaced{f.seat, static_cast<std::int8_t>(face - 1)});
    put_dice(c, f.seat, face - 1, {1, 0});
}

StepResult before_payout(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kThrow: {
        // [B1-1] The seat that would get the higher card as it stands.
        const Standing st = standing(c.s.casinos[f.casino].dice);
        if (st.ranked.empty() || st.ranked[0] >= kSeatsMax) return done();
        f.seat = st.ranked[0];
        throw_black(c, f.casino, f.seat);
        if (!faces(c.s).empty()) return ask(f, f.seat, Ask::prime_time, kPlace);
        clear_black(c);
        return done();
    }
    case kPlace:
        clear_black(c);
        if (f.answer.kind == Act::decline) {
            decline(c, f);
        } else {
            place(c, f, f.answer.a);
            place(c, f, f.answer.b);
        }
        return done();
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State& s, const Frame&, Actions& out) {
    const auto list = faces(s);
    const bool doubles = s.black.face[0] == s.black.face[1];
    out.push({Act::decline});
    out.push({Act::place_black, list[0]});
    if (doubles) out.push({Act::place_black, list[0], list[0]});
    if (list.size < 2) return;
    out.push({Act::place_black, list[0], list[1]});
    out.push({Act::place_black, list[1]});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    const bool doubles = a.a == a.b;
    p.dice.small = a.b == 0 ? 1 : 2;
    standing_after(p, s, a.a - 1, f.seat, {doubles ? 2 : 1, 0});
    if (a.b != 0 && !doubles) standing_after(p, s, a.b - 1, f.seat, {1, 0});
}

TileContents view(const State&, int) { return Contents{}; }

// The seat that has thrown stands in the token, its extra dice in the counter.
const char* check(const State& s, int casino) {
    if (casino == kNotInPlay || s.tiles[to_index(casino)].counter > 0) return nullptr;
    return without_token(s, casino);
}

// One or two black dice, as the seat's own. [B1-1]
int answer_gain(const State& s, const Action& a, Seat seat) {
    if (a.a == a.b) return gain_in(s, a.a - 1, seat, 2);
    return gain_in(s, a.a - 1, seat, 1) + (a.b != 0 ? gain_in(s, a.b - 1, seat, 1) : 0);
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::prime_time),
                                 .name = "Prime Time",
                                 .printed = kPrinted,
                                 .asks_about_black_dice = Ask::prime_time,
                                 .legal_actions = legal_actions,
                                 .before_payout = before_payout,
                                 .preview = preview,
                                 .view = view,
                                 .has_token = true,
                                 .counter_most = kPrinted[0].amount,
                                 .check = check,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::prime_time
