// The contract as plain values, for the writers of schemas, types and tables. model.cpp makes it
// from the descriptions, and from tables of the engine (acts, asks, errors, levels, rulesets,
// tiles).
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/types.hpp"

namespace vegas::contract {

struct Type {
    enum class Kind : std::uint8_t {
        seat,
        owner,
        casino,
        tile,  // the id of a face
        face,
        dollars,  // of one card
        money,    // of cards
        sum,      // of cards or chips
        number,   // least to most
        boolean,
        yes,  // true, or left out
        null,
        empty,    // []
        text,     // of the kind `name`; any text if that is "text"
        hex,      // of `least` bytes
        word,     // one of `words`, from the closed list `name` (empty: unnamed)
        list,     // of `item`, least to most
        or_null,  // `item` or null
        object,   // the object `name`
        action,   // without `shows`
        offer,    // an action with `shows`
        tile_on_casino,
        view,
        raw,  // JSON that follows the schema `name`
    };
    Kind kind{};
    std::int64_t least = 0, most = 0;
    std::string name = {};
    std::vector<std::string> words = {};
    std::shared_ptr<const Type> item = {};
};

struct Property {
    std::string name;
    Type type;
    bool optional = false;  // may be missing
    std::string doc;
    std::string default_json;  // of a request: the value if missing, as JSON; or empty
};

struct ObjectType {
    std::string name, doc;
    std::vector<Property> members;  // as declared
    std::vector<std::pair<std::string, std::string>> exactly_one, together;
    std::vector<std::string> replies;  // of a request: names of replies and messages
};

struct ClosedList {  // a closed list
    std::string doc;
    std::vector<std::string> words;
};

struct TileType {  // a casino tile in a view
    std::string id;
    ObjectType object;
};

struct FamilyContract {  // what the games of one family have on the wire
    Family family{};
    std::string name;                // "las_vegas"
    std::vector<ObjectType> events;  // shared ones too
    ObjectType view;                 // the whole view with a game on the table
    ObjectType shows;                // the preview of an action
};

struct Contract {
    std::vector<ObjectType> requests, messages, replies;
    std::vector<ObjectType> table_events;
    std::vector<ObjectType> objects;                 // parts of the others, each before its users
    std::map<std::string, ClosedList> lists;         // by name
    std::map<std::string, std::string> own_schemas;  // JSON schemas of what has its own format
    std::vector<TileType> faces;
    std::vector<FamilyContract> families;
    ObjectType view_before;  // the whole view before the first game
    ObjectType transcript;
};

[[nodiscard]] Contract make_contract();

// A ruleset's default for an option, as JSON; or empty.
[[nodiscard]] std::string default_of_option(Ruleset, std::string_view option);

// A member of several objects merged into one. It is optional unless all of them have it;
// `alternatives` are its types.
struct MergedProperty {
    std::string name, doc;
    std::vector<Type> alternatives;
    bool optional = false;
};
[[nodiscard]] std::vector<MergedProperty> merged(const std::vector<const ObjectType*>& objects);

// The whole view, whatever is played.
[[nodiscard]] std::vector<MergedProperty> merged_view(const Contract&);

// All events, each once: the table's, then those of the families.
[[nodiscard]] std::vector<ObjectType> all_events(const Contract&);

[[nodiscard]] bool same(const Type&, const Type&);
// "black_rolled" to "BlackRolled", "lobby.update" to "LobbyUpdate".
[[nodiscard]] std::string pascal(std::string_view snake);

}  // namespace vegas::contract
