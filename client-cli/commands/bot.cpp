#include "client-cli/commands/bot.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/protocol/text_form.hpp"
#include "client-cli/show/result.hpp"

namespace vegas::cli {

namespace {

// What may happen to an act without anybody having done wrong: the house was faster, or the game
// ended.
bool is_too_late(const std::string& code) {
    return code == "stale_decision" || code == "not_your_decision" || code == "game_over" ||
           code == "not_at_table" || code == "not_seated";
}

// What may happen to a join on a public table: others were faster.
bool is_table_taken(const std::string& code) {
    return code == "table_full" || code == "game_started" || code == "unknown_table" ||
           code == "seat_taken";
}

// Standard output is for results; people read the rest on standard error.
ClientContext with_err_log(ClientContext context) {
    context.err_log_name = "vegas bot";
    return context;
}

}  // namespace

BotClient::BotClient(ClientContext context, BotOptions options)
    : Client(with_err_log(std::move(context)), options.common.server,
             {.name = options.common.name,
              .token = {},
              .program = protocol::BotProgram{"vegas bot", {}, std::string(kVersion)}}),
      options_(std::move(options)),
      random_(options_.seed.value_or(runtime_.context.seed)),
      games_left_(options_.games) {
    if (plays_public_tables()) options_.table.is_public = true;
    runtime_.requested_game = requested_game_of(options_.table);
}

void BotClient::print(const std::string& text_line, const json& json_line) {
    runtime_.context.out.print({options_.as_json ? compact(json_line) : text_line});
}

bool BotClient::plays_public_tables() const {
    return !options_.create && !options_.target.is_given();
}

void BotClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) { join_next_game(); }

void BotClient::on_reconnect() {
    sent_decision_ = -1;
    if (plays_public_tables()) watch_lobby();
}

void BotClient::join_next_game() {
    runtime_.subscription.reset();
    sent_decision_ = -1;
    is_seated_ = false;
    if (plays_public_tables()) return watch_lobby();
    runtime_.subscription.join(options_.create ? create_request(options_.table, fresh_key())
                                               : join_request(options_.target, false));
}

// On the first page stand the tables that can start soonest, for all bots the same.
void BotClient::watch_lobby() {
    json request = {{"op", "lobby.watch"}, {"free", true}};
    if (!options_.any_ruleset) request["ruleset"] = options_.table.ruleset;
    runtime_.session.request(std::move(request));
}

void BotClient::on_message(const WireMessage& message, const json& whole) {
    Client::on_message(message, whole);
    if (runtime_.is_stopped()) return;
    if (const auto* lobby = std::get_if<WireStruct<protocol::LobbyMessage>>(&message)) {
        lobby_.apply(*lobby);
    } else if (const auto* update =
                   std::get_if<WireStruct<protocol::LobbyUpdateMessage>>(&message)) {
        lobby_.apply(*update);
    } else {
        return;
    }
    if (plays_public_tables()) choose_public_table();
}

// Sits down where others wait; opens a table where nobody does; leaves a lonely one for a better
// one.
void BotClient::choose_public_table() {
    const TableModel& model = runtime_.model();
    if (runtime_.subscription.is_active() && !model.is_known()) return;  // on its way
    if (model.is_known() && model.status() != "open") return;
    const std::string ruleset = options_.any_ruleset ? "" : options_.table.ruleset;
    std::set<std::string> avoided = avoided_;
    avoided.insert(removed_from_.begin(), removed_from_.end());
    const std::string table = choose_table(lobby_.all(), ruleset, model.id(), avoided);
    if (table.empty() && model.is_known()) return;
    if (model.is_known()) runtime_.session.request(runtime_.table_request("table.leave"));
    is_seated_ = false;
    joining_table_ = table;
    runtime_.subscription.join(table.empty() ? create_request(options_.table, fresh_key())
                                             : join_request({.table = table, .invite = {}}, false));
}

void BotClient::on_table_snapshot(const std::vector<WireEvent>&) {
    if (runtime_.model().is_finished()) {
        return is_seated_ || !plays_public_tables() ? finish_game() : avoid_table();
    }
    if (std::exchange(is_seated_, true)) return;
    prepare_seat();
    if (plays_public_tables()) {
        choose_public_table();  // the lobby may have told of a better one meanwhile
    }
}

void BotClient::prepare_seat() {
    avoided_.clear();
    const TableModel& model = runtime_.model();
    if (options_.create) {
        const std::string& table = model.id();
        const std::string& invite = runtime_.subscription.invite();
        // Scripts pass it on to commands.
        if (!can_stand_in_command(table, as::table_id) ||
            !can_stand_in_command(invite, as::invite)) {
            return runtime_.stop(kExitFailed, runtime_.texts("lobby.malformed_invite"));
        }
        print("invite=" + invite + " table=" + table, {{"invite", invite}, {"table", table}});
    }
    if (model.status() != "open") return;
    runtime_.session.request_until_reply(runtime_.table_request("table.ready"));
}

void BotClient::on_table_update(const std::vector<WireEvent>&) {
    if (runtime_.model().is_finished()) finish_game();
}

void BotClient::on_prompt() {
    const TableModel& model = runtime_.model();
    const WireStruct<protocol::Prompt>* prompt = model.own_prompt();
    if (prompt == nullptr || prompt->decision == sent_decision_) return;
    const auto choice = pick(options_.policy, *prompt->actions, model.view(), runtime_.faces,
                             prompt->seat, random_);
    act(prompt->decision, (*prompt->actions)[choice].sent);
}

void BotClient::act(std::int64_t decision, const std::string& action) {
    sent_decision_ = decision;
    runtime_.session.request(runtime_.act_request(decision, action),
                             [this, decision, action](const WireReply& reply) {
                                 if (reply.error) act_refused(decision, action, *reply.error);
                             });
}

void BotClient::act_refused(std::int64_t decision, const std::string& action,
                            const WireError& error) {
    if (error.code == "rate_limited") {
        runtime_.context.transport.after(retry_after(error), [this, decision, action] {
            if (decision == sent_decision_) act(decision, action);
        });
        return;
    }
    if (!is_too_late(error.code)) runtime_.stop(kExitFailed, runtime_.refusal_text(error));
}

// The lobby is up to half a second old: this table's game is over already, perhaps our own.
void BotClient::avoid_table() {
    avoided_.insert(runtime_.model().id());
    runtime_.session.request(runtime_.table_request("table.leave"));
    runtime_.subscription.reset();
    choose_public_table();
}

void BotClient::finish_game() {
    const WireView& view = runtime_.model().view();
    print(result_line(view), parse_json(result_json(view)));
    avoided_.insert(runtime_.model().id());
    runtime_.session.request(runtime_.table_request("table.leave"));
    if (--games_left_ > 0) return join_next_game();
    runtime_.stop(kExitDone);
}

void BotClient::on_table_left(const std::string& reason) {
    if (!plays_public_tables()) return Client::on_table_left(reason);
    if (reason == "removed") removed_from_.insert(runtime_.model().id());
    join_next_game();
}

void BotClient::on_table_refused(const WireError& error) {
    const bool barred = error.code == "removed";
    if (!plays_public_tables() || !(barred || is_table_taken(error.code))) {
        return Client::on_table_refused(error);
    }
    (barred ? removed_from_ : avoided_).insert(joining_table_);
    choose_public_table();
}

}  // namespace vegas::cli
