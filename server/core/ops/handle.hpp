// What the server does with each message that a client can send. Each function stands in the unit
// that its heading names; dispatch.cpp finds it by the type of the message, and the compiler asks
// for one that is missing. One that gets a table is called only if the player may ask for it there.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

// hello.cpp: a new guest by name, or a known one by token. It is the only op without a player.
[[nodiscard]] Answer handle(Call&, Connection&, const protocol::Hello&);

// lobby.cpp: looking at the public tables.
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::LobbyWatch&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::LobbyUnwatch&);

// tables.cpp: making a table, looking at one, coming to it and leaving it.
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableCreate&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableLook&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableJoin&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableLeave&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableSync&);

// quick_play.cpp: sitting down where the next game starts.
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::QuickPlay&);

// seats.cpp: before the game: what is played, ready or not, house bots, the start.
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableChange&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableReady&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableStart&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableAddBot&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableRemoveBot&);

// handover.cpp: a spectator plays on for a house bot or an absent player.
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableTakeSeat&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableGiveSeat&);

// talk.cpp: what people say to each other.
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableSay&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableNudge&);

// people.cpp: who watches; whom the host removes, and lets in again.
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TablePeople&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableRemove&);
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableAdmit&);

// rematch.cpp: another game at a table whose game is over.
[[nodiscard]] Answer handle(Call&, Table&, Player&, const protocol::TableRematch&);

// act.cpp: answering a decision.
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::ActOn&);

// history.cpp: finished games: the transcript of one, and the list of one's own.
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::History&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::GamesMine&);

}  // namespace vegas::core::ops
