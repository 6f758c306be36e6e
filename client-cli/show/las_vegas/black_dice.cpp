#include "client-cli/show/las_vegas/black_dice.hpp"

#include <numeric>

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

Pieces black_pieces(const std::optional<Numbers>& black, const Texts& texts) {
    if (!black || black->empty()) return {};
    const std::string dice = vegas::texts::join(*black, "+");
    const auto sum = std::accumulate(black->begin(), black->end(), std::int64_t{});
    if (texts.speech()) {
        std::vector<std::string> faces;
        for (const auto face : *black) faces.push_back(std::to_string(face));
        return {texts("speech.threw", {{"dice", texts.list(faces)}, {"sum", sum}})};
    }
    return {texts("on_tile.threw", {{"dice", dice}, {"sum", sum}})};
}

}  // namespace vegas::cli
