// Deletes finished games, and all traces of a player from those that stay. Each function is part of
// the caller's transaction.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class GameEraser {
public:
    explicit GameEraser(Database& database);

    // Removes all traces of this player from up to `most` games. Returns from how many.
    std::size_t erase_player(std::string_view player, std::size_t most);
    [[nodiscard]] std::size_t count_of(std::string_view player);  // games with this member
    // Deletes up to `most` games that ended before `before`, oldest first. Returns how many.
    std::size_t forget(core::UtcTime before, std::size_t most);
    // Deletes up to `most` games, so that at most `keep` are left: the oldest, those of one person
    // first. Returns how many.
    std::size_t forget_surplus(std::size_t keep, std::size_t most);
    // Likewise, for those for whom this game counts. It is the newest, and stays.
    void enforce_quotas(const core::StoredGame& game, const core::GameQuotas& quotas);
    [[nodiscard]] std::size_t count();  // of all games

private:
    void erase(const std::vector<std::string>& games);

    Statement count_, ended_before_, lowest_, surplus_of_player_, surplus_of_address_, forget_,
        forget_members_, texts_of_player_, anonymize_, erase_player_, count_of_;
};

}  // namespace vegas::shell::sqlite
