#include "tests/sim/table_replica.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <string_view>

#include "protocol/view/patch.hpp"
#include "server/core/table/round_log.hpp"
#include "tests/sim/check_failure.hpp"
#include "tests/sim/conserved.hpp"

namespace vegas::sim {
namespace {

constexpr std::uint64_t kHashEvery = 32;

// What happens at a table without being a part of its game: no replay tells it.
constexpr auto kOfTable = std::to_array<std::string_view>(
    {"joined", "left", "removed", "away", "back", "ready", "not_ready", "bot_added", "bot_removed",
     "rematch", "host_changed", "timed_out", "setup_changed", "seat_requested", "seat_taken_over",
     "seed_withheld", "phrase_sent", "nudged"});

bool is_of_table(const json& event) {
    const auto& kind = event["kind"].get_ref<const std::string&>();
    return std::find(kOfTable.begin(), kOfTable.end(), kind) != kOfTable.end();
}

// In place, for a whole view need not be copied for each update. Throws if a pointer does not fit.
void apply_in_place(json& document, const json& patch) {
    for (const auto& [pointer, value] : patch.items()) {
        const json::json_pointer path(pointer);
        json& parent = document.at(path.parent_pointer());
        const std::string& last = path.back();
        if (parent.is_object()) {
            parent[last] = value;
        } else if (parent.is_array() && std::stoul(last) == parent.size()) {
            parent.push_back(value);
        } else {
            document.at(path) = value;
        }
    }
}

// What stays as it was told while time passes.
json without_deadline(json prompt) {
    if (prompt.is_object()) prompt.erase("deadline_ms");
    return prompt;
}

}  // namespace

TableReplica::TableReplica(TableChecker& account, std::uint64_t server, const json& snapshot)
    : account_(&account),
      server_(server),
      epoch_(snapshot["epoch"].get<std::string>()),
      v_(snapshot["v"].get<std::uint64_t>()),
      view_(snapshot["view"]),
      prompt_(snapshot["prompt"]),
      round_log_(snapshot["round_log"]) {
    if (prompt_.is_object()) open_ = prompt_["decision"].get<std::uint32_t>();
    account_->on_view(view_, open_);
}

void TableReplica::fail(const std::string& what) const {
    throw CheckFailure("table " + account_->id() + ", game " + std::to_string(game()) + ", v " +
                       std::to_string(v_) + ": " + what);
}

std::optional<int> TableReplica::seat() const {
    const json& you = view_["you"];
    return you.is_null() ? std::nullopt : std::optional(you["seat"].get<int>());
}

bool TableReplica::may_agree_to_go_on() const {
    const std::optional<int> own = seat();
    if (!own || table()["seats"][static_cast<std::size_t>(*own)].contains("program")) return false;
    const json& agreed = table()["standstill"]["agreed"];
    return std::find(agreed.begin(), agreed.end(), json(*own)) == agreed.end();
}

bool TableReplica::has_house_taken_own_seat() const {
    const std::optional<int> own = seat();
    return own && table()["seats"][static_cast<std::size_t>(*own)].value("missed", 0) == 3;
}

const json* TableReplica::own_prompt() const {
    const bool own = prompt_.is_object() && prompt_.contains("actions") && status() == "playing";
    return own ? &prompt_ : nullptr;
}

void TableReplica::compare(const json& snapshot) {
    if (snapshot["epoch"] != epoch_) fail("another epoch within one connection");
    if (snapshot["v"] != v_) {
        fail("a snapshot of v " + test::dumped(snapshot["v"]) + ", but the updates led elsewhere");
    }
    if (snapshot["view"] != view_) {
        fail("the patches do not lead to the snapshot: " +
             test::dumped(json::diff(view_, snapshot["view"])));
    }
    if (!is_round_log(snapshot["round_log"])) {
        fail("another round log is told: " + test::dumped(snapshot["round_log"]) + " instead of " +
             test::dumped(round_log_));
    }
    if (without_deadline(snapshot["prompt"]) != without_deadline(prompt_)) {
        fail("another prompt is open: " + test::dumped(snapshot["prompt"]) + " instead of " +
             test::dumped(prompt_));
    }
}

bool TableReplica::is_round_log(const json& told) const {
    if (told == round_log_) return true;
    if (told.size() > round_log_.size() ||
        test::dumped(round_log_).size() <= core::kRoundLogBytes) {
        return false;
    }
    return std::equal(told.rbegin(), told.rend(), round_log_.rbegin());
}

bool TableReplica::leads_to_round_log(json told) const {
    while (!is_round_log(told)) {
        if (told.empty() || told.back()["kind"] != "seat_taken_over") return false;
        told.erase(told.size() - 1);
    }
    return true;
}

void TableReplica::update_round_log(const json& events) {
    for (const json& event : events) {
        if (event["kind"] == "round_ended") round_log_ = json::array();
        round_log_.push_back(event);
    }
}

void TableReplica::apply(const json& patch) {
    try {
        apply_in_place(view_, patch);
    } catch (const std::exception& e) {
        fail("the patch " + test::dumped(patch) + " does not fit: " + e.what());
    }
}

void TableReplica::update(const json& message) {
    if (message["v"] != v_ + 1) fail("an update of v " + test::dumped(message["v"]));
    ++v_;
    apply(message["patch"]);
    if (message.contains("private")) apply(message["private"]);
    check_hash(message);
    json events = json::array(), taken_over = json::array();
    for (const json& event : message["events"]) {
        if (!is_of_table(event)) events.push_back(event);
        if (event["kind"] != "seat_taken_over" || status() != "playing") continue;
        taken_over.push_back({{"kind", "seat_taken_over"}, {"seat", event["seat"]}});
    }
    if (status() == "open") round_log_ = json::array();
    update_round_log(taken_over);
    update_round_log(events);
    if (!events.empty()) played(events);
    if (message.contains("prompt")) on_prompt(message["prompt"]);
    if (const std::string why = not_conserved(view_); !why.empty()) fail(why);
    account_->on_view(view_, open_);
}

void TableReplica::check_hash(const json& message) const {
    if (message.contains("hash") != (v_ % kHashEvery == 0)) fail("every 32nd update has a hash");
    if (!message.contains("hash")) return;
    json shown = view_;
    shown.erase("you");
    if (message["hash"] != protocol::checksum(test::dumped(shown))) {
        fail("the hash is that of another view");
    }
}

// Of the start, or of one decision: each has an update of its own.
void TableReplica::played(const json& events) {
    const bool starts = std::any_of(events.begin(), events.end(), [](const json& event) {
        return event["kind"] == "game_started";
    });
    if (starts) {
        account_->on_start_events(game(), test::dumped(events));
        open_.reset();
        unnumbered_.clear();
    } else if (!open_) {
        unnumbered_.push_back(test::dumped(events));
    } else {
        account_->on_events(game(), *open_, test::dumped(events));
        open_ = status() == "playing" ? std::optional(*open_ + 1) : std::nullopt;
    }
    prompt_ = nullptr;
}

void TableReplica::on_prompt(const json& prompt) {
    const std::uint32_t decision = prompt["decision"];
    if (open_ && *open_ != decision) {
        fail("asked for decision " + std::to_string(decision) + " when " + std::to_string(*open_) +
             " was open");
    }
    if ((seat() && prompt["seat"] == *seat()) != prompt.contains("actions")) {
        fail("actions are for the seat that decides, and for no other");
    }
    if (stands_still() && prompt.contains("deadline_ms")) {
        fail("a clock runs in a game that stands still");
    }
    auto number = decision - static_cast<std::uint32_t>(unnumbered_.size());
    for (const std::string& events : unnumbered_) account_->on_events(game(), number++, events);
    unnumbered_.clear();
    open_ = decision;
    prompt_ = prompt;
}

}  // namespace vegas::sim
