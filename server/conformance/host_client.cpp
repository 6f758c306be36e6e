#include "server/conformance/host_client.hpp"

#include <stdexcept>
#include <utility>

namespace vegas::shell::conformance {
namespace {

enum Id : int { kHello, kCreate, kSeat };

}  // namespace

HostClient::HostClient(ConnectionObserver& server, Loop& loop, TrialGame game)
    : server_(server), loop_(loop), game_(std::move(game)), conn_(server.on_open(*this, {}, true)) {
    send_request({{"op", "hello"}, {"id", kHello}, {"protocol", 1}, {"name", "Conformance"}});
    ordered_json create{{"op", "table.create"},     {"id", kCreate},
                        {"ruleset", game_.ruleset}, {"options", game_.options},
                        {"seats", game_.seats},     {"as", "spectator"},
                        {"clock", nullptr}};
    if (game_.clock_ms > 0) {
        create["clock"] = {{"decision_ms", game_.clock_ms}};
    } else {
        create["lab_seed"] = game_.seed;
    }
    send_request(create);
}

void HostClient::send_request(const ordered_json& request) {
    server_.on_message(conn_, request.dump());
}

// It is told in the middle of what the server does.
void HostClient::queue(std::string_view text) {
    loop_.post([this, message = ordered_json::parse(text)] { on_message(message); });
}

void HostClient::on_message(const ordered_json& message) {
    last_message_at_ = loop_.now();
    const ordered_json re = message.value("re", ordered_json());
    if (message.contains("error") && re.is_number()) {
        throw std::logic_error("conformance: the table cannot be made: " + message.dump());
    }
    if (re == kCreate) on_table_created(message);
    if (re == kSeat && ++bots_seated_ + 1 == game_.seats) invite_ = pending_invite_;
    for (const ordered_json& event : message.value("events", ordered_json::array())) {
        on_event(event);
    }
}

void HostClient::on_table_created(const ordered_json& reply) {
    table_ = reply.at("table").get<std::string>();
    pending_invite_ = reply.at("invite").get<std::string>();
    for (std::size_t seat = 0; seat < game_.seats; ++seat) {
        if (seat == game_.bot_seat) continue;
        send_request({{"op", "table.add_bot"},
                      {"id", kSeat},
                      {"table", table_},
                      {"level", seat % 2 == 0 ? "random" : "easy"},
                      {"seat", seat}});
    }
}

void HostClient::on_event(const ordered_json& event) {
    const ordered_json kind = event.value("kind", ordered_json());
    if (kind == "game_ended") is_over_ = true;
    if (kind == "left" && !is_over_) bot_has_left_ = true;
}

// Where it has begun already, this is refused and does nothing.
void HostClient::start() { send_request({{"op", "table.start"}, {"table", table_}}); }

}  // namespace vegas::shell::conformance
