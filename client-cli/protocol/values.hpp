// The wire types that are more than a number, a text or a list. Pure values.
#pragma once

#include <any>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace vegas::cli {

// The owner of dice or money: a seat, an imaginary player by its word ("neutral", "blank"), or
// nobody.
struct DiceOwner {
    std::int64_t seat = -1;
    std::string word = {};

    friend bool operator==(const DiceOwner&, const DiceOwner&) = default;

    [[nodiscard]] bool is_seat() const { return seat >= 0; }
    [[nodiscard]] bool is_nobody() const { return seat < 0 && word.empty(); }
};

inline constexpr std::int64_t kChipDollars = 10'000;  // what a chip is worth [RY-3]

using Owners = std::vector<DiceOwner>;
using Numbers = std::vector<std::int64_t>;

// A member that this client can only show to people: an option of a table, a field of an action.
struct JsonField {
    std::string name = {};
    std::string json = {};
    std::string text = {};   // the same, a text without quotes
    std::string typed = {};  // the same, a list without brackets and commas
};

using JsonFields = std::vector<JsonField>;

// An alternative of a closed list whose word this client does not know: the server is newer.
struct UnknownKind {
    std::string word = {};
};

// A struct of a long closed list. Who passes it on does not need the structs of the list; who looks
// into it names those that it wants (wire_lists.hpp has all).
class AnyWire {
public:
    AnyWire() = default;
    // `kind`: the word on the wire that identifies the struct.
    template <class T>
    AnyWire(std::string_view kind, T value) : kind_(kind), value_(std::move(value)) {}
    explicit AnyWire(std::string_view unknown_kind) : kind_(unknown_kind) {}

    // Null if it holds another struct, or one that this client does not know.
    template <class T>
    [[nodiscard]] const T* get_if() const {
        return std::any_cast<T>(&value_);
    }
    [[nodiscard]] bool is_known() const { return value_.has_value(); }
    [[nodiscard]] const std::string& kind() const { return kind_; }

private:
    std::string kind_;
    std::any value_;
};
struct WireEvent : AnyWire {
    using AnyWire::AnyWire;
};
struct WireTile : AnyWire {  // a tile and what lies on it
    using AnyWire::AnyWire;
};
[[nodiscard]] inline std::string_view word_of(const AnyWire& any) { return any.kind(); }

// The word on the wire that identifies the alternative in `value`.
template <class... All>
[[nodiscard]] std::string_view word_of(const std::variant<All...>& value) {
    return std::visit(
        []<class T>(const T& one) -> std::string_view {
            if constexpr (std::is_same_v<T, UnknownKind>) {
                return one.word;
            } else {
                return T::kWord;
            }
        },
        value);
}

// The result of `use` for the alternative, or a default value if this client does not know it.
template <class First, class... Rest, class Use>
auto of_known(const std::variant<UnknownKind, First, Rest...>& value, const Use& use) {
    using Made = decltype(use(std::declval<const First&>()));
    return std::visit(
        [&use]<class T>(const T& one) -> Made {
            if constexpr (std::is_same_v<T, UnknownKind>) {
                return Made();
            } else {
                return use(one);
            }
        },
        value);
}

// The same for one struct of a list.
template <template <class...> class List, class... All, class Use>
auto of_known(List<All...>, const AnyWire& any, const Use& use) {
    using First = std::tuple_element_t<0, std::tuple<All...>>;
    using Made = decltype(use(std::declval<const First&>()));
    Made made{};
    const auto use_if = [&](const auto* value) {
        if (value != nullptr) made = use(*value);
        return value != nullptr;
    };
    (void)(use_if(any.get_if<All>()) || ...);
    return made;
}

}  // namespace vegas::cli
