// Each table according to its records: who has which seat, how long a decision may take, and which
// one is open.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "server/core/journal/records.hpp"
#include "tests/sim/server_process.hpp"

namespace vegas::sim {

struct RecordedTable {
    std::optional<std::int64_t> decision_ms;  // nullopt: no clock
    bool limits_slow_play = false;
    std::map<Seat, core::journal::Seated> seats;
    bool plays = false;
    std::uint32_t open = 1;  // the open decision, or the next one
    // What is left for the open decision, as last recorded.
    std::optional<std::int64_t> left_ms;
    // The last record, and the incarnation of the server that wrote it.
    std::uint32_t seq = 0;
    std::uint64_t incarnation = 0;

    // The house decides for the seat: for a bot, or for a player who left or was too slow.
    [[nodiscard]] bool is_houses(Seat seat) const;
};

class RecordedTables final : public Checker {
public:
    void on_start() override { tables_.clear(); }
    void on_record(const core::journal::Entry& entry) override;
    void on_load(const core::journal::Entry& entry) override { on_record(entry); }

    // REQUIRES: the table has records.
    [[nodiscard]] const RecordedTable& at(const std::string& table) const {
        return tables_.at(table);
    }
    [[nodiscard]] const std::map<std::string, RecordedTable>& all() const { return tables_; }

private:
    std::map<std::string, RecordedTable> tables_;
};

}  // namespace vegas::sim
