// The public tables that are open or playing, as those who watch the lobby know them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"

namespace vegas::core {

class Lobby {
public:
    // A table has become so, or is no longer listed (nothing). Adds to `update` what watchers do
    // not know yet.
    void list(const std::string& table, std::optional<protocol::LobbyEntry> entry,
              protocol::LobbyUpdate& update);

    [[nodiscard]] std::vector<protocol::LobbyEntry> entries() const;

private:
    std::map<std::string, protocol::LobbyEntry> told_;
};

}  // namespace vegas::core
