#include "protocol/view/public_json.hpp"

#include "engine/assert.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/view/tile_json.hpp"

namespace vegas::protocol {

std::string public_json(const TableView& v) {
    std::string text;
    text.reserve(2048);
    JsonOut out(text);
    if (v.game) {
        std::visit([&]<class G>(const G&) { write_sorted<Whole<G>>(out, v); }, *v.game);
    } else {
        write_sorted<Whole<NoGame>>(out, v);
    }
    return text;
}

std::string You::sealed_json(const You& y) { return y.sealed ? canonical(*y.sealed) : ""; }

std::string view_json(const std::string& public_part, const std::optional<You>& you) {
    ASSERT(public_part.size() > 2 && public_part.back() == '}');
    std::string text = public_part;
    text.back() = ',';
    text += "\"you\":";
    JsonOut out(text);
    if (you) {
        write(out, as::object, *you);
    } else {
        out.null();
    }
    text += '}';
    return text;
}

}  // namespace vegas::protocol
