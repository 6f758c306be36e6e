// The store's clock (store/purge.hpp), as a row of the table `meta`. Each function is part of the
// caller's transaction.
#pragma once

#include <string>

#include "server/core/base/time.hpp"
#include "server/shell/store/purge.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

// SQL for a date to be stored: `value`, or the store's clock if that is much later.
[[nodiscard]] std::string dated(const std::string& value);

class ClockRow {
public:
    explicit ClockRow(Database& database);

    [[nodiscard]] StoreClock read(core::UtcTime now);
    void set(core::UtcTime time);

private:
    Statement read_, set_, newest_;
};

}  // namespace vegas::shell::sqlite
