#include "server/shell/store/postgres/schema.hpp"

#include <optional>
#include <stdexcept>
#include <string>

namespace vegas::shell::postgres {
namespace {

// Whoever brings the database to another format has this lock meanwhile: "VGAS".
constexpr const char* kLock = "select pg_advisory_xact_lock(1447379283);";
constexpr std::chrono::milliseconds kStepPatience{60'000};  // for one step

// The oldest format whose servers can go on, and start, in a database of the newest format: later
// steps do not hinder them.
constexpr std::size_t kServes = 7;

std::size_t newest_format() { return schema_steps().size(); }

struct Format {
    std::size_t number = 0;
    std::size_t serves = 0;  // the oldest one that can go on
};

// Null: there is none yet, or it is of the first release, which had no column `serves`.
std::optional<Format> find_format(PostgresConnection& connection) {
    constexpr const char* kHasColumn =
        "select count(*) from pg_attribute where attrelid = to_regclass('format') "
        "and attname = 'serves' and not attisdropped";
    if (connection.number(kHasColumn) == 0) return std::nullopt;
    const PostgresRows rows = connection.rows("select number, serves from format");
    if (rows.count() == 0) return std::nullopt;
    return Format{.number = static_cast<std::size_t>(rows.number(0, 0)),
                  .serves = static_cast<std::size_t>(rows.number(0, 1))};
}

void refuse_newer(const Format& found) {
    if (found.number <= newest_format() || found.serves <= newest_format()) return;
    throw std::runtime_error("a newer vegasd has written to the database (format " +
                             std::to_string(found.number) + "); this one knows " +
                             std::to_string(newest_format()));
}

// Whether there is nothing to alter.
bool is_current(const std::optional<Format>& found) {
    if (!found || found->number < newest_format()) return false;
    refuse_newer(*found);
    return true;
}

// With the lock. Each table's lock is asked for a second at a time: then others have their turn.
void alter(PostgresConnection& connection) {
    connection.run("create table if not exists format (number integer not null)");
    connection.run("alter table format add column if not exists serves integer not null default 0");
    const auto found = static_cast<std::size_t>(connection.number("select number from format"));
    for (const char* step : schema_steps().subspan(found)) connection.run(step, kStepPatience);
    connection.run("delete from format");
    connection.run("insert into format (number, serves) values (" +
                   std::to_string(newest_format()) + ", " + std::to_string(kServes) + ")");
}

}  // namespace

void migrate(PostgresConnection& connection) {
    if (const auto encoding = connection.text("show server_encoding"); encoding != "UTF8") {
        throw std::runtime_error("the database is in " + encoding +
                                 ": make one with `create database vegas encoding 'UTF8'`");
    }
    if (is_current(find_format(connection))) return;
    connection.begin();
    connection.run(kLock);
    if (!is_current(find_format(connection))) alter(connection);  // nobody else has meanwhile
    connection.run("commit");
}

std::size_t require_format(PostgresConnection& connection) {
    const auto found = find_format(connection);
    if (!found) {
        throw std::runtime_error(
            "no vegasd has started over the database yet, or only one of the first release");
    }
    if (found->number < kServes) {
        throw std::runtime_error("the database has format " + std::to_string(found->number) +
                                 ": start this vegasd over it once, which brings it to format " +
                                 std::to_string(newest_format()));
    }
    refuse_newer(*found);
    return found->number;
}

}  // namespace vegas::shell::postgres
