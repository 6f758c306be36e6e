#include "server/core/ops/writes.hpp"

#include <string>
#include <variant>

namespace vegas::core::ops {
namespace {

// The compiler asks for each op. What may write counts as writing.
struct Writes {
    const Hall& hall;
    const Player& player;

    bool operator()(const protocol::Hello&) const { return false; }
    bool operator()(const protocol::LobbyWatch&) const { return false; }
    bool operator()(const protocol::LobbyUnwatch&) const { return false; }
    bool operator()(const protocol::TableCreate&) const { return true; }
    bool operator()(const protocol::QuickPlay&) const { return true; }
    bool operator()(const protocol::TableLook&) const { return false; }
    bool operator()(const protocol::TableJoin&) const;
    bool operator()(const protocol::TableLeave&) const { return true; }
    bool operator()(const protocol::TableReady&) const { return true; }
    bool operator()(const protocol::TableStart&) const { return true; }
    bool operator()(const protocol::TableAddBot&) const { return true; }
    bool operator()(const protocol::TableRemoveBot&) const { return true; }
    bool operator()(const protocol::TableChange&) const { return true; }
    bool operator()(const protocol::TablePeople&) const { return false; }
    bool operator()(const protocol::TableRemove&) const { return true; }
    bool operator()(const protocol::TableAdmit&) const { return true; }
    bool operator()(const protocol::TableTakeSeat&) const { return true; }
    bool operator()(const protocol::TableGiveSeat&) const { return true; }
    bool operator()(const protocol::TableSay&) const { return false; }
    bool operator()(const protocol::TableNudge&) const { return false; }
    bool operator()(const protocol::TableRematch&) const { return true; }
    bool operator()(const protocol::TableSync&) const { return false; }
    bool operator()(const protocol::ActOn&) const { return true; }
    bool operator()(const protocol::History&) const { return false; }
    bool operator()(const protocol::GamesMine&) const { return false; }
};

// Of whoever watches, or has a seat there already, nothing new is kept.
bool Writes::operator()(const protocol::TableJoin& op) const {
    if (op.as_spectator) return false;
    const auto invited = hall.invites.find(op.invite.value_or(""));
    const std::string id = invited != hall.invites.end() ? invited->second : op.table.value_or("");
    const auto it = hall.tables.find(id);
    return it != hall.tables.end() && it->second->members().seat_of(player.key) == kNobody;
}

}  // namespace

bool writes(const Hall& hall, const Player& player, const protocol::Op& op) {
    return std::visit(Writes{hall, player}, op);
}

}  // namespace vegas::core::ops
