#include "engine/las_vegas/tiles/tile_view.hpp"

#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas {
namespace {

template <std::size_t N>
void add_dice(TileView& v, const std::array<Dice, N>& dice) {
    for (std::size_t seat = 0; seat < N; ++seat) {
        const Dice d = dice[seat];
        if (d.none()) continue;
        v.dice.push({.owner = static_cast<Owner>(seat),
                     .dice = {.small = static_cast<std::uint8_t>(d.small()),
                              .big = static_cast<std::uint8_t>(d.big())},
                     .count = static_cast<std::uint8_t>(d.weight())});
    }
}

void add_doubled(TileView& v, const State& s) {
    add_dice(v, s.tile_dice.doubled);
    const Standing st = doubled_standing(s.tile_dice);
    for (std::size_t k = 0; k < 2; ++k) v.wins.push(k < st.ranked.size ? st.ranked[k] : kNobody);
}

void add_clusters(TileView& v, std::uint8_t counter) {
    const Clusters left = Clusters::of(counter);
    for (std::uint8_t size = 1; size <= 3; ++size)
        for (int n = 0; n < left.of_size[size - 1U]; ++n) v.left.push(size);
}

void add_marks(TileView& v, const State& s, std::uint8_t marks) {
    for (Seat seat = 0; seat < s.setup.seats; ++seat)
        if ((marks & (1U << at(seat))) != 0) v.marked.push(seat);
}

// [G1-1] How many tokens each pile has, and nothing else of a split.
void add_piles(TileView& v, const State& s) {
    if (s.sealed.by == kNobody || s.sealed.choice.kind != Act::split) return;
    const int first = s.sealed.choice.a + s.sealed.choice.b + s.sealed.choice.c;
    v.piles.push(static_cast<std::uint8_t>(first));
    v.piles.push(static_cast<std::uint8_t>(6 - first));
}

}  // namespace

TileView view_of_tile(const State& s, int casino) {
    const TileSlot& slot = s.tiles[at(casino)];
    TileView v{.tile = slot.tile};
    switch (slot.tile) {
    case Tile::jackpot: v.dollars = slot.counter * 10'000; break;
    case Tile::fifty_fifty: v.space = slot.counter; break;
    case Tile::high_five:
    case Tile::power_play: v.holder = slot.token; break;
    case Tile::bad_luck: add_marks(v, s, slot.counter); break;
    case Tile::no_entry:
        v.space = slot.counter;
        v.closed = s.closed;
        break;
    case Tile::knockout: add_dice(v, s.tile_dice.bar); break;
    case Tile::block_it: add_clusters(v, slot.counter); break;
    case Tile::handicap:
        for (const std::uint8_t n : Spaces::of(slot.counter).of_reward) v.left.push(n);
        break;
    case Tile::black_box: add_piles(v, s); break;
    case Tile::double_down: add_doubled(v, s); break;
    case Tile::nice_dice:
        for (const TileDie& die : s.tile_dice.spaces) v.spaces.push({die.owner, die.big});
        break;
    case Tile::my_choice: v.spaces.push({s.tile_dice.golden.owner, s.tile_dice.golden.big}); break;
    default: break;
    }
    if (s.black.face[0] > 0 && s.black.casino == casino)
        for (const std::uint8_t face : s.black.face) v.black_dice.push(face);
    return v;
}

}  // namespace vegas::las_vegas
