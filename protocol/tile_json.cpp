// Tiles in a view. Members in sorted order; README.md, section 5, says which face has which.
#include "engine/setup.hpp"
#include "protocol/view_json.hpp"
#include "protocol/view_write.hpp"

namespace vegas::protocol {
namespace {

void write_seat(JsonOut& out, std::string_view key, Seat seat) {
    out.key(key);
    seat == kNobody ? out.null() : out.number(seat);
}

void write_space(JsonOut& out, const SpaceView& s) {
    if (s.owner == kNobody) {
        out.null();
        return;
    }
    out.open('{').key("die").string(s.big ? "big" : "small");
    out.key("owner").number(s.owner).close('}');
}

void write_dice(JsonOut& out, const TileView& t) {
    out.key("dice").open('[');
    for (const OwnerView& o : t.dice) write(out, o);
    out.close(']');
}

// What stands before "id" in sorted order.
void write_first(JsonOut& out, const TileView& t) {
    if (!t.black_dice.empty()) out.key("black").numbers(t.black_dice);
    switch (t.tile) {
    case Tile::jackpot: out.key("dollars").number(t.dollars); break;
    case Tile::high_five:
    case Tile::power_play: write_seat(out, "holder", t.holder); break;
    case Tile::no_entry:
        out.key("closed");
        t.closed < 0 ? out.null() : out.number(t.closed + 1);
        break;
    case Tile::knockout:
    case Tile::double_down: write_dice(out, t); break;
    case Tile::block_it: out.key("clusters").numbers(t.left); break;
    case Tile::my_choice:
        out.key("golden");
        write_space(out, t.spaces[0]);
        break;
    default: break;
    }
}

void write_last(JsonOut& out, const TileView& t) {
    switch (t.tile) {
    case Tile::fifty_fifty:
    case Tile::no_entry: out.key("space").number(t.space); break;
    case Tile::bad_luck: out.key("marked").numbers(t.marked); break;
    case Tile::handicap:
        out.key("left").open('{').key("chip").number(t.left[0]).key("money").number(t.left[1]);
        out.key("move").number(t.left[2]).close('}');
        break;
    case Tile::black_box:
        if (!t.piles.empty()) out.key("piles").numbers(t.piles);
        break;
    case Tile::double_down:
        out.key("wins");
        write_owners(out, t.wins);
        break;
    case Tile::nice_dice:
        out.key("spaces").open('[');
        for (const SpaceView& s : t.spaces) write_space(out, s);
        out.close(']');
        break;
    default: break;
    }
}

}  // namespace

void write(JsonOut& out, const TileView& t) {
    out.open('{');
    write_first(out, t);
    out.key("id").string(vegas::name_of(t.tile));
    write_last(out, t);
    out.close('}');
}

}  // namespace vegas::protocol
