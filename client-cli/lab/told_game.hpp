// A game of the arena as the programs that play in it are told of it: in the messages that a server
// sends to whoever sits at a table, and with what the seat may know. [ALL-4] Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/game.hpp"
#include "protocol/fair/event_log.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::cli {

class ToldGame {
public:
    // `names` by seat; of house bots with their level. `number` is the game's in its contest. The
    // nonces of sealed choices follow from `luck`, as nothing else that is told.
    ToldGame(const Setup&, std::vector<protocol::SeatInfo> seats, std::uint64_t number,
             std::uint64_t luck);

    // Where start() and apply() tell what happens; `choosing` before the latter.
    [[nodiscard]] Events& events() { return log_; }
    void choosing(const Decision&, const Action&);

    // The message `snapshot` for a seat. With its question, where it is asked.
    [[nodiscard]] std::string snapshot(const Game&, Seat);

    // What a line of the seat that is asked chooses. `reply` becomes what the line is answered
    // with.
    [[nodiscard]] protocol::Result<Action> choice(const Game&, std::string_view line,
                                                  std::string& reply) const;

private:
    [[nodiscard]] protocol::Result<Action> judge(const Game&,
                                                 const protocol::Result<protocol::Op>&) const;
    void take_up_events();

    protocol::TableInfo table_;
    FastDraws nonces_;
    protocol::Seals seals_;
    protocol::EventLog log_{&seals_};
    std::string story_;  // since the last round ended
    std::uint32_t decision_ = 1;
};

}  // namespace vegas::cli
