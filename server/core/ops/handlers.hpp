// Handlers of all client messages. Each is in the unit that its heading names. dispatch.cpp picks
// one by message type; a missing one does not compile. A handler with a Table is called only if the
// player may send the request there.
#pragma once

#include "server/core/ops/op_result.hpp"

namespace vegas::core::ops {

// hello.cpp: a new guest by name, or a known player by token. The only op without a player.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, const protocol::Hello&);

// devices.cpp: the devices by which the player comes.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DevicesMine&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DeviceRename&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DeviceRevoke&);

// device_codes.cpp: codes that make a device a player's.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DeviceLink&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DeviceRecovery&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DeviceLook&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::DeviceRedeem&);

// me.cpp: what the server knows of the player, and the player's end.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&, const protocol::MeData&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&, const protocol::MeForget&);

// lobby.cpp: watching the public tables.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::LobbyWatch&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::LobbyUnwatch&);

// tables.cpp: creating, viewing, joining and leaving a table.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::TableCreate&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::TableSummaryRequest&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&, const protocol::TableJoin&);
[[nodiscard]] OpResult handle(Context&, Table&, ConnectionState&, PlayerState&,
                              const protocol::TableLeave&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableSync&);

// quick_play.cpp: joining a table where the next game starts.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&, const protocol::QuickPlay&);

// seats.cpp: before the game: setup, ready or not, seeds, house bots, the start.
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableChange&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableReady&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableSeed&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableStart&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableAddBot&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableRemoveBot&);

// handover.cpp: a spectator takes over from a house bot or an absent player.
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableRequestSeat&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableAssignSeat&);

// chat.cpp: phrases and reminders.
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableChat&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableNudge&);

// people.cpp: the list of spectators; removing people and admitting them again.
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableSpectators&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableRemove&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableReadmit&);

// rematch.cpp: another game at a table whose game is over.
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableRematch&);

// act.cpp: deciding, pausing, and going on without those who are away.
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableGoOn&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TablePause&);
[[nodiscard]] OpResult handle(Context&, Table&, PlayerState&, const protocol::TableAcceptPause&);
[[nodiscard]] OpResult handle(Context&, Table&, ConnectionState&, PlayerState&,
                              const protocol::ActRequest&);

// history.cpp: the transcript of a finished game, and the list of the player's own games.
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&, const protocol::History&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&, const protocol::GamesMine&);
[[nodiscard]] OpResult handle(Context&, ConnectionState&, PlayerState&,
                              const protocol::GamesWaiting&);

}  // namespace vegas::core::ops
