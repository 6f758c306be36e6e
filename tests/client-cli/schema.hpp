// Every kind of action, event and prompt that the contract has, as small as its schema allows, for
// tests that must not miss one.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace vegas::cli {

// One of each kind of `file` ("action.json", "event.json"), with the required fields only.
[[nodiscard]] std::vector<nlohmann::json> samples_of(const std::string& file);

[[nodiscard]] std::vector<std::string> prompt_kinds();

}  // namespace vegas::cli
