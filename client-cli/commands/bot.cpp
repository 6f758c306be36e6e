#include "client-cli/commands/bot.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "client-cli/fields.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/text.hpp"

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

Bot::Bot(World world, BotOptions options)
    : Client(world, options.common.server, {.name = options.common.name, .token = {}}),
      options_(std::move(options)),
      random_(options_.seed.value_or(world.seed)),
      games_left_(options_.games) {
    if (looks_around()) options_.table.is_public = true;
}

// Standard output is for results; people read the rest on standard error.
void Bot::say(const std::string& text) { world_.err << "vegas bot: " << text << std::endl; }

void Bot::print(const std::string& text_line, const json& json_line) {
    world_.out.print({options_.as_json ? compact(json_line) : text_line});
}

bool Bot::looks_around() const { return !options_.create && !options_.target.given(); }

void Bot::arrived(const json&) { next_game(); }

void Bot::returned() {
    answered_decision_ = -1;
    if (looks_around()) watch_lobby();
}

void Bot::next_game() {
    follower_.forget();
    answered_decision_ = -1;
    seated_ = false;
    if (options_.create) return follower_.arrive(create_request(options_.table));
    if (options_.target.given()) return follower_.arrive(join_request(options_.target, false));
    watch_lobby();
}

void Bot::watch_lobby() { session_.request({{"op", "lobby.watch"}}); }

void Bot::heard(const json& message) {
    Client::heard(message);
    const std::string kind = text_of(message, "ev");
    if (stopped() || (kind != "lobby" && kind != "lobby.update")) return;
    lobby_.take(message);
    if (looks_around()) look_around();
}

// Sits down where others wait; opens a table where nobody does; leaves a lonely one for a better
// one.
void Bot::look_around() {
    const TableModel& model = follower_.model();
    if (follower_.busy() && !model.known()) return;  // on its way
    if (model.known() && model.status() != "open") return;
    const std::string ruleset = options_.any_ruleset ? "" : options_.table.ruleset;
    const std::string table = choose_table(lobby_.all(), ruleset, model.id(), avoided_);
    if (table.empty() && model.known()) return;
    if (model.known()) session_.request(table_request("table.leave"));
    seated_ = false;
    asked_ = table;
    follower_.arrive(table.empty() ? create_request(options_.table)
                                   : join_request({.table = table, .invite = {}}, false));
}

void Bot::table_shown() {
    if (follower_.model().finished()) return game_over();
    if (!std::exchange(seated_, true)) sit_down();
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
    session_.request(std::move(request));
}

void Bot::table_changed(const json&) {
    if (follower_.model().finished()) game_over();
}

void Bot::table_prompted() {
    const TableModel& model = follower_.model();
    const json& prompt = model.prompt();
    const json& actions = field(prompt, "actions");
    const auto decision = int_of(prompt, "decision");
    const auto seat = model.seat();
    if (!seat || !actions.is_array() || actions.empty() || decision == answered_decision_) return;
    if (int_of(prompt, "seat", -1) != static_cast<std::int64_t>(*seat)) return;
    const auto choice =
        pick(options_.policy, actions, model.view(), static_cast<std::int64_t>(*seat), random_);
    json action = actions[choice];
    if (action.is_object()) action.erase("shows");
    act(decision, action);
}

void Bot::act(std::int64_t decision, const json& action) {
    answered_decision_ = decision;
    json request = table_request("act");
    request["decision"] = decision;
    request["action"] = action;
    session_.request(std::move(request), [this, decision, action](const json& reply) {
        const json& error = field(reply, "error");
        if (error.is_object()) act_refused(decision, action, error);
    });
}

void Bot::act_refused(std::int64_t decision, const json& action, const json& error) {
    const std::string code = text_of(error, "code");
    if (code == "rate_limited") {
        const auto wait = int_of(field(error, "data"), "retry_after_ms", 1000);
        world_.link.after(std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 10, 60'000)),
                          [this, decision, action] {
                              if (decision == answered_decision_) act(decision, action);
                          });
        return;
    }
    if (!is_too_late(code)) stop(kExitFailed, error_words(error));
}

void Bot::game_over() {
    const json& view = follower_.model().view();
    print(result_line(view), parse_json(result_json(view)));
    session_.request(table_request("table.leave"));
    if (--games_left_ > 0) return next_game();
    stop(kExitDone);
}

void Bot::table_left(const std::string& reason) {
    if (!looks_around()) return Client::table_left(reason);
    next_game();
}

void Bot::table_refused(const json& error) {
    if (!looks_around() || !is_crowded(text_of(error, "code"))) {
        return Client::table_refused(error);
    }
    avoided_.insert(asked_);
    look_around();
}

}  // namespace vegas::cli
