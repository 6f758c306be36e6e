#include "engine/las_vegas/tiles/g2_double_down.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/seen.hpp"

namespace vegas::las_vegas::double_down {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };
constexpr std::array kPrinted{usd(60'000), usd(30'000)};  // [G2-2]

StepResult activated(GameContext& c, Frame& f) {
    if (f.pc == kAsk) {
        if (c.s.casinos[f.casino].dice[to_index(f.seat)].none()) return done();
        return ask(f, f.seat, Ask::double_down, kChosen);
    }
    if (f.answer.kind == Act::decline) {
        decline(c, f);
        return done();
    }
    const Dice moved(f.answer.a, f.answer.b);
    c.s.tile_dice.doubled[to_index(f.seat)].add(moved);
    c.emit(Doubled{tile_location(c, f), some(moved)});
    take_dice(c, f.seat, f.casino, moved);
    return done();
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    const Dice own = s.casinos[f.casino].dice[to_index(f.seat)];
    out.push({Act::decline});
    for (int small = 0; small <= own.small(); ++small) {
        for (int big = 0; big <= own.big(); ++big) {
            if (small + big > 0) {
                out.push({Act::double_down, static_cast<std::uint8_t>(small),
                          static_cast<std::uint8_t>(big)});
            }
        }
    }
}

StepResult casino_paid(GameContext& c, Frame& f) {
    const Standing st = doubled_standing(c.s.tile_dice);
    for (std::size_t k = 0; k < kPrinted.size() && k < st.ranked.size; ++k) {
        pay(c, st.ranked[k], kPrinted[k].pays(), f.casino);
    }
    return done();
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    const Dice moved(a.a, a.b);
    p.dice = {.small = a.a, .big = a.b};
    standing_after(p, s, f.casino, f.seat, {}, moved);
    TileDice after = s.tile_dice;
    after.doubled[to_index(f.seat)].add(moved);
    const Standing st = doubled_standing(after);
    for (std::size_t k = 0; k < kPrinted.size(); ++k) {
        p.tile_wins.push(k < st.ranked.size ? st.ranked[k] : kNobody);
    }
}

TileContents view(const State& s, int) {
    Contents v{.dice = seen(s.tile_dice.doubled), .wins = {}};
    const Standing st = doubled_standing(s.tile_dice);
    for (std::size_t k = 0; k < kPrinted.size(); ++k) {
        v.wins.push(k < st.ranked.size ? st.ranked[k] : kNobody);
    }
    return v;
}

const char* check(const State& s, int casino) {
    const bool lie = s.tile_dice.doubled != TileDice{}.doubled;
    return casino == kNotInPlay && lie ? kDiceLeft : nullptr;
}

Dollars worth(const State& s, int, Seat seat) {
    const Standing st = doubled_standing(s.tile_dice);
    for (std::size_t k = 0; k < kPrinted.size() && k < st.ranked.size; ++k) {
        if (st.ranked[k] == seat) return kPrinted[k].pays();
    }
    return 0;
}

// So many dice more on the tile.
int gain_on_tile(const State& s, Seat seat, int dice) {
    const auto& doubled = s.tile_dice.doubled;
    const auto pays = [&](int more) {
        const int own = doubled[to_index(seat)].weight() + more;
        const int place = OpponentCounts(doubled, seat).rank(own);
        return place < 2 ? points_of(kPrinted[to_index(place)]) : 0;
    };
    return std::max((pays(dice) - pays(0)) / 2, 0);
}
int activation_gain(const State& s, const TilePlacement& p) {
    return gain_on_tile(s, p.seat, p.after);
}

int answer_gain(const State& s, const Action& a, Seat seat) {
    const int weight = a.a + 2 * a.b;
    return gain_on_tile(s, seat, weight) + gain_in(s, s.stack.back().casino, seat, -weight);
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::double_down),
                                 .name = "Double Down",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .casino_paid = casino_paid,
                                 .preview = preview,
                                 .view = view,
                                 .check = check,
                                 .worth = worth,
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::double_down
