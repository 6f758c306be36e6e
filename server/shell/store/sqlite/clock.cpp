#include "server/shell/store/sqlite/clock.hpp"

#include <cstdint>
#include <limits>
#include <optional>

namespace vegas::shell::sqlite {

std::string dated(const std::string& value) {
    const std::string clock = "(select value from meta where name = 'clock')";
    return "iif(" + value + " < " + clock + " - " + std::to_string(kPlausibleMs) + ", " + clock +
           ", " + value + ")";
}

Clock::Clock(Database& database)
    : read_(database, "select value from meta where name = 'clock'"),
      set_(database, "insert or replace into meta (name, value) values ('clock', ?1)"),
      newest_(database,
              "select max(time) from ("
              "    select max(seen) as time from player where seen <= ?1 union all "
              "    select max(ended) from game where ended <= ?1)") {}

StoreClock Clock::read(core::UtcTime now) {
    Rows rows = read_.rows();
    if (rows.next()) return {.time = {rows.number(0)}, .has_passed = true};
    const auto newest_until = [this](std::int64_t ms) -> std::optional<core::UtcTime> {
        Rows newest = newest_.rows(ms);
        if (!newest.next() || newest.is_null(0)) return std::nullopt;
        return core::UtcTime{newest.number(0)};
    };
    return first_clock(now, newest_until(now.ms),
                       newest_until(std::numeric_limits<std::int64_t>::max()));
}

void Clock::set(core::UtcTime time) { set_.run(time.ms); }

}  // namespace vegas::shell::sqlite
