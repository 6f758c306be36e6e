#include "client-cli/protocol/text_form.hpp"

#include <algorithm>
#include <regex>
#include <string>

namespace vegas::cli {

bool can_stand_in_command(std::string_view text, const as::TextFormat& as) {
    if (text.starts_with('-') || text.size() > as.most) return false;
    const auto* kind = std::ranges::find(protocol::kTextKinds, as.kind, &protocol::TextKind::name);
    const std::regex pattern(std::string(kind->pattern), std::regex::ECMAScript);
    return std::regex_match(text.begin(), text.end(), pattern);
}

}  // namespace vegas::cli
