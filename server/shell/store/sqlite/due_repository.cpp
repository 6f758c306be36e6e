#include "server/shell/store/sqlite/due_repository.hpp"

#include <cstdint>

namespace vegas::shell::sqlite {

DueRepository::DueRepository(Database& database)
    : advance_(database,
               "update meta set value = value + ?1 where name = 'served_ms' returning value"),
      find_due_(database,
                "select id from tables where due_ms <= ?1 and set_aside is null "
                "order by due_ms limit ?2") {}

core::ServedTimeAdvanced DueRepository::advance(const core::AdvanceServedTime& query) {
    core::ServedTimeAdvanced advanced;
    {
        SqliteRows rows = advance_.rows(core::count_served_ms(query.elapsed_ms));
        if (rows.next()) advanced.now = {rows.number(0)};
    }
    advanced.due_tables = find_due_.texts(advanced.now.ms, static_cast<std::int64_t>(query.most));
    return advanced;
}

}  // namespace vegas::shell::sqlite
