#include "server/core/journal.hpp"

#include "protocol/game/actions.hpp"
#include "protocol/json/json_out.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::core::journal {
namespace {

using protocol::JsonOut;

JsonOut& head(JsonOut& out, TimePoint now, std::string_view kind, std::string_view table) {
    return out.open('{').key("t").number(now.ms).key("kind").string(kind).key("table").string(
        table);
}

void write_setup(JsonOut& out, const Setup& setup) {
    out.key("ruleset").string(name_of(setup.ruleset)).key("seats").number(setup.seats);
    out.key("options");
    protocol::write_options(out, setup);
}

}  // namespace

std::string created(TimePoint now, const Created& c) {
    std::string text;
    JsonOut out(text);
    head(out, now, "created", c.table).key("game").string(c.game).key("invite").string(c.invite);
    out.key("host").string(c.host);
    write_setup(out, c.setup);
    out.key("private").boolean(c.is_private).key("quick").boolean(c.quick).key("decision_ms");
    c.decision_ms ? out.number(*c.decision_ms) : out.null();
    out.key("server_seed").string(protocol::hex(c.server_seed)).close('}');
    return text;
}

std::string reopened(TimePoint now, std::string_view table, std::string_view game,
                     const protocol::Bytes32& server_seed) {
    std::string text;
    JsonOut out(text);
    head(out, now, "reopened", table).key("game").string(game);
    out.key("server_seed").string(protocol::hex(server_seed)).close('}');
    return text;
}

std::string seated(TimePoint now, std::string_view table, Seat seat, std::string_view player,
                   std::string_view name, std::string_view bot) {
    std::string text;
    JsonOut out(text);
    head(out, now, "seated", table).key("seat").number(seat).key("player").string(player);
    out.key("name").string(name).key("bot").string(bot).close('}');
    return text;
}

std::string started(TimePoint now, std::string_view table, const Setup& setup,
                    const std::vector<std::string>& seeds) {
    std::string text;
    JsonOut out(text);
    head(out, now, "started", table);
    write_setup(out, setup);
    out.key("seeds").open('[');
    for (const std::string& seed : seeds) out.string(seed);
    out.close(']').close('}');
    return text;
}

std::string acted(TimePoint now, std::string_view table, std::uint32_t decision, Seat seat,
                  const Action& action, const protocol::Nonce* nonce) {
    std::string text;
    text.reserve(128);
    JsonOut out(text);
    head(out, now, "acted", table).key("decision").number(decision).key("seat").number(seat);
    out.key("action");
    protocol::write(out, action, Preview{});
    if (nonce != nullptr) out.key("nonce").string(protocol::hex(*nonce));
    out.close('}');
    return text;
}

std::string ended(TimePoint now, std::string_view table, std::string_view why) {
    std::string text;
    JsonOut out(text);
    head(out, now, "ended", table).key("why").string(why).close('}');
    return text;
}

}  // namespace vegas::core::journal
