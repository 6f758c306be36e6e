// Events as English sentences, for the log. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "client-cli/show/names.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

// None for kinds that this client does not know: they are ignored.
[[nodiscard]] std::optional<std::string> sentence_of(const nlohmann::json& event, const SeatNames&,
                                                     const Style&);

}  // namespace vegas::cli
