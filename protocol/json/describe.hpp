// What a description becomes: the builder that is passed to a struct's wire(), and the tags of
// texts, which only the protocol has. engine/describe.hpp says how structs are described.
#pragma once

#include <string_view>
#include <utility>

#include "engine/describe.hpp"

namespace vegas::as {

// A text of a named kind; common.json has its pattern. Where `good` is set, the reader asks it and
// says `must` otherwise. (empty)
struct Text {
    std::string_view kind;
    bool (*good)(std::string_view) = nullptr;
    std::string_view must = {};
    std::size_t most = 0;  // characters; 0: a text of any length is read
};
// JSON that has been written already; which schema it follows.
struct Raw {
    std::string_view schema;
};
struct Ruleset {};  // the name of one
struct Options {};  // a Setup's options, as written by write_options
constexpr Text text(std::string_view kind) { return {kind}; }
constexpr Raw raw(std::string_view schema) { return {schema}; }
inline constexpr Options options{};

}  // namespace vegas::as

namespace vegas::protocol {

enum class When : std::uint8_t { always, sometimes, option };

template <class Get, class As>
struct Member {
    std::string_view name;
    Get get;  // a pointer to a member, or a function that computes it
    As as;
    When when;
    std::string_view doc;
};
template <class P, class Get>
struct Part {
    Get get;
};
template <class As>
struct ProofMember {
    std::string_view name;
    As as;
    std::string_view doc;
};
// Which members go together in a request.
struct ExactlyOne {
    std::string_view a, b;
};
struct Together {
    std::string_view a, b;
};

// A tuple that costs the compiler little: no recursion, no constraints.
template <std::size_t I, class M>
struct Slot {
    M m;
};
template <class Is, class... M>
struct Slots;
template <std::size_t... I, class... M>
struct Slots<std::index_sequence<I...>, M...> : Slot<I, M>... {
    constexpr explicit Slots(M... m) : Slot<I, M>{m}... {}
};
template <std::size_t I, class M>
constexpr const M& slot(const Slot<I, M>& s) {
    return s.m;
}

template <class... M>
struct Wire {
    std::string_view name, doc;
    Slots<std::index_sequence_for<M...>, M...> members;
    static constexpr std::size_t kSize = sizeof...(M);
};

struct Is {
    template <class Get, class As>
    static constexpr Member<Get, As> always(std::string_view name, Get get, As as,
                                            std::string_view doc = {}) {
        return {name, get, as, When::always, doc};
    }
    template <class Get, class As>
    static constexpr Member<Get, As> sometimes(std::string_view name, Get get, As as,
                                               std::string_view doc = {}) {
        return {name, get, as, When::sometimes, doc};
    }
    template <class Get, class As>
    static constexpr Member<Get, As> option(std::string_view name, Get get, As as,
                                            std::string_view doc = {}) {
        return {name, get, as, When::option, doc};
    }
    template <class T, class P>
    static constexpr Part<P, P T::*> part(P T::*get) {
        return {get};
    }
    template <class T, class P>
    static constexpr Part<P, const P& (*)(const T&)> part(const P& (*get)(const T&)) {
        return {get};
    }
    template <class As>
    static constexpr ProofMember<As> proof(std::string_view name, As as,
                                           std::string_view doc = {}) {
        return {name, as, doc};
    }
    static constexpr ExactlyOne exactly_one(std::string_view a, std::string_view b) {
        return {a, b};
    }
    static constexpr Together together(std::string_view a, std::string_view b) { return {a, b}; }
    template <class... M>
    static constexpr Wire<M...> object(std::string_view name, std::string_view doc, M... members) {
        return {name, doc, Slots<std::index_sequence_for<M...>, M...>(members...)};
    }
    template <class... M>
    static constexpr Wire<M...> event(std::string_view name, std::string_view doc, M... members) {
        return object(name, doc, members...);
    }
};

template <class T>
inline constexpr auto kWire = T::wire(Is{});

}  // namespace vegas::protocol
