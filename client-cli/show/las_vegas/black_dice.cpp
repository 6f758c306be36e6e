#include "client-cli/show/las_vegas/black_dice.hpp"

#include <numeric>

namespace vegas::cli {

namespace {

std::string joined(const Numbers& numbers, const char* between) {
    std::string text;
    for (const auto number : numbers) {
        text += (text.empty() ? "" : between) + std::to_string(number);
    }
    return text;
}

}  // namespace

Pieces black_pieces(const std::optional<Numbers>& black) {
    if (!black || black->empty()) return {};
    const auto sum = std::accumulate(black->begin(), black->end(), std::int64_t{});
    return {"threw " + joined(*black, "+") + "=" + std::to_string(sum)};
}

std::string black_words(const std::optional<Numbers>& black) {
    if (!black || black->empty()) return {};
    return " (" + joined(*black, " ") + ")";
}

}  // namespace vegas::cli
