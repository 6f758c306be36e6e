// Who would win what: the `wins` of casinos, tables and actions as text and as numbers. Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "client-cli/show/scene.hpp"

namespace vegas::cli {

// Casino `number`, from 1 on; JSON null where there is none.
[[nodiscard]] const nlohmann::json& casino_at(const nlohmann::json& view, std::int64_t number);

// What `owner` would win by `wins` out of `cards`.
[[nodiscard]] std::int64_t money_of(const nlohmann::json& cards, const nlohmann::json& wins,
                                    const nlohmann::json& owner);

// "you", a brief name in the colour of the seat, or an imaginary player by its word.
[[nodiscard]] std::string owner_word(const nlohmann::json& owner, const Scene&);

// "80k you, 50k Anna", "80k nobody, 50k nobody".
[[nodiscard]] std::string standing_words(const nlohmann::json& cards, const nlohmann::json& wins,
                                         const Scene&);

// "60k you, 40k nobody  (+60k)", "60k Bo, 40k nobody  (you tie)": casino `number` with the `wins`
// and `tied` of `after`, and what it changes for you.
[[nodiscard]] std::string then_words(std::int64_t number, const nlohmann::json& after,
                                     const Scene&);

// In short what `after` ({"casino", "wins"}) changes: "you +60k", or, where it is nothing to you,
// for whom it changes most: "Bo -40k". Empty where nothing changes.
[[nodiscard]] std::string change_brief(const nlohmann::json& after, const Scene&);

}  // namespace vegas::cli
