#include "server/core/journal/records.hpp"

#include <string_view>

#include "protocol/game/actions.hpp"
#include "protocol/json/json_out.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::core::journal {
namespace {

using protocol::JsonOut;

std::string_view kind_of(const Record& record) {
    constexpr std::string_view kKinds[] = {"created", "reopened", "seated",
                                           "started", "acted",    "ended"};
    static_assert(std::size(kKinds) == std::variant_size_v<Record>);
    return kKinds[record.index()];
}

void write_setup(JsonOut& out, const Setup& setup) {
    out.key("ruleset").string(word_of(setup.ruleset)).key("seats").number(setup.seats);
    out.key("options");
    protocol::write_options(out, setup);
}

void write(JsonOut& out, const Created& r) {
    out.key("game").string(r.game).key("invite").string(r.invite).key("host").string(r.host);
    write_setup(out, r.setup);
    out.key("private").boolean(r.is_private).key("quick").boolean(r.quick).key("decision_ms");
    r.decision_ms ? out.number(*r.decision_ms) : out.null();
    out.key("server_seed").string(protocol::hex(r.server_seed));
}

void write(JsonOut& out, const Reopened& r) {
    out.key("game").string(r.game).key("server_seed").string(protocol::hex(r.server_seed));
}

void write(JsonOut& out, const Seated& r) {
    out.key("seat").number(r.seat).key("player").string(r.player);
    out.key("name").string(r.name).key("bot").string(r.bot);
}

void write(JsonOut& out, const Started& r) {
    write_setup(out, r.setup);
    out.key("seeds").open('[');
    for (const std::string& seed : r.seeds) out.string(seed);
    out.close(']');
}

void write(JsonOut& out, const Acted& r) {
    out.key("decision").number(r.decision).key("seat").number(r.seat).key("action");
    protocol::write(out, r.action, Preview{});
    if (r.nonce) out.key("nonce").string(protocol::hex(*r.nonce));
}

void write(JsonOut& out, const Ended& r) { out.key("why").string(r.why); }

}  // namespace

std::string to_json(const Entry& entry) {
    std::string text;
    text.reserve(128);
    JsonOut out(text);
    out.open('{').key("t").number(entry.t.ms).key("kind").string(kind_of(entry.record));
    out.key("table").string(entry.table);
    std::visit([&out](const auto& record) { write(out, record); }, entry.record);
    out.close('}');
    return text;
}

}  // namespace vegas::core::journal
