#include "client-cli/commands/play/decision_sender.hpp"

namespace vegas::cli {

void DecisionSender::send(std::int64_t decision, const std::string& action) {
    sent_ = decision;
    play_.set_awaits_reply(true);
    const auto on_reply = [this, decision, action](const WireReply& reply) {
        play_.set_awaits_reply(false);
        if (reply.error) on_refused(decision, action, *reply.error);
        play_.refresh();
    };
    play_.client.session.request_until_reply(play_.client.act_request(decision, action), on_reply);
}

void DecisionSender::on_table_restored() {
    if (!play_.awaits_reply()) sent_ = -1;
}

void DecisionSender::on_refused(std::int64_t decision, const std::string& action,
                                const WireError& error) {
    if (error.code == "rate_limited") {
        play_.set_awaits_reply(true);
        play_.client.context.transport.after(retry_after(error), [this, decision, action] {
            if (is_sent(decision) && !play_.client.is_stopped()) send(decision, action);
        });
        return;
    }
    if (error.code == "stale_decision") {
        return play_.notify(play_.client.texts("notice.too_late"));
    }
    play_.notify(error);
    if (is_sent(decision)) sent_ = -1;
}

}  // namespace vegas::cli
