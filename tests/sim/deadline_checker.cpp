#include "tests/sim/deadline_checker.hpp"

#include <algorithm>
#include <charconv>
#include <tuple>
#include <variant>

#include "protocol/game/time_control.hpp"
#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

namespace journal = core::journal;
using core::TimePoint;

namespace {

constexpr std::int64_t kAfterRestartMs = 15'000;  // at least
constexpr std::size_t kHead = 80;                 // of a message: what it is

// The number behind a key of a message that the server has written.
std::optional<std::int64_t> number_of(std::string_view text, std::string_view key) {
    const auto at = text.find(key);
    if (at == std::string_view::npos) return std::nullopt;
    std::int64_t number = 0;
    (void)std::from_chars(text.data() + at + key.size(), text.data() + text.size(), number);
    return number;
}

}  // namespace

// ---- what is promised

void DeadlineChecker::on_start() {
    players_.clear();
    promises_.clear();
    new_.clear();
    passed_on_.clear();
    standing_.clear();
    stands_since_.reset();
    goes_on_ = false;
}

bool DeadlineChecker::somebody_is_at(const RecordedTable& table) const {
    return std::ranges::any_of(players_, [&table](const auto& there) {
        return std::ranges::any_of(table.seats, [&there](const auto& seat) {
            return seat.second.player == there.second && !seat.second.bot;
        });
    });
}

void DeadlineChecker::note_deserted() {
    for (auto& [id, promised] : promises_) {
        if (somebody_is_at(tables_.at(id))) continue;
        promised.may_have_stood = true;
        standing_.insert(id);
    }
}

// In a game played in days: days_checker.hpp.
void DeadlineChecker::promise(const std::string& table, TimePoint asked, std::int64_t ms) {
    const RecordedTable& there = tables_.at(table);
    if (protocol::is_played_in_days(there.decision_ms)) return;
    Promise& made = promises_[table];
    made = {.decision = there.open,
            .whole = {.ms = ms, .until = asked + ms},
            .hurried = {},
            .was_houses = {}};
    for (const auto& [seat, who] : there.seats) {
        if (who.hurried) {
            const std::int64_t less_ms = std::min(ms, hurried_ms(there, who));
            made.hurried[seat] = {.ms = less_ms, .until = asked + less_ms};
        }
        if (there.is_houses(seat)) made.was_houses.insert(seat);
    }
    if (!somebody_is_at(there)) standing_.insert(table);
    made.may_have_stood = standing_.contains(table);
}

std::int64_t DeadlineChecker::hurried_ms(const RecordedTable& table,
                                         const journal::Seated& who) const {
    const bool is_slow = table.limits_slow_play && who.missed_deadlines() >= 2;
    return is_slow ? limits_.slow_decision_ms : limits_.away_decision_ms;
}

void DeadlineChecker::on_input(const core::Input& in) {
    now_ = in.now;
    goes_on_ = false;
    told_on_.clear();
    seated_.clear();
    if (const auto* closed = std::get_if<core::ConnectionClosed>(&in.what)) {
        players_.erase(closed->conn.value);
        note_deserted();
    }
    // Who says hello is not where they were before, and perhaps not let in until the outage ends.
    const auto* received = std::get_if<core::Received>(&in.what);
    if (stands_since_ && received != nullptr &&
        received->bytes.find(R"("token")") != std::string::npos) {
        for (auto& [id, promised] : promises_) promised.may_have_stood = true;
    }
    if (std::holds_alternative<core::PeerDown>(in.what)) note_deserted();
    if (const auto* said = std::get_if<core::FromPeer>(&in.what)) {
        note_elsewhere(said->message);
        const auto* say = std::get_if<core::peer::DeliverMessage>(&said->message);
        if (say != nullptr) passed_on_.insert(say->body);
    }
    if (std::holds_alternative<core::AllTablesLoaded>(in.what)) {
        for (const auto& [id, table] : tables_.all()) promise_again(id);
    } else if (const auto* claimed = std::get_if<core::Claimed>(&in.what)) {
        for (const core::LoadedTable& table : claimed->tables) promise_again(table.table);
    } else if (const auto* reply = std::get_if<core::QueryReply>(&in.what)) {
        const auto* woken = std::get_if<core::LoadedTable>(&reply->result);
        if (woken != nullptr) promise_again(woken->table);
    } else if (std::holds_alternative<core::Drain>(in.what)) {
        promises_.clear();  // others have its tables from now on
    }
}

// A player who has come to another server is there, and is connected here no longer. Who is
// connected there may be the last one at a table, and then leave.
void DeadlineChecker::note_elsewhere(const core::peer::PeerMessage& message) {
    if (std::holds_alternative<core::peer::ClientGone>(message)) note_deserted();
    const auto* came = std::get_if<core::peer::PlayerConnected>(&message);
    const auto* attach = std::get_if<core::peer::AttachClient>(&message);
    if (came == nullptr && attach == nullptr) return;
    const std::string& player = came != nullptr ? came->player : attach->player;
    std::erase_if(players_, [&player](const auto& before) { return before.second == player; });
    note_deserted();
}

// By another server, which has just begun with it; once for each.
void DeadlineChecker::promise_again(const std::string& id) {
    const auto table = tables_.all().find(id);
    if (table == tables_.all().end() || promises_.contains(id)) return;
    const auto& [decision_ms, left_ms] = std::tie(table->second.decision_ms, table->second.left_ms);
    if (!table->second.plays || !decision_ms) return;
    standing_.insert(id);  // all were away when it was loaded
    const auto noted = left_ms.value_or(*decision_ms);
    promise(id, now_, std::min(*decision_ms, std::max(noted, kAfterRestartMs)));
}

void DeadlineChecker::on_record(const journal::Entry& entry) {
    const RecordedTable& table = tables_.at(entry.table);
    if (const auto* seated = std::get_if<journal::Seated>(&entry.record)) {
        const auto promised = promises_.find(entry.table);
        seated_.insert(entry.table);
        if (promised != promises_.end() && table.is_houses(seated->seat)) {
            promised->second.was_houses.insert(seated->seat);
        }
        note_deserted();
    } else if (std::holds_alternative<journal::Slept>(entry.record)) {
        promises_.erase(entry.table);
    } else if (std::holds_alternative<journal::WentOn>(entry.record)) {
        if (somebody_is_at(table)) standing_.erase(entry.table);  // else it stands again at once
    } else if (std::holds_alternative<journal::Started>(entry.record)) {
        new_[entry.table] = entry.t;
    } else if (const auto* acted = std::get_if<journal::Acted>(&entry.record)) {
        new_[entry.table] = entry.t;
        const auto promised = promises_.find(entry.table);
        if (!acted->house || promised == promises_.end() || table.is_houses(acted->seat)) return;
        const std::int64_t left_ms = promised->second.of(acted->seat).until - entry.t;
        if (left_ms <= 0) return;
        throw CheckFailure("table " + entry.table + ": the house answers decision " +
                           std::to_string(acted->decision) + " for seat " +
                           std::to_string(acted->seat) + ", which has " + std::to_string(left_ms) +
                           " ms left");
    }
}

// Who is in a hurry is recorded behind the answer.
void DeadlineChecker::on_append(const core::Append& append) {
    const auto opened = new_.extract(append.table);
    if (opened.empty()) return;
    const RecordedTable& table = tables_.at(append.table);
    promises_.erase(append.table);
    if (!table.plays || !table.decision_ms) return;
    promise(append.table, opened.mapped(), *table.decision_ms);
}

// ---- while the store does not answer

void DeadlineChecker::on_log(const core::LogLine& line) {
    if (line.text.starts_with("event=storage_unavailable")) {
        stands_since_ = owed_.oldest();
        for (auto& [table, promised] : promises_) {
            promised.is_over = promised.whole.until <= now_;
            for (const auto& [seat, less] : promised.hurried) {
                promised.is_over = promised.is_over || less.until <= now_;
            }
        }
    } else if (line.text.starts_with("event=storage_available")) {
        time_stood_still();
    }
}

// What was told before may still be on its way out.
void DeadlineChecker::time_stood_still() {
    goes_on_ = true;
    for (auto& [table, promised] : promises_) {
        if (promised.is_over) continue;
        const auto extend = [this](Promise::Time& time) {
            time.until = std::min(time.until + (now_ - *stands_since_), now_ + time.ms);
        };
        extend(promised.whole);
        for (auto& [seat, less] : promised.hurried) extend(less);
    }
    stands_since_.reset();
}

// ---- what is told

std::optional<DeadlineChecker::Prompt> DeadlineChecker::prompt_in(std::string_view message) {
    static constexpr std::string_view kTable = R"("table":")";
    const std::string_view head = message.substr(0, kHead);
    const auto is = [head](std::string_view ev) { return head.find(ev) != std::string_view::npos; };
    if (!is(R"("ev":"update")") && !is(R"("ev":"snapshot")")) return std::nullopt;
    // The last member. No text of a message holds a quote that is not escaped.
    const auto at = message.rfind(R"(,"prompt":{)");
    if (at == std::string_view::npos) return std::nullopt;
    const auto from = message.find(kTable) + kTable.size();
    std::string_view rest = message.substr(at);
    rest = rest.substr(0, rest.find(R"("actions":)"));
    return Prompt{.table = std::string(message.substr(from, message.find('"', from) - from)),
                  .decision = static_cast<std::uint32_t>(number_of(rest, R"("decision":)").value()),
                  .seat = static_cast<Seat>(number_of(rest, R"("seat":)").value()),
                  .left_ms = number_of(rest, R"("deadline_ms":)")};
}

void DeadlineChecker::on_send(const core::Send& send) {
    if (send.text->substr(0, kHead).find(R"("ev":"welcome")") != std::string::npos) {
        static constexpr std::string_view kPlayer = R"("player":")";
        const auto from = send.text->find(kPlayer) + kPlayer.size();
        const auto player = send.text->substr(from, send.text->find('"', from) - from);
        std::erase_if(players_, [&player](const auto& before) { return before.second == player; });
        players_[send.conn.value] = player;
    }
    if (goes_on_ && is_alone_ &&
        send.text->find(R"("ev":"storage","available":true)") != std::string::npos) {
        told_on_.insert(send.conn.value);
    }
    // What the home before said may be held until the table is here.
    if (passed_on_.erase(send.text) > 0) return;
    if (const auto prompt = prompt_in(*send.text)) {
        compare(*prompt, !goes_on_ || told_on_.contains(send.conn.value));
    }
}

// The server ends it, perhaps before the table was here.
void DeadlineChecker::on_close(const core::Close& close) {
    players_.erase(close.conn.value);
    note_deserted();
}

void DeadlineChecker::compare(const Prompt& prompt, bool knows_of_the_end) {
    const auto it = promises_.find(prompt.table);
    if (it == promises_.end() || it->second.decision != prompt.decision) return;
    if (tables_.at(prompt.table).is_houses(prompt.seat)) return;
    const Promise& promised = it->second;
    // What was held back may tell of a clock that ran before all went away.
    if (prompt.left_ms && !goes_on_ && !stands_since_) standing_.erase(prompt.table);
    if (!prompt.left_ms && promised.may_have_stood) return;
    // What left the server's hands before the end, tells of the time before.
    const std::int64_t least_ms =
        knows_of_the_end ? std::max<std::int64_t>(promised.of(prompt.seat).until - now_, 0) : 0;
    const auto told_ms = prompt.left_ms.value_or(0);
    // What was held back tells of more than is left now, and what was not held back does not.
    const bool is_exact = owed_.was_all_stored() && !stands_since_ && !goes_on_ &&
                          !promised.is_over && !promised.may_have_stood;
    const std::int64_t most_ms = is_exact ? least_ms : promised.of(prompt.seat).ms;
    const bool may_be_before = !is_exact || seated_.contains(prompt.table);
    if (!prompt.left_ms && may_be_before && promised.was_houses.contains(prompt.seat)) return;
    if (told_ms >= least_ms && told_ms <= most_ms) {
        ++compared_;
        return;
    }
    throw CheckFailure("table " + prompt.table + ": for decision " +
                       std::to_string(prompt.decision) + " seat " + std::to_string(prompt.seat) +
                       " is told to have " + std::to_string(told_ms) + " ms, and has " +
                       std::to_string(least_ms));
}

}  // namespace vegas::sim
