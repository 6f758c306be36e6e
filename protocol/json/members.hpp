// The members of a described struct, with those of its parts in their place; found and sorted by
// the compiler.
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
inline constexpr bool kIsOrNull<as::OrNull<Item>> = true;

template <class T, class M>
constexpr const M& reach(const T& t, M T::*get) {
    return t.*get;
}
template <class T, class M>
constexpr M& reach(T& t, M T::*get) {
    return t.*get;
}
template <class T, class V>
constexpr V reach(const T& t, V (*get)(const T&)) {
    return get(t);
}
// Members of parts are reached through their part.
template <class Outer, class Inner>
struct Through {
    Outer outer;
    Inner inner;
};
template <class T, class Outer, class Inner>
constexpr decltype(auto) reach(T& t, const Through<Outer, Inner>& get) {
    return reach(reach(t, get.outer), get.inner);
}

// What a member has as its type, without `optional`.
template <class T>
struct Bare {
    using type = T;
};
template <class T>
struct Bare<std::optional<T>> {
    using type = T;
};
template <class T>
struct Bare<const T*> {  // a list of pointers to described structs
    using type = T;
};
template <class T>
using BareOf = typename Bare<std::remove_cvref_t<T>>::type;
// A shape may be that of another type.
template <class T>
struct Shape {
    using Value = T;
};
template <class T>
requires requires { typename T::Value; }
struct Shape<T> {
    using Value = typename T::Value;
};
template <class Get, class T>
using ValueOf =
    BareOf<decltype(reach(std::declval<const typename Shape<T>::Value&>(), std::declval<Get>()))>;

template <class Get, class As>
constexpr std::size_t leaves(const Member<Get, As>&) {
    return 1;
}
template <class As>
constexpr std::size_t leaves(const ProofMember<As>&) {
    return 1;
}
constexpr std::size_t leaves(const ExactlyOne&) { return 0; }
constexpr std::size_t leaves(const Together&) { return 0; }
template <class P, class Get>
constexpr std::size_t leaves(const Part<P, Get>&);

struct LeafPlace {
    std::size_t member, inner;
};
template <class T>
constexpr auto places() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        constexpr std::array<std::size_t, sizeof...(I)> sizes{leaves(slot<I>(kWire<T>.members))...};
        constexpr std::size_t all = (std::size_t{0} + ... + sizes[I]);
        std::array<LeafPlace, all> list{};
        for (std::size_t m = 0, n = 0; m < sizes.size(); ++m) {
            for (std::size_t inner = 0; inner < sizes[m]; ++inner) list[n++] = {m, inner};
        }
        return list;
    }
    (std::make_index_sequence<decltype(kWire<T>)::kSize>{});
}
template <class T>
inline constexpr auto kPlaces = places<T>();
template <class P, class Get>
constexpr std::size_t leaves(const Part<P, Get>&) {
    return kPlaces<P>.size();
}

template <class T, std::size_t I>
constexpr auto leaf();
template <std::size_t J, class M>
constexpr const M& inside(const M& m) {
    return m;
}
template <std::size_t J, class P, class Get>
constexpr auto inside(const Part<P, Get>& p) {
    constexpr auto m = leaf<P, J>();
    return Member<Through<Get, decltype(m.get)>, decltype(m.as)>{
        m.name, {p.get, m.get}, m.as, m.when, m.doc};
}
template <class T, std::size_t I>
constexpr auto leaf() {
    return inside<kPlaces<T>[I].inner>(slot<kPlaces<T>[I].member>(kWire<T>.members));
}
// The I-th member of T, in the order of the description.
template <class T, std::size_t I>
inline constexpr auto kLeaf = leaf<T, I>();
template <class T>
inline constexpr std::size_t kLeaves = kPlaces<T>.size();

template <class T>
inline constexpr auto kNames = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<std::string_view, sizeof...(I)>{kLeaf<T, I>.name...};
}
(std::make_index_sequence<kLeaves<T>>{});
template <class T>
inline constexpr auto kSorted = [] {
    std::array<std::size_t, kLeaves<T>> order{};
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order,
                      [](std::size_t x, std::size_t y) { return kNames<T>[x] < kNames<T>[y]; });
    return order;
}();

// ,"name": as one piece of text, made by the compiler.
template <class T, std::size_t I>
inline constexpr auto kKey = [] {
    constexpr std::string_view name = kLeaf<T, I>.name;
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

// ---- what a description cannot forget or repeat

// Every member of the struct is described.
template <class T>
constexpr bool is_whole() {
    constexpr std::size_t told = []<std::size_t... I>(std::index_sequence<I...>) {
        return (std::size_t{0} + ... +
                (requires { slot<I>(kWire<T>.members).get; } ? std::size_t{1} : std::size_t{0}));
    }
    (std::make_index_sequence<decltype(kWire<T>)::kSize>{});
    return told == boost::pfr::tuple_size_v<T>;
}
template <class... E>
constexpr bool are_whole(const std::variant<E...>*) {
    return (is_whole<E>() && ...);
}
// No two alternatives have one name, and none has a member twice.
template <class T>
constexpr bool names_differ() {
    for (std::size_t i = 1; i < kLeaves<T>; ++i) {
        if (kNames<T>[kSorted<T>[i - 1]] == kNames<T>[kSorted<T>[i]]) return false;
    }
    return true;
}
template <class... E>
constexpr bool have_own_names(const std::variant<E...>*) {
    std::array<std::string_view, sizeof...(E)> names{kWire<E>.name...};
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end() && (names_differ<E>() && ...);
}

}  // namespace vegas::protocol
