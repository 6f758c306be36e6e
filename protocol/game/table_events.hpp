// What happens at a table beside the game. Texts are valid while the event is told.
#pragma once

#include <string_view>
#include <variant>

#include "engine/types.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol::at_table {

// Of a player at a seat, and of nothing else.
template <const About& kAbout>
struct OfPlayer {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event(kAbout.kind, kAbout.doc, is.always("seat", &OfPlayer::seat, as::seat),
                        is.always("name", &OfPlayer::name, as::name));
    }
};

inline constexpr About kJoined{"joined",
                               "A player sat down, or came back to the seat it had left."};
using Joined = OfPlayer<kJoined>;
inline constexpr About kLeft{"left", "A player left; in a running game a house bot plays on."};
using Left = OfPlayer<kLeft>;
inline constexpr About kRemoved{
    "removed", "The host removed a player; in a running game a house bot plays on."};
using Removed = OfPlayer<kRemoved>;
inline constexpr About kAway{"away", "A player has no connection now."};
using Away = OfPlayer<kAway>;
inline constexpr About kBack{"back", "And has one again."};
using Back = OfPlayer<kBack>;
inline constexpr About kReady{"ready", "A player is ready to start."};
using Ready = OfPlayer<kReady>;
inline constexpr About kNotReady{"not_ready", "A player is no longer ready."};
using NotReady = OfPlayer<kNotReady>;
inline constexpr About kBotAdded{"bot_added", "A house bot took the seat."};
using BotAdded = OfPlayer<kBotAdded>;
inline constexpr About kBotRemoved{"bot_removed", "The host sent a house bot away."};
using BotRemoved = OfPlayer<kBotRemoved>;
inline constexpr About kRematch{"rematch", "A player opened the finished table again."};
using Rematch = OfPlayer<kRematch>;
inline constexpr About kHostChanged{"host_changed", "Another player is the host."};
using HostChanged = OfPlayer<kHostChanged>;
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
inline constexpr About kSeatWanted{"seat_wanted", "A spectator asks for the seat."};
using SeatWanted = OfPlayer<kSeatWanted>;
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
