#include "protocol/tools/contract/markdown.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/action.hpp"
#include "engine/bots/level.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/setup.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::contract {
namespace {

std::string code(std::string_view text) { return '`' + std::string(text) + '`'; }

std::string codes(const auto& words) { return texts::join(words, ", ", code); }

std::string range(const Type& t) { return std::to_string(t.least) + '-' + std::to_string(t.most); }

// What else is to be said of a member: its words, a narrow range, what is taken where it is
// missing.
std::string remark(const Property& m, bool with_types) {
    using K = Type::Kind;
    std::string text = m.doc;
    const auto add = [&text](const std::string& more) { texts::append_joined(text, "; ", more); };
    const Type& t = m.type.kind == K::or_null ? *m.type.item : m.type;
    if (t.kind == K::word && t.words.size() <= 4) {
        add(codes(t.words));
    }
    if (with_types && t.kind == K::number && t.least != t.most && t.most <= 100) add(range(t));
    if (m.type.kind == K::or_null && m.doc.find("null") == std::string::npos) add("or null");
    return text;
}

std::string field(const Property& m, bool with_types = false) {
    std::string text = m.optional ? "[" : "";
    text += code(m.name);
    if (!m.default_json.empty()) text += " = " + code(m.default_json);
    const std::string more = remark(m, with_types);
    if (!more.empty()) text += ": " + more;
    return text + (m.optional ? "]" : "");
}

std::string fields(const ObjectType& o, bool with_types = false) {
    std::string text =
        texts::join(o.members, ", ", [&](const Property& m) { return field(m, with_types); });
    for (const auto& [a, b] : o.exactly_one) text += "; either " + code(a) + " or " + code(b);
    for (const auto& [a, b] : o.together) {
        text += "; " + code(a) + " and " + code(b) + " go together";
    }
    return text;
}

std::string row(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += (cell.empty() ? "" : " " + cell) + " |";
    return text + '\n';
}

std::string head(const std::vector<std::string>& names) {
    std::string rule = "|";
    for (std::size_t i = 0; i < names.size(); ++i) rule += " --- |";
    return row(names) + rule + '\n';
}

std::string reply_of(const Contract& c, const ObjectType& request) {
    std::string text;
    for (const std::string& name : request.replies) {
        const auto own = std::ranges::find(c.replies, name, &ObjectType::name);
        const std::string one = own == c.replies.end()
                                    ? "the " + code(name)
                                    : fields(*own) + (own->members.empty() ? "" : ". " + own->doc);
        if (!one.empty()) texts::append_joined(text, "; or ", one);
    }
    return text;
}

std::string requests(const Contract& c) {
    std::string text = head({"op", "what it does", "fields", "reply, beside `re` and `ok`"});
    for (const ObjectType& r : c.requests) {
        text += row({code(r.name), r.doc, fields(r), reply_of(c, r)});
    }
    return text;
}

std::string messages(const Contract& c) {
    std::string text = head({"ev", "what it says", "fields"});
    for (const ObjectType& m : c.messages) text += row({code(m.name), m.doc, fields(m)});
    return text;
}

std::string events(const std::vector<ObjectType>& list) {
    std::string text = head({"kind", "what happened", "fields"});
    for (const ObjectType& e : list) text += row({code(e.name), e.doc, fields(e)});
    return text;
}

std::string param(const Param& p) {
    if (p.as == Param::As::nothing) return {};
    std::string text = code(p.name);
    if (p.as == Param::As::number) {
        text += ' ' + std::to_string(p.least) + '-' + std::to_string(p.most);
    }
    if (p.as == Param::As::word) {
        text += " (" + codes(p.words) + ")";
    }
    return text;
}

std::string actions() {
    std::string text = head({"kind", "fields", "what it does"});
    for (const ActSpec& act : kActs) {
        std::string both = param(act.a);
        if (const std::string second = param(act.b); !second.empty()) both += ", " + second;
        text += row({code(act.name), both, std::string(act.doc)});
    }
    return text;
}

std::string asks() {
    std::string text = head({"kind", "asked when", "`actions`, by their `kind`"});
    for (const AskSpec& ask : kAsks) {
        if (ask.value == Ask::none) continue;
        const auto list = texts::join(ask.answers, ", ", [](Act a) { return code(word_of(a)); });
        text += row({code(ask.name), std::string(ask.doc), list});
    }
    return text;
}

std::string tiles(const Contract& c) {
    std::string text = head({"id", "name", "members"});
    for (std::size_t i = 0; i < c.faces.size(); ++i) {
        ObjectType o = c.faces[i].object;
        std::erase_if(o.members,
                      [](const Property& m) { return m.name == "id" || m.name == "black"; });
        text += row(
            {code(c.faces[i].id), std::string(las_vegas::all_tiles()[i]->name), fields(o, true)});
    }
    return text;
}

std::string rulesets(const Contract& c) {
    const auto options = std::ranges::find(c.objects, "options", &ObjectType::name);
    std::string text = head({"id", "family", "seats", "options"});
    for (const RulesetSpec& r : kRulesets) {
        std::string list;
        for (const Property& m : options->members) {
            if (std::ranges::find(r.options, m.name) != r.options.end()) {
                Property option = m;
                option.optional = false;
                option.default_json = default_of_option(r.value, m.name);
                texts::append_joined(list, ", ", field(option, true));
            }
        }
        text += row({code(r.name), code(word_of(r.family)),
                     std::to_string(r.seats_least) + '-' + std::to_string(r.seats_most), list});
    }
    return text;
}

std::string levels() {
    std::string text = head({"level", "how the bot chooses its actions"});
    for (const bots::LevelSpec& level : bots::kLevels) {
        text += row({code(level.name), std::string(level.doc)});
    }
    return text;
}

std::string phrases() {
    std::string text = head({"phrase", "what it says in English, or shows"});
    for (const EnumWord<protocol::Phrase>& phrase : protocol::kPhrases) {
        text += row({code(phrase.name), std::string(phrase.doc)});
    }
    return text;
}

std::string errors() {
    std::string text = head({"code", "when", "data"});
    for (const protocol::ErrorSpec& e : protocol::kErrors) {
        std::string data;
        for (const protocol::ErrorData* d : {&e.data, &e.more}) {
            if (d->kind != protocol::ErrorData::Kind::none) {
                texts::append_joined(data, ", ", code(d->name));
            }
        }
        text += row({code(e.name), std::string(e.doc), data});
    }
    return text;
}

}  // namespace

std::map<std::string, std::string> tables(const Contract& c) {
    std::map<std::string, std::string> all{{"ops", requests(c)},
                                           {"server_messages", messages(c)},
                                           {"events_table", events(c.table_events)},
                                           {"actions", actions()},
                                           {"asks", asks()},
                                           {"tiles", tiles(c)},
                                           {"rulesets", rulesets(c)},
                                           {"levels", levels()},
                                           {"phrases", phrases()},
                                           {"errors", errors()}};
    for (const FamilyContract& family : c.families) {
        all["events_" + family.name] = events(family.events);
    }
    return all;
}

std::string with_tables(const std::string& page, const std::map<std::string, std::string>& tables) {
    constexpr std::string_view kBegin = "<!-- generated: ", kClose = " -->", kEnd = "<!-- end -->";
    std::string text;
    std::size_t from = 0;
    for (auto mark = page.find(kBegin); mark != page.npos; mark = page.find(kBegin, from)) {
        const auto name_at = mark + kBegin.size();
        const auto close = page.find(kClose, name_at);
        const auto end = page.find(kEnd, name_at);
        if (close == page.npos || end == page.npos) {
            throw std::runtime_error("a mark without an end");
        }
        const std::string name = page.substr(name_at, close - name_at);
        const auto table = tables.find(name);
        if (table == tables.end()) throw std::runtime_error("there is no table " + name);
        text += page.substr(from, close + kClose.size() - from) + '\n' + table->second;
        from = end;
    }
    return text + page.substr(from);
}

}  // namespace vegas::contract
