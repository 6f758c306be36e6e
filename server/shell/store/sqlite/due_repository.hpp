// Served time, and the games that sleep and are due by it. Each function is part of the caller's
// transaction.
#pragma once

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class DueRepository {
public:
    explicit DueRepository(Database& database);

    [[nodiscard]] core::ServedTimeAdvanced advance(const core::AdvanceServedTime& query);

private:
    Statement advance_, find_due_;
};

}  // namespace vegas::shell::sqlite
