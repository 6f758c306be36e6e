// What a person says.
#include "tests/sim/client_model.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tests/sim/behavior.hpp"
#include "tests/sim/check_failure.hpp"
#include "tests/sim/simulation.hpp"
#include "tests/sim/twins.hpp"

namespace vegas::sim {
namespace {

// What changes who sits at a table, and how.
constexpr auto kChanges = std::to_array<std::string_view>(
    {"table.join", "table.leave", "table.ready", "table.start", "table.add_bot", "table.remove_bot",
     "table.rematch", "table.remove", "table.readmit", "table.change", "table.request_seat",
     "table.assign_seat"});
bool changes(const std::string& op) {
    return std::find(kChanges.begin(), kChanges.end(), op) != kChanges.end();
}

}  // namespace

ClientModel::ClientModel(Simulation& world, std::string name, std::unique_ptr<Behavior> habit)
    : chance(world.plan.seed, name),
      world_(world),
      name_(std::move(name)),
      is_program_(name_.back() % 4 == 0),
      habit_(std::move(habit)),
      is_honest_(habit_->is_honest()) {}
ClientModel::~ClientModel() = default;

void ClientModel::fail(const std::string& what) const { throw CheckFailure(name_ + ": " + what); }

void ClientModel::becomes(std::unique_ptr<Behavior> habit) { habit_ = std::move(habit); }

// ---- coming and going

void ClientModel::live() {
    const std::int64_t pause_ms = habit_->pause_ms(chance) * world_.plan.pace;
    const std::int64_t next_ms = std::max(world_.agenda.now_ms() + pause_ms, away_until_ms_);
    world_.agenda.at(next_ms, [this, life = ++lives_] {
        if (life != lives_) return;
        tick();
        live();
    });
}

void ClientModel::tick() {
    if (!line_ && is_away()) return;
    if (!line_) return come();
    if (welcomed_) habit_->step(*this);
}

void ClientModel::come() {
    line_ = world_.network.connect(*this, {name_}, habit_->reads_slowly());
    dialogue_ = {};
    say_hello();
}

void ClientModel::say_hello() {
    json hello{{"op", "hello"}, {"protocol", 1}};
    if (token_.empty()) {
        hello["name"] = name_;
    } else {
        hello["token"] = token_;
    }
    if (is_program_) {
        hello["bot"] = {{"name", name_ + "'s bot"}, {"version", "1"}};
    } else {
        hello["caps"] = json::array({"seeds"});
    }
    ask(std::move(hello));
}

void ClientModel::drop_line() {
    line_.reset();
    if (std::exchange(welcomed_, false)) away_since_ms_ = world_.agenda.now_ms();
    stores_ = true;
    for (const auto& [id, followed] : tables_) {
        if (may_make_room(id)) unsure_.insert(id);
    }
    for (auto& [id, followed] : tables_) before_.insert_or_assign(id, std::move(followed));
    tables_.clear();
    missed_.clear();
}

void ClientModel::cut() {
    world_.network.cut(*line_);
    drop_line();
}

void ClientModel::stay_away(std::int64_t ms) {
    drop_beside();
    if (line_) cut();
    away_until_ms_ = world_.agenda.now_ms() + ms;
}

bool ClientModel::is_away() const { return world_.agenda.now_ms() < away_until_ms_; }

void ClientModel::end_absence() {
    away_until_ms_ = 0;
    live();
}

void ClientModel::come_twice() {
    drop_beside();
    beside_ = {line_, tables_};
    drop_line();
    come();
    if (chance.one_in(2)) return;
    world_.agenda.after(chance.between(100, 20'000), [this, line = beside_.line] {
        if (beside_.line == line) drop_beside();
    });
}

void ClientModel::drop_beside() {
    if (beside_.line) world_.network.cut(*beside_.line);
    beside_ = {};
}

// ---- asking

void ClientModel::ask(json request) {
    note_request(request);
    json note;
    if (request["op"] == "act") {
        const auto it = tables_.find(request["table"].get<std::string>());
        const bool plays = it != tables_.end() && it->second.status() == "playing";
        if (plays && it->second.seat()) {
            note = {{"game", it->second.game()}, {"seat", *it->second.seat()}};
        }
    }
    world_.network.send_from_client(*line_, dialogue_.add(std::move(request), std::move(note)));
}

void ClientModel::say_raw(const std::string& bytes) {
    dialogue_.add_without_id();
    world_.network.send_from_client(*line_, bytes);
}

void ClientModel::say_malformed(core::MessageError what) {
    dialogue_.add_without_id();
    world_.network.send_malformed(*line_, what);
}

TableChecker* ClientModel::account_of(const json& request) const {
    if (request.contains("table")) return &world_.account(request["table"]);
    return request.contains("invite") ? world_.invited(request["invite"]) : nullptr;
}

// Before it leaves: from now on it may have happened.
void ClientModel::note_request(const json& request) {
    const std::string op = request["op"];
    if (op == "table.create" || op == "quick_play") {
        // Where another server has carried it out and was gone before it said so, it is asked
        // again.
        makes_ += op == "quick_play" && world_.plan.is_shared() ? 2 : 1;
        for (auto& [id, account] : world_.accounts) {
            account.on_change_requested(world_.agenda.now_ms());
        }
    }
    if (op == "table.seed") note_seed(request);
    TableChecker* account = changes(op) ? account_of(request) : nullptr;
    if (account == nullptr) return;
    account->on_change_requested(world_.agenda.now_ms());
    if (op == "table.join" || op == "table.leave") unsure_.insert(account->id());
    ready_.erase(account->id());
    if (op == "table.remove") account->on_removal_requested(request["player"]);
    if (op == "table.change") account->on_setup_change_requested();
    if (op == "table.request_seat") note_seat_request(*account, request["seat"]);
    if (op == "table.leave") {
        if (account->id() == named_table_) named_table_.clear();
        house_plays_[account->id()] = account->newest().game;
        if (const auto it = acts_.find(account->id()); it != acts_.end()) {
            it->second.may_be_outdone = true;
        }
    }
}

void ClientModel::note_seed(const json& request) {
    account_of(request)->on_hash_given(id_);
    if (!request.contains("seed")) return;
    world_.secrets.add_seed(tables_.at(request["table"]).table()["game"], request["seed"]);
}

// Whoever sits there may be absent, and have lost the seat when coming back. Before a game seats
// may have got other numbers meanwhile.
void ClientModel::note_seat_request(TableChecker& account, std::size_t requested) const {
    const auto it = tables_.find(account.id());
    if (it == tables_.end()) return;
    const json& seats = it->second.table()["seats"];
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seat != requested && it->second.status() == "playing") continue;
        const json& there = seats[seat];
        if (!there.is_null() && there["player"].is_string()) {
            account.on_seat_requested(there["player"]);
        }
    }
}

void ClientModel::sync(const std::string& table, bool whole) {
    json request{{"op", "table.sync"}, {"table", table}};
    const auto known = before_.find(table);
    if (!whole && !tables_.contains(table) && known != before_.end()) {
        request["epoch"] = known->second.epoch();
        request["v"] = known->second.v();
    }
    ask(std::move(request));
}

bool ClientModel::ask_by_name_again() {
    const auto it = tables_.find(named_table_);
    if (it == tables_.end() || !it->second.seat()) return false;
    ask(named_);
    return true;
}

void ClientModel::act(const TableReplica& followed, const json& wanted) {
    const json& prompt = *followed.own_prompt();
    const std::string table = followed.account().id();
    const bool otherwise = world_.plan.chooses_otherwise(table, prompt["decision"], false);
    const json action = otherwise ? other_choice(prompt["actions"], wanted) : wanted;
    Act& last = acts_[table];
    const Act before = std::exchange(last, Act{.game = followed.game(),
                                               .seat = *followed.seat(),
                                               .decision = prompt["decision"],
                                               .action = bare(action),
                                               .line = line_->value,
                                               .may_be_outdone = followed.has_clock()});
    const bool same_game = before.game == last.game;
    // Another answer to the same decision may be on its way.
    const bool again = same_game && before.decision == last.decision;
    const auto left = house_plays_.find(table);
    const bool was_left = left != house_plays_.end() && left->second == last.game;
    last.may_be_outdone =
        last.may_be_outdone || was_left || again || followed.account().may_have_removed(id_);
    followed.account().on_action_sent(last.game, last.decision, last.seat, last.action);
    json sent = action;
    if (chance.one_in(2)) sent.erase("shows");
    ask({{"op", "act"}, {"table", table}, {"decision", last.decision}, {"action", sent}});
}

void ClientModel::act_again(const TableReplica& followed) {
    Act& last = acts_.at(followed.account().id());
    last.line = line_->value;
    ask({{"op", "act"},
         {"table", followed.account().id()},
         {"decision", last.decision},
         {"action", test::parsed(last.action)}});
}

// ---- what is known

bool ClientModel::may_be_gone_from(const std::string& table) const {
    const auto it = world_.accounts.find(table);
    return is_unsure_of(table) || late_until_ms_.contains(table) ||
           (it != world_.accounts.end() && it->second.may_have_removed(id_));
}

bool ClientModel::has_acted_at(const TableReplica& followed) const {
    const auto it = acts_.find(followed.account().id());
    return it != acts_.end() && it->second.game == followed.game() && followed.seat().has_value();
}

bool ClientModel::has_answered(const TableReplica& followed) const {
    const auto it = acts_.find(followed.account().id());
    const json* prompt = followed.own_prompt();
    if (it == acts_.end() || prompt == nullptr) return false;
    const Act& last = it->second;
    return last.decision >= (*prompt)["decision"] && (last.acked || last.line == line_->value);
}

std::string ClientModel::misses() const {
    for (const auto& [table, claim] : seats_) {
        if (!tables_.contains(table)) return table;
    }
    return {};
}

// Games in days are played to the end while their people are away.
bool ClientModel::may_have_expired(const std::string& table, const Claim& claim) const {
    if (world_.plan.jump_once_in != 0) return true;
    const auto it = world_.accounts.find(table);
    const bool has_ended = it != world_.accounts.end() && it->second.has_ended(claim.game);
    return (claim.status != "playing" || has_ended) && (claim.is_old || is_long_away());
}

bool ClientModel::may_make_room(const std::string& table) const {
    const bool asks =
        dialogue_.has("table.join") || dialogue_.has("table.create") || dialogue_.has("quick_play");
    const TableReplica* there = known(table);
    if (!asks || there == nullptr) return false;
    return std::ranges::all_of(there->table()["seats"], [this](const json& seat) {
        return seat.is_null() || seat["player"].is_null() || seat["player"] == id_;
    });
}

bool ClientModel::is_long_away() const {
    constexpr std::int64_t kLongMs = 200'000;
    return world_.agenda.now_ms() - away_since_ms_ > kLongMs;
}

}  // namespace vegas::sim
