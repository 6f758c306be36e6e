// Reads wire structs from untrusted JSON. Members that are missing or have another type keep their
// value, and unknown ones are ignored. So no message of a server can throw. Pure, from any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// Numbers that are read are clamped to this magnitude, which no count of a game and no time in
// milliseconds reaches. So a hostile server cannot make later arithmetic overflow.
inline constexpr std::int64_t kNumberMost = 10'000'000'000'000;

// The JSON in `text`, or a discarded value if it is none.
[[nodiscard]] json parse_json(std::string_view text);

// Compact text. Invalid UTF-8 is replaced and does not throw.
[[nodiscard]] std::string compact(const json& value);

// The member `name` of `object`; JSON null if there is none.
[[nodiscard]] const json& member(const json& object, std::string_view name);

// The text `name` of `object`; empty if there is none.
[[nodiscard]] std::string text_in(const json& object, std::string_view name);

// All members but the two known ones, in the order of their names.
[[nodiscard]] JsonFields fields_of(const json& object, std::string_view known = {},
                                   std::string_view other_known = {});

// The object as JSON, without the member `name`.
[[nodiscard]] std::string text_without(const json& object, std::string_view name);

void read(const json& value, bool& t);
void read(const json& value, std::int64_t& t);
void read(const json& value, std::string& t);
void read(const json& value, DiceOwner& t);
void read(const json& value, JsonFields& t);
template <class T>
void read(const json& value, std::optional<T>& t);
template <class T>
void read(const json& value, std::vector<T>& t);

// Reads the member `name` of `object` into `t`, if there is one.
template <class T>
void read_member(const json& object, std::string_view name, T& t) {
    const json& value = member(object, name);
    if (!value.is_null()) read(value, t);
}

template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;

// Whether `value` has the JSON type of a T.
template <class T>
[[nodiscard]] bool fits(const json& value) {
    if constexpr (std::is_same_v<T, std::int64_t>) {
        return value.is_number_integer();
    } else if constexpr (std::is_same_v<T, std::string>) {
        return value.is_string();
    } else if constexpr (kIsList<T>) {
        return value.is_array();
    } else {
        return value.is_object();
    }
}

template <class T>
void read(const json& value, std::optional<T>& t) {
    if (fits<T>(value)) read(value, t.emplace());
}

// Each element keeps its index.
template <class T>
void read(const json& value, std::vector<T>& t) {
    if (!value.is_array()) return;
    t = std::vector<T>(value.size());
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (!value[i].is_null()) read(value[i], t[i]);
    }
}

// A member, the members of several structs, or none.
template <Name kName, class T, std::int64_t kNumber>
void read(const json& object, Named<kName, T, kNumber>& t) {
    read_member(object, kName.text, t.*Named<kName, T, kNumber>::kValue);
}
template <class T, std::size_t I>
void read(const json&, Without<T, I>&) {}
template <class... Parts>
void read(const json& object, AllOf<Parts...>& t) {
    (read(object, static_cast<Parts&>(t)), ...);
}
template <class T>
requires requires { typename T::Parts; }
void read(const json& object, T& t) { read(object, static_cast<typename T::Parts&>(t)); }

void read(const json& value, WireAction& t);
void read(const json& value, WireEvent& t);
void read(const json& value, WireTile& t);
void read(const json& value, WireView& t);
void read(const json& value, WireMessage& t);
void read(const json& value, WireError& t);
void read(const json& value, WireReply& t);

}  // namespace vegas::cli
