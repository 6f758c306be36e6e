// Loads the tables that are not set aside when the server starts, and lists the others. Each
// function is part of the caller's transaction.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class TableLoader {
public:
    explicit TableLoader(Database& database);

    // Passes on each table with its records in order, even if some are missing.
    void load_all(const std::function<void(core::LoadedTable)>& each);

    [[nodiscard]] std::vector<std::string> list_set_aside();

    // ---- one by one
    [[nodiscard]] std::vector<std::string> ids();
    [[nodiscard]] core::LoadedTable load(const std::string& table);
    // Loads begun and not finished, because the process ended.
    [[nodiscard]] std::int64_t attempts_of(const std::string& table);
    void count_attempt(const std::string& table);
    void reset_attempts(const std::string& table);

private:
    Statement load_all_, list_set_aside_, ids_, records_, attempts_, count_attempt_,
        reset_attempts_;
};

}  // namespace vegas::shell::sqlite
