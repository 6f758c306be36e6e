// The store's clock in the database (store/forgetting.hpp), as a row of `meta`. Each function is a
// part of the transaction that the caller has begun.
#pragma once

#include <string>

#include "server/core/base/time.hpp"
#include "server/shell/store/forgetting.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

// SQL for a date to be stored: `value`, or the store's clock if that is much later.
[[nodiscard]] std::string dated(const std::string& value);

class Clock {
public:
    explicit Clock(Database& database);

    [[nodiscard]] StoreClock read(core::UtcTime now);
    void set(core::UtcTime time);

private:
    Statement read_, set_, newest_;
};

}  // namespace vegas::shell::sqlite
