// Checks that nobody's clock suffers from what others do. The records show when each decision was
// opened, and so when its time is up. The time is what the table promises, plus any time that stood
// still. After a restart it is what was left when last recorded, but at least 15 s. Time also
// stands still while nobody is connected at the table. How long is unknown here, because spectators
// are not recorded. No prompt may show less time, and the house must not decide for a seat that
// still has time. Each of several servers is checked by its own clock, and by what it sends to its
// own clients.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/core/base/limits.hpp"
#include "tests/sim/outstanding_store_work.hpp"
#include "tests/sim/recorded_tables.hpp"

namespace vegas::sim {

class DeadlineChecker final : public Checker {
public:
    // REQUIRES: `tables` and `owed` check before this one does.
    DeadlineChecker(const core::Limits& limits, const RecordedTables& tables,
                    const OutstandingStoreWork& owed, bool is_alone)
        : limits_(limits), tables_(tables), owed_(owed), is_alone_(is_alone) {}

    void on_start() override;
    void on_input(const core::Input& in) override;
    void on_log(const core::LogLine& line) override;
    void on_record(const core::journal::Entry& entry) override;
    void on_append(const core::Append& append) override;
    void on_send(const core::Send& send) override;
    void on_close(const core::Close& close) override;

    // Deadlines that were sent and are right.
    [[nodiscard]] std::uint64_t compared() const { return compared_; }

private:
    // What one decision promises, to whichever seat decides.
    struct Promise {
        struct Time {
            std::int64_t ms = 0;
            core::TimePoint until;
        };
        std::uint32_t decision = 0;
        Time whole;
        std::map<Seat, Time> hurried;  // those that had less time when the decision was opened
        std::set<Seat> was_houses;     // at some time since then: it had no clock
        bool is_over = false;          // before time stood still: nothing more is promised
        bool may_have_stood = false;   // nobody with a seat was connected for a while

        [[nodiscard]] const Time& of(Seat seat) const {
            const auto less = hurried.find(seat);
            return less != hurried.end() ? less->second : whole;
        }
    };
    // The parts of a prompt that are compared.
    struct Prompt {
        std::string table;
        std::uint32_t decision = 0;
        Seat seat = kNobody;
        std::optional<std::int64_t> left_ms;
    };

    [[nodiscard]] static std::optional<Prompt> prompt_in(std::string_view message);
    [[nodiscard]] bool somebody_is_at(const RecordedTable& table) const;
    void note_deserted();
    void note_elsewhere(const core::peer::PeerMessage& message);
    void promise_again(const std::string& table);
    void promise(const std::string& table, core::TimePoint asked, std::int64_t ms);
    [[nodiscard]] std::int64_t hurried_ms(const RecordedTable& table,
                                          const core::journal::Seated& who) const;
    void time_stood_still();
    void compare(const Prompt& prompt, bool knows_of_the_end);

    const core::Limits& limits_;
    const RecordedTables& tables_;
    const OutstandingStoreWork& owed_;
    const bool is_alone_;  // else others report the ends of their outages too
    core::TimePoint now_;
    std::map<std::uint64_t, std::string> players_;  // by their newest connections
    std::map<std::string, Promise> promises_;       // of each table's open decision
    std::map<std::string, core::TimePoint> new_;    // tables with a new decision, since when
    std::optional<core::TimePoint> stands_since_;
    bool goes_on_ = false;                                    // with this input
    std::set<std::uint64_t> told_on_;                         // connections that this input told so
    std::set<std::shared_ptr<const std::string>> passed_on_;  // from other homes, not sent yet
    std::set<std::string> seated_;  // tables where it gave a seat to somebody, perhaps to the house
    std::set<std::string> standing_;  // tables that all had left, and whose clocks may stand still
    std::uint64_t compared_ = 0;
};

}  // namespace vegas::sim
