// Reads and writes finished games. Each function is part of the caller's transaction.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class GameRepository {
public:
    explicit GameRepository(Database& database);

    // An existing game stays as it is.
    void add(const core::StoredGame& game);
    [[nodiscard]] bool has_game_of(std::string_view table);

    [[nodiscard]] core::QueryResult find(const core::FindGame& what);
    [[nodiscard]] core::QueryResult last_at(const core::FindLastGame& what);
    // Removes all traces of this player from the games.
    void erase_player(std::string_view player);
    [[nodiscard]] core::QueryResult page(const core::ListGames& what);

    // Deletes up to `most` games, oldest first, that ended before `before` or are not among the
    // newest `keep`. Returns how many.
    std::size_t forget(core::UtcTime before, std::size_t keep, std::size_t most);
    [[nodiscard]] std::size_t count();

private:
    [[nodiscard]] core::QueryResult one(SqliteRows rows);
    [[nodiscard]] std::vector<std::string> too_many(core::UtcTime before, std::size_t keep,
                                                    std::size_t most);

    Statement add_, add_member_, members_, of_table_, find_, last_at_, page_;
    Statement count_, oldest_, forget_, texts_of_player_, set_texts_, erase_player_,
        forget_members_;
};

}  // namespace vegas::shell::sqlite
