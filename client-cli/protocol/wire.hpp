// All that the server says, as structs that are read tolerantly (read.hpp). They are derived from
// the contract's own structs and their descriptions, and hold what stands on the wire:
//
// - Read<T> has the members of T's description, by their names; those of its parts, too. Patches
//   and other JSON as it was written are left out, and so is what is always empty.
// - A number, seat, casino, face or dollars is std::int64_t; a word or text std::string; an owner,
//   or null, Owner; a list std::vector; what may be null or missing std::optional, but a flag and
//   an owner as they are. A seat that is not told is -1, any other number 0.
// - A closed list of objects that differ by a word is a std::variant of Unknown and all of them.
//
// Pure values.
#pragma once

#include <algorithm>
#include <array>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "client-cli/protocol/names.hpp"
#include "client-cli/protocol/values.hpp"
#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/vegas_1996/events.hpp"
#include "engine/view.hpp"
#include "protocol/game/table_events.hpp"
#include "protocol/json/members.hpp"
#include "protocol/replies/replies.hpp"

namespace vegas::cli {

using nlohmann::json;

template <class T>
struct Read;
struct Action;
struct View;

// ---- closed lists

// The levels of the house bots, and the one at which the house decides for a seat.
inline constexpr auto kLevels = [] {
    std::array<std::string_view, bots::kLevels.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = bots::kLevels[i].name;
    return names;
}();
inline constexpr std::string_view kHouseLevel = vegas::word_of(bots::kHouseLevel);

// A list of structs of the contract as they are read, and what is newer than this client.
template <class List>
using AnyOf = boost::mp11::mp_push_front<boost::mp11::mp_transform<Read, List>, Unknown>;

using Event = AnyOf<boost::mp11::mp_unique<boost::mp11::mp_append<
    protocol::at_table::AnyEvent, las_vegas::AnyEvent, vegas_1996::AnyEvent>>>;
using Message = AnyOf<protocol::Message>;
using Game = AnyOf<GameView>;

template <class On>  // las_vegas::jackpot::On
using OnTile = Read<las_vegas::TileWith<On>>;
using Tile = boost::mp11::mp_push_front<
    boost::mp11::mp_transform<OnTile, boost::mp11::mp_pop_front<las_vegas::OnTile>>, Unknown>;

// The word by which one of a list is told from the others.
template <class T>
inline constexpr std::string_view kWordOf = protocol::kWire<T>.name;
template <class On>
inline constexpr std::string_view kWordOf<las_vegas::TileWith<On>> = kFaceName<On>;
template <>
inline constexpr std::string_view kWordOf<las_vegas::View> = word_of(Family::las_vegas);
template <>
inline constexpr std::string_view kWordOf<vegas_1996::View> = word_of(Family::vegas_1996);

// ---- what a value becomes, by its tag; a struct or a list by its type V, too

struct LeftOut {};
template <class T>
struct Optional {
    using type = std::optional<T>;
};
template <class T>
requires std::is_same_v<T, bool> || std::is_same_v<T, Owner> || std::is_same_v<T, LeftOut>
struct Optional<T> {
    using type = T;
};
template <class T>
struct Optional<std::optional<T>> {
    using type = std::optional<T>;
};

template <class T>
using Is = std::type_identity<T>;
template <class T, class... List>
concept OneOf = (std::is_same_v<T, List> || ...);
template <class As, class V>
struct Told;
template <OneOf<as::Seat, as::Casino, as::Face, as::Dollars, as::Money, as::Sum, as::Number> As,
          class V>
struct Told<As, V> : Is<std::int64_t> {};
template <OneOf<as::Bool, as::Yes> As, class V>
struct Told<As, V> : Is<bool> {};
template <OneOf<as::Text, as::Title, as::Hex, as::Word, as::Either, as::OptionName, as::TileId,
                as::TileName>
              As,
          class V>
struct Told<As, V> : Is<std::string> {};
template <OneOf<as::Null, as::Empty, as::Raw> As, class V>
struct Told<As, V> : Is<LeftOut> {};
template <OneOf<as::Action, as::Offer> As, class V>
struct Told<As, V> : Is<Action> {};
template <class V>
struct Told<as::Owner, V> : Is<Owner> {};
template <class V>
struct Told<as::Options, V> : Is<Members> {};
template <class V>
struct Told<as::View, V> : Is<View> {};
template <class V>
struct Told<as::RawList, V> : Is<std::vector<Event>> {};
template <class T, class V>
struct Told<as::Written<T>, V> : Is<std::vector<Read<T>>> {};
template <OneOf<as::Object, as::InOrder> As, class V>
struct Told<As, V> : Is<Read<V>> {};
template <>
struct Told<as::Object, las_vegas::TileView> : Is<Tile> {};
template <class Item, class V>
struct Told<as::OrNull<Item>, V> : Optional<typename Told<Item, V>::type> {};
template <class Item, as::Patched kHow, class V>
struct Told<as::List<Item, kHow>, V> {
    using ItemOf = protocol::BareOf<decltype(*std::declval<const V&>().begin())>;
    using type = std::vector<typename Told<Item, ItemOf>::type>;
};

// ---- structs

template <class... Bases>
struct AllOf : Bases... {
    using Parts = AllOf;
};
template <class T, std::size_t I>
struct Without {};

// What line I of the description of T is the base of.
template <class T, std::size_t I>
inline constexpr const auto& kLine = protocol::slot<I>(protocol::kWire<T>.members);
template <class T, std::size_t I, class Value, std::int64_t kNumber = 0>
using Plain = std::conditional_t<std::is_same_v<Value, LeftOut>, Without<T, I>,
                                 Named<Name(kLine<T, I>.name), Value, kNumber>>;
template <class T, std::size_t I, class Line = std::remove_cvref_t<decltype(kLine<T, I>)>>
struct Base : Is<Without<T, I>> {};
template <class T, std::size_t I, class P, class Get>
struct Base<T, I, protocol::Part<P, Get>> : Is<Read<P>> {};
template <class T, std::size_t I, class As>
struct Base<T, I, protocol::ProofMember<As>> : Is<Plain<T, I, std::string>> {};
template <class T, std::size_t I, class Get, class As>
struct Base<T, I, protocol::Member<Get, As>> {
    using Value = typename Told<As, protocol::ValueOf<Get, T>>::type;
    using type = std::conditional_t<kLine<T, I>.when == protocol::When::always,
                                    Plain<T, I, Value, std::is_same_v<As, as::Seat> ? -1 : 0>,
                                    Plain<T, I, typename Optional<Value>::type>>;
};
template <class T, class I = std::make_index_sequence<decltype(protocol::kWire<T>)::kSize>>
struct MembersOf;
template <class T, std::size_t... I>
struct MembersOf<T, std::index_sequence<I...>> : Is<AllOf<typename Base<T, I>::type...>> {};

// What the terminal has to say of an event, of what lies on a tile and of an action is declared
// here and defined once, in the file of what it belongs to; sentences.cpp says of which events
// nothing has to be said there. One that is missing does not link.
struct ActionText;
struct Said;
struct Scene;
struct Sentence;
using Pieces = std::vector<std::string>;

template <class T>
struct Read : MembersOf<T>::type {
    static constexpr std::string_view kWord = kWordOf<T>;
    friend Sentence sentence(const Read&);
    friend Pieces lies_on(const Read&, const Scene&);
};

// An action of one kind.
template <Act kAct, std::size_t I>
struct Argument {
    static constexpr Param kParam = I == 0 ? spec_of(kAct).a : spec_of(kAct).b;
    using As = Param::As;
    using Value =
        std::conditional_t<kParam.as == As::number, std::int64_t,
                           std::conditional_t<kParam.as == As::word, std::string, Numbers>>;
    using type = std::conditional_t<kParam.as == As::nothing, Without<Argument, I>,
                                    Named<Name(kParam.name), Value>>;
};
template <Act kAct>
struct Answer : AllOf<typename Argument<kAct, 0>::type, typename Argument<kAct, 1>::type> {
    static constexpr std::string_view kWord = word_of(kAct);
    friend ActionText words(const Answer&, const Said&);
};
template <std::size_t... I>
std::variant<Unknown, Answer<kActs[I].value>...> any_answer(std::index_sequence<I...>);
using AnyAction = decltype(any_answer(std::make_index_sequence<kActs.size()>()));

struct Shows : AllOf<Read<las_vegas::Preview>, Read<vegas_1996::Preview>> {};

struct Action {
    AnyAction kind;
    std::optional<Shows> shows;
    Members members;   // for people: all but those two
    std::string sent;  // the JSON of the answer
};

struct View : Read<protocol::Whole<protocol::NoGame>> {  // what no game has of its own
    Game game;
    std::optional<Read<Result>> result;  // of the game, whichever it is
    std::optional<Read<protocol::You>> you;
};

// ---- replies

// The members that the data of any error may have, each once.
inline constexpr auto kErrorData = [] {
    Fixed<protocol::ErrorData, 32> all;
    for (const protocol::ErrorSpec& error : protocol::kErrors) {
        for (const protocol::ErrorData& data : {error.data, error.more}) {
            const auto is_it = [&](const auto& known) { return known.name == data.name; };
            if (data.kind == protocol::ErrorData::Kind::none) continue;
            if (!std::ranges::any_of(all.item, is_it)) all.item[all.size++] = data;
        }
    }
    return all;
}();
template <protocol::ErrorData::Kind kKind>
using ErrorValue = std::conditional_t<kKind == protocol::ErrorData::Kind::text, std::string,
                                      std::conditional_t<kKind == protocol::ErrorData::Kind::number,
                                                         std::int64_t, std::vector<std::string>>>;
template <std::size_t... I>
AllOf<Named<Name(kErrorData.item[I].name), std::optional<ErrorValue<kErrorData.item[I].kind>>>...>
    error_members(std::index_sequence<I...>);
struct ErrorData : decltype(error_members(std::make_index_sequence<kErrorData.size>())) {};

struct Error {
    std::string code, message;
    ErrorData data;
};

// With the members of those kinds of which this client has a use.
struct Reply : AllOf<Read<protocol::AtTable>, Read<protocol::People>, Read<protocol::MyGames>> {
    std::optional<std::int64_t> re;
    bool ok = false;
    std::optional<Error> error;
};

}  // namespace vegas::cli
