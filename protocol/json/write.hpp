// Writes what is described. Objects have sorted keys, so that what is written is also the canonical
// form; events have the kind first and then their members as declared.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "engine/types.hpp"
#include "protocol/json/hex.hpp"
#include "protocol/json/json_out.hpp"
#include "protocol/json/members.hpp"

namespace vegas::protocol {

// ---- nothing: what `sometimes` leaves out and `or_null` writes as null

constexpr bool is_nothing(as::Seat, int seat) { return seat == kNobody; }
constexpr bool is_nothing(as::Owner, int owner) { return owner == kNobody; }
constexpr bool is_nothing(as::Casino, int casino) { return casino < 0; }
constexpr bool is_nothing(as::TileId, Tile t) { return t == Tile::none; }
constexpr bool is_nothing(as::Face, int n) { return n == 0; }
constexpr bool is_nothing(as::Dollars, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(as::Money, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(as::Sum, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(const as::Number&, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(as::Yes, bool b) { return !b; }
inline bool is_nothing(const as::Text&, std::string_view text) { return text.empty(); }
inline bool is_nothing(const as::Hex&, std::string_view text) { return text.empty(); }
inline bool is_nothing(const as::Raw&, std::string_view text) { return text.empty(); }
template <class T>
bool is_nothing(as::Object, const T& value) {
    return value.is_nothing();
}
template <class Item, as::Patched How, class L>
bool is_nothing(const as::List<Item, How>&, const L& list) {
    return list.begin() == list.end();
}
template <class As, class T>
bool nothing(const As& as, const T& value) {
    return is_nothing(as, value);
}
template <class As, class T>
bool nothing(const As&, const std::optional<T>& value) {
    return !value;
}

template <class T>
constexpr const T& unwrap(const T& value) {
    return value;
}
template <class T>
constexpr const T& unwrap(const std::optional<T>& value) {
    return *value;
}
// What write() is called with: `or_null` looks at the optional itself.
template <class As, class V>
constexpr const auto& told(const As&, const V& value) {
    if constexpr (kIsOrNull<As>) {
        return value;
    } else {
        return unwrap(value);
    }
}

// ---- values

void write_options(JsonOut& out, const Setup&);
void write_board(JsonOut& out, const vegas_1996::Board&);
void write(JsonOut& out, as::Action, const Action&);  // without `shows`

inline void write(JsonOut& out, as::Seat, int seat) { out.number(seat); }
inline void write(JsonOut& out, as::Casino, int casino) { out.number(casino + 1); }
inline void write(JsonOut& out, as::TileId, Tile t) { out.word(name_of(t)); }
inline void write(JsonOut& out, as::Face, int n) { out.number(n); }
inline void write(JsonOut& out, as::Dollars, std::int64_t n) { out.number(n); }
inline void write(JsonOut& out, as::Money, std::int64_t n) { out.number(n); }
inline void write(JsonOut& out, as::Sum, std::int64_t n) { out.number(n); }
template <std::integral N>
void write(JsonOut& out, const as::Number&, N n) {
    out.number(static_cast<std::int64_t>(n));
}
inline void write(JsonOut& out, as::Owner, int owner) {
    if (owner == kNeutral) {
        out.word("neutral");
    } else if (owner == kBlank) {
        out.word("blank");
    } else {
        out.number(owner);
    }
}
inline void write(JsonOut& out, as::TileName, std::string_view id) { out.word(id); }
inline void write(JsonOut& out, as::Title, std::string_view text) { out.string(text); }
inline void write(JsonOut& out, as::OptionName, std::string_view name) { out.word(name); }
inline void write(JsonOut& out, as::Null, std::nullptr_t) { out.null(); }
inline void write(JsonOut& out, as::Empty, std::nullptr_t) { out.raw("[]"); }
inline void write(JsonOut& out, as::Bool, bool b) { out.boolean(b); }
inline void write(JsonOut& out, as::Yes, bool b) { out.boolean(b); }
inline void write(JsonOut& out, const as::Either& as, bool b) {
    out.word(b ? as.if_true : as.if_false);
}
inline void write(JsonOut& out, const as::Text&, std::string_view text) { out.string(text); }
inline void write(JsonOut& out, const as::Hex&, std::string_view hex) { out.word(hex); }
template <std::size_t N>
void write(JsonOut& out, const as::Hex&, const std::array<std::uint8_t, N>& bytes) {
    out.word(hex(bytes));
}
inline void write(JsonOut& out, const as::Raw&, std::string_view json) { out.raw(json); }
inline void write(JsonOut& out, as::Options, const Setup& setup) { write_options(out, setup); }
inline void write(JsonOut& out, as::Board, const vegas_1996::Board& b) { write_board(out, b); }
template <class E>
void write(JsonOut& out, as::Word, E e) {
    out.word(word_of(e));
}
template <class T>
void write(JsonOut& out, as::Object, const T& value);
template <class Item, class V>
void write(JsonOut& out, const as::OrNull<Item>& as, const V& value) {
    if (nothing(as.item, value)) {
        out.null();
    } else {
        write(out, as.item, unwrap(value));
    }
}
template <class Item, as::Patched How, class L>
void write(JsonOut& out, const as::List<Item, How>& as, const L& list) {
    out.open('[');
    for (const auto& item : list) write(out, as.item, item);
    out.close(']');
}

// ---- objects

// What a new struct like this one has: with it an option is compared.
template <class T>
const T& as_new(const T& value) {
    if constexpr (requires { T::fresh(value); }) {
        return T::fresh(value);
    } else {
        static const T kNew{};
        return kNew;
    }
}

// Shape: whose description it is, most often that of T itself.
template <class Shape, std::size_t I, class T>
void write_member(JsonOut& out, const T& value, std::string_view proof = {}) {
    constexpr const auto& m = kLeaf<Shape, I>;
    constexpr std::string_view key(kKey<Shape, I>.data(), kKey<Shape, I>.size());
    if constexpr (requires { m.get; }) {
        const auto& v = reach(value, m.get);
        if constexpr (m.when == When::sometimes) {
            if (nothing(m.as, v)) return;
        }
        if constexpr (m.when == When::option) {
            if (v == reach(as_new(value), m.get)) return;
        }
        out.member(key);
        write(out, m.as, told(m.as, v));
    } else if (!proof.empty()) {
        out.member(key);
        out.word(proof);
    }
}

template <class Shape, class T>
void write_sorted(JsonOut& out, const T& value, std::string_view proof = {}) {
    out.open('{');
    each_index<kLeaves<Shape>>(
        [&](auto i) { write_member<Shape, kSorted<Shape>[i]>(out, value, proof); });
    out.close('}');
}
template <class T>
void write(JsonOut& out, as::Object, const T& value) {
    write_sorted<T>(out, value);
}
// The members without braces, as declared.
template <class T>
void write_members(JsonOut& out, const T& value, std::string_view proof = {}) {
    each_index<kLeaves<T>>([&](auto i) { write_member<T, i>(out, value, proof); });
}
// An event: its kind, then its members.
template <class E>
void write_event(JsonOut& out, const E& e, std::string_view proof = {}) {
    out.open('{').member(",\"kind\":").word(kWire<E>.name);
    write_members(out, e, proof);
    out.close('}');
}

}  // namespace vegas::protocol
