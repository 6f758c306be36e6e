// Messages of the server as structs that are read tolerantly (read.hpp). They are derived from the
// contract's own structs and their descriptions, and hold what is on the wire:
//
// - WireStruct<T> has the members of T's description, by their names, and those of its parts.
//   Patches, other raw JSON and what is always empty are left out.
// - A number, seat, casino, face or dollars is std::int64_t; a word or text std::string; a list
//   std::vector. An owner or null is DiceOwner. What may be null or missing is std::optional,
//   except flags and owners. A missing seat is -1, any other missing number 0.
// - A closed list of objects that differ by a word is a std::variant of UnknownKind and all of
//   them. Events and tiles are AnyWire (values.hpp), as their lists are long.
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
#include "engine/bots/level.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/setup.hpp"
#include "engine/view.hpp"
#include "protocol/game/table_events.hpp"
#include "protocol/json/members.hpp"
#include "protocol/replies/replies.hpp"

namespace vegas::cli {

using nlohmann::json;

template <class T>
struct WireStruct;
struct WireAction;
struct WireView;

// ---- closed lists

template <class Row, std::size_t kRows>
constexpr auto names_of(const std::array<Row, kRows>& rows) {
    std::array<std::string_view, kRows> names;
    std::ranges::transform(rows, names.begin(), &Row::name);
    return names;
}
inline constexpr auto kRulesetNames = names_of(kRulesets);
// The levels of the house bots, and the one at which the house decides for a seat.
inline constexpr auto kLevels = names_of(bots::kLevels);
inline constexpr std::string_view kHouseLevel = vegas::word_of(bots::kHouseLevel);

// A variant of a list of contract structs as they are read; UnknownKind is what is newer.
template <class List>
using AnyOf = boost::mp11::mp_push_front<boost::mp11::mp_transform<WireStruct, List>, UnknownKind>;

using WireMessage = AnyOf<protocol::ServerMessage>;
using WireGame = AnyOf<GameView>;

template <class Contents>  // las_vegas::jackpot::Contents
using WireTileWith = WireStruct<las_vegas::TileWith<Contents>>;

// The word that identifies an alternative of a list.
template <class T>
inline constexpr std::string_view kWordOf = protocol::kWire<T>.name;
template <class T>
requires boost::mp11::mp_contains<GameView, T>::value inline constexpr std::string_view kWordOf<T> =
    word_of(kFamilyOrder[boost::mp11::mp_find<GameView, T>::value]);

// ---- the C++ type of a value, by its tag; of a struct or a list also by its type V

struct LeftOut {};
template <class T>
struct Optional {
    using type = std::optional<T>;
};
template <class T>
requires std::is_same_v<T, bool> || std::is_same_v<T, DiceOwner> || std::is_same_v<T, LeftOut>
struct Optional<T> {
    using type = T;
};
template <class T>
struct Optional<std::optional<T>> {
    using type = std::optional<T>;
};

template <class T>
using TypeIdentity = std::type_identity<T>;
template <class T, class... List>
concept OneOf = (std::is_same_v<T, List> || ...);
template <class As, class V>
struct WireValue;
template <OneOf<as::SeatFormat, as::CasinoFormat, as::FaceFormat, as::DollarsFormat,
                as::MoneyFormat, as::SumFormat, as::NumberFormat>
              As,
          class V>
struct WireValue<As, V> : TypeIdentity<std::int64_t> {};
template <OneOf<as::BoolFormat, as::YesFormat> As, class V>
struct WireValue<As, V> : TypeIdentity<bool> {};
template <OneOf<as::TextFormat, as::TitleFormat, as::HexFormat, as::WordFormat, as::EitherFormat,
                as::OptionNameFormat, as::TileIdFormat, as::TileNameFormat>
              As,
          class V>
struct WireValue<As, V> : TypeIdentity<std::string> {};
template <OneOf<as::NullFormat, as::EmptyFormat, as::RawFormat> As, class V>
struct WireValue<As, V> : TypeIdentity<LeftOut> {};
template <OneOf<as::ActionFormat, as::OfferFormat> As, class V>
struct WireValue<As, V> : TypeIdentity<WireAction> {};
template <class V>
struct WireValue<as::OwnerFormat, V> : TypeIdentity<DiceOwner> {};
template <class V>
struct WireValue<as::OptionsFormat, V> : TypeIdentity<JsonFields> {};
template <class V>
struct WireValue<as::ViewFormat, V> : TypeIdentity<WireView> {};
template <class V>
struct WireValue<as::RawListFormat, V> : TypeIdentity<std::vector<WireEvent>> {};
template <class T, class V>
struct WireValue<as::WrittenFormat<T>, V> : TypeIdentity<std::vector<WireStruct<T>>> {};
template <OneOf<as::ObjectFormat, as::InOrderFormat> As, class V>
struct WireValue<As, V> : TypeIdentity<WireStruct<V>> {};
template <>
struct WireValue<as::ObjectFormat, las_vegas::TileView> : TypeIdentity<WireTile> {};
template <class Item, class V>
struct WireValue<as::OrNullFormat<Item>, V> : Optional<typename WireValue<Item, V>::type> {};
template <class Item, as::PatchMode kHow, class V>
struct WireValue<as::ListFormat<Item, kHow>, V> {
    using ItemOf = protocol::UnwrappedType<decltype(*std::declval<const V&>().begin())>;
    using type = std::vector<typename WireValue<Item, ItemOf>::type>;
};

// ---- structs

template <class... Bases>
struct AllOf : Bases... {
    using Parts = AllOf;
};
template <class T, std::size_t I>
struct Without {};

// Member I of the description of T. Base gives the base class for it.
template <class T, std::size_t I>
inline constexpr const auto& kLine = protocol::get_element<I>(protocol::kWire<T>.members);
template <class T, std::size_t I, class Value, std::int64_t kNumber = 0>
using Plain = std::conditional_t<std::is_same_v<Value, LeftOut>, Without<T, I>,
                                 Named<Name(kLine<T, I>.name), Value, kNumber>>;
template <class T, std::size_t I, class Line = std::remove_cvref_t<decltype(kLine<T, I>)>>
struct Base : TypeIdentity<Without<T, I>> {};
template <class T, std::size_t I, class P, class Get>
struct Base<T, I, protocol::EmbeddedStruct<P, Get>> : TypeIdentity<WireStruct<P>> {};
template <class T, std::size_t I, class As>
struct Base<T, I, protocol::ProofField<As>> : TypeIdentity<Plain<T, I, std::string>> {};
template <class T, std::size_t I, class Get, class As>
struct Base<T, I, protocol::DescribedField<Get, As>> {
    using Value = typename WireValue<As, protocol::FieldType<Get, T>>::type;
    using type = std::conditional_t<kLine<T, I>.presence == protocol::FieldPresence::required,
                                    Plain<T, I, Value, std::is_same_v<As, as::SeatFormat> ? -1 : 0>,
                                    Plain<T, I, typename Optional<Value>::type>>;
};
template <class T, class I = std::make_index_sequence<decltype(protocol::kWire<T>)::kSize>>
struct MembersOf;
template <class T, std::size_t... I>
struct MembersOf<T, std::index_sequence<I...>> : TypeIdentity<AllOf<typename Base<T, I>::type...>> {
};

// The texts for events, tile contents and actions are declared here. Each is defined once, in the
// file of its subject. A missing one does not link.
struct ActionText;
struct ActionDetails;
struct PersonArg;
struct RenderContext;
struct Sentence;
using Pieces = std::vector<std::string>;

template <class T>
struct WireStruct : MembersOf<T>::type {
    static constexpr std::string_view kWord = kWordOf<T>;
    friend Sentence sentence(const WireStruct&);
    friend Pieces tile_contents(const WireStruct&, const RenderContext&);
};

// Argument I of an action of one kind.
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
struct ActionOf : AllOf<typename Argument<kAct, 0>::type, typename Argument<kAct, 1>::type> {
    static constexpr std::string_view kWord = word_of(kAct);
    friend ActionText describe(const ActionOf&, const ActionDetails&);
    // Of a sealed choice that is shown now.
    friend Sentence sentence_on_reveal(const ActionOf&, const PersonArg&);
};
template <std::size_t... I>
std::variant<UnknownKind, ActionOf<kActs[I].value>...> any_action(std::index_sequence<I...>);
using AnyAction = decltype(any_action(std::make_index_sequence<kActs.size()>()));

struct WirePreview
    : boost::mp11::mp_rename<boost::mp11::mp_transform<WireStruct, GamePreview>, AllOf> {};

struct WireAction {
    AnyAction kind;
    std::optional<WirePreview> shows;
    JsonFields members;  // for people: all but kind and shows
    std::string sent;    // as JSON, to be sent with `act`
};

// The base has what all games share.
struct WireView : WireStruct<protocol::WholeView<protocol::NoGame>> {
    WireGame game;
    std::optional<WireStruct<GameResult>> result;  // of the game of either family
    std::optional<WireStruct<protocol::ViewerPart>> you;
};

// ---- replies

// The members that the data of any error may have, each once.
inline constexpr auto kErrorData = [] {
    FixedVector<protocol::ErrorData, 32> all;
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
struct WireErrorData : decltype(error_members(std::make_index_sequence<kErrorData.size>())) {};

struct WireError {
    std::string code, message;
    WireErrorData data;
};

// Has the members of the replies that this client uses.
struct WireReply : AllOf<WireStruct<protocol::AtTableReply>, WireStruct<protocol::SpectatorsReply>,
                         WireStruct<protocol::MyGamesReply>, WireStruct<protocol::MyDevicesReply>> {
    std::optional<std::int64_t> re;
    bool ok = false;
    std::optional<WireError> error;
};

}  // namespace vegas::cli
