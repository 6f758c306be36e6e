#include "engine/las_vegas/tiles/g2_double_down.hpp"

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

}  // namespace

const TileRules Contents::kRules{.id = kFaceName<Contents>,
                                 .name = "Double Down",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .casino_paid = casino_paid,
                                 .preview = preview,
                                 .view = view,
                                 .check = check,
                                 .worth = worth};

}  // namespace vegas::las_vegas::double_down
