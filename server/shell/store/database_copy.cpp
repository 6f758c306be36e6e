#include "server/shell/store/database_copy.hpp"

#include <stdexcept>
#include <string>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "server/shell/store/row_copy.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;

// A moment of a database, which stays the same while this is read.
class Snapshot {
public:
    explicit Snapshot(const std::string& url)
        : connection_(url, postgres::CommitWait::standby, postgres::ServerRole::any) {
        connection_.begin_snapshot();
        (void)postgres::require_format(connection_);
    }
    [[nodiscard]] postgres::PostgresConnection& connection() { return connection_; }

private:
    postgres::PostgresConnection connection_;
};

void write_rows(postgres::PostgresConnection& from, const fs::path& draft) {
    sqlite::Database into(draft, sqlite::Access::write, {});
    into.run("pragma journal_mode = off; pragma synchronous = off");
    sqlite::make_tables(into);
    into.run("begin");
    (void)copy_rows(from, into);
    into.run("commit");
}

std::string read_lines(postgres::PostgresConnection& from, const std::string& sql) {
    std::string lines;
    from.each_row(sql, postgres::Values(), [&lines](const postgres::PostgresRows& row) {
        lines.append(row.text(0, 0)) += '\n';
    });
    return lines;
}

}  // namespace

fs::path bans_beside(const fs::path& copy) { return sqlite::beside(copy, ".bans.jsonl"); }
fs::path audit_log_beside(const fs::path& copy) { return sqlite::beside(copy, ".audit.jsonl"); }

std::uintmax_t copy_postgres_database(const std::string& url, const fs::path& file,
                                      sqlite::IfExists there) try {
    Snapshot snapshot(url);
    auto& from = snapshot.connection();
    const auto lines = [&from](const char* sql) {
        return [=, &from] { return read_lines(from, sql); };
    };
    return sqlite::make_copy(
        file, there, copied_bytes(from), [&](const fs::path& draft) { write_rows(from, draft); },
        {{bans_beside(file), lines("select entry from bans order by entry")},
         {audit_log_beside(file), lines("select entry from audit_log order by number")}});
} catch (const postgres::PostgresError& error) {
    throw std::runtime_error(postgres::failure_of(error).why);
}

std::uintmax_t copied_bytes(const std::string& url) try {
    return copied_bytes(Snapshot(url).connection());
} catch (const postgres::PostgresError& error) {
    throw std::runtime_error(postgres::failure_of(error).why);
}

}  // namespace vegas::shell
