// Notes of every sealed choice what anybody was told while it was sealed: from when it was made
// until its nonce is shown, until the next answer at the table, by which it is shown perhaps, or
// until there is no such table any more.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/sim/agenda.hpp"
#include "tests/sim/machine.hpp"
#include "tests/sim/recorded.hpp"

namespace vegas::sim {

struct SealedChoice {
    struct Told {
        std::int64_t ms = 0;
        core::ConnId line;
        bool own = false;  // to whoever made the choice
        core::Text text;
    };
    std::string table;
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    std::set<std::string> players;  // whose seat it was when it was made
    Action action{};
    std::int64_t made_ms = 0;
    // In hex. Of a choice that is lost in a crash and made again there are two.
    std::set<std::string> commitments, nonces;
    std::vector<Told> told;
    bool is_known = false;  // that it was made: one that is shown at once never is
    bool is_over = false;
    std::uint32_t restarts = 0;
};

class Sealed final : public Inspector {
public:
    explicit Sealed(const Agenda& agenda) : agenda_(agenda) {}
    // Of one server. REQUIRES: it looks before this one does.
    void knows(const Recorded& tables) { tables_.push_back(&tables); }

    void recorded(const core::journal::Entry& entry) override;
    void sent(const core::Send& send) override;

    // The server at these tables is gone.
    void restarts(const std::function<bool(const std::string& table)>& are_there);
    // Nothing more is noted.
    void stop();
    [[nodiscard]] const std::vector<SealedChoice>& choices() const { return choices_; }
    // One is sealed since this server has started.
    [[nodiscard]] bool has_fresh() const;
    // Null: it was not made, or not yet.
    [[nodiscard]] const SealedChoice* find(const std::string& table, std::uint32_t decision) const;

private:
    void made(const std::string& table, const core::journal::Acted& acted);
    [[nodiscard]] std::set<std::string> players_at(const std::string& table, Seat seat) const;
    [[nodiscard]] bool is_own(const SealedChoice& choice, core::ConnId line) const;

    const Agenda& agenda_;
    std::vector<const Recorded*> tables_;
    std::vector<SealedChoice> choices_;
    std::map<std::string, std::size_t> open_;  // table -> the choice that is sealed there
    bool notes_ = true;
    std::map<std::uint64_t, std::string> lines_;  // whose they are, as welcomes told
};

}  // namespace vegas::sim
