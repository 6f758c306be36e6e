#include "client-cli/commands/client.hpp"

#include <utility>

namespace vegas::cli {

namespace {

// "1.2", with the mark of the language.
std::string seconds(std::chrono::milliseconds time, const Texts& texts) {
    const auto tenths = (time.count() + 50) / 100;
    return std::to_string(tenths / 10) + texts("language.decimal") + std::to_string(tenths % 10);
}

}  // namespace

Client::Client(ClientContext context, const ServerAddress& server, Identity identity)
    : runtime_(std::move(context), server, std::move(identity), *this, *this) {}

void Client::tick() {
    runtime_.context.transport.after(std::chrono::seconds(1), [this] {
        if (runtime_.is_stopped()) return;
        on_tick();
        tick();
    });
}

void Client::on_interrupt() {
    runtime_.stop(kExitInterrupted, runtime_.texts("ended.interrupted"));
}

void Client::on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome, bool again) {
    if (runtime_.context.save_token) runtime_.context.save_token(welcome.token);
    runtime_.faces = TileFaces(welcome.tiles);
    runtime_.requested_game.offers = welcome.rulesets;
    runtime_.subscription.on_welcome(welcome, again);
    loss_shown_ = false;
    if (again) {
        runtime_.show_text(runtime_.texts("notice.connected"));
        on_reconnect();
    } else {
        on_first_welcome(welcome);
    }
    if (!runtime_.is_stopped()) redraw();
}

void Client::on_message(const WireMessage& message, const json& whole) {
    if (const auto* storage = std::get_if<WireStruct<protocol::StorageMessage>>(&message)) {
        handle_storage(*storage);
    }
    if (const auto* all = std::get_if<WireStruct<protocol::AnnouncementMessage>>(&message)) {
        handle_announcement(*all);
    }
    runtime_.subscription.on_message(message, whole);
}

// The same one comes again with each connection; without a text it only ends the one before.
void Client::handle_announcement(const WireStruct<protocol::AnnouncementMessage>& all) {
    if (std::exchange(announced_since_ms_, all.since_ms) == all.since_ms || all.text.empty()) {
        return;
    }
    on_announcement(runtime_.texts("notice.announcement", {{"text", runtime_.safe(all.text)}}));
}

void Client::handle_storage(const WireStruct<protocol::StorageMessage>& storage) {
    if (std::exchange(runtime_.is_storage_available, storage.available) == storage.available) {
        return;
    }
    runtime_.show_text(
        runtime_.texts(storage.available ? "notice.stores_again" : "notice.storage"));
    redraw();
}

void Client::on_connection_lost(const std::string& why, std::chrono::milliseconds wait) {
    runtime_.is_storage_available = true;
    const bool still = std::exchange(loss_shown_, true);
    runtime_.show_text(
        runtime_.texts(still ? "notice.still_lost" : "notice.lost",
                       {{"why", why}, {"seconds", seconds(wait, runtime_.context.texts)}}));
    redraw();
}

void Client::on_server_closing() {
    runtime_.show_text(runtime_.texts("notice.closing"));
    redraw();
}

void Client::on_rate_limited(std::chrono::seconds wait) {
    runtime_.show_text(
        runtime_.texts("notice.rate_limited", {{"seconds", std::to_string(wait.count())}}));
    redraw();
}

void Client::on_host_refused(const std::string& host) {
    runtime_.show_text(
        runtime_.texts("notice.host_refused", {{"host", host}, {"option", "--origins"}}));
    redraw();
}

void Client::on_session_end(SessionEnd how, const WireError& why) {
    const Texts& in = runtime_.context.texts;
    const auto fail = [this](const std::string& text) { runtime_.stop(kExitFailed, text); };
    switch (how) {
    case SessionEnd::unreachable:
        return fail(in("ended.unreachable", {{"server", runtime_.server}, {"why", why.message}}));
    case SessionEnd::lost: return fail(in("ended.lost", {{"why", why.message}}));
    case SessionEnd::refused: return fail(runtime_.refusal_text(why));
    case SessionEnd::banned: return fail(ban_text(why.data, in));
    case SessionEnd::revoked:
    case SessionEnd::forgotten:
        if (runtime_.context.save_token) runtime_.context.save_token({});
        return fail(in(how == SessionEnd::revoked ? "ended.revoked" : "ended.forgotten"));
    case SessionEnd::quit: return;
    }
}

void Client::on_table_restored() { runtime_.show_text(runtime_.texts("notice.resumed")); }

void Client::on_table_left(const std::string& reason) {
    const std::string key = "left." + reason;
    runtime_.stop(kExitFailed, runtime_.texts(runtime_.context.texts.has(key) ? key : "left.any"));
}

void Client::on_table_refused(const WireError& error) {
    runtime_.stop(kExitFailed,
                  join_refusal(error, runtime_.context.texts, runtime_.requested_game));
}

}  // namespace vegas::cli
