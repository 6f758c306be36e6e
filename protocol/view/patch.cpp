#include "protocol/view/patch.hpp"

#include <boost/crc.hpp>

#include "protocol/json/hex.hpp"
#include "protocol/view/patcher.hpp"

namespace vegas::protocol {
std::string patch(const TableView& before, const TableView& after, bool same_table) {
    Patcher p;
    if (after.game && before.game) {  // a table has one ruleset: both are views of one family
        std::visit([&]<class G>(const G& game) { p.members(std::get<G>(*before.game), game); },
                   *after.game);
    } else if (after.game) {
        std::visit([&](const auto& game) { p.start_game(game); }, *after.game);
    } else if (before.game) {
        std::visit([&]<class G>(const G&) { p.clear_game<G>(); }, *before.game);
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
