#include "tests/sim/nodes/player.hpp"

#include <array>
#include <utility>

#include "protocol/view/patch.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim::nodes {
namespace {

constexpr std::uint32_t kSeats = 3;
constexpr std::int64_t kReplyMs = 8'000;  // for a reply
constexpr std::int64_t kRestMs = 300;

}  // namespace

Player::Player(const Plan& plan, Agenda& agenda, Lines& lines, Group& group, std::uint32_t seat)
    : plan_(plan),
      agenda_(agenda),
      lines_(lines),
      group_(group),
      seat_(seat),
      chance_(plan.seed, "player " + std::to_string(group.number * kSeats + seat)) {}

void Player::wrong(const std::string& what) const { throw Wrong(name() + ": " + what); }

std::string Player::name() const {
    return "player " + std::to_string(group_.number) + "/" + std::to_string(seat_);
}

std::string Player::describe() const {
    std::string text = name();
    text += is_welcome_ ? ", is welcome" : is_there_ ? ", has a line" : ", is nowhere";
    if (!asked_.is_null()) text += ", has asked " + test::dumped(asked_);
    if (!view_.is_null()) text += ", at a table that is " + view_["table"].value("status", "");
    return text + ", v " + std::to_string(v_);
}

bool Player::is_done() const {
    return !view_.is_null() && !is_stale_ && view_["table"]["status"] == "finished";
}

// ---- the line

void Player::live() { lines_.come(*this); }

void Player::came() {
    ++line_;
    is_there_ = true;
    rests_until_ms_ = 0;
    json hello = {{"op", "hello"}, {"protocol", 1}};
    if (token_.empty()) {
        hello["name"] = "P" + std::to_string(group_.number) + std::to_string(seat_);
    } else {
        hello["token"] = token_;
    }
    ask(std::move(hello));
}

void Player::lost() {
    is_there_ = is_welcome_ = false;
    is_stale_ = true;
    asked_ = nullptr;
    ++line_;
    agenda_.after(chance_.between(20, 1'000), [this, line = line_] {
        if (line == line_ && !is_there_) lines_.come(*this);
    });
}

void Player::ask(json request) {
    request["id"] = ++last_id_;
    asked_ = request;
    asked_at_ms_ = agenda_.now_ms();
    lines_.say(*this, test::dumped(request));
    agenda_.after(kReplyMs, [this, line = line_, id = last_id_] {
        if (line != line_ || asked_.is_null() || asked_["id"] != id) return;
        lines_.cut(*this);
        lost();
    });
}

// ---- what is to be done next

void Player::look_again(std::int64_t ms) {
    rests_until_ms_ = agenda_.now_ms() + ms;
    agenda_.after(ms, [this, line = line_, mine = ++planned_] {
        if (line == line_ && mine == planned_) go_on();
    });
}

void Player::go_on() {
    if (!is_welcome_ || !asked_.is_null() || agenda_.now_ms() < rests_until_ms_) return;
    if (group_.invite.empty()) {
        if (seat_ != 0) return look_again(kRestMs);
        return ask({{"op", "table.create"},
                    {"ruleset", group_.ruleset},
                    {"seats", kSeats},
                    {"visibility", "private"},
                    {"clock", nullptr}});
    }
    if (!is_seated_) {
        return ask({{"op", "table.join"}, {"invite", group_.invite}, {"seat", seat_}});
    }
    if (view_.is_null() || is_stale_) {
        json sync = {{"op", "table.sync"}, {"table", group_.table}};
        return ask(std::move(sync));
    }
    const json& table = view_["table"];
    if (table["status"] == "open") {
        if (!table["seats"][seat_].is_null() && table["seats"][seat_]["ready"] == false) {
            return ask({{"op", "table.ready"}, {"table", group_.table}});
        }
        return look_again(kRestMs);
    }
    if (is_asked() && thinks_of_ != prompt_["decision"].get<std::uint64_t>()) {
        thinks_of_ = prompt_["decision"];
        agenda_.after(chance_.between(1, 2 * plan_.think_ms),
                      [this, line = line_, decision = thinks_of_] {
                          if (line == line_ && decision == thinks_of_) act();
                      });
    }
}

bool Player::is_asked() const {
    return prompt_.is_object() && prompt_.contains("actions") && prompt_["seat"] == seat_ &&
           view_["table"]["status"] == "playing" &&
           !acknowledged_.contains(prompt_["decision"].get<std::uint64_t>());
}

void Player::act() {
    if (!is_welcome_ || !asked_.is_null() || is_stale_ || !is_asked()) {
        thinks_of_ = 0;
        return look_again(kRestMs);
    }
    json action = chance_.any_of(prompt_["actions"]);
    action.erase("shows");
    ask({{"op", "act"},
         {"table", group_.table},
         {"decision", prompt_["decision"]},
         {"action", std::move(action)}});
}

// ---- what is heard

void Player::hear(const std::string& message) {
    const json m = test::parsed(message);
    const std::string ev = m.value("ev", "");
    if (ev == "snapshot" && m["table"] == group_.table) take_snapshot(m);
    if (ev == "update" && m["table"] == group_.table && !view_.is_null()) take_update(m);
    if (ev == "prompt" && m["table"] == group_.table) take_prompt(m);
    if (ev == "left" && m["table"] == group_.table) wrong("has lost the table: " + message);
    if (m.contains("re") && !m["re"].is_null()) answered(m);  // else a close follows
    go_on();
}

void Player::answered(const json& reply) {
    if (asked_.is_null() || reply["re"] != asked_["id"]) wrong("hears " + test::dumped(reply));
    const json request = std::exchange(asked_, nullptr);
    if (reply.contains("error")) {
        asked_ = nullptr;
        thinks_of_ = 0;
        // The house answered in time; what it chose may have ended the game.
        const json& code = reply["error"]["code"];
        if (request["op"] == "act" && (code == "stale_decision" || code == "game_over")) {
            acknowledged_.emplace(request["decision"].get<std::uint64_t>(), std::nullopt);
            is_stale_ = true;
            return;
        }
        return refused(reply["error"]["code"], request);
    }
    const std::string op = request["op"];
    if (op == "hello") {
        token_ = reply["token"];
        is_welcome_ = true;
        bool sits = false;
        for (const json& at : reply["tables"]) sits = sits || at["table"] == group_.table;
        // A shard that is away cannot say who sits there.
        if (is_seated_ && !sits && plan_.shards == 1) {
            wrong("does not sit at " + group_.table + " any more");
        }
    } else if (op == "table.create") {
        if (!group_.table.empty()) return;  // a later one
        group_.table = reply["table"];
        group_.invite = reply["invite"];
        is_seated_ = true;
        is_stale_ = true;  // its snapshot may have come with the name unknown
    } else if (op == "table.join") {
        is_seated_ = true;
        is_stale_ = true;
    } else if (op == "act") {
        acknowledged_.emplace(request["decision"].get<std::uint64_t>(), request["action"]);
        ++group_.acks;
    }
}

void Player::refused(const std::string& code, const json& request) {
    const std::string op = request["op"];
    if (code == "storage_unavailable" || code == "closing") return look_again(kRestMs);
    if (op == "hello") wrong("is not let in: " + code);
    if (op == "table.join") {  // perhaps the seat was given before the line was lost
        is_seated_ = is_stale_ = true;
        return;
    }
    if (op == "table.ready") {
        is_stale_ = true;
        return look_again(kRestMs);
    }
    wrong(test::dumped(request) + " is refused: " + code);
}

void Player::take_snapshot(const json& message) {
    const std::string epoch = message["epoch"];
    const std::uint64_t v = message["v"];
    if (epoch != epoch_) {
        if (!epoch_.empty()) epochs_.insert(epoch_);
        if (epochs_.contains(epoch)) wrong("an epoch comes again: " + epoch);
        epoch_ = epoch;
    } else if (v < v_) {
        wrong("back from v " + std::to_string(v_) + " to " + std::to_string(v));
    } else if (v == v_ && !view_.is_null() && message["view"] != view_) {
        wrong("v " + std::to_string(v) + " looks otherwise:\n" + test::dumped(message["view"]) +
              "\n" + test::dumped(view_));
    }
    v_ = v;
    view_ = message["view"];
    prompt_ = message["prompt"];
    is_stale_ = false;
    thinks_of_ = 0;
    ++group_.compared;
}

void Player::take_update(const json& message) {
    const std::uint64_t v = message["v"];
    if (is_stale_) return;  // what was missed comes with the next snapshot
    if (v != v_ + 1) {
        wrong("an update of v " + std::to_string(v) + " after " + std::to_string(v_) + " of " +
              epoch_);
    }
    v_ = v;
    view_ = test::patched(view_, message["patch"]);
    if (message.contains("private")) view_ = test::patched(view_, message["private"]);
    json all = message;
    all.erase("private");
    all.erase("re");
    std::string text = test::dumped(all["patch"]);
    if (message.contains("hash")) {
        json shown = view_;
        shown.erase("you");
        if (message["hash"] != protocol::checksum(test::dumped(shown))) wrong("another hash");
    }
    const auto [told, is_new] =
        group_.told.emplace(epoch_ + " " + std::to_string(v), std::move(text));
    if (!is_new && told->second != test::dumped(all["patch"])) {
        wrong("v " + std::to_string(v) + " is told in two ways");
    }
}

void Player::take_prompt(const json& prompt) {
    if (prompt_.is_object() && !is_stale_ && prompt["decision"] < prompt_["decision"]) {
        wrong("an older decision again");
    }
    prompt_ = prompt;
    thinks_of_ = 0;
}

}  // namespace vegas::sim::nodes
