// The players in the database, and whose a token is. Each function is a part of the transaction
// that the caller has begun.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class Players {
public:
    explicit Players(Database& database);

    // One who is there already stays as they are.
    void add(const core::KeptPlayer& player);
    [[nodiscard]] bool has(std::string_view id);
    [[nodiscard]] core::Found reclaim(const core::Reclaim& what);
    [[nodiscard]] core::Found find(std::string_view id);
    void erase(std::string_view id);
    void visited(std::string_view id, core::UtcTime seen);
    [[nodiscard]] std::size_t count();
    // Forgets some who were seen before that, `most` of them, those first who have been away
    // longest, but none of `keep` and none whose table was set aside. Gives how many.
    std::size_t forget(core::UtcTime before, const std::vector<std::string>& keep,
                       std::size_t most);

private:
    Statement add_, has_, reclaim_, find_, erase_, visited_, count_, forget_;
};

}  // namespace vegas::shell::sqlite
