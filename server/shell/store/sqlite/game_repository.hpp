// Reads and writes finished games. Each function is part of the caller's transaction.
#pragma once

#include <string_view>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class GameRepository {
public:
    explicit GameRepository(Database& database);

    // An existing game stays as it is.
    void add(const core::StoredGame& game);
    // The table has another invite, and so have its games: core::RenewInvite.
    void renew_invites(const core::RenewInvite& what);
    [[nodiscard]] bool has_game_of(std::string_view table);

    [[nodiscard]] core::QueryResult find(const core::FindGame& what);
    [[nodiscard]] core::QueryResult last_at(const core::FindLastGame& what);
    [[nodiscard]] core::QueryResult page(const core::ListGames& what);

private:
    [[nodiscard]] core::QueryResult one(SqliteRows rows);

    Statement add_, add_member_, members_, of_table_, find_, last_at_, page_, set_table_invite_,
        private_, set_invite_;
};

}  // namespace vegas::shell::sqlite
