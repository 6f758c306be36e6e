// The finished games in the database. Each function is a part of the transaction that the caller
// has begun.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class Games {
public:
    explicit Games(Database& database);

    // One that is there already stays as it is.
    void add(const core::KeptGame& game);
    [[nodiscard]] bool has_game_of(std::string_view table);

    [[nodiscard]] core::Found find(const core::FindGame& what);
    [[nodiscard]] core::Found last_at(const core::LastGameAt& what);
    // Nobody can tell any more that this player was there.
    void erase_player(std::string_view player);
    [[nodiscard]] core::Found page(const core::GamesOf& what);

    // Forgets some of those that ended before that or are not among the newest `keep`: `most` of
    // them, the oldest first. Gives how many.
    std::size_t forget(core::UtcTime before, std::size_t keep, std::size_t most);
    [[nodiscard]] std::size_t count();

private:
    [[nodiscard]] core::Found one(Rows rows);
    [[nodiscard]] std::vector<std::string> too_many(core::UtcTime before, std::size_t keep,
                                                    std::size_t most);

    Statement add_, add_member_, members_, of_table_, find_, last_at_, page_;
    Statement count_, oldest_, forget_, texts_of_player_, set_texts_, erase_player_,
        forget_members_;
};

}  // namespace vegas::shell::sqlite
