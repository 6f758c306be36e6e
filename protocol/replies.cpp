#include "protocol/replies.hpp"

#include "protocol/action_json.hpp"
#include "protocol/json_out.hpp"
#include "protocol/view_json.hpp"
#include "protocol/write.hpp"

namespace vegas::protocol {
namespace {

std::string entries(const std::vector<LobbyEntry>& tables) {
    std::string members;
    for (const LobbyEntry& e : tables) (members += members.empty() ? "" : ",") += entry_json(e);
    return members;
}

void write_members(JsonOut& out, const Prompt& p) {
    out.key("decision").number(p.decision).key("seat").number(p.seat);
    out.key("kind").string(name_of(p.kind));
    if (p.deadline_ms) out.key("deadline_ms").number(*p.deadline_ms);
    if (p.actions.empty()) return;
    out.key("actions").open('[');
    for (const Offer& o : p.actions) write(out, o.action, o.preview);
    out.close(']');
}

// A guess that spares most copies.
std::size_t bytes_of(const Prompt& p) { return 128 + 128 * p.actions.size(); }

// The members of a reply that is no message.
void write_members(JsonOut&, const Done&) {}
void write_members(JsonOut& out, const Created& r) {
    out.key("table").string(r.table).key("invite").string(r.invite);
}
void write_members(JsonOut& out, const AtTable& r) { out.key("table").string(r.table); }
void write_members(JsonOut& out, const Sat& r) { out.key("seat").number(r.seat); }
void write_members(JsonOut& out, const Missed& r) {
    out.key("missed").number(static_cast<std::int64_t>(r.missed));
}
void write_members(JsonOut& out, const FinishedGame& r) { out.key("transcript").raw(r.transcript); }

template <class T>
concept Message = requires(const T& message) {
    to_bytes(message);
};

}  // namespace

std::string to_bytes(const Welcome& m) { return welcome(m); }
std::string to_bytes(const Lobby& m) { return lobby(entries(m.tables)); }
std::string to_bytes(const LobbyUpdate& m) { return lobby_update(entries(m.tables), m.removed); }
std::string to_bytes(const Prompted& m) {
    std::string text;
    text.reserve(bytes_of(m.prompt));
    JsonOut out(text);
    out.open('{').key("ev").string("prompt").key("table").string(m.table);
    write_members(out, m.prompt);
    out.close('}');
    return text;
}
std::string to_bytes(const Snapshot& m) {
    const std::string view = view_json(public_json(m.view.shared), m.view.you);
    std::string text;
    text.reserve(view.size() + 128 + (m.prompt ? bytes_of(*m.prompt) : 0));
    JsonOut out(text);
    out.open('{').key("ev").string("snapshot").key("table").string(m.table);
    out.key("epoch").string(m.epoch).key("v").number(static_cast<std::int64_t>(m.v));
    out.key("view").raw(view).key("prompt");
    if (m.prompt) {
        out.open('{');
        write_members(out, *m.prompt);
        out.close('}');
    } else {
        out.null();
    }
    out.close('}');
    return text;
}
std::string to_bytes(const Starting& m) { return starting(m.table, m.in_ms); }
std::string to_bytes(const Left& m) { return left(m.table, m.reason); }
std::string to_bytes(const Replaced&) { return replaced(); }
std::string to_bytes(const Closing& m) { return closing(m.reconnect_after_ms); }

std::string tables_json(const std::vector<LobbyEntry>& tables) {
    return "{\"tables\":[" + entries(tables) + "]}";
}

std::string to_bytes(std::string_view re, const Reply& r) {
    return std::visit(
        [re]<class T>(const T& what) -> std::string {
            if constexpr (Message<T>) {
                return as_reply(re, to_bytes(what));
            } else {
                if (re.empty()) return {};
                std::string members;
                JsonOut out(members);
                write_members(out, what);
                return reply(re, members);
            }
        },
        r);
}

}  // namespace vegas::protocol
