#include "server/conformance/host.hpp"

#include <stdexcept>
#include <utility>

namespace vegas::shell::conformance {
namespace {

enum Id : int { kHello, kCreate, kSeat };

}  // namespace

Host::Host(Receiver& server, Loop& loop, Game game)
    : server_(server), loop_(loop), game_(std::move(game)), conn_(server.opened(*this, {}, true)) {
    ask({{"op", "hello"}, {"id", kHello}, {"protocol", 1}, {"name", "Conformance"}});
    Json create{{"op", "table.create"},     {"id", kCreate},        {"ruleset", game_.ruleset},
                {"options", game_.options}, {"seats", game_.seats}, {"as", "spectator"},
                {"seed", game_.seed},       {"clock", nullptr}};
    if (game_.clock_ms > 0) create["clock"] = {{"decision_ms", game_.clock_ms}};
    ask(create);
}

void Host::ask(const Json& request) { server_.received(conn_, request.dump()); }

// It is told in the middle of what the server does.
void Host::queue(std::string_view text) {
    loop_.post([this, message = Json::parse(text)] { hear(message); });
}

void Host::hear(const Json& message) {
    heard_ = loop_.now();
    const Json re = message.value("re", Json());
    if (message.contains("error") && re.is_number()) {
        throw std::logic_error("conformance: the table cannot be made: " + message.dump());
    }
    if (re == kCreate) made(message);
    if (re == kSeat && ++seated_ + 1 == game_.seats) invite_ = coming_;
    for (const Json& event : message.value("events", Json::array())) hear_of_event(event);
}

void Host::made(const Json& reply) {
    table_ = reply.at("table").get<std::string>();
    coming_ = reply.at("invite").get<std::string>();
    for (std::size_t seat = 0; seat < game_.seats; ++seat) {
        if (seat == game_.bot_seat) continue;
        ask({{"op", "table.add_bot"},
             {"id", kSeat},
             {"table", table_},
             {"level", seat % 2 == 0 ? "random" : "easy"},
             {"seat", seat}});
    }
}

void Host::hear_of_event(const Json& event) {
    const Json kind = event.value("kind", Json());
    if (kind == "game_ended") is_over_ = true;
    if (kind == "left" && !is_over_) bot_has_left_ = true;
}

// Where it has begun already, this is refused and does nothing.
void Host::start() { ask({{"op", "table.start"}, {"table", table_}}); }

}  // namespace vegas::shell::conformance
