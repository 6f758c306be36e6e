#include "protocol/tools/contract/cpp_units.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "protocol/json/errors.hpp"

namespace vegas::contract {
namespace {

using K = Type::Kind;

std::string space_of(Family family) {
    std::string name(word_of(family));
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

// The names of all objects that `members` are made of.
void reach(const Contract& c, const std::vector<Member>& members, std::set<std::string>& found);
void reach(const Contract& c, const Type& t, std::set<std::string>& found) {
    if (t.item) reach(c, *t.item, found);
    if (t.kind == K::tile_on_casino) {
        for (const Face& face : c.faces) reach(c, face.object.members, found);
    }
    if (t.kind != K::object || !found.insert(t.name).second) return;
    for (const Object& o : c.objects) {
        if (o.name == t.name) reach(c, o.members, found);
    }
}
void reach(const Contract& c, const std::vector<Member>& members, std::set<std::string>& found) {
    for (const Member& m : members) reach(c, m.type, found);
}

class Maker {
public:
    explicit Maker(const Contract& c) : c_(c) {
        std::set<std::string> of_las_vegas, of_vegas, of_all;
        reach(c, c.las_vegas_view.members, of_las_vegas);
        reach(c, c.vegas_1996_view.members, of_vegas);
        for (const auto* list : {&c.messages, &c.replies, &c.table_events, &c.las_vegas_events,
                                 &c.vegas_1996_events}) {
            for (const Object& o : *list) reach(c, o.members, of_all);
        }
        reach(c, c.shows.members, of_all);
        reach(c, c.shows_at_table.members, of_all);
        for (const Object& o : c.objects) {
            const bool las_vegas = of_las_vegas.contains(o.name), vegas = of_vegas.contains(o.name);
            if (of_all.contains(o.name) || las_vegas == vegas) {
                spaces_[o.name] = "";
            } else {
                spaces_[o.name] = space_of(las_vegas ? Family::las_vegas : Family::vegas_1996);
            }
        }
    }

    std::vector<Unit> all() {
        objects();
        actions();
        events();
        asks();
        tiles();
        view();
        messages();
        replies();
        std::vector<Unit> ordered;
        for (const std::string root :
             {"Action", "Event", "Ask", "Tile", "View", "Message", "Reply"}) {
            after_parts(root, ordered);
        }
        return ordered;
    }

private:
    // Empty: it is left out, for it stays JSON or says nothing.
    static std::string raw(const std::string& schema) {
        return schema == "action.json" ? "Action" : schema == "event.json" ? "Event" : "";
    }
    std::string object_name(const std::string& name) const {
        const std::string& space = spaces_.at(name);
        return (space.empty() ? "" : space + "::") + pascal(name);
    }
    // The bare type and, in `needs`, what it is made of.
    std::string type_of(const Type& t, std::string& needs) const {
        const auto named = [&](const std::string& name) { return needs = name; };
        switch (t.kind) {
        case K::seat:
        case K::casino:
        case K::face:
        case K::dollars:
        case K::money:
        case K::sum:
        case K::number: return "std::int64_t";
        case K::owner: return "Owner";
        case K::tile:
        case K::text:
        case K::hex: return "std::string";
        case K::word: return t.name == "ask" ? named("Ask") : "std::string";
        case K::boolean:
        case K::yes: return "bool";
        case K::null:
        case K::empty:
        case K::board: return "";
        case K::list: return list_of(type_of(*t.item, needs));
        case K::or_null: return maybe(type_of(*t.item, needs));
        case K::object: return t.name == "options" ? "Members" : named(object_name(t.name));
        case K::action:
        case K::offer: return named("Action");
        case K::tile_on_casino: return named("Tile");
        case K::view: return named("View");
        case K::raw: return named(raw(t.name));
        }
        return "";
    }
    static std::string list_of(const std::string& item) {
        if (item == "std::int64_t") return "Numbers";
        if (item == "Owner") return "Owners";
        return item.empty() ? "" : "std::vector<" + item + ">";
    }
    static std::string maybe(const std::string& type) {
        const bool has_nothing =
            type.empty() || type == "Owner" || type == "bool" || type.starts_with("std::optional");
        return has_nothing ? type : "std::optional<" + type + ">";
    }

    Field field(const Member& m) const {
        Field f{.name = m.name, .type = {}, .otherwise = {}, .needs = {}};
        f.type = type_of(m.type, f.needs);
        if (m.optional) f.type = maybe(f.type);
        if (f.type == "bool") f.otherwise = "false";
        if (f.type == "std::int64_t") f.otherwise = m.type.kind == K::seat ? "-1" : "0";
        return f;
    }
    std::vector<Field> fields(const std::vector<Member>& members) const {
        std::vector<Field> list;
        for (const Member& m : members) {
            if (Field f = field(m); !f.type.empty()) list.push_back(std::move(f));
        }
        return list;
    }
    // Members of several objects as one, each optional.
    std::vector<Field> any_of(const std::vector<const Object*>& objects) const {
        std::vector<Member> members;
        for (const MergedMember& m : merged(objects)) {
            members.push_back({m.name, m.alternatives.front(), true, {}, {}});
        }
        return fields(members);
    }
    static Field own(const std::string& name, const std::string& type, const std::string& needs) {
        return {.name = name, .type = type, .otherwise = {}, .needs = needs};
    }

    void add(Unit unit) {
        const std::string name = unit.full();
        units_.insert_or_assign(name, std::move(unit));
    }
    // The variant of all units of `list`; `word`: how the word is found in the JSON `j`.
    void variant(const std::string& name, std::vector<Unit> list, const std::string& read) {
        Unit any{.space = {}, .name = name};
        any.read = read;
        for (Unit& unit : list) {
            any.of.push_back(unit.full());
            add(std::move(unit));
        }
        add(std::move(any));
    }
    static std::string by(const std::string& member) {
        return "read_as(text_in(j, \"" + member + "\"), j, t);";
    }

    void objects() {
        for (const Object& o : c_.objects) {
            add({.space = spaces_.at(o.name), .name = pascal(o.name), .fields = fields(o.members)});
        }
    }

    void actions() {
        std::vector<Unit> list;
        for (const ActSpec& act : kActs) {
            Unit unit{.space = "action", .name = pascal(act.name), .word = std::string(act.name)};
            for (const Param* p : {&act.a, &act.b}) {
                const std::string name(p->name);
                switch (p->as) {
                case Param::As::nothing: break;
                case Param::As::number:
                    unit.fields.push_back({name, "std::int64_t", "0", {}});
                    break;
                case Param::As::word: unit.fields.push_back({name, "std::string", "{}", {}}); break;
                case Param::As::faces:
                case Param::As::tokens: unit.fields.push_back({name, "Numbers", "{}", {}}); break;
                }
            }
            list.push_back(std::move(unit));
        }
        variant("AnyAction", std::move(list), by("kind"));
        add({.space = {}, .name = "Shows", .fields = any_of({&c_.shows, &c_.shows_at_table})});
        add({.space = {},
             .name = "Action",
             .fields = {own("kind", "AnyAction", "AnyAction"),
                        own("shows", "std::optional<Shows>", "Shows"),
                        own("members", "Members", ""), own("sent", "std::string", "")},
             .read = "read(j, t.kind);\n    take(j, \"shows\", t.shows);\n"
                     "    t.members = members_of(j, \"kind\", \"shows\");\n"
                     "    t.sent = text_without(j, \"shows\");"});
    }

    void events() {
        std::vector<Unit> list;
        for (const Object& e : all_events(c_)) {
            list.push_back({.space = "event",
                            .name = pascal(e.name),
                            .word = e.name,
                            .fields = fields(e.members)});
        }
        variant("Event", std::move(list), by("kind"));
    }

    void asks() {
        std::vector<Unit> list;
        for (const AskSpec& ask : kAsks) {
            if (ask.value != vegas::Ask::none) {
                list.push_back({.space = "ask",
                                .name = pascal(ask.name),
                                .word = std::string(ask.name),
                                .is_read = false});
            }
        }
        variant("Ask", std::move(list), "if (j.is_string()) choose(j.get<std::string>(), t);");
    }

    void tiles() {
        std::vector<Unit> list;
        for (const Face& face : c_.faces) {
            Unit unit{.space = "tile", .name = face.id, .word = face.id};
            unit.fields = fields(face.object.members);
            std::erase_if(unit.fields, [](const Field& f) { return f.name == "id"; });
            list.push_back(std::move(unit));
        }
        variant("Tile", std::move(list), by("id"));
    }

    // Members that both families have with one type are the view's, the others a game's.
    static bool has(const Object& view, const Member& m) {
        return std::any_of(view.members.begin(), view.members.end(), [&](const Member& other) {
            return other.name == m.name && same(other.type, m.type);
        });
    }
    // Before the start it is null.
    bool is_null_before(const std::string& name) const {
        return std::any_of(
            c_.view_before.members.begin(), c_.view_before.members.end(),
            [&](const Member& m) { return m.name == name && m.type.kind == K::null; });
    }
    Unit game(Family family, const Object& view, const Object& other) const {
        std::vector<Member> members;
        for (Member m : view.members) {
            m.optional = m.optional || is_null_before(m.name);
            if (!has(other, m)) members.push_back(std::move(m));
        }
        return {.space = space_of(family),
                .name = "Game",
                .word = std::string(word_of(family)),
                .fields = fields(members)};
    }
    void view() {
        const Object &one = c_.las_vegas_view, &two = c_.vegas_1996_view;
        variant("Game", {game(Family::las_vegas, one, two), game(Family::vegas_1996, two, one)},
                "read_as(text_in(member(j, \"table\"), \"family\"), j, t);");
        std::vector<Field> list{own("game", "Game", "Game")};
        std::string read = "read(j, t.game);";
        for (const Member& m : one.members) {
            if (!has(two, m)) continue;
            list.push_back(field(m));
            read += "\n    take(j, \"" + m.name + "\", t." + m.name + ");";
        }
        add({.space = {}, .name = "View", .fields = std::move(list), .read = read});
    }

    void messages() {
        std::vector<Unit> list;
        for (const Object& m : c_.messages) {
            list.push_back({.space = "message",
                            .name = pascal(m.name),
                            .word = m.name,
                            .fields = fields(m.members)});
        }
        variant("Message", std::move(list), by("ev"));
    }

    void replies() {
        Unit data{.space = {}, .name = "ErrorData"};
        const auto known = [&](std::string_view name) {
            return std::any_of(data.fields.begin(), data.fields.end(),
                               [&](const Field& f) { return f.name == name; });
        };
        for (const protocol::ErrorSpec& error : protocol::kErrors) {
            for (const protocol::ErrorData* d : {&error.data, &error.more}) {
                using Kind = protocol::ErrorData::Kind;
                if (d->kind == Kind::none || known(d->name)) continue;
                const std::string type = d->kind == Kind::text     ? "std::string"
                                         : d->kind == Kind::number ? "std::int64_t"
                                                                   : "std::vector<std::string>";
                data.fields.push_back(own(std::string(d->name), maybe(type), ""));
            }
        }
        add(std::move(data));
        add({.space = {},
             .name = "Error",
             .fields = {own("code", "std::string", ""), own("message", "std::string", ""),
                        own("data", "ErrorData", "ErrorData")}});
        std::vector<const Object*> all;
        for (const Object& r : c_.replies) all.push_back(&r);
        Unit reply{.space = {}, .name = "Reply", .fields = any_of(all)};
        reply.fields.insert(reply.fields.begin(), {own("re", "std::optional<std::int64_t>", ""),
                                                   {"ok", "bool", "false", {}}});
        reply.fields.push_back(own("error", "std::optional<Error>", "Error"));
        add(std::move(reply));
    }

    // Nothing is known by a name that is not in `units_` but what values.hpp has.
    void after_parts(const std::string& name, std::vector<Unit>& ordered) {
        if (name.empty() || !done_.insert(name).second) return;
        const Unit& unit = units_.at(name);
        for (const Field& f : unit.fields) after_parts(f.needs, ordered);
        for (const std::string& one : unit.of) {  // so that their namespace is opened once
            for (const Field& f : units_.at(one).fields) after_parts(f.needs, ordered);
        }
        for (const std::string& one : unit.of) after_parts(one, ordered);
        ordered.push_back(unit);
    }

    const Contract& c_;
    std::map<std::string, std::string> spaces_;  // of the objects
    std::map<std::string, Unit> units_;
    std::set<std::string> done_;
};

}  // namespace

std::vector<Unit> units(const Contract& c) { return Maker(c).all(); }

}  // namespace vegas::contract
