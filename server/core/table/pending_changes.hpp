// Collects the events for viewers and the records for the journal that changes at a table produce,
// until they are published and stored.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "protocol/fair/event_log.hpp"
#include "server/core/journal/records.hpp"

namespace vegas::core {

class PendingChanges {
public:
    explicit PendingChanges(std::string table) : table_(std::move(table)) {}
    // Continues after another server, and records that first (Taken).
    PendingChanges(std::string table, std::uint32_t next_seq)
        : table_(std::move(table)), next_seq_(next_seq), needs_taken_record_(true) {}

    [[nodiscard]] const std::string& table() const { return table_; }
    void add_event(const protocol::at_table::TableEvent&);
    void add_events(const protocol::EventLog& of_the_game);
    void add_record(TimePoint now, journal::Record what);
    [[nodiscard]] std::uint32_t next_seq() const { return next_seq_; }

    // Members of a JSON array.
    [[nodiscard]] const std::string& events() const { return events_; }
    void clear_events() { events_.clear(); }

    [[nodiscard]] const std::vector<journal::Entry>& records() const { return records_; }
    [[nodiscard]] std::vector<journal::Entry> take_records();
    // As if they had never been made. Returns them.
    std::vector<journal::Entry> discard_records();

private:
    void add(TimePoint now, journal::Record what);

    std::string table_;
    std::string events_;
    std::vector<journal::Entry> records_;
    std::uint32_t next_seq_ = 0;
    bool needs_taken_record_ = false;
};

}  // namespace vegas::core
