#include "server/shell/store/move.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <deque>
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

// What is read and written at once.
constexpr std::size_t kRows = 1'000;
constexpr std::size_t kBytes = 4 * 1024 * 1024;

// A table of both databases. `kinds`: of the columns that `from` gives, t a text, n a number, b a
// blob; they are the arrays $1, $2 and so on of `into`.
struct TableCopy {
    std::string_view from, kinds;
    const char* into;
};
constexpr std::array kTables = {
    TableCopy{"select id, name, seen_ms, has_played from players", "ttnn",
              "insert into players (id, name, seen_ms, has_played) "
              "select id, name, seen, played <> 0 "
              "from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) "
              "as new (id, name, seen, played)"},
    TableCopy{"select id, coalesce(invite, ''), first_seq, coalesce(set_aside, '') from tables",
              "ttnt",
              "insert into tables (id, invite, first_seq, set_aside) "
              "select id, nullif(invite, ''), first_seq, nullif(set_aside, '') "
              "from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) "
              "as new (id, invite, first_seq, set_aside)"},
    TableCopy{"select table_id, seq, record from journal", "tnb",
              "insert into journal (table_id, seq, incarnation, record) "
              "select table_id, seq, 0, record "
              "from unnest($1::text[], $2::bigint[], $3::bytea[]) as new (table_id, seq, record)"},
    TableCopy{
        "select id, table_id, invite, is_private, coalesce(decision_ms, -1), ended_ms, summary, "
        "transcript, people, coalesce(charged_player, ''), coalesce(charged_address, '') "
        "from games",
        "tttnnnttntt",
        "insert into games (id, table_id, invite, is_private, decision_ms, ended_ms, summary, "
        "transcript, people, charged_player, charged_address) "
        "select id, table_id, invite, private <> 0, nullif(decision_ms, -1), ended, summary, "
        "transcript, people, nullif(player, ''), nullif(address, '') "
        "from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], "
        "$6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::text[]) "
        "as new (id, table_id, invite, private, decision_ms, ended, summary, transcript, people, "
        "player, address)"},
    TableCopy{"select game_id, number, player_id, ended_ms from game_members", "tntn",
              "insert into game_members (game_id, number, player_id, ended_ms) "
              "select game_id, number, player_id, ended_ms "
              "from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[]) "
              "as new (game_id, number, player_id, ended_ms)"},
    TableCopy{"select player_id, id, name, token_hash, seen_ms from devices", "ttttn",
              "insert into devices (player_id, id, name, token_hash, seen_ms) "
              "select player_id, id, name, token_hash, seen "
              "from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) "
              "as new (player_id, id, name, token_hash, seen)"},
    TableCopy{"select player_id, kind, code_hash, coalesce(expires_ms, -1) from codes", "tntn",
              "insert into codes (player_id, kind, code_hash, expires_ms) "
              "select player_id, kind, code_hash, nullif(expires, -1) "
              "from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[]) "
              "as new (player_id, kind, code_hash, expires)"},
};

// Rows that have been read and not written yet.
class RowBatch {
public:
    explicit RowBatch(std::string_view kinds) : columns_(kinds.size()), kinds_(kinds) {}

    void add(const sqlite::SqliteRows& row) {
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const int column = static_cast<int>(i);
            if (kinds_[i] == 'n') {
                columns_[i].numbers.push_back(row.number(column));
            } else {
                columns_[i].texts.emplace_back(row.text(column));
                bytes_ += columns_[i].texts.back().size();
            }
        }
        ++count_;
    }
    [[nodiscard]] bool is_full() const { return count_ >= kRows || bytes_ >= kBytes; }
    [[nodiscard]] std::size_t count() const { return count_; }

    [[nodiscard]] postgres::Values values() const {
        postgres::Values all;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const std::vector<std::string_view> texts(columns_[i].texts.begin(),
                                                      columns_[i].texts.end());
            if (kinds_[i] == 'n') {
                all.add(columns_[i].numbers);
            } else if (kinds_[i] == 'b') {
                all.add(postgres::Blobs{texts});
            } else {
                all.add(texts);
            }
        }
        return all;
    }

private:
    struct Column {
        std::deque<std::string> texts;
        std::vector<std::int64_t> numbers;
    };
    std::vector<Column> columns_;
    std::string_view kinds_;
    std::size_t count_ = 0, bytes_ = 0;
};

std::int64_t copy(const TableCopy& table, sqlite::Database& from,
                  postgres::PostgresConnection& into) {
    std::int64_t count = 0;
    sqlite::Statement statement(from, table.from);
    sqlite::SqliteRows rows = statement.rows();
    for (bool more = true; more;) {
        RowBatch some(table.kinds);
        while (!some.is_full() && (more = rows.next())) some.add(rows);
        if (some.count() > 0) (void)into.rows(table.into, some.values());
        count += static_cast<std::int64_t>(some.count());
    }
    return count;
}

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

Moved move_to_database(const std::filesystem::path& dir, const std::string& url) {
    (void)sqlite::find_database(dir, {});  // none is made where there is none
    const sqlite::DataDir held(dir, {});
    try {
        sqlite::Database from(held.database(), sqlite::Access::read, {});
        sqlite::show_newest_names(from);
        postgres::PostgresConnection into(url);
        postgres::migrate(into);
        lock_empty(into);
        std::array<std::int64_t, kTables.size()> counts{};
        for (std::size_t i = 0; i < kTables.size(); ++i) counts[i] = copy(kTables[i], from, into);
        copy_lines(dir / "bans.jsonl", "bans", into);
        copy_lines(dir / "audit.jsonl", "audit_log", into);
        commit(into, dir, without_password(url));
        return {.players = counts[0], .tables = counts[1], .games = counts[3]};
    } catch (const sqlite::SqliteError& error) {
        throw std::runtime_error("cannot read " + dir.string() + ": " + error.what());
    } catch (const postgres::PostgresError& error) {
        throw std::runtime_error(std::string("cannot use the database: ") + error.what());
    }
}

}  // namespace vegas::shell
