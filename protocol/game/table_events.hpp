// What happens at a table beside the game. Texts are valid while the event is told.
#pragma once

#include <string_view>
#include <variant>

#include "engine/types.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol::at_table {

struct Joined {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("joined", "A player sat down, or came back to the seat it had left.",
                        is.always("seat", &Joined::seat, as::seat),
                        is.always("name", &Joined::name, as::name));
    }
};
struct Left {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("left", "A player left; in a running game a house bot plays on.",
                        is.always("seat", &Left::seat, as::seat),
                        is.always("name", &Left::name, as::name));
    }
};
struct Removed {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("removed",
                        "The host removed a player; in a running game a house bot plays on.",
                        is.always("seat", &Removed::seat, as::seat),
                        is.always("name", &Removed::name, as::name));
    }
};
struct Away {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("away", "A player has no connection now.",
                        is.always("seat", &Away::seat, as::seat),
                        is.always("name", &Away::name, as::name));
    }
};
struct Back {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("back", "And has one again.", is.always("seat", &Back::seat, as::seat),
                        is.always("name", &Back::name, as::name));
    }
};
struct Ready {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("ready", "A player is ready to start.",
                        is.always("seat", &Ready::seat, as::seat),
                        is.always("name", &Ready::name, as::name));
    }
};
struct NotReady {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("not_ready", "A player is no longer ready.",
                        is.always("seat", &NotReady::seat, as::seat),
                        is.always("name", &NotReady::name, as::name));
    }
};
struct BotAdded {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("bot_added", "A house bot took the seat.",
                        is.always("seat", &BotAdded::seat, as::seat),
                        is.always("name", &BotAdded::name, as::name));
    }
};
struct BotRemoved {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("bot_removed", "The host sent a house bot away.",
                        is.always("seat", &BotRemoved::seat, as::seat),
                        is.always("name", &BotRemoved::name, as::name));
    }
};
struct Rematch {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("rematch", "A player opened the finished table again.",
                        is.always("seat", &Rematch::seat, as::seat),
                        is.always("name", &Rematch::name, as::name));
    }
};
struct HostChanged {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("host_changed", "Another player is the host.",
                        is.always("seat", &HostChanged::seat, as::seat),
                        is.always("name", &HostChanged::name, as::name));
    }
};
struct TimedOut {
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("timed_out", "The seat's time was up: the house decides for it.",
                        is.always("seat", &TimedOut::seat, as::seat));
    }
};

struct Changed {
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("changed", "The host chose another game or other options: nobody is ready.",
                        is.always("name", &Changed::name, as::name));
    }
};
struct SeatWanted {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event("seat_wanted", "A spectator asks for the seat.",
                        is.always("seat", &SeatWanted::seat, as::seat),
                        is.always("name", &SeatWanted::name, as::name));
    }
};
struct TookOver {
    Seat seat = kNobody;
    std::string_view name, from;
    static constexpr auto wire(auto is) {
        return is.event("took_over", "A person plays on for a house bot or for an absent player.",
                        is.always("seat", &TookOver::seat, as::seat),
                        is.always("name", &TookOver::name, as::name),
                        is.always("from", &TookOver::from, as::name));
    }
};
struct Said {
    std::string_view player, name;
    Seat seat = kNobody;
    Phrase phrase{};
    static constexpr auto wire(auto is) {
        return is.event("said", "A person says something.",
                        is.always("player", &Said::player, as::player_id),
                        is.always("name", &Said::name, as::name),
                        is.sometimes("seat", &Said::seat, as::seat, "missing: a spectator"),
                        is.always("phrase", &Said::phrase, as::word));
    }
};
struct Nudged {
    Seat seat = kNobody;
    Seat by = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("nudged", "A player reminds another one that a decision is open.",
                        is.always("seat", &Nudged::seat, as::seat, "that is asked"),
                        is.always("by", &Nudged::by, as::seat));
    }
};

using AnyEvent =
    std::variant<Joined, Left, Removed, Away, Back, Ready, NotReady, BotAdded, BotRemoved, Rematch,
                 HostChanged, TimedOut, Changed, SeatWanted, TookOver, Said, Nudged>;

}  // namespace vegas::protocol::at_table
