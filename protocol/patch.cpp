// RFC 6902 patches by comparing two views member by member.
#include <boost/crc.hpp>

#include "protocol/patch_out.hpp"
#include "protocol/vegas_1996_json.hpp"
#include "protocol/view_json.hpp"
#include "protocol/view_write.hpp"

namespace vegas::protocol {
namespace {

// An owner's first dice in a casino are an `add`, more of them a `replace`; anything else is all
// anew.
void compare_dice(Patch& p, std::string_view path, const Fixed<OwnerView, kOwners>& a,
                  const Fixed<OwnerView, kOwners>& b) {
    std::size_t same = 0;
    while (same < a.size && same < b.size && a[same] == b[same]) ++same;
    if (same == a.size && same == b.size) return;
    const std::string slash = std::string(path) + "/";
    if (a.size == b.size) {
        for (std::size_t i = same; i < b.size; ++i) p.compare(path_of(slash, i), a[i], b[i]);
        return;
    }
    const bool inserted =
        b.size == a.size + 1 && std::equal(a.begin() + same, a.end(), b.begin() + same + 1);
    if (inserted)
        p.add(path_of(slash, same), b[same]);
    else
        p.replace(path, b);
}

void compare_casinos(Patch& p, const View& a, const View& b) {
    for (std::size_t i = 0; i < kCasinos; ++i) {
        const CasinoView& x = a.casinos[i];
        const CasinoView& y = b.casinos[i];
        if (x == y) continue;
        const std::string path = path_of("/casinos/", i);
        if (!(x.cards == y.cards) || x.tile.tile != y.tile.tile) {  // a new round
            p.replace(path, y);
            continue;
        }
        compare_dice(p, path + "/dice", x.dice, y.dice);
        p.compare(path + "/tied", x.tied, y.tied);
        p.compare(path + "/tile", x.tile, y.tile);
        p.compare(path + "/wins", x.wins, y.wins);
    }
}

// Most placements take small dice only.
void compare_supplies(Patch& p, const std::string& path, const DiceView& a, const DiceView& b) {
    if (a.big == b.big && a.neutral == b.neutral)
        p.compare(path + "/small", a.small, b.small);
    else
        p.replace(path, b);
}

// Both views have the same of these members: they are there for the whole game or never.
void compare_skips(Patch& p, const std::string& path, const SeatView& a, const SeatView& b) {
    if (b.skip_cards && a.skip_cards != b.skip_cards)
        p.replace(path + "/skip_cards", *b.skip_cards);
    if (b.skip_money && a.skip_money != b.skip_money)
        p.replace(path + "/skip_money", *b.skip_money);
    if (b.skips && a.skips != b.skips) p.replace(path + "/skips", *b.skips);
}

void compare_seats(Patch& p, const View& a, const View& b) {
    for (std::size_t i = 0; i < b.seats.size; ++i) {
        const SeatView& x = a.seats[i];
        const SeatView& y = b.seats[i];
        if (x == y) continue;
        const std::string path = path_of("/seats/", i);
        p.compare(path + "/cards", x.cards, y.cards);
        p.compare(path + "/chips", x.chips, y.chips);
        compare_skips(p, path, x, y);
        compare_supplies(p, path + "/supply", x.supply, y.supply);
        p.compare(path + "/total", x.total, y.total);
    }
}

void compare_games(Patch& p, const View& a, const View& b) {
    compare_casinos(p, a, b);
    p.compare("/result", a.result, b.result);
    p.compare("/round", round_of(a), round_of(b));
    compare_seats(p, a, b);
    const TurnPart x = turn_of(a);
    const TurnPart y = turn_of(b);
    if (x.seat == y.seat && y.seat != kNobody && !x.roll && y.roll)
        p.add("/turn/roll", *y.roll);
    else
        p.compare("/turn", x, y);
}

void start_game(Patch& p, const View& v) {
    p.replace("/casinos", v.casinos);
    p.compare("/result", std::optional<vegas::Result>{}, v.result);
    p.replace("/round", round_of(v));
    p.replace("/seats", v.seats);
    p.replace("/turn", turn_of(v));
}

// The table is open again: there is no game on it.
void clear_game(Patch& p, const GameView& before) {
    if (std::holds_alternative<vegas_1996::View>(before)) {
        p.remove("/board");
    } else {
        p.replace_by_empty_list("/casinos");
        p.replace_by_null("/round");
    }
    p.replace_by_null("/result");
    p.replace_by_empty_list("/seats");
    p.replace_by_null("/turn");
}

void compare_tables(Patch& p, const TableInfo& a, const TableInfo& b) {
    if (a == b) return;
    p.compare("/table/commitment", a.commitment, b.commitment);
    p.compare("/table/game", a.game, b.game);
    p.compare("/table/host", a.host, b.host);
    if (a.quick && !b.quick) p.remove("/table/quick");  // a table never becomes quick
    if (a.seats.size() != b.seats.size()) {
        p.replace("/table/seats", b.seats);
    } else {
        for (std::size_t i = 0; i < b.seats.size(); ++i)
            p.compare(path_of("/table/seats/", i), a.seats[i], b.seats[i]);
    }
    p.compare("/table/server_seed", a.server_seed, b.server_seed);
    p.compare("/table/spectators", a.spectators, b.spectators);
    if (a.status != b.status) p.replace("/table/status", std::string(name_of(b.status)));
}

}  // namespace

std::string patch(const TableView& before, const TableView& after, bool same_table) {
    Patch p;
    if (after.game && before.game)  // a table has one ruleset: both are views of one family
        std::visit(
            [&](const auto& game) {
                using Seen = std::remove_cvref_t<decltype(game)>;
                compare_games(p, std::get<Seen>(*before.game), game);
            },
            *after.game);
    else if (after.game)
        std::visit([&](const auto& game) { start_game(p, game); }, *after.game);
    else if (before.game)
        clear_game(p, *before.game);
    if (before.sealed != after.sealed) {  // the member is there while it is not empty
        if (after.sealed.empty())
            p.remove("/sealed");
        else
            p.add("/sealed", after.sealed);
    }
    if (!same_table) compare_tables(p, before.table, after.table);
    return p.finish();
}

std::string private_patch(const std::optional<You>& before, const std::optional<You>& after) {
    Patch p;
    p.compare("/you", before, after);
    return p.finish();
}

std::string checksum(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string hex;
    for (int shift = 28; shift >= 0; shift -= 4) hex += kHex[(crc.checksum() >> shift) & 15];
    return hex;
}

}  // namespace vegas::protocol
