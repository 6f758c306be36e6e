// Records every message sent while a choice is sealed. A choice counts as sealed until its nonce is
// shown. It also ends with the next action at the table, which may show it, or with the table.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/sim/recorded_tables.hpp"
#include "tests/sim/scheduler.hpp"
#include "tests/sim/server_process.hpp"

namespace vegas::sim {

struct TrackedChoice {
    struct Told {
        std::int64_t ms = 0;
        core::ConnId line;
        bool own = false;  // to the player who made the choice
        core::SharedText text;
    };
    std::string table;
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    bool by_house = false;
    // Who made it, and may see it. Empty if the house did.
    std::set<std::string> players;
    std::map<Seat, core::journal::Seated> seats;  // as last recorded
    Action action{};
    std::int64_t made_ms = 0;
    // In hex. A choice lost in a crash and made again has two of each.
    std::set<std::string> commitments, nonces;
    std::vector<Told> told;
    bool is_known = false;  // a message showed its commitment; never if shown at once
    bool is_over = false;
    std::uint32_t restarts = 0;
    // Changes of seats while it was sealed: its own came to the house or back, or another one.
    std::uint32_t handovers = 0, other_handovers = 0;
};

class SealedChoiceChecker final : public Checker {
public:
    explicit SealedChoiceChecker(const Scheduler& agenda) : agenda_(agenda) {}
    // Adds the tables of one server. REQUIRES: they check before this one does.
    void knows(const RecordedTables& tables) { tables_.push_back(&tables); }

    void on_record(const core::journal::Entry& entry) override;
    void on_send(const core::Send& send) override;

    // The server at these tables is gone.
    void restarts(const std::function<bool(const std::string& table)>& are_there);
    // Stops recording.
    void stop();
    [[nodiscard]] const std::vector<TrackedChoice>& choices() const { return choices_; }
    // A choice has been sealed since this server started.
    [[nodiscard]] bool has_fresh() const;
    // nullptr if it has not been made (yet).
    [[nodiscard]] const TrackedChoice* find(const std::string& table, std::uint32_t decision) const;

private:
    void made(const core::journal::Entry& entry, const core::journal::Acted& acted);
    void note_seat(const std::string& table, const core::journal::Seated& record);
    [[nodiscard]] std::map<Seat, core::journal::Seated> seats_at(
        const core::journal::Entry& entry) const;
    [[nodiscard]] bool is_own(const TrackedChoice& choice, core::ConnId line) const;

    const Scheduler& agenda_;
    std::vector<const RecordedTables*> tables_;
    std::vector<TrackedChoice> choices_;
    std::map<std::string, std::size_t> open_;  // table -> its sealed choice
    bool notes_ = true;
    std::map<std::uint64_t, std::string> lines_;  // their players, from welcome messages
};

}  // namespace vegas::sim
