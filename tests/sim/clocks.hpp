// Nobody's clock suffers by another's doing. From the records it follows when each decision was
// opened, and so until when its seat may answer: as long as the table promises, longer by as much
// as time stood still, and after a restart for what was left when it was noted last, but for
// 15 s at least. Time stands still too while nobody is connected at the table: how long is not
// known here, for spectators are not recorded. Whatever people do besides, nobody is told less, and
// the house answers for nobody who is still to answer. Of several servers each is judged by its own
// clock, and by what it tells its own clients.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/core/base/limits.hpp"
#include "tests/sim/owed.hpp"
#include "tests/sim/recorded.hpp"

namespace vegas::sim {

class Clocks final : public Inspector {
public:
    // REQUIRES: both others look before this one does.
    Clocks(const core::Limits& limits, const Recorded& tables, const Owed& owed, bool is_alone)
        : limits_(limits), tables_(tables), owed_(owed), is_alone_(is_alone) {}

    void started() override;
    void given(const core::Input& in) override;
    void logged(const core::LogLine& line) override;
    void recorded(const core::journal::Entry& entry) override;
    void appended(const core::Append& append) override;
    void sent(const core::Send& send) override;

    // Deadlines that were told and are right.
    [[nodiscard]] std::uint64_t compared() const { return compared_; }

private:
    // Of one decision, whichever seat is asked.
    struct Promise {
        std::uint32_t decision = 0;
        std::int64_t ms = 0, hurried_ms = 0;  // less for a seat that is away and let time run out
        core::TimePoint until, hurried;
        std::set<Seat> in_a_hurry;    // when it was opened
        std::set<Seat> was_houses;    // at some time since then: it was asked without a clock
        bool is_over = false;         // before time stood still: nothing more is promised
        bool may_have_stood = false;  // nobody with a seat was connected for a while

        [[nodiscard]] core::TimePoint of(Seat seat) const {
            return in_a_hurry.contains(seat) ? hurried : until;
        }
        [[nodiscard]] std::int64_t whole_ms(Seat seat) const {
            return in_a_hurry.contains(seat) ? hurried_ms : ms;
        }
    };
    // As much of a prompt as is compared.
    struct Prompt {
        std::string table;
        std::uint32_t decision = 0;
        Seat seat = kNobody;
        std::optional<std::int64_t> left_ms;
    };

    [[nodiscard]] static std::optional<Prompt> prompt_in(std::string_view message);
    [[nodiscard]] bool somebody_is_at(const RecordedTable& table) const;
    void note_deserted();
    void note_elsewhere(const core::link::Message& message);
    void promise_again(const std::string& table);
    void promise(const std::string& table, core::TimePoint asked, std::int64_t ms);
    void time_stood_still();
    void compare(const Prompt& prompt, bool knows_of_the_end);

    const core::Limits& limits_;
    const Recorded& tables_;
    const Owed& owed_;
    const bool is_alone_;  // else others tell of the ends of their outages too
    core::TimePoint now_;
    std::map<std::uint64_t, std::string> players_;  // by their newest connections
    std::map<std::string, Promise> promises_;       // of each table's open decision
    std::map<std::string, core::TimePoint> new_;    // tables with a new one, since when
    std::optional<core::TimePoint> stands_since_;
    bool goes_on_ = false;             // with this input
    std::set<std::uint64_t> told_on_;  // lines that were told so by this input
    std::set<std::string> seated_;     // tables where it gave somebody a seat, perhaps the house's
    std::uint64_t compared_ = 0;
};

}  // namespace vegas::sim
