#include "client-cli/commands/bot.hpp"

#include <ostream>
#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

// What may happen to an act without anybody having done wrong: the house was faster, or the game
// ended.
bool is_too_late(const std::string& code) {
    return code == "stale_decision" || code == "not_your_decision" || code == "game_over" ||
           code == "not_at_table" || code == "not_seated";
}

// What may happen to a join on a public table: others were faster.
bool is_crowded(const std::string& code) {
    return code == "table_full" || code == "game_started" || code == "unknown_table" ||
           code == "seat_taken";
}

}  // namespace

Bot::Bot(Surroundings surroundings, BotOptions options)
    : Client(std::move(surroundings), options.common.server,
             {.name = options.common.name,
              .token = {},
              .program = protocol::Program{"vegas bot", {}, std::string(kVersion)}}),
      options_(std::move(options)),
      random_(options_.seed.value_or(surroundings_.seed)),
      games_left_(options_.games) {
    if (looks_around()) options_.table.is_public = true;
    wish_ = wish_of(options_.table);
}

// Standard output is for results; people read the rest on standard error.
void Bot::say(const std::string& text) { surroundings_.err << "vegas bot: " << text << std::endl; }

void Bot::print(const std::string& text_line, const json& json_line) {
    surroundings_.out.print({options_.as_json ? compact(json_line) : text_line});
}

bool Bot::looks_around() const { return !options_.create && !options_.target.given(); }

void Bot::arrived(const Read<protocol::Welcome>&) { next_game(); }

void Bot::returned() {
    answered_decision_ = -1;
    if (looks_around()) watch_lobby();
}

void Bot::next_game() {
    follower_.forget();
    answered_decision_ = -1;
    seated_ = false;
    if (options_.create) return follower_.arrive(create_request(options_.table, fresh_seed()));
    if (options_.target.given()) return follower_.arrive(join_request(options_.target, false));
    watch_lobby();
}

// On the first page stand the tables that can start soonest, for all bots the same.
void Bot::watch_lobby() {
    json request = {{"op", "lobby.watch"}, {"free", true}};
    if (!options_.any_ruleset) request["ruleset"] = options_.table.ruleset;
    session_.request(std::move(request));
}

void Bot::heard(const Message& message, const json& whole) {
    Client::heard(message, whole);
    if (stopped()) return;
    if (const auto* lobby = std::get_if<Read<protocol::Lobby>>(&message)) {
        lobby_.take(*lobby);
    } else if (const auto* update = std::get_if<Read<protocol::LobbyUpdate>>(&message)) {
        lobby_.take(*update);
    } else {
        return;
    }
    if (looks_around()) look_around();
}

// Sits down where others wait; opens a table where nobody does; leaves a lonely one for a better
// one.
void Bot::look_around() {
    const TableModel& model = follower_.model();
    if (follower_.busy() && !model.known()) return;  // on its way
    if (model.known() && model.status() != "open") return;
    const std::string ruleset = options_.any_ruleset ? "" : options_.table.ruleset;
    std::set<std::string> avoided = avoided_;
    avoided.insert(barred_.begin(), barred_.end());
    const std::string table = choose_table(lobby_.all(), ruleset, model.id(), avoided);
    if (table.empty() && model.known()) return;
    if (model.known()) session_.request(table_request("table.leave"));
    seated_ = false;
    asked_ = table;
    follower_.arrive(table.empty() ? create_request(options_.table, fresh_seed())
                                   : join_request({.table = table, .invite = {}}, false));
}

void Bot::table_shown(const std::vector<Event>&) {
    if (follower_.model().finished()) return seated_ || !looks_around() ? game_over() : avoid();
    if (std::exchange(seated_, true)) return;
    sit_down();
    if (looks_around()) look_around();  // the lobby may have told of a better one meanwhile
}

void Bot::sit_down() {
    avoided_.clear();
    const TableModel& model = follower_.model();
    if (options_.create) {
        const std::string table = safe_text(model.id(), true);
        const std::string invite = safe_text(follower_.invite(), true);
        print("invite=" + invite + " table=" + table, {{"invite", invite}, {"table", table}});
    }
    if (model.status() != "open") return;
    json request = table_request("table.ready");
    request["seed"] = fresh_seed();
    session_.insist(std::move(request));
}

void Bot::table_changed(const std::vector<Event>&) {
    if (follower_.model().finished()) game_over();
}

void Bot::table_prompted() {
    const TableModel& model = follower_.model();
    const Read<protocol::Prompt>* prompt = model.own_prompt();
    if (prompt == nullptr || prompt->decision == answered_decision_) return;
    const auto choice =
        pick(options_.policy, *prompt->actions, model.view(), faces_, prompt->seat, random_);
    act(prompt->decision, (*prompt->actions)[choice].sent);
}

void Bot::act(std::int64_t decision, const std::string& action) {
    answered_decision_ = decision;
    session_.request(act_request(decision, action), [this, decision, action](const Reply& reply) {
        if (reply.error) act_refused(decision, action, *reply.error);
    });
}

void Bot::act_refused(std::int64_t decision, const std::string& action, const Error& error) {
    if (error.code == "rate_limited") {
        surroundings_.transport.after(retry_after(error), [this, decision, action] {
            if (decision == answered_decision_) act(decision, action);
        });
        return;
    }
    if (!is_too_late(error.code)) stop(kExitFailed, refused(error));
}

// The lobby is up to half a second old: this table's game is over already, perhaps our own.
void Bot::avoid() {
    avoided_.insert(follower_.model().id());
    session_.request(table_request("table.leave"));
    follower_.forget();
    look_around();
}

void Bot::game_over() {
    const View& view = follower_.model().view();
    print(result_line(view), parse_json(result_json(view)));
    avoided_.insert(follower_.model().id());
    session_.request(table_request("table.leave"));
    if (--games_left_ > 0) return next_game();
    stop(kExitDone);
}

void Bot::table_left(const std::string& reason) {
    if (!looks_around()) return Client::table_left(reason);
    if (reason == "removed") barred_.insert(follower_.model().id());
    next_game();
}

void Bot::table_refused(const Error& error) {
    const bool barred = error.code == "removed";
    if (!looks_around() || !(barred || is_crowded(error.code))) {
        return Client::table_refused(error);
    }
    (barred ? barred_ : avoided_).insert(asked_);
    look_around();
}

}  // namespace vegas::cli
