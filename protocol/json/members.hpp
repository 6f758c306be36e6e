// Lists the members of a described struct, including those of its parts, at compile time.
#pragma once

#include <algorithm>
#include <array>
#include <boost/pfr/tuple_size.hpp>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "protocol/json/describe.hpp"

namespace vegas::protocol {

template <class As>
inline constexpr bool kIsOrNull = false;
template <class Item>
inline constexpr bool kIsOrNull<as::OrNullFormat<Item>> = true;

template <class T, class M>
constexpr const M& project(const T& t, M T::*get) {
    return t.*get;
}
template <class T, class M>
constexpr M& project(T& t, M T::*get) {
    return t.*get;
}
template <class T, class V>
constexpr V project(const T& t, V (*get)(const T&)) {
    return get(t);
}
// Reaches a member of a part through the part.
template <class Outer, class Inner>
struct NestedGetter {
    Outer outer;
    Inner inner;
};
template <class T, class Outer, class Inner>
constexpr decltype(auto) project(T& t, const NestedGetter<Outer, Inner>& get) {
    return project(project(t, get.outer), get.inner);
}

// The type of a member, without `optional`.
template <class T>
struct Unwrapped {
    using type = T;
};
template <class T>
struct Unwrapped<std::optional<T>> {
    using type = T;
};
template <class T>
struct Unwrapped<const T*> {  // a list of pointers to described structs
    using type = T;
};
template <class T>
using UnwrappedType = typename Unwrapped<std::remove_cvref_t<T>>::type;
// A description may be of another type than the struct that has it.
template <class T>
struct DescribedValue {
    using Value = T;
};
template <class T>
requires requires { typename T::Value; }
struct DescribedValue<T> {
    using Value = typename T::Value;
};
template <class Get, class T>
using FieldType = UnwrappedType<decltype(project(
    std::declval<const typename DescribedValue<T>::Value&>(), std::declval<Get>()))>;

template <class Get, class As>
constexpr std::size_t count_fields(const DescribedField<Get, As>&) {
    return 1;
}
template <class As>
constexpr std::size_t count_fields(const ProofField<As>&) {
    return 1;
}
constexpr std::size_t count_fields(const ExactlyOne&) { return 0; }
constexpr std::size_t count_fields(const Together&) { return 0; }
template <class P, class Get>
constexpr std::size_t count_fields(const EmbeddedStruct<P, Get>&);

struct FieldIndex {
    std::size_t member, inner;
};
template <class T>
constexpr auto field_indices() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        constexpr std::array<std::size_t, sizeof...(I)> sizes{
            count_fields(get_element<I>(kWire<T>.members))...};
        constexpr std::size_t all = (std::size_t{0} + ... + sizes[I]);
        std::array<FieldIndex, all> list{};
        for (std::size_t m = 0, n = 0; m < sizes.size(); ++m) {
            for (std::size_t inner = 0; inner < sizes[m]; ++inner) list[n++] = {m, inner};
        }
        return list;
    }
    (std::make_index_sequence<decltype(kWire<T>)::kSize>{});
}
template <class T>
inline constexpr auto kFieldIndices = field_indices<T>();
template <class P, class Get>
constexpr std::size_t count_fields(const EmbeddedStruct<P, Get>&) {
    return kFieldIndices<P>.size();
}

template <class T, std::size_t I>
constexpr auto make_field();
template <std::size_t J, class M>
constexpr const M& resolve_field(const M& m) {
    return m;
}
template <std::size_t J, class P, class Get>
constexpr auto resolve_field(const EmbeddedStruct<P, Get>& p) {
    constexpr auto m = make_field<P, J>();
    return DescribedField<NestedGetter<Get, decltype(m.get)>, decltype(m.as)>{
        m.name, {p.get, m.get}, m.as, m.presence, m.doc};
}
template <class T, std::size_t I>
constexpr auto make_field() {
    return resolve_field<kFieldIndices<T>[I].inner>(
        get_element<kFieldIndices<T>[I].member>(kWire<T>.members));
}
// The I-th member of T, in the order of the description.
template <class T, std::size_t I>
inline constexpr auto kField = make_field<T, I>();
template <class T>
inline constexpr std::size_t kFieldCount = kFieldIndices<T>.size();

template <class T>
inline constexpr auto kFieldNames = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<std::string_view, sizeof...(I)>{kField<T, I>.name...};
}
(std::make_index_sequence<kFieldCount<T>>{});
template <class T>
inline constexpr auto kSortedFields = [] {
    std::array<std::size_t, kFieldCount<T>> order{};
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(
        order, [](std::size_t x, std::size_t y) { return kFieldNames<T>[x] < kFieldNames<T>[y]; });
    return order;
}();

// ,"name": as one piece of text, made by the compiler.
template <class T, std::size_t I>
inline constexpr auto kFieldKey = [] {
    constexpr std::string_view name = kField<T, I>.name;
    std::array<char, name.size() + 4> text{',', '"'};
    std::ranges::copy(name, text.begin() + 2);
    text[text.size() - 2] = '"';
    text[text.size() - 1] = ':';
    return text;
}();

// Calls f for 0, 1, 2, ... as constants.
template <std::size_t N, class F>
constexpr void each_index(const F& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (f(std::integral_constant<std::size_t, I>{}), ...);
    }
    (std::make_index_sequence<N>{});
}

// ---- checks that a description is complete and repeats no name

// Every member of the struct is described.
template <class T>
constexpr bool describes_all_fields() {
    constexpr std::size_t described = []<std::size_t... I>(std::index_sequence<I...>) {
        return (
            std::size_t{0} + ... +
            (requires { get_element<I>(kWire<T>.members).get; } ? std::size_t{1} : std::size_t{0}));
    }
    (std::make_index_sequence<decltype(kWire<T>)::kSize>{});
    return described == boost::pfr::tuple_size_v<T>;
}
template <template <class...> class List, class... E>
constexpr bool describe_all_fields(const List<E...>*) {
    return (describes_all_fields<E>() && ...);
}
// No two alternatives share a name, and none has a member twice.
template <class T>
constexpr bool has_unique_field_names() {
    for (std::size_t i = 1; i < kFieldCount<T>; ++i) {
        if (kFieldNames<T>[kSortedFields<T>[i - 1]] == kFieldNames<T>[kSortedFields<T>[i]]) {
            return false;
        }
    }
    return true;
}
template <template <class...> class List, class... E>
constexpr bool have_unique_names(const List<E...>*) {
    std::array<std::string_view, sizeof...(E)> names{kWire<E>.name...};
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end() && (has_unique_field_names<E>() && ...);
}

}  // namespace vegas::protocol
