#include "client-cli/texts/suggestion.hpp"

#include <algorithm>
#include <vector>

#include "protocol/texts/nearest.hpp"

namespace vegas::cli {

std::string with_suggestion(std::string message, std::string_view typed) {
    constexpr std::string_view kBefore = "must be one of: ";
    constexpr std::string_view kBetween = ", ";
    const auto at = message.find(kBefore);
    if (at == std::string::npos) return message;
    std::string_view list = std::string_view(message).substr(at + kBefore.size());
    std::vector<std::string> known;
    while (!list.empty()) {
        const auto end = std::min(list.find(kBetween), list.size());
        known.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + kBetween.size(), list.size()));
    }
    return message + texts::did_you_mean(typed, known);
}

}  // namespace vegas::cli
