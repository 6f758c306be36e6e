#include "server/shell/http/header_values.hpp"

#include <optional>

#include "protocol/texts/plain_text.hpp"

namespace vegas::shell {
namespace {

// "0", "0.5", "1.000": in thousandths.
std::optional<int> weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int value = (text[0] - '0') * kMaxWeight;
    int digit_worth = kMaxWeight / 10;
    for (const char c : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (c < '0' || c > '9') return std::nullopt;
        value += (c - '0') * digit_worth;
        digit_worth /= 10;
    }
    return value <= kMaxWeight ? std::optional(value) : std::nullopt;
}

}  // namespace

bool equals_lower_case(std::string_view lower_case, std::string_view text) {
    return texts::to_lower(text) == lower_case;
}

int weight_of(std::string_view parameters) {
    const auto parameter = trimmed(parameters);
    if (parameter.empty()) return kMaxWeight;
    if ((parameter[0] != 'q' && parameter[0] != 'Q') || parameter.size() < 2 ||
        parameter[1] != '=') {
        return 0;
    }
    return weight(parameter.substr(2)).value_or(0);
}

bool matches_etag(std::string_view if_none_match, std::string_view etag) {
    while (!if_none_match.empty()) {
        auto known = trimmed(split_off(if_none_match, ','));
        if (known.starts_with("W/")) known.remove_prefix(2);
        if (known == etag || known == "*") return true;
    }
    return false;
}

}  // namespace vegas::shell
