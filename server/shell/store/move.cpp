#include "server/shell/store/move.hpp"

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/notes.hpp"
#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell {
namespace {

// Lines but for empty ones and comments; none where there is no such file.
std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::vector<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line.front() != '#') lines.push_back(std::move(line));
    }
    if (in.bad()) throw std::runtime_error("cannot read " + file.string());
    return lines;
}

void copy_lines(const std::filesystem::path& file, const char* table,
                postgres::PostgresConnection& into) {
    const auto lines = lines_of(file);
    (void)into.rows(std::string("insert into ") + table + " (entry) select unnest($1::text[])",
                    postgres::Values(std::vector<std::string_view>(lines.begin(), lines.end())));
}

// Nobody writes to it until the transaction ends.
void lock_empty(postgres::PostgresConnection& database) {
    database.begin();
    database.run("lock table leases in exclusive mode");
    if (database.number("select count(*) from leases where expires_at > clock_timestamp()") > 0) {
        throw std::runtime_error("a vegasd is at work over the database: stop it first");
    }
    if (database.number("select (select count(*) from players) + (select count(*) from tables) "
                        "+ (select count(*) from games)") > 0) {
        throw std::runtime_error("the database holds players, tables or games already");
    }
}

// The note is there before the games can be in two places. It stays where the end is not known.
void commit(postgres::PostgresConnection& into, const std::filesystem::path& dir,
            const std::string& where) {
    sqlite::note_moved(dir, where).value();
    try {
        into.run("commit", std::chrono::minutes(1));
    } catch (const postgres::PostgresError& error) {
        throw std::runtime_error("cannot tell whether " + where +
                                 " has the games: " + error.what() + ". If it has none, remove " +
                                 (dir / sqlite::kMovedNote).string() + " and try again");
    }
}

}  // namespace

CopiedRows move_to_database(const std::filesystem::path& dir, const std::string& url) {
    (void)sqlite::find_database(dir, {});  // none is made where there is none
    const sqlite::DataDir held(dir, {});
    try {
        sqlite::Database from(held.database(), sqlite::Access::read, {});
        sqlite::show_newest_names(from);
        postgres::PostgresConnection into(url);
        postgres::migrate(into);
        lock_empty(into);
        const CopiedRows copied = copy_rows(from, into);
        copy_lines(dir / "bans.jsonl", "bans", into);
        copy_lines(dir / "audit.jsonl", "audit_log", into);
        commit(into, dir, without_password(url));
        return copied;
    } catch (const sqlite::SqliteError& error) {
        throw std::runtime_error("cannot read " + dir.string() + ": " + error.what());
    } catch (const postgres::PostgresError& error) {
        throw std::runtime_error(std::string("cannot use the database: ") + error.what());
    }
}

}  // namespace vegas::shell
