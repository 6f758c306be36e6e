// Reports a game of the arena to the programs that play in it. They get the messages that a server
// sends to a seat, with only what that seat may know. [ALL-4] Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/game.hpp"
#include "protocol/fair/event_log.hpp"
#include "protocol/fair/sealed_choices.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::cli {

class GameFeed {
public:
    // `seats` in order; house bots with their level. `number` is the game's in its contest. `luck`
    // decides the nonces of sealed choices and nothing else that is sent.
    GameFeed(const Setup&, std::vector<protocol::SeatInfo> seats, std::uint64_t number,
             std::uint64_t luck);

    // The sink for the events of start() and apply(). Call record_choice() before apply().
    [[nodiscard]] EventSink& events() { return log_; }
    void record_choice(const Decision&, const Action&);

    // The message `snapshot` for a seat, with the prompt if the seat has to decide.
    [[nodiscard]] std::string snapshot(const Game&, Seat);

    // The action that a line of the deciding seat chooses. Sets `reply` to the reply to that line.
    [[nodiscard]] protocol::Result<Action> choice(const Game&, std::string_view line,
                                                  std::string& reply) const;

private:
    [[nodiscard]] protocol::Result<Action> check_choice(
        const Game&, const protocol::Result<protocol::Op>&) const;
    void append_events();

    protocol::TableInfo table_;
    FastDraws nonces_;
    protocol::SealedChoices seals_;
    protocol::EventLog log_{&seals_};
    std::string round_log_;  // since the last round ended
    std::uint32_t decision_ = 1;
};

}  // namespace vegas::cli
