// What changes at a table leave behind until it is told and stored: events for the viewers, records
// for the journal. Whoever changes something is given these to write in.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "protocol/fair/event_log.hpp"
#include "server/core/journal/records.hpp"

namespace vegas::core {

class Notes {
public:
    explicit Notes(std::string table) : table_(std::move(table)) {}
    // Goes on where another server stopped, and records that before all else.
    Notes(std::string table, std::uint32_t next_seq)
        : table_(std::move(table)), next_seq_(next_seq), owes_taken_(true) {}

    void event(const protocol::at_table::AnyEvent&);
    void events(const protocol::EventLog& of_the_game);
    void record(TimePoint now, journal::Record what);
    [[nodiscard]] std::uint32_t next_seq() const { return next_seq_; }

    // The members of a JSON array.
    [[nodiscard]] const std::string& events() const { return events_; }
    void forget_events() { events_.clear(); }

    [[nodiscard]] const std::vector<journal::Entry>& records() const { return records_; }
    [[nodiscard]] std::vector<journal::Entry> take_records();
    void forget_records();  // as if they had never been made

private:
    void add(TimePoint now, journal::Record what);

    std::string table_;
    std::string events_;
    std::vector<journal::Entry> records_;
    std::uint32_t next_seq_ = 0;
    bool owes_taken_ = false;
};

}  // namespace vegas::core
