#include "protocol/view/public_json.hpp"

#include "engine/assert.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/view/tile_json.hpp"

namespace vegas::protocol {

std::string public_json(const TableView& v) {
    std::string text;
    text.reserve(2048);
    JsonWriter out(text);
    if (v.game) {
        std::visit([&]<class G>(const G&) { write_sorted<WholeView<G>>(out, v); }, *v.game);
    } else {
        write_sorted<WholeView<NoGame>>(out, v);
    }
    return text;
}

std::string ViewerPart::sealed_json(const ViewerPart& y) {
    return y.sealed ? canonical(*y.sealed) : "";
}

std::string view_json(const std::string& public_part, const std::optional<ViewerPart>& you) {
    ASSERT(public_part.size() > 2 && public_part.back() == '}');
    std::string text = public_part;
    text.back() = ',';
    text += "\"you\":";
    JsonWriter out(text);
    if (you) {
        write(out, as::object, *you);
    } else {
        out.null();
    }
    text += '}';
    return text;
}

}  // namespace vegas::protocol
