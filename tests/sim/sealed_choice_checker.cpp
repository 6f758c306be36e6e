#include "tests/sim/sealed_choice_checker.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>
#include <variant>

#include "protocol/fair/sealed_choices.hpp"
#include "protocol/json/hex.hpp"
#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

namespace journal = core::journal;

void SealedChoiceChecker::restarts(const std::function<bool(const std::string& table)>& are_there) {
    for (const auto& [table, n] : open_) {
        if (are_there(table)) ++choices_[n].restarts;
    }
}

void SealedChoiceChecker::stop() {
    notes_ = false;
    open_.clear();
}

void SealedChoiceChecker::on_record(const journal::Entry& entry) {
    const auto* acted = std::get_if<journal::Acted>(&entry.record);
    if (const auto* seated = std::get_if<journal::Seated>(&entry.record)) {
        note_seat(entry.table, *seated);
    }
    const bool ends = std::holds_alternative<journal::GameOpened>(entry.record) ||
                      std::holds_alternative<journal::TableClosed>(entry.record);
    if (!notes_ || (acted == nullptr && !ends)) return;
    if (const auto it = open_.find(entry.table); it != open_.end()) {
        TrackedChoice& choice = choices_[it->second];
        const bool again = acted != nullptr && acted->nonce && acted->decision == choice.decision;
        // After a crash decisions before it may be made again.
        if (acted != nullptr && acted->decision < choice.decision) return;
        if (!again) {
            choice.is_over = true;
            open_.erase(it);
        }
    }
    if (acted != nullptr && is_sealed(acted->action.kind)) made(entry, *acted);
}

void SealedChoiceChecker::made(const journal::Entry& entry, const journal::Acted& acted) {
    const auto [it, is_new] = open_.try_emplace(entry.table, choices_.size());
    if (is_new) choices_.push_back({.table = entry.table, .decision = acted.decision, .told = {}});
    TrackedChoice& choice = choices_[it->second];
    choice.seat = acted.seat;
    choice.seats = seats_at(entry);
    const journal::Seated& maker = choice.seats[acted.seat];
    choice.by_house = acted.house || maker.bot;
    if (!choice.by_house) choice.players.insert(maker.player);
    choice.action = acted.action;
    choice.made_ms = agenda_.now_ms();
    choice.nonces.insert(protocol::hex(*acted.nonce));
    choice.commitments.insert(protocol::hex(protocol::commitment(*acted.nonce, acted.action)));
}

// Earlier homes of the table may have older records of it.
std::map<Seat, journal::Seated> SealedChoiceChecker::seats_at(const journal::Entry& entry) const {
    for (const RecordedTables* tables : tables_) {
        const auto it = tables->all().find(entry.table);
        if (it == tables->all().end()) continue;
        const RecordedTable& table = it->second;
        if (table.incarnation == entry.incarnation && table.seq == entry.seq) return table.seats;
    }
    throw CheckFailure("a sealed choice of a table without records");
}

void SealedChoiceChecker::note_seat(const std::string& table, const journal::Seated& record) {
    const auto it = open_.find(table);
    if (it == open_.end()) return;
    TrackedChoice& choice = choices_[it->second];
    journal::Seated& seat = choice.seats[record.seat];
    const bool changes_hands =
        seat.player != record.player || seat.bot.has_value() != record.bot.has_value();
    seat = record;
    if (changes_hands) ++(record.seat == choice.seat ? choice.handovers : choice.other_handovers);
}

bool SealedChoiceChecker::is_own(const TrackedChoice& choice, core::ConnId line) const {
    const auto player = lines_.find(line.value);
    return player != lines_.end() && choice.players.contains(player->second);
}

void SealedChoiceChecker::on_send(const core::Send& send) {
    static constexpr std::string_view kWelcome = R"("ev":"welcome","player":")";
    if (!notes_) return;
    const std::string& text = *send.text;
    if (const auto at = text.find(kWelcome); at != std::string::npos) {
        const auto from = at + kWelcome.size();
        lines_[send.conn.value] = text.substr(from, text.find('"', from) - from);
    }
    const auto has = [&text](const std::string& hex) { return text.find(hex) != text.npos; };
    for (auto it = open_.begin(); it != open_.end();) {
        TrackedChoice& choice = choices_[it->second];
        const auto& [commitments, nonces] = std::tie(choice.commitments, choice.nonces);
        choice.is_over = std::any_of(nonces.begin(), nonces.end(), has);
        it = choice.is_over ? open_.erase(it) : std::next(it);
        if (choice.is_over) continue;
        choice.told.push_back({agenda_.now_ms(), send.conn, is_own(choice, send.conn), send.text});
        choice.is_known =
            choice.is_known || std::any_of(commitments.begin(), commitments.end(), has);
    }
}

bool SealedChoiceChecker::has_fresh() const {
    return std::any_of(open_.begin(), open_.end(),
                       [this](const auto& it) { return choices_[it.second].restarts == 0; });
}

const TrackedChoice* SealedChoiceChecker::find(const std::string& table,
                                               std::uint32_t decision) const {
    const auto it =
        std::find_if(choices_.begin(), choices_.end(), [&](const TrackedChoice& choice) {
            return choice.table == table && choice.decision == decision;
        });
    return it == choices_.end() ? nullptr : &*it;
}

}  // namespace vegas::sim
