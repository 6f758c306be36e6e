// A table with one value for each word of a closed list, or each combination of words of several
// lists.
#pragma once

#include <array>
#include <cstddef>

#include "engine/describe.hpp"

namespace vegas::core {

// Calls `action` with every combination, in the order of the lists.
template <class First, class... Rest, class Action>
constexpr void for_each_word(Action&& action) {
    for (const auto& row : words(First{})) {
        if constexpr (sizeof...(Rest) == 0) {
            action(row.value);
        } else {
            for_each_word<Rest...>([&](Rest... rest) { action(row.value, rest...); });
        }
    }
}

template <class T, class... E>
class PerWord {
public:
    [[nodiscard]] constexpr T& operator()(E... of) { return all_[index_of(of...)]; }
    [[nodiscard]] constexpr const T& operator()(E... of) const { return all_[index_of(of...)]; }

private:
    [[nodiscard]] static constexpr std::size_t index_of(E... of) {
        std::size_t index = 0;
        ((index = index * words(E{}).size() + static_cast<std::size_t>(of)), ...);
        return index;
    }

    std::array<T, (words(E{}).size() * ... * 1)> all_{};
};

}  // namespace vegas::core
