// Defines what a struct's description is made of: the builder that is passed to wire(), and text
// formats, which only the protocol has. engine/describe.hpp says how structs are described.
#pragma once

#include <string_view>
#include <utility>

#include "engine/describe.hpp"

namespace vegas::as {

// A text of a named kind; common.json has its pattern. If `good` is set, the reader calls it and
// reports `must` for a bad text. (empty)
struct TextFormat {
    std::string_view kind;
    bool (*good)(std::string_view) = nullptr;
    std::string_view must = {};
    std::size_t most = 0;  // characters; 0 if unlimited
};
// JSON that has been written already, and the schema it follows.
struct RawFormat {
    std::string_view schema;
};
struct RulesetFormat {};  // the name of a ruleset
struct OptionsFormat {};  // a Setup's options, as written by write_options()
constexpr TextFormat text(std::string_view kind) { return {kind}; }
constexpr RawFormat raw(std::string_view schema) { return {schema}; }
inline constexpr OptionsFormat options{};

}  // namespace vegas::as

namespace vegas::protocol {

enum class FieldPresence : std::uint8_t { required, optional, unless_default };

template <class Get, class As>
struct DescribedField {
    std::string_view name;
    Get get;  // a pointer to a member, or a function that computes it
    As as;
    FieldPresence presence;
    std::string_view doc;
};
template <class P, class Get>
struct EmbeddedStruct {
    Get get;
};
template <class As>
struct ProofField {
    std::string_view name;
    As as;
    std::string_view doc;
};
// Rules about members of a request: give exactly one of two, or both or neither.
struct ExactlyOne {
    std::string_view a, b;
};
struct Together {
    std::string_view a, b;
};

// A tuple that compiles cheaply: no recursion, no constraints.
template <std::size_t I, class M>
struct TupleElement {
    M m;
};
template <class Is, class... M>
struct Tuple;
template <std::size_t... I, class... M>
struct Tuple<std::index_sequence<I...>, M...> : TupleElement<I, M>... {
    constexpr explicit Tuple(M... m) : TupleElement<I, M>{m}... {}
};
template <std::size_t I, class M>
constexpr const M& get_element(const TupleElement<I, M>& s) {
    return s.m;
}

template <class... M>
struct Wire {
    std::string_view name, doc;
    Tuple<std::index_sequence_for<M...>, M...> members;
    static constexpr std::size_t kSize = sizeof...(M);
};

struct DescriptionBuilder {
    template <class Get, class As>
    static constexpr DescribedField<Get, As> required(std::string_view name, Get get, As as,
                                                      std::string_view doc = {}) {
        return {name, get, as, FieldPresence::required, doc};
    }
    template <class Get, class As>
    static constexpr DescribedField<Get, As> optional(std::string_view name, Get get, As as,
                                                      std::string_view doc = {}) {
        return {name, get, as, FieldPresence::optional, doc};
    }
    template <class Get, class As>
    static constexpr DescribedField<Get, As> unless_default(std::string_view name, Get get, As as,
                                                            std::string_view doc = {}) {
        return {name, get, as, FieldPresence::unless_default, doc};
    }
    template <class T, class P>
    static constexpr EmbeddedStruct<P, P T::*> part(P T::*get) {
        return {get};
    }
    template <class T, class P>
    static constexpr EmbeddedStruct<P, const P& (*)(const T&)> part(const P& (*get)(const T&)) {
        return {get};
    }
    template <class As>
    static constexpr ProofField<As> proof(std::string_view name, As as, std::string_view doc = {}) {
        return {name, as, doc};
    }
    static constexpr ExactlyOne exactly_one(std::string_view a, std::string_view b) {
        return {a, b};
    }
    static constexpr Together together(std::string_view a, std::string_view b) { return {a, b}; }
    template <class... M>
    static constexpr Wire<M...> object(std::string_view name, std::string_view doc, M... members) {
        return {name, doc, Tuple<std::index_sequence_for<M...>, M...>(members...)};
    }
    template <class... M>
    static constexpr Wire<M...> event(std::string_view name, std::string_view doc, M... members) {
        return object(name, doc, members...);
    }
};

template <class T>
inline constexpr auto kWire = T::wire(DescriptionBuilder{});

}  // namespace vegas::protocol
