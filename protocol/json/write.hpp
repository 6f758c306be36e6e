// Writes described structs as JSON. Objects have sorted keys, so the text is also the canonical
// form. Events have their kind first, then their members as declared.
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
#include "protocol/json/json_writer.hpp"
#include "protocol/json/members.hpp"

namespace vegas::protocol {

// ---- empty values: FieldPresence::optional leaves them out, `or_null` writes them as null

constexpr bool is_nothing(as::SeatFormat, int seat) { return seat == kNobody; }
constexpr bool is_nothing(as::OwnerFormat, int owner) { return owner == kNobody; }
constexpr bool is_nothing(as::CasinoFormat, int casino) { return casino < 0; }
constexpr bool is_nothing(as::TileIdFormat, Tile t) { return t == Tile::none; }
constexpr bool is_nothing(as::FaceFormat, int n) { return n == 0; }
constexpr bool is_nothing(as::DollarsFormat, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(as::MoneyFormat, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(as::SumFormat, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(const as::NumberFormat&, std::int64_t n) { return n == 0; }
constexpr bool is_nothing(as::YesFormat, bool b) { return !b; }
inline bool is_nothing(const as::TextFormat&, std::string_view text) { return text.empty(); }
inline bool is_nothing(const as::HexFormat&, std::string_view text) { return text.empty(); }
inline bool is_nothing(const as::RawFormat&, std::string_view text) { return text.empty(); }
template <class T>
bool is_nothing(as::ObjectFormat, const T& value) {
    return value.is_nothing();
}
template <class Item, as::PatchMode How, class L>
bool is_nothing(const as::ListFormat<Item, How>&, const L& list) {
    return list.begin() == list.end();
}
template <class As, class T>
bool is_absent(const As& as, const T& value) {
    return is_nothing(as, value);
}
template <class As, class T>
bool is_absent(const As&, const std::optional<T>& value) {
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
// The argument for write(): `or_null` gets the optional itself.
template <class As, class V>
constexpr const auto& value_to_write(const As&, const V& value) {
    if constexpr (kIsOrNull<As>) {
        return value;
    } else {
        return unwrap(value);
    }
}

// ---- values

void write_options(JsonWriter& out, const Setup&);
void write(JsonWriter& out, as::ActionFormat, const Action&);  // without `shows`

inline void write(JsonWriter& out, as::SeatFormat, int seat) { out.number(seat); }
inline void write(JsonWriter& out, as::CasinoFormat, int casino) { out.number(casino + 1); }
inline void write(JsonWriter& out, as::TileIdFormat, Tile t) { out.word(name_of(t)); }
inline void write(JsonWriter& out, as::FaceFormat, int n) { out.number(n); }
inline void write(JsonWriter& out, as::DollarsFormat, std::int64_t n) { out.number(n); }
inline void write(JsonWriter& out, as::MoneyFormat, std::int64_t n) { out.number(n); }
inline void write(JsonWriter& out, as::SumFormat, std::int64_t n) { out.number(n); }
template <std::integral N>
void write(JsonWriter& out, const as::NumberFormat&, N n) {
    out.number(static_cast<std::int64_t>(n));
}
inline void write(JsonWriter& out, as::OwnerFormat, int owner) {
    if (owner == kNeutral) {
        out.word("neutral");
    } else if (owner == kBlank) {
        out.word("blank");
    } else {
        out.number(owner);
    }
}
inline void write(JsonWriter& out, as::TileNameFormat, std::string_view id) { out.word(id); }
inline void write(JsonWriter& out, as::TitleFormat, std::string_view text) { out.string(text); }
inline void write(JsonWriter& out, as::OptionNameFormat, std::string_view name) { out.word(name); }
inline void write(JsonWriter& out, as::NullFormat, std::nullptr_t) { out.null(); }
inline void write(JsonWriter& out, as::EmptyFormat, std::nullptr_t) { out.raw("[]"); }
inline void write(JsonWriter& out, as::BoolFormat, bool b) { out.boolean(b); }
inline void write(JsonWriter& out, as::YesFormat, bool b) { out.boolean(b); }
inline void write(JsonWriter& out, const as::EitherFormat& as, bool b) {
    out.word(b ? as.if_true : as.if_false);
}
inline void write(JsonWriter& out, const as::TextFormat&, std::string_view text) {
    out.string(text);
}
inline void write(JsonWriter& out, const as::HexFormat&, std::string_view hex) { out.word(hex); }
template <std::size_t N>
void write(JsonWriter& out, const as::HexFormat&, const std::array<std::uint8_t, N>& bytes) {
    out.word(hex(bytes));
}
inline void write(JsonWriter& out, const as::RawFormat&, std::string_view json) { out.raw(json); }
inline void write(JsonWriter& out, as::OptionsFormat, const Setup& setup) {
    write_options(out, setup);
}
template <class T>
void write(JsonWriter& out, as::OwnFormat, const T& value) {
    write_own(out, value);
}
template <class E>
void write(JsonWriter& out, as::WordFormat, E e) {
    out.word(word_of(e));
}
template <class T>
void write(JsonWriter& out, as::ObjectFormat, const T& value);
template <class Item, class V>
void write(JsonWriter& out, const as::OrNullFormat<Item>& as, const V& value) {
    if (is_absent(as.item, value)) {
        out.null();
    } else {
        write(out, as.item, unwrap(value));
    }
}
template <class Item, as::PatchMode How, class L>
void write(JsonWriter& out, const as::ListFormat<Item, How>& as, const L& list) {
    out.open('[');
    for (const auto& item : list) write(out, as.item, item);
    out.close(']');
}

// ---- objects

// A new struct of this kind, to compare `unless_default` members with.
template <class T>
const T& default_of(const T& value) {
    if constexpr (requires { T::fresh(value); }) {
        return T::fresh(value);
    } else {
        static const T kNew{};
        return kNew;
    }
}

// `Description`: the type that is described, most often T itself.
template <class Description, std::size_t I, class T>
void write_member(JsonWriter& out, const T& value, std::string_view proof = {}) {
    constexpr const auto& m = kField<Description, I>;
    constexpr std::string_view key(kFieldKey<Description, I>.data(),
                                   kFieldKey<Description, I>.size());
    if constexpr (requires { m.get; }) {
        const auto& v = project(value, m.get);
        if constexpr (m.presence == FieldPresence::optional) {
            if (is_absent(m.as, v)) return;
        }
        if constexpr (m.presence == FieldPresence::unless_default) {
            if (v == project(default_of(value), m.get)) return;
        }
        out.member(key);
        write(out, m.as, value_to_write(m.as, v));
    } else if (!proof.empty()) {
        out.member(key);
        out.word(proof);
    }
}

template <class Description, class T>
void write_sorted(JsonWriter& out, const T& value, std::string_view proof = {}) {
    out.open('{');
    each_index<kFieldCount<Description>>([&](auto i) {
        write_member<Description, kSortedFields<Description>[i]>(out, value, proof);
    });
    out.close('}');
}
template <class T>
void write(JsonWriter& out, as::ObjectFormat, const T& value) {
    write_sorted<T>(out, value);
}
// The members without braces, as declared.
template <class T>
void write_members(JsonWriter& out, const T& value, std::string_view proof = {}) {
    each_index<kFieldCount<T>>([&](auto i) { write_member<T, i>(out, value, proof); });
}
// An event: its kind, then its members.
template <class E>
void write_event(JsonWriter& out, const E& e, std::string_view proof = {}) {
    out.open('{').member(",\"kind\":").word(kWire<E>.name);
    write_members(out, e, proof);
    out.close('}');
}

}  // namespace vegas::protocol
