// One game at a table, from the commitment to its dice to its end: the game, its fair draws, sealed
// choices and actions. It knows seats, not the people on them, and no time.
// Decision numbers continue from earlier games at the table, so that an action for an earlier game
// never fits this one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/fair/sealed_choices.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/error.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/pending_changes.hpp"
#include "server/core/table/round_log.hpp"

namespace vegas::core {

class Match {
public:
    struct Options {
        std::string id{};  // "k3f9xq-1"
        protocol::Bytes32 server_seed{};
        std::uint32_t decisions_before = 0;  // in earlier games at the table
        // The game before at the table, if it ended unfinished because the rules had changed.
        std::string unfinished_before{};
    };
    explicit Match(Options options);

    // ---- state
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] const std::string& id() const { return options_.id; }
    [[nodiscard]] const protocol::Bytes32& server_seed() const { return options_.server_seed; }
    [[nodiscard]] const std::string& commitment() const { return commitment_; }  // hex
    [[nodiscard]] protocol::TableStatus status() const;
    [[nodiscard]] const Game* game() const { return game_ ? &*game_ : nullptr; }
    [[nodiscard]] const protocol::SealedChoices& seals() const { return seals_; }
    [[nodiscard]] const RoundLog& round_log() const { return round_log_; }
    [[nodiscard]] bool is_running() const { return game_ && !over(*game_); }
    [[nodiscard]] Seat deciding_seat() const;                                  // kNobody: none
    [[nodiscard]] std::uint32_t decisions_made() const { return decisions_; }  // so far
    [[nodiscard]] std::uint32_t open_decision() const { return decisions_ + 1; }
    // The open decision without its actions, or nullopt if the game is not running. `deadline_ms`:
    // the time left.
    [[nodiscard]] std::optional<protocol::Prompt> prompt(
        std::optional<std::int64_t> deadline_ms) const;
    [[nodiscard]] std::vector<protocol::Offer> offers() const;

    // ---- play
    // REQUIRES: the game is open, and the setup fits the players' seeds.
    void start(const Setup&, const std::vector<std::string>& seeds, TimePoint now, PendingChanges&);

    // Of a valid action. `is_repeat`: it was applied already, and there is nothing to do.
    struct Validation {
        bool is_repeat = false;
    };
    [[nodiscard]] Result<Validation> validate(Seat, std::uint32_t decision, const Action&) const;
    [[nodiscard]] bool is_legal(const Action&) const;

    // Applies an action to the open decision. `house`: for a person. `nonce`: for a sealed choice,
    // and only for one. REQUIRES: the action is legal.
    void apply(const Action&, bool house, const std::optional<protocol::Nonce>& nonce,
               TimePoint now, PendingChanges&);

    // A person takes over from the seat's house bot. Its earlier actions count as the house's.
    void mark_played_by_house(Seat);
    // The seat has a new player, whose answers are only those from now on.
    void on_player_replaced(Seat);
    // The seat's player is not shown its earlier sealed choice.
    void hide_sealed_choice(Seat);
    // The seat's sealed choice, or null if its present player did not make it.
    [[nodiscard]] const protocol::CommittedChoice* own_sealed(Seat) const;

    // A hash of the game's state: money, draws and the open decision. It is recorded, so it depends
    // on the rules only. REQUIRES: the game has begun.
    [[nodiscard]] protocol::Bytes32 digest() const;

    // The game so far, without a result unless it is over. REQUIRES: the game has begun.
    [[nodiscard]] protocol::Transcript transcript(
        std::vector<protocol::Transcript::Player> players) const;

private:
    void log_events(const protocol::EventLog&, PendingChanges&);

    struct LastAction {
        std::uint32_t decision = 0;
        Action action{};
    };

    Options options_;
    std::string commitment_;
    Setup setup_;
    std::optional<protocol::FairDraws> draws_;
    std::optional<Game> game_;
    protocol::SealedChoices seals_;
    RoundLog round_log_;
    std::vector<protocol::Transcript::ActionRecord> actions_;
    std::vector<std::optional<LastAction>> last_;  // by seat
    std::vector<bool> sealed_by_holder_;           // by seat: its last sealed choice
    std::vector<std::uint32_t> since_;             // by seat: Transcript::Player::since
    std::uint32_t decisions_ = 0;
};

}  // namespace vegas::core
