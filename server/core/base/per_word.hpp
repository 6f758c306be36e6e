// A value for each word of a closed list, or for each combination of the words of several.
#pragma once

#include <array>
#include <cstddef>

#include "engine/describe.hpp"

namespace vegas::core {

// Calls `action` with every combination, in the order of the lists.
template <class First, class... Rest, class Action>
constexpr void each_word(Action&& action) {
    for (const auto& row : words(First{})) {
        if constexpr (sizeof...(Rest) == 0) {
            action(row.value);
        } else {
            each_word<Rest...>([&](Rest... rest) { action(row.value, rest...); });
        }
    }
}

template <class T, class... E>
class PerWord {
public:
    [[nodiscard]] constexpr T& operator()(E... of) { return all_[place_of(of...)]; }
    [[nodiscard]] constexpr const T& operator()(E... of) const { return all_[place_of(of...)]; }

private:
    [[nodiscard]] static constexpr std::size_t place_of(E... of) {
        std::size_t place = 0;
        ((place = place * words(E{}).size() + static_cast<std::size_t>(of)), ...);
        return place;
    }

    std::array<T, (words(E{}).size() * ... * 1)> all_{};
};

}  // namespace vegas::core
