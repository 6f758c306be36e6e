#include "server/shell/store/sqlite/clock_row.hpp"

#include <cstdint>
#include <limits>
#include <optional>

namespace vegas::shell::sqlite {

std::string dated(const std::string& value) {
    const std::string clock = "(select value from meta where name = 'clock')";
    return "iif(" + value + " < " + clock + " - " + std::to_string(kPlausibleMs) + ", " + clock +
           ", " + value + ")";
}

ClockRow::ClockRow(Database& database)
    : read_(database, "select value from meta where name = 'clock'"),
      set_(database, "insert or replace into meta (name, value) values ('clock', ?1)"),
      newest_(database,
              "select max(time) from ("
              "    select max(seen_ms) as time from players where seen_ms <= ?1 union all "
              "    select max(ended_ms) from games where ended_ms <= ?1)") {}

StoreClock ClockRow::read(core::UtcTime now) {
    SqliteRows rows = read_.rows();
    if (rows.next()) return {.time = {rows.number(0)}, .has_passed = true};
    const auto newest_until = [this](std::int64_t ms) -> std::optional<core::UtcTime> {
        SqliteRows newest = newest_.rows(ms);
        if (!newest.next() || newest.is_null(0)) return std::nullopt;
        return core::UtcTime{newest.number(0)};
    };
    return initial_clock(now, newest_until(now.ms),
                         newest_until(std::numeric_limits<std::int64_t>::max()));
}

void ClockRow::set(core::UtcTime time) { set_.run(time.ms); }

}  // namespace vegas::shell::sqlite
