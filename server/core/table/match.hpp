// One game at a table, from the promise of its dice to its end: the game, its fair draws, its
// sealed choices, every answer, and the clock of the seat that is asked. It knows seats, not who
// sits there. Decisions are counted on from the games before it at the same table, so that an
// action for an earlier game is never one for this.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/outcome.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/notes.hpp"
#include "server/core/table/seat_clock.hpp"
#include "server/core/table/story.hpp"

namespace vegas::core {

class Match {
public:
    struct Options {
        std::string id;  // "k3f9xq-1"
        protocol::Bytes32 server_seed{};
        std::optional<std::int64_t> decision_ms;  // nothing: no clock
        std::uint32_t decisions_before = 0;       // in earlier games at the table
    };
    explicit Match(Options options);

    // ---- what is known of it
    [[nodiscard]] const std::string& id() const { return options_.id; }
    [[nodiscard]] const protocol::Bytes32& server_seed() const { return options_.server_seed; }
    [[nodiscard]] const std::string& commitment() const { return commitment_; }  // hex
    [[nodiscard]] protocol::TableStatus status() const;
    [[nodiscard]] const Game* game() const { return game_ ? &*game_ : nullptr; }
    [[nodiscard]] const protocol::Seals& seals() const { return seals_; }
    [[nodiscard]] const Story& story() const { return story_; }
    [[nodiscard]] bool running() const { return game_ && !over(*game_); }
    [[nodiscard]] Seat asked() const;  // whose decision is open; kNobody: no one's
    [[nodiscard]] std::uint32_t decisions() const { return decisions_; }  // answered so far
    [[nodiscard]] std::uint32_t open_decision() const { return decisions_ + 1; }
    // The open decision without its actions; nothing: the game does not run.
    [[nodiscard]] std::optional<protocol::Prompt> prompt(TimePoint now) const;
    [[nodiscard]] std::vector<protocol::Offer> offers() const;

    // ---- play
    // REQUIRES: it is open, and the setup fits the players' seeds.
    void start(const Setup&, const std::vector<std::string>& seeds, TimePoint now, Notes&);

    // Of an answer that may be given; `again`: it was given already, and there is nothing to do.
    struct Judged {
        bool again = false;
    };
    [[nodiscard]] Result<Judged> judge(Seat, std::uint32_t decision, const Action&) const;
    [[nodiscard]] bool is_legal(const Action&) const;

    // Answers the open decision. `house`: for a person. `nonce`: for a choice that is sealed, and
    // only for such. REQUIRES: the action is legal.
    void apply(const Action&, bool house, const std::optional<protocol::Nonce>& nonce,
               TimePoint now, Notes&);

    // A person plays on for the house bot of this seat: what it has answered, the house did.
    void house_played(Seat);
    // The seat has another player from now on, who is not shown what was sealed before.
    void change_hands(Seat);
    // The seat's sealed choice if the person who holds the seat made it, or null.
    [[nodiscard]] const protocol::SealedChoice* own_sealed(Seat) const;

    // ---- time. After start(), after each apply() and whenever the seat that is asked gets another
    // owner, one of the two says for whom to wait. The time of a decision runs from the first.
    void ask_person(TimePoint now, std::optional<std::int64_t> hurried_ms);
    void ask_bot(TimePoint now, std::int64_t pause_ms);
    void ask_anew() { clock_.begin_again(); }  // before one of them: the time begins again
    // True once when the wait is over: the house is to answer the open decision.
    [[nodiscard]] bool house_takes_over(TimePoint now);
    [[nodiscard]] bool waits_for_house(std::uint32_t decision) const;
    // Time has stood still for so long until now. What the house was asked meanwhile and has not
    // answered, it is asked again.
    void stood_still(std::int64_t ms, TimePoint now);
    [[nodiscard]] std::optional<TimePoint> next_due() const { return clock_.next_due(); }

    // While a person is asked who has long enough: how much time is left, now and then, for a
    // server that starts again.
    void note_time(TimePoint now, Notes&);
    // What was noted: as much is left at most when the person is asked again.
    [[nodiscard]] Outcome time_was_noted(const journal::Timed&);

    // A hash of how the game stands: of money, draws, and who is asked what. It is recorded, so it
    // depends on the rules only. REQUIRES: the game has begun.
    [[nodiscard]] protocol::Bytes32 digest() const;

    // ---- the end. REQUIRES: the game is over.
    [[nodiscard]] protocol::Transcript transcript(
        std::vector<protocol::Transcript::Player> players) const;

private:
    void tell(const protocol::EventLog&, Notes&);

    struct Answered {
        std::uint32_t decision = 0;
        Action action{};
    };

    Options options_;
    std::string commitment_;
    Setup setup_;
    std::optional<protocol::FairDraws> draws_;
    std::optional<Game> game_;
    protocol::Seals seals_;
    Story story_;
    std::vector<protocol::Transcript::Answer> answers_;
    std::vector<std::optional<Answered>> last_;  // of each seat
    std::vector<bool> sealed_by_holder_;         // of each seat: its last sealed choice
    std::uint32_t decisions_ = 0;
    SeatClock clock_;
    std::optional<std::uint32_t> house_decides_;  // the decision that it was asked for
};

}  // namespace vegas::core
