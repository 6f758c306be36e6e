// The end of a round: what happens before, the casinos one by one, what is paid after, the
// clean-up. [RY-30]
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas::payout {
namespace {

enum Step : std::uint8_t { kBefore, kCasino, kAfter };
enum Mem : std::uint8_t { kNext };  // the next tile face, then the next casino

void tell_ties(GameContext& c, int casino, const Standing& st) {
    if (!c.events.is_listening()) return;
    for (std::size_t o = 0; o < kOwners; ++o) {
        if (!st.tied(static_cast<Owner>(o))) continue;
        Tied e{.casino = static_cast<std::int8_t>(casino), .owners = {}, .count = st.count[o]};
        for (std::size_t other = 0; other < kOwners; ++other) {
            if (st.count[other] == st.count[o]) e.owners.push(static_cast<Owner>(other));
        }
        if (e.owners[0] == static_cast<Owner>(o)) c.emit(e);  // once for each tie
    }
}

// [RY-31, CL-6, CU-4] Cards highest first to owners by count. What an imaginary player or nobody
// wins is put back. [RY-32, CL-12, CU-4]
void pay_casino(GameContext& c, int index) {
    Casino& casino = c.s.casinos[to_index(index)];
    const Standing st = standing(casino.dice);
    tell_ties(c, index, st);
    for (std::size_t k = 0; k < casino.cards.size; ++k) {
        const std::uint8_t card = casino.cards[k];
        const Owner owner = k < st.ranked.size ? st.ranked[k] : kNobody;
        const bool won = owner >= 0 && owner < kSeatsMax;
        if (won) {
            ++c.s.players[to_index(owner)].hand[card];
            if (k == 0) c.s.higher_card[to_index(index)] = owner;  // [RY-13]
        } else {
            deal::put_back(c.s, card);
        }
        const auto where = static_cast<std::int8_t>(index);
        const Dollars dollars = card * spec_of(c.s).card_unit;
        won ? c.emit(CardWon{where, owner, dollars}) : c.emit(CardReturned{where, owner, dollars});
    }
    casino.cards.clear();
}

// [RY-54] Dice leave the casinos and the tiles, and the tiles the table; seats take their dice back
// at the start of the next round [RY-12].
void clean_up(State& s) {
    for (Casino& casino : s.casinos) casino.dice.fill({});
    s.tiles.fill({});
    s.tile_dice = {};
    s.closed = -1;
}

StepResult call_tile(GameContext& c, Frame& f, Activity job, int casino, std::uint8_t next) {
    return call(f, tile_frame(c.s, job, casino), next);
}

// Prime Time comes before Bad Luck, wherever they lie: tiles in the order of their faces.
StepResult before(GameContext& c, Frame& f) {
    while (++f.mem[kNext] < kTiles) {
        const auto tile = static_cast<Tile>(f.mem[kNext]);
        const TileRules* rules = rules_of(tile);
        if (rules == nullptr || rules->before_payout == nullptr) continue;
        for (int i = 0; i < kCasinos; ++i) {
            if (c.s.tiles[to_index(i)].tile == tile) {
                return call_tile(c, f, Activity::tile_before_payout, i, kBefore);
            }
        }
    }
    f.mem[kNext] = 0;
    return continue_at(f, kCasino);
}

}  // namespace

StepResult run(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kBefore: return before(c, f);
    case kCasino: {
        if (f.mem[kNext] == kCasinos) return continue_at(f, kAfter);
        const int casino = f.mem[kNext]++;
        pay_casino(c, casino);
        const TileRules* tile = rules_of(c.s.tiles[to_index(casino)].tile);
        if (tile == nullptr || tile->casino_paid == nullptr) return continue_at(f, kCasino);
        return call_tile(c, f, Activity::tile_casino_paid, casino, kCasino);
    }
    case kAfter:
        each_tile(c, &TileRules::after_payout);
        clean_up(c.s);
        return done();
    default: ASSERT(false); return done();
    }
}

}  // namespace vegas::las_vegas::payout
