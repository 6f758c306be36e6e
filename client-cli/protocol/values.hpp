// The few types of the wire that are more than a number, a text or a list. Pure values.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace vegas::cli {

// Whose dice or money something is: a seat, an imaginary player by its word ("neutral", "blank"),
// or nobody's.
struct Owner {
    std::int64_t seat = -1;
    std::string word = {};

    friend bool operator==(const Owner&, const Owner&) = default;

    [[nodiscard]] bool is_seat() const { return seat >= 0; }
    [[nodiscard]] bool is_nobody() const { return seat < 0 && word.empty(); }
};

inline constexpr std::int64_t kChipDollars = 10'000;  // what a chip is worth [RY-3]

using Owners = std::vector<Owner>;
using Numbers = std::vector<std::int64_t>;

// A member of an object of which this client only knows that people may read it: an option of a
// table, a field of an action.
struct Member {
    std::string name = {};
    std::string json = {};
    std::string text = {};   // the same, a text without quotes
    std::string typed = {};  // the same, a list without brackets and commas
};

using Members = std::vector<Member>;

// One of a closed list whose word this client does not know: the server is newer.
struct Unknown {
    std::string word = {};
};

// The word on the wire by which `value`, one of a closed list, is told from the others.
template <class... All>
[[nodiscard]] std::string_view word_of(const std::variant<All...>& value) {
    return std::visit(
        []<class T>(const T& one) -> std::string_view {
            if constexpr (std::is_same_v<T, Unknown>) {
                return one.word;
            } else {
                return T::kWord;
            }
        },
        value);
}

// What `use` makes of the alternative; nothing of one that is newer than this client.
template <class First, class... Rest, class Use>
auto of_known(const std::variant<Unknown, First, Rest...>& value, const Use& use) {
    using Made = decltype(use(std::declval<const First&>()));
    return std::visit(
        [&use]<class T>(const T& one) -> Made {
            if constexpr (std::is_same_v<T, Unknown>) {
                return Made();
            } else {
                return use(one);
            }
        },
        value);
}

}  // namespace vegas::cli
