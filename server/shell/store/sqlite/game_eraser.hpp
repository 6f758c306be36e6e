// Deletes finished games, and all traces of a player from those that stay. Each function is part of
// the caller's transaction.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/time.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class GameEraser {
public:
    explicit GameEraser(Database& database);

    // Removes all traces of this player from the games.
    void erase_player(std::string_view player);
    // Deletes up to `most` games, oldest first, that ended before `before` or are not among the
    // newest `keep`. Returns how many.
    std::size_t forget(core::UtcTime before, std::size_t keep, std::size_t most);
    [[nodiscard]] std::size_t count();  // of all games

private:
    [[nodiscard]] std::vector<std::string> too_many(core::UtcTime before, std::size_t keep,
                                                    std::size_t most);

    Statement count_, oldest_, forget_, texts_of_player_, set_texts_, erase_player_,
        forget_members_;
};

}  // namespace vegas::shell::sqlite
