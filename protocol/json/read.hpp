// Reads what is described, strictly: what is missing, unknown, of a wrong type or out of range is
// an error that names the field. The value is whole only where there is no error.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/setup.hpp"
#include "engine/types.hpp"
#include "protocol/json/fields.hpp"
#include "protocol/json/hex.hpp"
#include "protocol/json/members.hpp"

namespace vegas::protocol {

// What is wrong with a value: "must be ...". Nothing: all is well.
using Trouble = std::optional<std::string>;

// What is wrong with a value that may be null as well.
[[nodiscard]] Trouble unless_null(Trouble);

Trouble read_integer(const nlohmann::json& j, std::int64_t least, std::int64_t most,
                     std::int64_t& n);

template <class N>
Trouble read_number(const nlohmann::json& j, std::int64_t least, std::int64_t most, N& n,
                    int shift = 0) {
    std::int64_t value = 0;
    if (auto trouble = read_integer(j, least, most, value)) return trouble;
    n = static_cast<N>(value - shift);
    return {};
}
template <class N>
Trouble read(const nlohmann::json& j, as::Seat, N& n) {
    return read_number(j, 0, kSeatsMax - 1, n);
}
template <class N>
Trouble read(const nlohmann::json& j, as::Casino, N& n) {
    return read_number(j, 1, kCasinos, n, 1);
}
template <class N>
Trouble read(const nlohmann::json& j, as::Face, N& n) {
    return read_number(j, 1, kFaces, n);
}
template <class N>
Trouble read(const nlohmann::json& j, const as::Number& as, N& n) {
    return read_number(j, as.least, as.most, n);
}
template <class N>
Trouble read(const nlohmann::json& j, as::Sum, N& n) {
    return read_number(j, 0, INT32_MAX, n);
}
Trouble read(const nlohmann::json& j, as::Bool, bool& b);
Trouble read(const nlohmann::json& j, as::Yes, bool& b);
Trouble read(const nlohmann::json& j, const as::Either& as, bool& b);
Trouble read(const nlohmann::json& j, as::TileId, Tile& t);
Trouble read(const nlohmann::json& j, as::Board, vegas_1996::Board& board);
Trouble read(const nlohmann::json& j, const as::Text& as, std::string& text);
Trouble read_word(const nlohmann::json& j, std::span<const std::string_view> words,
                  std::size_t& index);

template <class E>
Trouble read(const nlohmann::json& j, as::Word, E& e) {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        for (const auto& row : words(E{})) list.push_back(row.name);
        return list;
    }();
    std::size_t index = 0;
    if (auto trouble = read_word(j, names, index)) return trouble;
    e = words(E{})[index].value;
    return {};
}
template <std::size_t N>
Trouble read(const nlohmann::json& j, const as::Hex&, std::array<std::uint8_t, N>& bytes) {
    if (j.is_string() && from_hex(j.get_ref<const std::string&>(), bytes)) return {};
    return "must be " + std::to_string(N) + " bytes in lower-case hex";
}
template <class T>
Trouble read(const nlohmann::json& j, as::Object, T& value);
template <class Item, as::Patched How, class L>
Trouble read(const nlohmann::json& j, const as::List<Item, How>& as, L& list);
template <class Item, class T>
Trouble read(const nlohmann::json& j, const as::OrNull<Item>& as, std::optional<T>& value);
Trouble read(const nlohmann::json& j, const as::OrNull<as::TileId>& as, Tile& tile);
// A value that may be nothing: by its type, or by `or_null`.
template <class As, class T>
Trouble read_maybe(const nlohmann::json& j, const As& as, T& value) {
    return read(j, as, value);
}
template <class As, class T>
Trouble read_maybe(const nlohmann::json& j, const As& as, std::optional<T>& value) {
    if constexpr (kIsOrNull<As>) {
        return read(j, as, value);
    } else {
        return read(j, as, value.emplace());
    }
}
template <class Item, class T>
Trouble read(const nlohmann::json& j, const as::OrNull<Item>& as, std::optional<T>& value) {
    value.reset();
    return j.is_null() ? Trouble() : unless_null(read(j, as.item, value.emplace()));
}
inline Trouble read(const nlohmann::json& j, const as::OrNull<as::TileId>& as, Tile& tile) {
    tile = {};
    return j.is_null() ? Trouble() : unless_null(read(j, as.item, tile));
}

// A list that grows, or an array that is filled from its beginning.
template <class Item, as::Patched How, class L>
Trouble read(const nlohmann::json& j, const as::List<Item, How>& as, L& list) {
    const auto least = static_cast<std::size_t>(as.least);
    const auto most = static_cast<std::size_t>(as.most);
    if (!j.is_array() || j.size() < least || j.size() > most) {
        const std::string range = std::to_string(least);
        return "must be a list of " +
               (least == most ? range : range + " to " + std::to_string(most));
    }
    list = {};
    std::size_t i = 0;
    for (const nlohmann::json& item : j) {
        std::remove_cvref_t<decltype(*list.begin())> value{};
        if (auto trouble = read(item, as.item, value)) {
            return at_place("[" + std::to_string(i) + "]", *trouble);
        }
        if constexpr (requires { list.push(value); }) {
            list.push(value);
        } else if constexpr (requires { list.push_back(value); }) {
            list.push_back(value);
        } else {
            list[i] = value;
        }
        ++i;
    }
    return {};
}

// All described members; what goes together is checked last.
template <class T>
void read_members(Fields& fields, T& value) {
    each_index<kLeaves<T>>([&](auto i) {
        constexpr const auto& m = kLeaf<T, i>;
        if constexpr (std::is_lvalue_reference_v<decltype(reach(value, m.get))>) {
            const nlohmann::json* j =
                m.when == When::always ? fields.require(m.name) : fields.find(m.name);
            if (j == nullptr) return;
            if (const auto trouble = read_maybe(*j, m.as, reach(value, m.get))) {
                fields.fail(m.name, *trouble);
            }
        }
    });
    each_index<decltype(kWire<T>)::kSize>([&](auto i) {
        constexpr const auto& m = slot<i>(kWire<T>.members);
        using Rule = std::remove_cvref_t<decltype(m)>;
        if constexpr (std::is_same_v<Rule, ExactlyOne>) {
            if (fields.has(m.a) == fields.has(m.b)) {
                fields.fail(m.a, "either " + std::string(m.a) + " or " + std::string(m.b) +
                                     " must be given");
            }
        } else if constexpr (std::is_same_v<Rule, Together>) {
            if (fields.has(m.a) != fields.has(m.b)) {
                fields.fail(fields.has(m.a) ? m.b : m.a,
                            std::string(m.a) + " and " + std::string(m.b) + " go together");
            }
        }
    });
}
template <class T>
Trouble read(const nlohmann::json& j, as::Object, T& value) {
    if (!j.is_object()) return "must be an object";
    Fields fields(j, ErrorCode::bad_message, "field");
    read_members(fields, value);
    const auto problem = fields.finish();
    return problem ? Trouble(problem->message) : Trouble();
}

}  // namespace vegas::protocol
