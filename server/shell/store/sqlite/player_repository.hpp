// Reads and writes players. Each function is part of the caller's transaction.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/device_repository.hpp"

namespace vegas::shell::sqlite {

class PlayerRepository {
public:
    explicit PlayerRepository(Database& database);

    [[nodiscard]] DeviceRepository& devices() { return devices_; }
    // With their devices. An existing player stays as they are.
    void add(const core::StoredPlayer& player);
    [[nodiscard]] bool has(std::string_view id);
    [[nodiscard]] core::QueryResult find(std::string_view id);
    void rename(std::string_view id, std::string_view name);
    void erase(std::string_view id);
    void visited(std::string_view id, core::UtcTime seen);
    void mark_played(std::string_view id);  // has finished a game
    [[nodiscard]] std::size_t count();
    // Deletes up to `most` players last seen before `before`, longest absent first. Spares those in
    // `keep` and those whose table was set aside. Returns how many.
    std::size_t forget(core::UtcTime before, const std::vector<std::string>& keep,
                       std::size_t most);
    // Likewise, of those who never finished a game.
    std::size_t forget_newcomers(core::UtcTime before, const std::vector<std::string>& keep,
                                 std::size_t most);

private:
    static std::size_t forget_by(Statement& statement, core::UtcTime before,
                                 const std::vector<std::string>& keep, std::size_t most);

    Statement add_, has_, find_, rename_, erase_, visited_, count_, mark_played_, forget_,
        forget_newcomers_;
    DeviceRepository devices_;
};

}  // namespace vegas::shell::sqlite
