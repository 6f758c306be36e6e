// Events of a table beside the game. Their texts are valid only while the event is emitted.
#pragma once

#include <string_view>
#include <variant>

#include "engine/types.hpp"
#include "protocol/game/alike.hpp"
#include "protocol/game/pause.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol::at_table {

// An event about a player at a seat, without other members.
template <const EventKind& kAbout>
struct PlayerEvent {
    Seat seat = kNobody;
    std::string_view name;
    static constexpr auto wire(auto is) {
        return is.event(kAbout.kind, kAbout.doc, is.required("seat", &PlayerEvent::seat, as::seat),
                        is.required("name", &PlayerEvent::name, as::name));
    }
};

inline constexpr EventKind kJoined{"joined",
                                   "A player sat down, or came back to the seat it had left."};
using PlayerJoined = PlayerEvent<kJoined>;
inline constexpr EventKind kLeft{"left", "A player left; in a running game a house bot plays on."};
using PlayerLeft = PlayerEvent<kLeft>;
inline constexpr EventKind kRemoved{
    "removed", "The host removed a player; in a running game a house bot plays on."};
using PlayerRemoved = PlayerEvent<kRemoved>;
inline constexpr EventKind kAway{"away", "A player has no connection now."};
using PlayerAway = PlayerEvent<kAway>;
inline constexpr EventKind kBack{"back", "And has one again."};
using PlayerBack = PlayerEvent<kBack>;
inline constexpr EventKind kReady{"ready", "A player is ready to start."};
using PlayerReady = PlayerEvent<kReady>;
inline constexpr EventKind kNotReady{"not_ready", "A player is no longer ready."};
using PlayerNotReady = PlayerEvent<kNotReady>;
inline constexpr EventKind kBotAdded{"bot_added", "A house bot took the seat."};
using BotAdded = PlayerEvent<kBotAdded>;
inline constexpr EventKind kBotRemoved{"bot_removed", "The host sent a house bot away."};
using BotRemoved = PlayerEvent<kBotRemoved>;
inline constexpr EventKind kRematch{"rematch", "A player opened the finished table again."};
using RematchOpened = PlayerEvent<kRematch>;
inline constexpr EventKind kHostChanged{"host_changed", "Another player is the host."};
using HostChanged = PlayerEvent<kHostChanged>;
struct SeatTimedOut {
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("timed_out", "The seat's time was up: the house decides for it.",
                        is.required("seat", &SeatTimedOut::seat, as::seat));
    }
};

struct SetupChanged {
    std::string_view name;
    bool alike = false;
    static constexpr auto wire(auto is) {
        return is.event("setup_changed",
                        "The host chose another game or other options: nobody is ready.",
                        is.required("name", &SetupChanged::name, as::name),
                        is.optional("alike", &SetupChanged::alike, as::yes, kAlikeToSeated));
    }
};
struct SeatRequested {
    Seat seat = kNobody;
    std::string_view name;
    bool alike = false;
    static constexpr auto wire(auto is) {
        return is.event("seat_requested", "A spectator asks for the seat.",
                        is.required("seat", &SeatRequested::seat, as::seat),
                        is.required("name", &SeatRequested::name, as::name),
                        is.optional("alike", &SeatRequested::alike, as::yes, kAlikeToSeated));
    }
};
// The round log and a replay keep no names: there both are empty.
struct SeatTakenOver {
    Seat seat = kNobody;
    std::string_view name{}, from{};
    static constexpr auto wire(auto is) {
        return is.event("seat_taken_over",
                        "A person plays on for a house bot or for an absent player. What the seat "
                        "did before was theirs.",
                        is.required("seat", &SeatTakenOver::seat, as::seat),
                        is.optional("name", &SeatTakenOver::name, as::name,
                                    "missing in the round log and in a replay"),
                        is.optional("from", &SeatTakenOver::from, as::name,
                                    "missing in the round log and in a replay"));
    }
};
inline constexpr EventKind kSeedWithheld{"seed_withheld",
                                         "A player did not show the seed whose hash was there: the "
                                         "start is broken off, and the next one "
                                         "goes on without it."};
using SeedWithheld = PlayerEvent<kSeedWithheld>;
struct PhraseSent {
    std::string_view player, name;
    Seat seat = kNobody;
    Phrase phrase{};
    bool alike = false;
    static constexpr auto wire(auto is) {
        return is.event("phrase_sent", "A person says something.",
                        is.required("player", &PhraseSent::player, as::player_id),
                        is.required("name", &PhraseSent::name, as::name),
                        is.optional("seat", &PhraseSent::seat, as::seat, "missing: a spectator"),
                        is.required("phrase", &PhraseSent::phrase, as::word),
                        is.optional("alike", &PhraseSent::alike, as::yes, kAlikeToSeated));
    }
};
struct PlayerNudged {
    Seat seat = kNobody;
    Seat by = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("nudged", "A player reminds another one that a decision is open.",
                        is.required("seat", &PlayerNudged::seat, as::seat, "that is asked"),
                        is.required("by", &PlayerNudged::by, as::seat));
    }
};

struct PauseRefused {
    PauseKind pause{};
    static constexpr auto wire(auto is) {
        return is.event("pause_refused", "Not everybody has accepted what the host asked for.",
                        is.required("pause", &PauseRefused::pause, as::word));
    }
};
struct Paused {
    PauseKind pause{};
    std::uint8_t minutes = 1;
    static constexpr auto wire(auto is) {
        return is.event("paused",
                        "Everybody has accepted what the host asked for: all clocks stand.",
                        is.required("pause", &Paused::pause, as::word),
                        is.required("minutes", &Paused::minutes, as::number(1, kPauseMinutesMost),
                                    "how long at most"));
    }
};
struct Resumed {
    Seat seat = kNobody;
    std::string_view name{};
    static constexpr auto wire(auto is) {
        return is.event(
            "resumed",
            "A pause is over, and clocks run again. Not told where an action ends `more_time`.",
            is.optional(
                "seat", &Resumed::seat, as::seat,
                "whose player ended it; missing: its time was up, the house decides now, or "
                "a host without a seat ended it"),
            is.optional("name", &Resumed::name, as::name, "of that player"));
    }
};

using TableEvent =
    std::variant<PlayerJoined, PlayerLeft, PlayerRemoved, PlayerAway, PlayerBack, PlayerReady,
                 PlayerNotReady, BotAdded, BotRemoved, RematchOpened, HostChanged, SeatTimedOut,
                 SetupChanged, SeatRequested, SeatTakenOver, SeedWithheld, PhraseSent, PlayerNudged,
                 PauseRefused, Paused, Resumed>;

}  // namespace vegas::protocol::at_table
