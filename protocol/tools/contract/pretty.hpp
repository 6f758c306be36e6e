// Formats JSON for people: a value that fits on one line stands on one line.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace vegas::contract {

using OrderedJson = nlohmann::ordered_json;

[[nodiscard]] std::string pretty(const OrderedJson&);

}  // namespace vegas::contract
