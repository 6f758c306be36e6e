#include "server/conformance/session_checker.hpp"

namespace vegas::shell::conformance {

void SessionChecker::on_connect(std::int64_t now) {
    if (!pause_.is_running(now)) return;
    report_.add("came back " + format_ms(now - pause_.since) +
                " after `closing`, whose `reconnect_after_ms` was " + std::to_string(pause_.ms));
}

void SessionChecker::on_hello(const ordered_json& request) {
    if (!request.contains("bot")) {
        report_.add(
            "said `hello` without `bot`, so that people take it for one of them: "
            "{\"name\":...} says which program plays");
    }
    if (welcomes_ == 0) return;
    const std::string token = text_field(request, "token");
    if (token.empty()) {
        report_.add(
            "came back as a new player: `hello` must have the `token` of its last `welcome` "
            "instead of a name");
    } else if (!tokens_.contains(token)) {
        report_.add("came back with a token that it never had");
    }
}

void SessionChecker::on_welcome(const ordered_json& message) {
    tokens_.insert(text_field(message, "token"));
    ++welcomes_;
}

void SessionChecker::on_closing(std::int64_t now, const ordered_json& message) {
    pause_ = {now, message.value("reconnect_after_ms", std::int64_t{0})};
}

}  // namespace vegas::shell::conformance
