#include "server/conformance/act_checker.hpp"

namespace vegas::shell::conformance {

void ActChecker::on_act(std::int64_t now, std::int64_t decision) {
    if (!can_store_) {
        report_.add(
            "sent `act` again though `ev: storage` had said that nothing can be stored: it has "
            "to wait until `available` is true");
    } else if (pause_.is_running(now)) {
        report_.add("sent `act` again " + format_ms(now - pause_.since) +
                    " after `rate_limited`, whose `retry_after_ms` was " +
                    std::to_string(pause_.ms));
    } else if (stale_.contains(decision)) {
        report_.add("answered " + name_decision(decision) +
                    " again, though it had been told `stale_decision`: it has to go on with the "
                    "next `prompt`");
    } else if (sent_.contains(decision)) {
        report_.add("answered " + name_decision(decision) + " twice");
    }
    sent_.insert(decision);
    acted_.insert(decision);
    retry_code_.reset();
}

std::optional<std::int64_t> ActChecker::on_error(std::int64_t now, std::int64_t decision,
                                                 const ordered_json& error) {
    const std::string code = text_field(error, "code");
    if (code == "rate_limited" || code == "storage_unavailable" || code == "closing") {
        sent_.erase(decision);
        acted_.erase(decision);
        retry_code_ = code;
        if (code == "closing") return std::nullopt;  // its next connection is waited for
        if (code != "rate_limited") return now;
        const ordered_json data = error.value("data", ordered_json::object());
        pause_ = {now, data.value("retry_after_ms", std::int64_t{0})};
        return pause_.until();
    }
    if (code == "stale_decision" || code == "not_your_decision" || code == "game_over") {
        stale_.insert(decision);
        if (!excused_.contains(decision)) {
            report_.add("answered " + name_decision(decision) + ", which was not its to answer: `" +
                        code + "`. Only a `prompt` with `actions` asks it");
        }
    }
    return std::nullopt;
}

}  // namespace vegas::shell::conformance
