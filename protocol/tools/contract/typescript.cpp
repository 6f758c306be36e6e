#include "protocol/tools/contract/typescript.hpp"

#include <algorithm>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/setup.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/replies/close_codes.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::contract {
namespace {

// A word as TypeScript has it, as a type and as a value.
std::string ts_word(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string one_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " | ") + ts_word(word);
    return text;
}

std::string type_of(const Type& t);

std::string list_of(const Type& t) {
    const std::string item = type_of(*t.item);
    return (item.find(" | ") == std::string::npos ? item : "(" + item + ")") + "[]";
}

std::string raw(const std::string& name) {
    if (name == "patch") return "Patch";
    return pascal(name.substr(0, name.find('.')));
}

std::string type_of(const Type& t) {
    using K = Type::Kind;
    switch (t.kind) {
    case K::seat:
    case K::casino:
    case K::face:
    case K::dollars:
    case K::money:
    case K::sum: return "number";
    case K::number: return t.least == t.most ? std::to_string(t.least) : "number";
    case K::owner: return "Owner";
    case K::tile: return "TileId";
    case K::boolean: return "boolean";
    case K::yes: return "true";
    case K::null: return "null";
    case K::empty: return "[]";
    case K::text:
    case K::hex: return "string";
    case K::word: return t.name.empty() ? one_of(t.words) : pascal(t.name);
    case K::list: return list_of(t);
    case K::or_null: return type_of(*t.item) + " | null";
    case K::object: return pascal(t.name);
    case K::action:
    case K::offer: return "Action";
    case K::tile_on_casino: return "Tile";
    case K::view: return "View";
    case K::board: return "BoardOption";
    case K::raw: return raw(t.name);
    }
    return "unknown";
}

std::string doc(std::string_view text, std::string_view indent = "") {
    return text.empty() ? "" : std::string(indent) + "/** " + std::string(text) + " */\n";
}

std::string member(const Member& m) {
    return doc(m.doc, "    ") + "    " + m.name + (m.optional ? "?: " : ": ") + type_of(m.type) +
           ";\n";
}

// `heads`: lines of members that stand first.
std::string interface(const std::string& name, const Object& o, const std::string& heads = {}) {
    std::string text = doc(o.doc) + "export interface " + name + " {\n" + heads;
    for (const Member& m : o.members) text += member(m);
    return text + "}\n\n";
}

std::string alias(const std::string& name, const std::string& type) {
    return "export type " + name + " = " + type + ";\n";
}

template <class Rows>
std::string words_of(const std::string& name, const Rows& rows) {
    std::vector<std::string> list;
    for (const auto& row : rows) {
        if (row.name != "none") list.emplace_back(row.name);
    }
    return alias(name, one_of(list));
}

std::string closed_lists() {
    std::vector<std::string> ids;
    for (const las_vegas::TileRules* t : las_vegas::all_tiles()) ids.emplace_back(t->id);
    return doc("A seat, or an imaginary player.") +
           alias("Owner", "number | \"neutral\" | \"blank\"") + doc("A face of a casino tile.") +
           alias("TileId", one_of(ids)) + words_of("Level", bots::kLevels) +
           doc("The level at which the house decides for a seat.") +
           "export const HOUSE_LEVEL: Level = " +
           ts_word(bots::kLevels[static_cast<std::size_t>(bots::kHouseLevel)].name) + ";\n" +
           doc("Closes a connection: the player has come back on another.") +
           "export const CLOSE_REPLACED = " +
           std::to_string(static_cast<int>(protocol::CloseCode::replaced)) + ";\n" +
           words_of("Ruleset", kRulesets) + words_of("Family", kFamilies) +
           words_of("TableStatus", protocol::kTableStatuses) +
           words_of("Phrase", protocol::kPhrases) + words_of("Ask", kAsks) +
           words_of("Card", vegas_1996::kCards) + words_of("ErrorCode", protocol::kErrors) +
           doc("RFC 6902; only these operations are used.") +
           alias("Patch",
                 "(\n    | { op: \"add\" | \"replace\"; path: string; value: unknown }\n    | { "
                 "op: \"remove\"; path: string }\n)[]") +
           doc("A host's own board for vegas-1996.") +
           alias("BoardOption", "{ tables: { rows: number[][][] }[]; track: number[] }") + '\n';
}

std::string one_of_names(const std::string& name, const std::vector<std::string>& names) {
    std::string text = "export type " + name + " =\n";
    for (const std::string& one : names) text += "    | " + one + '\n';
    text.back() = ';';
    return text + "\n\n";
}

std::string param(const Param& p) {
    switch (p.as) {
    case Param::As::number: return "number";
    case Param::As::word: {
        return one_of({p.words.begin(), p.words.end()});
    }
    case Param::As::faces:
    case Param::As::tokens: return "number[]";
    case Param::As::nothing: break;
    }
    return "";
}

std::string actions(const Contract& c) {
    std::string text = interface("Shows", c.shows) + interface("ShowsAtTable", c.shows_at_table);
    std::vector<std::string> names;
    for (const ActSpec& act : kActs) {
        names.push_back(pascal(act.name) + "Action");
        text += doc(act.doc) + "export interface " + names.back() +
                " {\n    kind: " + ts_word(act.name) + ";\n";
        for (const Param* p : {&act.a, &act.b}) {
            if (p->as != Param::As::nothing) {
                text += "    " + std::string(p->name) + ": " + param(*p) + ";\n";
            }
        }
        if (act.shows == Shows::las_vegas) text += "    shows?: Shows;\n";
        if (act.shows == Shows::vegas_1996) text += "    shows?: ShowsAtTable;\n";
        text += "}\n\n";
    }
    return text + one_of_names("Action", names);
}

std::string tiles(const Contract& c) {
    std::string text;
    std::vector<std::string> names;
    for (const Face& face : c.faces) {
        names.push_back(pascal(face.object.name) + "Tile");
        Object o = face.object;
        std::erase_if(o.members, [](const Member& m) { return m.name == "id"; });
        text += interface(names.back(), o, "    id: " + ts_word(face.id) + ";\n");
    }
    return text + one_of_names("Tile", names);
}

std::string events(const std::vector<Object>& list, const std::string& name) {
    std::vector<std::string> names;
    names.reserve(list.size());
    for (const Object& e : list) names.push_back(pascal(e.name) + "Event");
    return one_of_names(name, names);
}

std::string all_of_events(const Contract& c) {
    std::string text;
    for (const Object& e : all_events(c)) {
        text += interface(pascal(e.name) + "Event", e, "    kind: " + ts_word(e.name) + ";\n");
    }
    return text + events(c.table_events, "EventAtTable") +
           events(c.las_vegas_events, "EventOfLasVegas") +
           events(c.vegas_1996_events, "EventOfVegas1996") +
           alias("Event", "EventAtTable | EventOfLasVegas | EventOfVegas1996") + '\n';
}

// Null stands once, at the end; no elements are a list of whatever the other alternative lists.
std::string any_of(const std::vector<Type>& alternatives) {
    using K = Type::Kind;
    std::string types;
    bool or_null = false;
    for (const Type& t : alternatives) {
        or_null = or_null || t.kind == K::null || t.kind == K::or_null;
        if (t.kind == K::null || t.kind == K::empty) continue;
        types += (types.empty() ? "" : " | ") + type_of(t.kind == K::or_null ? *t.item : t);
    }
    return types + (or_null ? " | null" : "");
}

std::string view(const Contract& c) {
    std::string text = doc("A table as one viewer may see it.") + "export interface View {\n";
    for (const MergedMember& m : merged_view(c)) {
        text += doc(m.doc, "    ") + "    " + m.name + (m.optional ? "?: " : ": ") +
                any_of(m.alternatives) + ";\n";
    }
    return text + "}\n\n";
}

std::string messages(const Contract& c) {
    std::string text;
    std::vector<std::string> said, heard, answers;
    for (const Object& r : c.requests) {
        said.push_back(pascal(r.name) + "Request");
        text += interface(said.back(), r,
                          "    op: " + ts_word(r.name) + ";\n    id?: number | string;\n");
    }
    for (const Object& m : c.messages) {
        heard.push_back(pascal(m.name) + "Message");
        text += interface(
            heard.back(), m,
            "    ev: " + ts_word(m.name) + ";\n    re?: number | string;\n" + "    ok?: true;\n");
    }
    for (const Object& r : c.replies) {
        answers.push_back(pascal(r.name) + "Reply");
        text += interface(answers.back(), r, "    re: number | string;\n    ok: true;\n");
    }
    text +=
        "/** A refused request. */\nexport interface Refusal {\n    re: number | string | null;\n"
        "    error: { code: ErrorCode; message: string; data?: Record<string, unknown> };\n}\n\n";
    text += one_of_names("ClientMessage", said) + one_of_names("Reply", answers) +
            one_of_names("Announcement", heard);
    return text + alias("ServerMessage", "Announcement | Reply | Refusal");
}

}  // namespace

std::string typescript(const Contract& c) {
    std::string text =
        "// Written by protocol/tools/contract from the descriptions of the engine and the "
        "protocol. Not edited.\n\n" +
        closed_lists() + tiles(c) + actions(c);
    for (const Object& o : c.objects) text += interface(pascal(o.name), o);
    return text + all_of_events(c) + view(c) + interface("Transcript", c.transcript) + messages(c);
}

}  // namespace vegas::contract
