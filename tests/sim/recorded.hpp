// Each table as its records tell it: who has which seat, how long a decision may take, and which
// one is open.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "server/core/journal/records.hpp"
#include "tests/sim/machine.hpp"

namespace vegas::sim {

struct RecordedTable {
    std::optional<std::int64_t> decision_ms;  // nothing: there is no clock
    std::map<Seat, core::journal::Seated> seats;
    bool plays = false;
    std::uint32_t open = 1;  // the decision that is open, or will be
    // The open decision's, as it was noted last.
    std::optional<std::int64_t> left_ms;

    // The house decides for the seat, for a bot or for somebody who has left.
    [[nodiscard]] bool is_houses(Seat seat) const;
};

class Recorded final : public Inspector {
public:
    void started() override { tables_.clear(); }
    void recorded(const core::journal::Entry& entry) override;
    void loaded(const core::journal::Entry& entry) override { recorded(entry); }

    // REQUIRES: there are records of it.
    [[nodiscard]] const RecordedTable& at(const std::string& table) const {
        return tables_.at(table);
    }
    [[nodiscard]] const std::map<std::string, RecordedTable>& all() const { return tables_; }

private:
    std::map<std::string, RecordedTable> tables_;
};

}  // namespace vegas::sim
