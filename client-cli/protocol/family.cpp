#include "client-cli/protocol/family.hpp"

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

std::string family_of(const nlohmann::json& view) {
    std::string family = text_in(member(view, "table"), "family");
    if (!family.empty()) return family;
    return member(view, "board").is_object() ? "vegas-1996" : "las-vegas";
}

}  // namespace vegas::cli
