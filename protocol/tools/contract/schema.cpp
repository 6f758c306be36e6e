#include "protocol/tools/contract/schema.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/action.hpp"
#include "engine/bots/level.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/close_codes.hpp"
#include "protocol/tools/contract/pretty.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::contract {
namespace {

// What has no description of its own.
constexpr std::string_view kBasics = R"({
  "request_id": {
    "description": "The client's own number or word for a request.",
    "oneOf": [{"type": "integer", "minimum": -9007199254740992, "maximum": 9007199254740992},
              {"type": "string", "maxLength": 64}]
  },
  "seat_number": {"type": "integer", "minimum": 0, "maximum": 7},
  "owner": {"description": "A seat, or an imaginary player.",
            "oneOf": [{"$ref": "common.json#/$defs/seat_number"}, {"enum": ["neutral", "blank"]}]},
  "casino_number": {"type": "integer", "minimum": 1, "maximum": 6},
  "face": {"type": "integer", "minimum": 1, "maximum": 6},
  "dollars": {
    "description": "Of one card; the small ones are those of `custom`.",
    "oneOf": [{"type": "integer", "minimum": 10000, "maximum": 100000, "multipleOf": 10000},
              {"type": "integer", "minimum": 3, "maximum": 10}]
  },
  "money": {
    "description": "A sum; the small ones are those of `custom`.",
    "anyOf": [{"type": "integer", "minimum": 0, "multipleOf": 10000},
              {"type": "integer", "minimum": 0, "maximum": 600}]
  },
  "sum": {"description": "Money, or the values of chips.", "type": "integer", "minimum": 0},
  "patch": {
    "description": "JSON Pointers into the view, and what stands there now.",
    "type": "object",
    "propertyNames": {"$ref": "common.json#/$defs/pointer"},
    "additionalProperties": true
  },
  "pointer": {"description": "RFC 6901.", "type": "string", "pattern": "^(/([^/~]|~[01])*)+$"}
})";

OrderedJson common(std::string_view name) {
    return {{"$ref", "common.json#/$defs/" + std::string(name)}};
}
OrderedJson file(std::string_view name) { return {{"$ref", std::string(name)}}; }

OrderedJson schema_of(const Type& t);

OrderedJson list_of(const Type& t) {
    using K = Type::Kind;
    OrderedJson list{{"type", "array"}, {"items", schema_of(*t.item)}};
    if (t.least > 0) list["minItems"] = t.least;
    if (t.most < INT32_MAX) list["maxItems"] = t.most;
    if (t.item->kind == K::seat || t.item->kind == K::owner) list["uniqueItems"] = true;
    return list;
}

OrderedJson integer(const Type& t) {
    if (t.least == t.most) return {{"const", t.least}};
    OrderedJson n{{"type", "integer"}, {"minimum", t.least}};
    if (t.most < INT32_MAX) n["maximum"] = t.most;
    return n;
}

OrderedJson raw(const std::string& name) {
    if (name == "patch") return common(name);
    return file(name.ends_with(".json") ? name : name + ".json");
}

OrderedJson hex_of(std::int64_t bytes) {
    return {{"type", "string"}, {"pattern", "^[0-9a-f]{" + std::to_string(2 * bytes) + "}$"}};
}

OrderedJson schema_of(const Type& t) {
    using K = Type::Kind;
    switch (t.kind) {
    case K::seat: return common("seat_number");
    case K::owner: return common("owner");
    case K::casino: return common("casino_number");
    case K::tile: return common("tile_id");
    case K::face: return common("face");
    case K::dollars: return common("dollars");
    case K::money: return common("money");
    case K::sum: return common("sum");
    case K::number: return integer(t);
    case K::boolean: return {{"type", "boolean"}};
    case K::yes: return {{"const", true}};
    case K::null: return {{"type", "null"}};
    case K::empty: return {{"type", "array"}, {"maxItems", 0}};
    case K::text: return t.name == "text" ? OrderedJson{{"type", "string"}} : common(t.name);
    case K::hex: return hex_of(t.least);
    case K::word: return t.name.empty() ? OrderedJson{{"enum", t.words}} : common(t.name);
    case K::list: return list_of(t);
    case K::or_null:
        return {{"oneOf", OrderedJson::array({schema_of(*t.item), {{"type", "null"}}})}};
    case K::object: return common(t.name);
    case K::action:
    case K::offer: return file("action.json");
    case K::tile_on_casino: return common("tile_on_casino");
    case K::view: return file("view.json");
    case K::raw: return raw(t.name);
    }
    return {};
}

struct Head {  // members that every message of a kind has
    std::string name;
    OrderedJson schema;
};

OrderedJson object_of(const ObjectType& o, const std::vector<Head>& heads = {}) {
    OrderedJson required = OrderedJson::array();
    OrderedJson properties = OrderedJson::object();
    for (const Head& head : heads) {
        required.push_back(head.name);
        properties[head.name] = head.schema;
    }
    for (const Property& m : o.members) {
        if (!m.optional) required.push_back(m.name);
        OrderedJson property;
        if (!m.doc.empty()) property["description"] = m.doc;
        property.update(schema_of(m.type));
        properties[m.name] = property;
    }
    OrderedJson s;
    if (!o.doc.empty()) s["description"] = o.doc;
    s["type"] = "object";
    if (!required.empty()) s["required"] = required;
    s["properties"] = properties;
    s["additionalProperties"] = false;
    for (const auto& [a, b] : o.exactly_one) {
        s["oneOf"] = OrderedJson::array({{{"required", {a}}}, {{"required", {b}}}});
    }
    for (const auto& [a, b] : o.together) s["dependentRequired"] = {{a, {b}}, {b, {a}}};
    if (o.name == "cell") s["minProperties"] = s["maxProperties"] = 1;
    return s;
}

// One of several without names in a list of definitions: types are named by the title.
OrderedJson titled(const std::string& title, const OrderedJson& body) {
    OrderedJson s{{"title", title}};
    s.update(body);
    return s;
}

OrderedJson of_kind(const ObjectType& o) { return object_of(o, {{"kind", {{"const", o.name}}}}); }

OrderedJson document(const std::string& name, const std::string& title, const OrderedJson& body) {
    OrderedJson s{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                  {"$id", name},
                  {"title", title}};
    s.update(body);
    return s;
}

// One of several, each under its name.
OrderedJson one_of_defs(const std::vector<std::pair<std::string, OrderedJson>>& all) {
    OrderedJson list = OrderedJson::array();
    OrderedJson defs = OrderedJson::object();
    for (const auto& [name, schema] : all) {
        list.push_back({{"$ref", "#/$defs/" + name}});
        defs[name] = schema;
    }
    return {{"oneOf", list}, {"$defs", defs}};
}

OrderedJson events(const Contract& c) {
    std::vector<std::pair<std::string, OrderedJson>> all;
    for (const ObjectType& e : all_events(c)) all.emplace_back(e.name, of_kind(e));
    return one_of_defs(all);
}

OrderedJson param(const Param& p) {
    switch (p.as) {
    case Param::As::number: return {{"type", "integer"}, {"minimum", p.least}, {"maximum", p.most}};
    case Param::As::word: return {{"enum", p.words}};
    case Param::As::faces:
        return {{"type", "array"}, {"items", common("face")}, {"minItems", 1}, {"maxItems", 2}};
    case Param::As::tokens:
        return {{"description", "The tokens of the first pile; the others make the second."},
                {"type", "array"},
                {"items", {{"enum", kTokenValues}}},
                {"minItems", 3},
                {"maxItems", 5}};
    case Param::As::nothing: break;
    }
    return {};
}

OrderedJson action(const Contract& c, const ActSpec& act) {
    OrderedJson required = {"kind"};
    OrderedJson properties{{"kind", {{"const", act.name}}}};
    for (const Param* p : {&act.a, &act.b}) {
        if (p->as == Param::As::nothing) continue;
        required.push_back(p->name);
        properties[std::string(p->name)] = param(*p);
    }
    for (const FamilyContract& family : c.families) {
        if (act.shows == family.family) properties["shows"] = file("#/$defs/" + family.shows.name);
    }
    return {{"description", act.doc},
            {"type", "object"},
            {"required", required},
            {"properties", properties},
            {"additionalProperties", false}};
}

OrderedJson actions(const Contract& c) {
    std::vector<std::pair<std::string, OrderedJson>> all;
    all.reserve(kActs.size());
    for (const ActSpec& act : kActs) all.emplace_back(act.name, action(c, act));
    OrderedJson s = one_of_defs(all);
    for (const FamilyContract& family : c.families) {
        s["$defs"][family.shows.name] = object_of(family.shows);
    }
    return s;
}

// An ask has actions of its own only.
OrderedJson kinds_of_prompts() {
    OrderedJson all = OrderedJson::array();
    for (const AskSpec& ask : kAsks) {
        if (ask.value == Ask::none) continue;
        OrderedJson may = OrderedJson::array();
        for (const Act a : ask.answers) {
            may.push_back(file("action.json#/$defs/" + std::string(word_of(a))));
        }
        const OrderedJson items = may.size() == 1 ? may[0] : OrderedJson{{"oneOf", may}};
        all.push_back({{"if", {{"properties", {{"kind", {{"const", ask.name}}}}}}},
                       {"then",
                        {{"properties",
                          {{"actions",
                            {{"type", "array"},
                             {"items", items},
                             {"minItems", 1},
                             {"uniqueItems", true}}}}}}}});
    }
    return {{"allOf", all}};
}

OrderedJson prompt(const Contract& c) {
    const auto open = std::ranges::find(c.objects, "open_prompt", &ObjectType::name);
    OrderedJson s = object_of(*open);
    s.update(kinds_of_prompts());
    return s;
}

OrderedJson error_of(const protocol::ErrorSpec& e) {
    OrderedJson required = {"code", "message"};
    OrderedJson properties{{"code", {{"const", e.name}}},
                           {"message", {{"type", "string"}, {"minLength", 1}}}};
    OrderedJson data = OrderedJson::object();
    OrderedJson always = OrderedJson::array();
    for (const protocol::ErrorData* d : {&e.data, &e.more}) {
        if (d->kind == protocol::ErrorData::Kind::none) continue;
        const OrderedJson text{{"type", "string"}};
        data[std::string(d->name)] = d->kind == protocol::ErrorData::Kind::number
                                         ? OrderedJson{{"type", "integer"}}
                                     : d->kind == protocol::ErrorData::Kind::text
                                         ? text
                                         : OrderedJson{{"type", "array"}, {"items", text}};
        if (d->always) always.push_back(d->name);
    }
    if (!data.empty()) {
        properties["data"] = {{"type", "object"},
                              {"required", always},
                              {"properties", data},
                              {"additionalProperties", false}};
        if (!always.empty()) required.push_back("data");
    }
    return {{"description", e.doc},
            {"type", "object"},
            {"required", required},
            {"properties", properties},
            {"additionalProperties", false}};
}

OrderedJson errors() {
    OrderedJson all = OrderedJson::array();
    for (const protocol::ErrorSpec& e : protocol::kErrors) all.push_back(error_of(e));
    return {{"type", "object"},
            {"required", {"re", "error"}},
            {"properties",
             {{"re",
               {{"description", "Null where the request has no usable id."},
                {"oneOf", OrderedJson::array({common("request_id"), {{"type", "null"}}})}}},
              {"error", {{"oneOf", all}}}}},
            {"additionalProperties", false}};
}

OrderedJson replies(const Contract& c) {
    OrderedJson all = OrderedJson::array();
    for (const ObjectType& o : c.replies) {
        all.push_back(titled(
            o.name, object_of(o, {{"re", common("request_id")}, {"ok", {{"const", true}}}})));
    }
    return {{"oneOf", all}};
}

OrderedJson view(const Contract& c) {
    std::vector<std::pair<std::string, OrderedJson>> all;
    for (const FamilyContract& family : c.families) {
        all.emplace_back(family.name, object_of(family.view));
    }
    all.emplace_back("before", object_of(c.view_before));
    return one_of_defs(all);
}

OrderedJson tiles_on_casinos(const Contract& c) {
    OrderedJson all = OrderedJson::array();
    for (const TileType& face : c.faces) {
        OrderedJson one = titled(face.object.name, object_of(face.object));
        one["properties"]["id"] = {{"const", face.id}};
        all.push_back(one);
    }
    return {{"description", "A tile and what lies on it."}, {"oneOf", all}};
}

OrderedJson common_defs(const Contract& c) {
    OrderedJson defs = OrderedJson::parse(kBasics);
    for (const protocol::TextKind& kind : protocol::kTextKinds) {
        if (kind.name == "text") continue;
        OrderedJson text{{"description", kind.doc}, {"type", "string"}};
        if (kind.most > 0) text["minLength"] = kind.least;
        if (kind.most > 0) text["maxLength"] = kind.most;
        if (!kind.pattern.empty()) text["pattern"] = kind.pattern;
        defs[std::string(kind.name)] = text;
    }
    OrderedJson ids = OrderedJson::array();
    for (const las_vegas::TileRules* t : las_vegas::all_tiles()) ids.push_back(t->id);
    defs["tile_id"] = {{"description", "A face of a casino tile."}, {"enum", ids}};
    for (const auto& [name, list] : c.lists) {
        defs[name] = {{"description", list.doc}, {"enum", list.words}};
    }
    for (const auto& [name, schema] : c.own_schemas) defs[name] = OrderedJson::parse(schema);
    OrderedJson codes = OrderedJson::array();
    for (const protocol::ErrorSpec& error : protocol::kErrors) codes.push_back(error.name);
    defs["error_code"] = {{"description", "Why a request was refused."}, {"enum", codes}};
    defs["tile_on_casino"] = tiles_on_casinos(c);
    for (const ObjectType& o : c.objects) {
        if (defs.contains(o.name)) throw std::logic_error("two schemas are called " + o.name);
        defs[o.name] = object_of(o);
    }
    defs["open_prompt"] = file("prompt.json");
    defs["house_level"] = {
        {"description", "The level at which the house decides for a seat."},
        {"const", bots::kLevels[static_cast<std::size_t>(bots::kHouseLevel)].name}};
    return defs;
}

// A message that may be the reply to a request.
bool is_reply(const Contract& c, const ObjectType& message) {
    return std::ranges::any_of(c.requests, [&](const ObjectType& r) {
        return std::ranges::find(r.replies, message.name) != r.replies.end();
    });
}

OrderedJson message(const Contract& c, const ObjectType& o) {
    OrderedJson s = object_of(o, {{"ev", {{"const", o.name}}}});
    if (!is_reply(c, o)) return s;
    s["properties"]["re"] = common("request_id");
    s["properties"]["ok"] = {{"const", true}};
    s["dependentRequired"] = {{"re", {"ok"}}, {"ok", {"re"}}};
    return s;
}

OrderedJson any_of_files(const std::vector<std::string>& names) {
    OrderedJson list = OrderedJson::array();
    for (const std::string& name : names) list.push_back(file(name));
    return {{"oneOf", list}};
}

}  // namespace

std::map<std::string, std::string> schemas(const Contract& c) {
    std::map<std::string, std::string> files;
    const auto add = [&files](const std::string& name, const std::string& title,
                              const OrderedJson& body) {
        files[name] = pretty(document(name, title, body));
    };
    std::vector<std::string> client_files, server_files;
    for (const ObjectType& r : c.requests) {
        OrderedJson s = object_of(r, {{"op", {{"const", r.name}}}});
        s["properties"]["id"] = common("request_id");
        add(r.name + ".json", r.name + ", a request", s);
        client_files.push_back(r.name + ".json");
    }
    for (const ObjectType& m : c.messages) {
        add(m.name + ".json", m.name + ", from the server", message(c, m));
        server_files.push_back(m.name + ".json");
    }
    add("client_message.json", "Anything a client says", any_of_files(client_files));
    add("server_message.json", "Anything the server says",
        {{"oneOf", OrderedJson::array(
                       {file("#/$defs/announcement"), file("reply.json"), file("error.json")})},
         {"$defs", {{"announcement", any_of_files(server_files)}}}});
    add("reply.json", "The answer to a request that went well and has no message of its own",
        replies(c));
    add("error.json", "The answer to a request that was refused, or to what was none", errors());
    add("event.json", "What happened at a table", events(c));
    add("action.json", "A legal action, and what it would do", actions(c));
    add("view.json", "A table as one viewer may see it", view(c));
    add("prompt.json", "A decision that is open", prompt(c));
    add("lobby_table.json", "A table as the lobby shows it", common("lobby_table"));
    add("transcript.json", "A finished game, whole: what a verifier reads",
        object_of(c.transcript));
    add("common.json", "Words that the messages share", {{"$defs", common_defs(c)}});
    return files;
}

}  // namespace vegas::contract
