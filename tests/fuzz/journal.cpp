// Bytes as the records of a table. A record is read only as it was written; and a table is made
// from records only if it can go on: it plays, and follows from its records still.
#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/core/table/restore.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/fixed_entropy.hpp"

namespace vegas::fuzz {
namespace {

constexpr std::size_t kRecordsMost = 400;
constexpr int kSteps = 25;

class Revived {
public:
    explicit Revived(std::vector<core::journal::Entry> records) : records_(std::move(records)) {}

    void live_on() {
        auto table = restored();
        if (!table) {
            require(!table.error().message.empty(), "an error says which record is wrong");
            return;
        }
        table_ = std::move(*table);
        table_->start_clocks(now_);
        keep_records();
        if (table_->is_frozen()) return;
        for (int n = 0; n < kSteps && table_->match().is_running(); ++n) step();
        require(restored().has_value(), "the table follows from all its records");
    }

private:
    core::Result<std::unique_ptr<core::Table>> restored() {
        return core::restore(
            records_, [this](const std::string& id, const std::string&) { return key_of(id); }, 700,
            limits_, entropy_, now_);
    }
    core::PlayerKey key_of(const std::string& id) {
        return keys_.try_emplace(id, keys_.size() + 1).first->second;
    }
    void step() {
        now_.ms += 60'000;  // whoever is asked lets the time pass
        std::vector<core::BotTask> tasks;
        (void)table_->on_timer(now_, tasks);
        for (const core::BotTask& task : tasks) {
            const auto offers = table_->match().offers();
            table_->match_runner().apply_bot_decision(task.decision,
                                                      offers[offers.size() / 2].action, now_);
        }
        keep_records();
        if (!table_->match().is_running()) return;
        const core::Occupant& asked =
            table_->seating().occupant_at(table_->match().deciding_seat());
        if (asked.bot) return;
        (void)table_->match_runner().act(asked.player, table_->match().open_decision(),
                                         table_->match().offers()[0].action, now_);
        (void)table_->publish(now_);
        keep_records();
    }
    void keep_records() {
        for (auto& entry : table_->take_records(now_)) records_.push_back(std::move(entry));
    }

    std::vector<core::journal::Entry> records_;
    core::Limits limits_;
    test::FixedEntropy entropy_{1};
    core::TimePoint now_{1'000'000};
    std::map<std::string, core::PlayerKey> keys_;
    std::unique_ptr<core::Table> table_;
};

}  // namespace

void try_text(std::string_view bytes) {
    std::vector<core::journal::Entry> records;
    while (!bytes.empty() && records.size() < kRecordsMost) {
        const auto line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        auto entry = core::journal::parse(line);
        if (entry) {
            require(core::journal::to_json(*entry) == line, "a record is read as it is written");
            records.push_back(std::move(*entry));
        } else {
            require(!entry.error().message.empty(), "an error says what is wrong");
        }
    }
    Revived(std::move(records)).live_on();
}

}  // namespace vegas::fuzz
