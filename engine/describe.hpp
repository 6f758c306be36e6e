// How a struct says what it is made of. A description stands in its struct, and from it
// protocol/ derives the writer, the strict reader, patches, schemas and the structs of clients:
//
//     struct Chosen {
//         Spot at;
//         std::uint8_t number = 0;
//         static constexpr auto wire(auto is) {
//             return is.event("chosen", "The seat chose one of the numbers thrown. [H2-1]",
//                             is.part(&Chosen::at), is.always("number", &Chosen::number,
//                             as::face));
//         }
//     };
//
//     is.event(name, doc, members...)   something that happened; members in the order of the wire
//     is.object(name, doc, members...)  a part of something else; written with sorted keys
//     is.always(name, get, as, doc)     a member; `get` points to it or is a function of the struct
//     is.sometimes(name, get, as, doc)  a member that is left out where it is nothing
//     is.option(name, get, as, doc)     a member that is left out where it is as in a new struct
//     is.part(get)                      the members of another struct, as if they were its own
//     is.proof(name, as, doc)           what the protocol adds and the engine does not know
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

struct Seat {};     // 0 to 7 (kNobody)
struct Owner {};    // a seat, "neutral" or "blank" (kNobody)
struct Casino {};   // 0 to 5 here, 1 to 6 outside (below 0)
struct TileId {};   // "A1" to "H2" (Tile::none)
struct Face {};     // of a die, 1 to 6 (0)
struct Dollars {};  // the value of one card (0)
struct Money {};    // a sum of cards; dollars (0)
struct Sum {};      // money, or the values of chips (0)
struct Word {};     // an enum that has words()
struct Object {};   // a described struct; what is nothing, its is_nothing() says
struct Action {};
struct Bool {};
struct Board {};       // a board of VEGAS
struct TileName {};    // the same, where it is a text here
struct Title {};       // plain English
struct OptionName {};  // the name of an option of a table
struct Null {};        // null, always
struct Empty {};       // [], always
struct Yes {};         // true, or left out
struct Number {        // (0)
    std::int64_t least, most;
};
struct Hex {  // so many bytes (empty)
    int bytes;
};
template <class Item>
struct OrNull {  // null where it is nothing
    Item item;
};
// How a list that changed is told: whole, element by element, or as a list that grows.
enum class Patched : std::uint8_t { whole, each, growing };
template <class Item, Patched How>
struct List {  // (empty)
    Item item;
    int least, most;
};
struct Either {  // a bool as one of two words
    std::string_view if_false, if_true;
};

inline constexpr Seat seat{};
inline constexpr Owner owner{};
inline constexpr Casino casino{};
inline constexpr TileId tile{};
inline constexpr Face face{};
inline constexpr Dollars dollars{};
inline constexpr Money money{};
inline constexpr Sum sum{};
inline constexpr Word word{};
inline constexpr Object object{};
inline constexpr Action action{};
inline constexpr Bool boolean{};
inline constexpr Board board{};
inline constexpr OptionName option_name{};
inline constexpr TileName tile_id{};
inline constexpr Title title{};
inline constexpr Yes yes{};
inline constexpr Null null{};
inline constexpr Empty empty{};
constexpr Number number(std::int64_t least, std::int64_t most) { return {least, most}; }
constexpr Hex hex(int bytes) { return {bytes}; }
constexpr Either either(std::string_view if_false, std::string_view if_true) {
    return {if_false, if_true};
}
template <class Item>
constexpr OrNull<Item> or_null(Item item) {
    return {item};
}
template <class Item>
constexpr List<Item, Patched::whole> list(Item item, int least, int most) {
    return {item, least, most};
}
template <class Item>
constexpr List<Item, Patched::each> each(Item item, int least, int most) {
    return {item, least, most};
}
template <class Item>
constexpr List<Item, Patched::growing> growing(Item item, int least, int most) {
    return {item, least, most};
}

}  // namespace as

// What events of one shape differ by.
struct About {
    std::string_view kind, doc;
};

// A closed list: one row for each enumerator, in its order, with a name. `words(E)` finds it.
template <class E>
struct Word {
    E value;
    std::string_view name;
    std::string_view doc = {};
};
consteval bool in_order(const auto& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].value) != i || rows[i].name.empty()) return false;
    }
    return true;
}
template <class E>
[[nodiscard]] constexpr std::string_view word_of(E e) {
    static_assert(in_order(words(E{})));
    return words(e)[static_cast<std::size_t>(e)].name;
}
template <class E>
[[nodiscard]] constexpr std::optional<E> named(std::string_view name) {
    for (const auto& row : words(E{})) {
        if (row.name == name) return row.value;
    }
    return std::nullopt;
}

}  // namespace vegas
