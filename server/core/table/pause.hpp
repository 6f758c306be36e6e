// A pause of a private game, or more time for its open decision. The host asks, and it begins when
// all connected people with a seat have accepted. All clocks stand until its time is up or a player
// ends it. More time also ends with the open decision.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "engine/types.hpp"
#include "protocol/game/pause.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/error.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/seating.hpp"

namespace vegas::core {

struct TableState;

class GamePause {
public:
    using Kind = protocol::PauseKind;
    struct Request {
        Kind kind{};
        std::uint8_t minutes = 0;
        PlayerKey host = kNoPlayer;
        std::uint32_t decision = 0;  // the open one
        TimePoint until;
        std::set<Seat> accepted{};
    };
    struct Running {
        Kind kind{};
        TimePoint since, until;
    };

    // nullopt: the host asks for nothing.
    [[nodiscard]] const std::optional<Request>& request() const { return request_; }
    // nullopt: the game is not paused.
    [[nodiscard]] const std::optional<Running>& running() const { return running_; }
    [[nodiscard]] bool is_running() const { return running_.has_value(); }
    // When the host may ask again after a refusal, or nullopt: now.
    [[nodiscard]] std::optional<TimePoint> next_request_at() const { return next_request_at_; }
    // When something ends by itself.
    [[nodiscard]] std::optional<TimePoint> due() const;
    // Increases with every change that viewers see.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    void ask(Request);
    void accept(Seat);
    void drop_request();
    void block_requests_until(TimePoint at) { next_request_at_ = at; }
    // The request, if there is one, is over.
    void begin(Running);
    void end();
    // Nothing is asked for, and nothing is paused.
    void clear();
    // Clocks have stood since then, for another reason.
    void backdate(TimePoint since);
    void extend_deadlines(std::int64_t ms);

private:
    std::optional<Request> request_;
    std::optional<Running> running_;
    std::optional<TimePoint> next_request_at_;
    std::uint64_t revision_ = 0;
};

// How people pause a game. A refused operation has changed nothing.
class Pausing {
public:
    explicit Pausing(TableState& table) : table_(table) {}

    // REQUIRES: the host asks.
    MaybeError ask(PlayerKey host, GamePause::Kind, std::uint8_t minutes, TimePoint now);
    // False refuses it for all.
    MaybeError accept(PlayerKey, bool accept, TimePoint now);
    // Somebody with a seat, or a host without one, ends the pause, if there is one.
    void resume(Seat, TimePoint now);
    // The player of this seat is about to act. That ends more time. In a pause people are refused,
    // and programs are not: they need not know of pauses.
    MaybeError before_action(Seat, TimePoint now);

private:
    [[nodiscard]] MaybeError check_request(GamePause::Kind, TimePoint now) const;

    TableState& table_;
};

// Call it when somebody has come or gone, when a decision was made, and when time is up.
void update_pause(TableState&, TimePoint now);
// Seats whose people are asked and have not accepted: those who are connected and play themselves.
[[nodiscard]] std::vector<Seat> seats_to_accept(const GamePause&, const Seating&);
// As viewers see them.
[[nodiscard]] std::optional<protocol::PauseRequestInfo> pause_request_info(const GamePause&,
                                                                           const Seating&);
[[nodiscard]] std::optional<protocol::PauseInfo> pause_info(const GamePause&);

}  // namespace vegas::core
