// What changes at a table leave behind until it is told and stored: events for the viewers, records
// for the journal. Whoever changes something is given these to write in.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fair/event_log.hpp"
#include "server/core/journal/records.hpp"

namespace vegas::core {

class Notes {
public:
    // `next_seq`: how many records the table has already.
    explicit Notes(std::string table, std::uint32_t next_seq = 0)
        : table_(std::move(table)), next_seq_(next_seq) {}

    void event(const protocol::at_table::AnyEvent&);
    void events(const protocol::EventLog& of_the_game);
    void record(TimePoint now, journal::Record what);

    // The members of a JSON array.
    [[nodiscard]] const std::string& events() const { return events_; }
    void forget_events() { events_.clear(); }

    [[nodiscard]] const std::vector<journal::Entry>& records() const { return records_; }
    [[nodiscard]] std::vector<journal::Entry> take_records();
    void forget_records();  // as if they had never been made

private:
    std::string table_;
    std::string events_;
    std::vector<journal::Entry> records_;
    std::uint32_t next_seq_;
};

}  // namespace vegas::core
