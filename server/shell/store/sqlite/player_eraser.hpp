// Deletes players, and all traces of them: from finished games, from the records of tables and from
// games that sleep. Also says what is stored of a player. Each function is part of the caller's
// transaction.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/erasure.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/game_eraser.hpp"
#include "server/shell/store/sqlite/player_repository.hpp"
#include "server/shell/store/sqlite/table_repository.hpp"

namespace vegas::shell::sqlite {

class PlayerEraser {
public:
    PlayerEraser(Database&, PlayerRepository&, TableRepository&);

    [[nodiscard]] GameEraser& games() { return games_; }

    // Removes a portion of what names the players. True: nothing does any more but their own rows.
    [[nodiscard]] bool advance(ErasureProgress&);
    // Deletes the player with devices and codes, and returns who it was.
    core::QueryResult erase(const std::string& player);

    [[nodiscard]] core::QueryResult describe(const std::string& player);

private:
    struct NamingRecord {
        std::string table;
        std::int64_t seq = 0;
        std::string without;  // the record without these players
        std::vector<std::string> players;
    };

    // False: there may be more.
    [[nodiscard]] bool erase_from_games(const ErasureProgress&);
    static void add_if_named(std::vector<NamingRecord>&, const ErasureProgress& at,
                             std::string_view record);
    void erase_from_record(const NamingRecord&);
    void erase_from_summary(const std::string& table, const std::string& player);

    PlayerRepository& players_;
    TableRepository& tables_;
    GameEraser games_;
    Statement records_, rewrite_, summary_, set_summary_, erase_seats_, uncharge_, count_seats_;
};

}  // namespace vegas::shell::sqlite
