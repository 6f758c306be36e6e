#include "protocol/replies/write.hpp"

#include "engine/assert.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/json/json_out.hpp"
#include "protocol/json/write.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::protocol {
namespace {

JsonOut& ev(JsonOut& out, std::string_view name) { return out.open('{').key("ev").string(name); }

}  // namespace

std::string reply(std::string_view re, std::string_view members) {
    std::string text = "{\"re\":";
    text.append(re.empty() ? "null" : re) += ",\"ok\":true";
    if (!members.empty()) (text += ',') += members;
    text += '}';
    return text;
}

std::string error(std::string_view re, const Error& e) {
    std::string text;
    JsonOut out(text);
    out.open('{').key("re").raw(re.empty() ? "null" : re).key("error").open('{');
    out.key("code").string(word_of(e.code)).key("message").string(e.message);
    if (!e.data.empty()) out.key("data").raw(e.data);
    out.close('}').close('}');
    return text;
}

std::string as_reply(std::string_view re, std::string message) {
    ASSERT(message.starts_with('{'));
    if (re.empty()) return message;
    std::string head = "{\"re\":";
    head.append(re) += ",\"ok\":true,";
    return head.append(message, 1);
}

std::string welcome(const Welcome& w) {
    std::string text;
    JsonOut out(text);
    ev(out, "welcome").key("player").string(w.player).key("name").string(w.name);
    out.key("token").string(w.token).key("server").open('{').key("name").string("vegasd");
    out.key("version").string(server_version());
    if (!w.page.empty()) out.key("page").string(w.page);
    out.close('}').key("protocol").number(1);
    out.key("caps").raw("[]").key("epoch").string(w.epoch).key("limits").open('{');
    out.key("message_bytes").number(static_cast<std::int64_t>(w.message_bytes));
    out.key("name_chars").number(kNameChars).key("seed_chars").number(kSeedChars);
    out.key("tables_per_player").number(static_cast<std::int64_t>(w.tables_per_player));
    out.close('}').key("rulesets");
    out.open('[');
    for (const RulesetSpec& r : kRulesets) write(out, as::object, r);
    out.close(']');
    out.key("tables").open('[');
    for (const Welcome::At& at : w.tables) {
        out.open('{').key("table").string(at.table).key("seat");
        at.seat == kNobody ? out.null() : out.number(at.seat);
        out.close('}');
    }
    out.close(']').close('}');
    return text;
}

std::string entry_json(const LobbyEntry& e) {
    std::string text;
    JsonOut out(text);
    out.open('{').key("table").string(e.table);
    out.key("ruleset").string(word_of(e.setup.ruleset)).key("options");
    write_options(out, e.setup);
    out.key("seats").number(e.setup.seats).key("taken").number(e.taken);
    out.key("status").string(word_of(e.status)).key("players").open('[');
    for (const std::string& name : e.players) out.string(name);
    out.close(']').key("spectators").number(e.spectators);
    if (e.quick) out.key("quick").boolean(true);
    out.close('}');
    return text;
}

std::string lobby(std::string_view entries) {
    std::string text;
    JsonOut out(text);
    ev(out, "lobby").key("tables").open('[').raw(entries).close(']').close('}');
    return text;
}

std::string lobby_update(std::string_view entries, const std::vector<std::string>& removed) {
    std::string text;
    JsonOut out(text);
    ev(out, "lobby.update").key("tables").open('[').raw(entries).close(']').key("removed");
    out.open('[');
    for (const std::string& id : removed) out.string(id);
    out.close(']').close('}');
    return text;
}

std::string snapshot(std::string_view table, std::string_view epoch, std::uint64_t v,
                     std::string_view view, std::string_view prompt) {
    std::string text;
    text.reserve(view.size() + prompt.size() + 128);
    JsonOut out(text);
    ev(out, "snapshot").key("table").string(table).key("epoch").string(epoch);
    out.key("v").number(static_cast<std::int64_t>(v)).key("view").raw(view).key("prompt");
    if (prompt.empty())
        out.null();
    else
        out.open('{').raw(prompt).close('}');
    out.close('}');
    return text;
}

std::string update(std::string_view table, std::uint64_t v, std::string_view events,
                   std::string_view patch, std::string_view hash) {
    std::string text;
    text.reserve(events.size() + patch.size() + 96);
    JsonOut out(text);
    ev(out, "update").key("table").string(table).key("v").number(static_cast<std::int64_t>(v));
    out.key("events").open('[').raw(events).close(']').key("patch").raw(patch);
    if (!hash.empty()) out.key("hash").string(hash);
    out.close('}');
    return text;
}

std::string with_private(const std::string& update, std::string_view patch) {
    std::string text;
    text.reserve(update.size() + patch.size() + 12);
    text.append(update, 0, update.size() - 1) += ",\"private\":";
    text.append(patch) += '}';
    return text;
}

std::string prompt_members(const Prompt& p, std::string_view actions) {
    std::string text;
    JsonOut out(text);
    out.key("decision").number(p.decision).key("seat").number(p.seat);
    out.key("kind").string(word_of(p.kind));
    if (p.deadline_ms) out.key("deadline_ms").number(*p.deadline_ms);
    if (!actions.empty()) out.key("actions").raw(actions);
    return text;
}

std::string prompt(std::string_view table, std::string_view members) {
    std::string text;
    JsonOut out(text);
    ev(out, "prompt").key("table").string(table).raw(members).close('}');
    return text;
}

std::string actions_json(const Game& game) {
    Actions list;
    options(game, list);
    std::string text;
    JsonOut out(text);
    out.open('[');
    for (const Action& a : list) write(out, a, preview(game, a));
    out.close(']');
    return text;
}

std::string starting(std::string_view table, std::int64_t in_ms) {
    std::string text;
    JsonOut out(text);
    ev(out, "starting").key("table").string(table).key("in_ms").number(in_ms).close('}');
    return text;
}

std::string left(std::string_view table, std::string_view reason) {
    std::string text;
    JsonOut out(text);
    ev(out, "left").key("table").string(table).key("reason").string(reason).close('}');
    return text;
}

std::string replaced() { return R"({"ev":"replaced"})"; }

std::string closing(std::int64_t reconnect_after_ms) {
    std::string text;
    JsonOut out(text);
    ev(out, "closing").key("reconnect_after_ms").number(reconnect_after_ms).close('}');
    return text;
}

std::string_view server_version() { return VEGAS_VERSION; }

std::string version_json(std::string_view page) {
    std::string text;
    JsonOut out(text);
    out.open('{').key("name").string("vegasd").key("version").string(server_version());
    out.key("protocol").number(1);
    if (!page.empty()) out.key("page").string(page);
    out.close('}');
    return text;
}

}  // namespace vegas::protocol
