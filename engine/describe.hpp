// How a struct says what it is made of. A description stands in its struct, and from it
// protocol/ derives the writer, the strict reader, patches, schemas and the structs of clients:
//
//     struct Chosen {
//         TileLocation at;
//         std::uint8_t number = 0;
//         static constexpr auto wire(auto is) {
//             return is.event("chosen", "The seat chose one of the numbers thrown. [H2-1]",
//                             is.part(&Chosen::at), is.required("number", &Chosen::number,
//                             as::face));
//         }
//     };
//
//     is.event(name, doc, members...)        what happened; members in the order of the wire
//     is.object(name, doc, members...)       a part of something else; written with sorted keys
//     is.required(name, get, as, doc)        a member; `get` points to it or computes it
//     is.optional(name, get, as, doc)        the same; left out where it is nothing
//     is.unless_default(name, get, as, doc)  the same; left out where it is as in a new struct
//     is.part(get)                           the members of another struct, as if its own
//     is.proof(name, as, doc)                what the protocol adds and the engine does not know
//
// `wire` is a template: a file that only includes the struct does not pay for the description. This
// header has the tags and the closed lists of words; what is done with them, protocol/json/ knows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace vegas {

// What a value is on the wire. In brackets: what counts as nothing.
namespace as {

struct SeatFormat {};     // 0 to 7 (kNobody)
struct OwnerFormat {};    // a seat, "neutral" or "blank" (kNobody)
struct CasinoFormat {};   // 0 to 5 here, 1 to 6 outside (below 0)
struct TileIdFormat {};   // "A1" to "H2" (Tile::none)
struct FaceFormat {};     // of a die, 1 to 6 (0)
struct DollarsFormat {};  // the value of one card (0)
struct MoneyFormat {};    // a sum of cards; dollars (0)
struct SumFormat {};      // money, or the values of chips (0)
struct WordFormat {};     // an enum that has words()
struct ObjectFormat {};   // a described struct; what is nothing, its is_nothing() says
struct ActionFormat {};
struct BoolFormat {};
struct TileNameFormat {};    // the same, where it is a text here
struct TitleFormat {};       // plain English
struct OptionNameFormat {};  // the name of an option of a table
struct NullFormat {};        // null, always
struct EmptyFormat {};       // [], always
struct YesFormat {};         // true, or left out
struct OwnFormat {           // as read_own() and write_own() of the type say
    std::string_view schema;
};
struct NumberFormat {  // (0)
    std::int64_t least, most;
};
struct HexFormat {  // so many bytes (empty)
    int bytes;
};
template <class Item>
struct OrNullFormat {  // null where it is nothing
    Item item;
};
// How a list that changed is told: whole, element by element, or as a list that grows.
enum class PatchMode : std::uint8_t { whole, each, growing };
template <class Item, PatchMode How>
struct ListFormat {  // (empty)
    Item item;
    int least, most;
};
struct EitherFormat {  // a bool as one of two words
    std::string_view if_false, if_true;
};

inline constexpr SeatFormat seat{};
inline constexpr OwnerFormat owner{};
inline constexpr CasinoFormat casino{};
inline constexpr TileIdFormat tile{};
inline constexpr FaceFormat face{};
inline constexpr DollarsFormat dollars{};
inline constexpr MoneyFormat money{};
inline constexpr SumFormat sum{};
inline constexpr WordFormat word{};
inline constexpr ObjectFormat object{};
inline constexpr ActionFormat action{};
inline constexpr BoolFormat boolean{};
inline constexpr OptionNameFormat option_name{};
inline constexpr TileNameFormat tile_id{};
inline constexpr TitleFormat title{};
inline constexpr YesFormat yes{};
inline constexpr NullFormat null{};
inline constexpr EmptyFormat empty{};
constexpr NumberFormat number(std::int64_t least, std::int64_t most) { return {least, most}; }
constexpr HexFormat hex(int bytes) { return {bytes}; }
constexpr OwnFormat own(std::string_view schema) { return {schema}; }
constexpr EitherFormat either(std::string_view if_false, std::string_view if_true) {
    return {if_false, if_true};
}
template <class Item>
constexpr OrNullFormat<Item> or_null(Item item) {
    return {item};
}
template <class Item>
constexpr ListFormat<Item, PatchMode::whole> list(Item item, int least, int most) {
    return {item, least, most};
}
template <class Item>
constexpr ListFormat<Item, PatchMode::each> each(Item item, int least, int most) {
    return {item, least, most};
}
template <class Item>
constexpr ListFormat<Item, PatchMode::growing> growing(Item item, int least, int most) {
    return {item, least, most};
}

}  // namespace as

// What events of one shape differ by.
struct EventKind {
    std::string_view kind, doc;
};

// A closed list: one row for each enumerator, in its order, with a name. `words(E)` finds it.
template <class E>
struct EnumWord {
    E value;
    std::string_view name;
    std::string_view doc = {};
};
// How clients call a closed list. `list_title(E)` finds it, if they have a use for it.
struct ListTitle {
    std::string_view name, doc;
};
consteval bool is_in_order(const auto& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].value) != i || rows[i].name.empty()) return false;
    }
    return true;
}
template <class E>
[[nodiscard]] constexpr std::string_view word_of(E e) {
    static_assert(is_in_order(words(E{})));
    return words(e)[static_cast<std::size_t>(e)].name;
}
template <class E>
[[nodiscard]] constexpr std::optional<E> parse_enum(std::string_view name) {
    for (const auto& row : words(E{})) {
        if (row.name == name) return row.value;
    }
    return std::nullopt;
}

}  // namespace vegas
