#include "protocol/view/patch.hpp"

#include <boost/crc.hpp>

#include "protocol/json/hex.hpp"
#include "protocol/view/patcher.hpp"

namespace vegas::protocol {
namespace {

void start_game(Patcher& p, const las_vegas::View& v) {
    p.set("casinos", as::each(as::object, 0, 0), v.casinos);
    p.compare_at("result", as::or_null(as::object), std::optional<vegas::GameResult>{}, v.result);
    p.set("round", as::object, las_vegas::View::round_of(v));
    p.set("seats", as::each(as::object, 0, 0), v.seats);
    p.set("turn", as::or_null(as::object), las_vegas::View::turn_of(v));
}
void start_game(Patcher& p, const vegas_1996::View& v) {
    p.set("board", as::object, vegas_1996::View::board(v));
    p.compare_at("result", as::or_null(as::object), std::optional<vegas::GameResult>{}, v.result);
    p.set("seats", as::each(as::object, 0, 0), v.seats);
    p.set("turn", as::or_null(as::object), v.turn);
}

// The table is open again: there is no game on it.
void clear_game(Patcher& p, const GameView& before) {
    if (std::holds_alternative<vegas_1996::View>(before)) {
        p.set("board", as::null, nullptr);
    } else {
        p.set("casinos", as::empty, nullptr);
        p.set("round", as::null, nullptr);
    }
    p.set("result", as::null, nullptr);
    p.set("seats", as::empty, nullptr);
    p.set("turn", as::null, nullptr);
}

}  // namespace

std::string patch(const TableView& before, const TableView& after, bool same_table) {
    Patcher p;
    if (after.game && before.game) {  // a table has one ruleset: both are views of one family
        std::visit([&]<class G>(const G& game) { p.members(std::get<G>(*before.game), game); },
                   *after.game);
    } else if (after.game) {
        std::visit([&](const auto& game) { start_game(p, game); }, *after.game);
    } else if (before.game) {
        clear_game(p, *before.game);
    }
    p.compare_at("sealed", as::list(as::object, 0, 2), before.sealed, after.sealed);
    if (!same_table) p.compare_at("table", as::object, before.table, after.table);
    return p.finish();
}

std::string private_patch(const std::optional<ViewerPart>& before,
                          const std::optional<ViewerPart>& after) {
    Patcher p;
    p.compare_at("you", as::or_null(as::object), before, after);
    return p.finish();
}

std::string checksum(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    std::string hex;
    for (int shift = 28; shift >= 0; shift -= 4) hex += kHexDigits[(crc.checksum() >> shift) & 15];
    return hex;
}

}  // namespace vegas::protocol
