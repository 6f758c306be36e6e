// Who would win what: the `wins` of casinos and actions as text and as numbers. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// How a casino would stand after an action. References outlive it.
struct After {
    std::int64_t casino = 0;  // its number
    const Owners& wins;
    const Owners& tied;
};

// Casino `number`, from 1 on; an empty one where there is none.
[[nodiscard]] const Read<las_vegas::CasinoView>& casino_at(const View&, std::int64_t number);

// Which casino is closed, from 1 on; none: all are open.
[[nodiscard]] std::optional<std::int64_t> closed_casino(const View&);

// What `owner` wins by `wins` out of `cards`.
[[nodiscard]] std::int64_t money_of(const Numbers& cards, const Owners& wins, const Owner& owner);

// "80k you, 50k Anna", "80k nobody, 50k nobody"; for speech "80,000 dollars for you, ...".
[[nodiscard]] std::string standing_words(const Numbers& cards, const Owners& wins, const Scene&);

// "60k you, 40k nobody  (+60k)", "60k Bo, 40k nobody  (you tie)": the standing after, and what it
// changes for you.
[[nodiscard]] std::string then_words(const After&, const Scene&);

// In short what changes: "you +60k", or, where it is nothing to you, for whom it changes most:
// "Bo -40k". Empty where nothing changes.
[[nodiscard]] std::string change_brief(const After&, const Scene&);

}  // namespace vegas::cli
