// The contract as plain values, for the writers of schemas, types and tables. model.cpp makes it
// from the descriptions; what stands in tables of the engine already (acts, asks, errors, levels,
// rulesets, tiles) is taken from there.
#pragma once

#include <cstdint>
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
        text,     // of the kind `name`; of any when it is "text"
        hex,      // so many bytes: `least`
        word,     // one of `words`, of the closed list `name` (empty: it has no name)
        list,     // of `item`, least to most
        or_null,  // `item` or null
        object,   // the object `name`
        action,   // without `shows`
        offer,    // an action with `shows`
        tile_on_casino,
        view,
        board,  // a host's own board
        raw,    // JSON that follows the schema `name`
    };
    Kind kind{};
    std::int64_t least = 0, most = 0;
    std::string name = {};
    std::vector<std::string> words = {};
    std::shared_ptr<const Type> item = {};
};

struct Member {
    std::string name;
    Type type;
    bool optional = false;  // may be missing
    std::string doc;
    std::string otherwise;  // of a request: what is taken where it is missing, as JSON; or nothing
};

struct Object {
    std::string name, doc;
    std::vector<Member> members;  // as declared
    std::vector<std::pair<std::string, std::string>> exactly_one, together;
    std::vector<std::string> replies;  // of a request: names of messages and replies
};

struct Face {  // a casino tile in a view
    std::string id;
    Object object;
};

struct Contract {
    std::vector<Object> requests, messages, replies;
    std::vector<Object> table_events, las_vegas_events, vegas_1996_events;  // shared ones in both
    std::vector<Object> objects;  // parts of the others, each before those that hold it
    std::vector<Face> faces;
    // The whole view: while a game of a family is on the table, and before it.
    Object las_vegas_view, vegas_1996_view, view_before;
    Object shows, shows_at_table;  // what an action would do, by family
    Object transcript;
};

[[nodiscard]] Contract make_contract();

// What a table of the ruleset has where the option is left out, as JSON; or nothing.
[[nodiscard]] std::string otherwise_of(Ruleset, std::string_view option);

// The members of several objects as one: those that are not in all are optional, those of several
// types may be any of them (`alternatives`).
struct MergedMember {
    std::string name, doc;
    std::vector<Type> alternatives;
    bool optional = false;
};
[[nodiscard]] std::vector<MergedMember> merged(const std::vector<const Object*>& objects);

// The whole view of a viewer, whatever is played.
[[nodiscard]] std::vector<MergedMember> merged_view(const Contract&);

// All events, each once: those of the table, of Las Vegas, of VEGAS.
[[nodiscard]] std::vector<Object> all_events(const Contract&);

[[nodiscard]] bool same(const Type&, const Type&);
// "black_rolled" to "BlackRolled", "lobby.update" to "LobbyUpdate".
[[nodiscard]] std::string pascal(std::string_view snake);

}  // namespace vegas::contract
