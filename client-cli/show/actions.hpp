// What an action would do, in words, from its `shows`; kinds of later rulesets as their fields.
// Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "client-cli/show/names.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

[[nodiscard]] std::string action_words(const nlohmann::json& action, const nlohmann::json& view,
                                       const SeatNames&, const Style&);

// The action without what it shows: what is sent.
[[nodiscard]] nlohmann::json bare_action(const nlohmann::json& action);

// What `seat` would win by `wins` out of `cards`.
[[nodiscard]] std::int64_t money_of(const nlohmann::json& cards, const nlohmann::json& wins,
                                    std::int64_t seat);

// The casino that a place action is about; JSON null where there is none.
[[nodiscard]] const nlohmann::json& casino_of(const nlohmann::json& action,
                                              const nlohmann::json& view);

}  // namespace vegas::cli
