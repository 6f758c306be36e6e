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

namespace vegas::shell {
namespace {

// What is read and written at once.
constexpr std::size_t kRows = 1'000;
constexpr std::size_t kBytes = 4 * 1024 * 1024;

// A table of both databases. `kinds`: of the columns that `from` gives, t a text, n a number, b a
// blob; they are the arrays $1, $2 and so on of `into`.
struct Table {
    std::string_view from, kinds;
    const char* into;
};
constexpr std::array kTables = {
    Table{"select id, name, coalesce(token, ''), coalesce(previous, ''), seen from player", "ttttn",
          "insert into player (id, name, token, previous, seen) "
          "select id, name, nullif(token, ''), nullif(previous, ''), seen "
          "from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) "
          "as new (id, name, token, previous, seen)"},
    Table{"select id, coalesce(invite, ''), base, coalesce(aside, '') from tbl", "ttnt",
          "insert into tbl (id, invite, base, aside) "
          "select id, nullif(invite, ''), base, nullif(aside, '') "
          "from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) "
          "as new (id, invite, base, aside)"},
    Table{"select tbl, seq, body from log", "tnb",
          "insert into log (tbl, seq, inc, body) select tbl, seq, 0, body "
          "from unnest($1::text[], $2::bigint[], $3::bytea[]) as new (tbl, seq, body)"},
    Table{"select id, tbl, invite, private, coalesce(decision_ms, -1), ended, summary, transcript "
          "from game",
          "tttnnntt",
          "insert into game (id, tbl, invite, private, decision_ms, ended, summary, transcript) "
          "select id, tbl, invite, private <> 0, nullif(decision_ms, -1), ended, summary, "
          "transcript from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], "
          "$6::bigint[], $7::text[], $8::text[]) "
          "as new (id, tbl, invite, private, decision_ms, ended, summary, transcript)"},
    Table{"select game, place, player, ended from played", "tntn",
          "insert into played (game, place, player, ended) select game, place, player, ended "
          "from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[]) "
          "as new (game, place, player, ended)"},
};

// Rows that have been read and not written yet.
class Rows {
public:
    explicit Rows(std::string_view kinds) : columns_(kinds.size()), kinds_(kinds) {}

    void add(const sqlite::Rows& row) {
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

std::int64_t copy(const Table& table, sqlite::Database& from, postgres::Connection& into) {
    std::int64_t count = 0;
    sqlite::Statement statement(from, table.from);
    sqlite::Rows rows = statement.rows();
    for (bool more = true; more;) {
        Rows some(table.kinds);
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

void copy_lines(const std::filesystem::path& file, const char* table, postgres::Connection& into) {
    const auto lines = lines_of(file);
    (void)into.rows(std::string("insert into ") + table + " (line) select unnest($1::text[])",
                    postgres::Values(std::vector<std::string_view>(lines.begin(), lines.end())));
}

// Nobody writes to it until the transaction ends.
void take(postgres::Connection& database) {
    database.begin();
    database.run("lock table lease in exclusive mode");
    if (database.number("select count(*) from lease where until > clock_timestamp()") > 0) {
        throw std::runtime_error("a vegasd is at work over the database: stop it first");
    }
    if (database.number("select (select count(*) from player) + (select count(*) from tbl) "
                        "+ (select count(*) from game)") > 0) {
        throw std::runtime_error("the database holds players, tables or games already");
    }
}

// The note is there before the games can be in two places. It stays where the end is not known.
void commit(postgres::Connection& into, const std::filesystem::path& dir,
            const std::string& where) {
    sqlite::note_moved(dir, where);
    try {
        into.run("commit", std::chrono::minutes(1));
    } catch (const postgres::Error& error) {
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
        postgres::Connection into(url);
        postgres::migrate(into);
        take(into);
        std::array<std::int64_t, kTables.size()> counts{};
        for (std::size_t i = 0; i < kTables.size(); ++i) counts[i] = copy(kTables[i], from, into);
        copy_lines(dir / "bans.jsonl", "ban", into);
        copy_lines(dir / "audit.jsonl", "audit", into);
        commit(into, dir, without_password(url));
        return {.players = counts[0], .tables = counts[1], .games = counts[3]};
    } catch (const sqlite::Error& error) {
        throw std::runtime_error("cannot read " + dir.string() + ": " + error.what());
    } catch (const postgres::Error& error) {
        throw std::runtime_error(std::string("cannot use the database: ") + error.what());
    }
}

}  // namespace vegas::shell
