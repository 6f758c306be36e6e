#include "server/shell/store/row_copy.hpp"

#include <array>
#include <cstddef>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/store/postgres/long_query.hpp"

namespace vegas::shell {
namespace {

// What is read and written at once.
constexpr std::size_t kRows = 1'000;
constexpr std::size_t kBytes = 4 * 1024 * 1024;

// SQLite has numbers for flags and texts for blobs. No text that may be null is ever empty, and no
// such number is below 0: arrays of PostgreSQL's have these for null.
enum class ColumnType : std::uint8_t { text, text_or_null, number, number_or_null, flag, blob };

struct Column {
    std::string_view name;
    ColumnType type;
};

bool is_number(ColumnType type) {
    return type == ColumnType::number || type == ColumnType::number_or_null ||
           type == ColumnType::flag;
}

using enum ColumnType;
constexpr std::array kPlayers = {Column{"id", text}, Column{"name", text},
                                 Column{"seen_ms", number}, Column{"has_played", flag}};
constexpr std::array kTables = {Column{"id", text},
                                Column{"invite", text_or_null},
                                Column{"first_seq", number},
                                Column{"set_aside", text_or_null},
                                Column{"load_attempts", number},
                                Column{"slept_ms", number_or_null},
                                Column{"first_slept_ms", number_or_null},
                                Column{"players", number_or_null},
                                Column{"summary", text_or_null},
                                Column{"due_ms", number_or_null},
                                Column{"charged_player", text_or_null},
                                Column{"charged_address", text_or_null}};
constexpr std::array kJournal = {Column{"table_id", text}, Column{"seq", number},
                                 Column{"record", blob}};
constexpr std::array kGames = {Column{"id", text},
                               Column{"table_id", text},
                               Column{"invite", text},
                               Column{"is_private", flag},
                               Column{"decision_ms", number_or_null},
                               Column{"ended_ms", number},
                               Column{"summary", text},
                               Column{"transcript", text},
                               Column{"people", number},
                               Column{"charged_player", text_or_null},
                               Column{"charged_address", text_or_null}};
constexpr std::array kGameMembers = {Column{"game_id", text}, Column{"number", number},
                                     Column{"player_id", text}, Column{"ended_ms", number}};
constexpr std::array kDevices = {Column{"player_id", text}, Column{"id", text},
                                 Column{"name", text}, Column{"token_hash", text},
                                 Column{"seen_ms", number}};
constexpr std::array kCodes = {Column{"player_id", text}, Column{"kind", number},
                               Column{"code_hash", text}, Column{"expires_ms", number_or_null}};
// Of games that sleep. PostgreSQL has them in an array of the table's.
constexpr std::array kSleepingSeats = {Column{"player_id", text}, Column{"table_id", text}};

// Statements that read and write a table. Those that write take a column for each value: arrays in
// PostgreSQL, values of one row in SQLite.
struct TableCopy {
    std::span<const Column> columns;
    std::string from_sqlite, into_postgres, from_postgres, into_sqlite;
};

std::string joined(std::span<const Column> columns, const auto& text_of) {
    std::string all;
    for (const Column& column : columns) texts::append_joined(all, ", ", text_of(column));
    return all;
}

std::string name_of(const Column& column) { return std::string(column.name); }

// As a text or a number that is never null.
std::string in_sqlite(const Column& column) {
    std::string name(column.name);
    switch (column.type) {
    case text_or_null: return "coalesce(" + name + ", '')";
    case number_or_null: return "coalesce(" + name + ", -1)";
    default: return name;
    }
}

std::string from_array(const Column& column) {
    std::string name(column.name);
    switch (column.type) {
    case text_or_null: return "nullif(" + name + ", '')";
    case number_or_null: return "nullif(" + name + ", -1)";
    case flag: return name + " <> 0";
    default: return name;
    }
}

// As a text or a blob: numbers are not read row by row.
std::string in_postgres(const Column& column) {
    const std::string name(column.name);
    if (column.type == flag) return name + "::int::text";
    return is_number(column.type) ? name + "::text" : name;
}

// "$1::text[], $2::bigint[]"
std::string arrays_of(std::span<const Column> columns) {
    std::size_t number = 0;
    return joined(columns, [&number](const Column& column) {
        const char* type = is_number(column.type) ? "::bigint[]"
                           : column.type == blob  ? "::bytea[]"
                                                  : "::text[]";
        return '$' + std::to_string(++number) + type;
    });
}

// `more`, `values`: columns that only PostgreSQL has, and their values.
TableCopy make_copy(const std::string& table, std::span<const Column> columns,
                    const std::string& more = {}, const std::string& values = {}) {
    const std::string names = joined(columns, name_of);
    std::size_t number = 0;
    return {
        .columns = columns,
        .from_sqlite = "select " + joined(columns, in_sqlite) + " from " + table,
        .into_postgres = "insert into " + table + " (" + names + more + ") select " +
                         joined(columns, from_array) + values + " from unnest(" +
                         arrays_of(columns) + ") as new (" + names + ")",
        .from_postgres = "select " + joined(columns, in_postgres) + " from " + table,
        .into_sqlite =
            "insert into " + table + " (" + names + ") values (" +
            joined(columns, [&number](const Column&) { return '?' + std::to_string(++number); }) +
            ")"};
}

TableCopy make_copy_of_seats() {
    TableCopy copy = make_copy("sleeping_seats", kSleepingSeats);
    copy.into_postgres =
        "update tables set seats = seats || given.players from (select table_id, "
        "array_agg(player_id) as players from unnest($1::text[], $2::text[]) "
        "as new (player_id, table_id) group by table_id) as given where id = given.table_id";
    copy.from_postgres =
        "select distinct player, id from tables, unnest(seats) as player "
        "where slept_ms is not null and player <> ''";
    return copy;
}

// Players come before their devices, which refer to them.
std::array<TableCopy, 8> all_tables() {
    return {make_copy("players", kPlayers),
            make_copy("tables", kTables),
            make_copy("games", kGames),
            make_copy("journal", kJournal, ", incarnation", ", 0"),
            make_copy("game_members", kGameMembers),
            make_copy("devices", kDevices),
            make_copy("codes", kCodes),
            make_copy_of_seats()};
}

// ---- to PostgreSQL

// Rows that have been read and not written yet.
class RowBatch {
public:
    explicit RowBatch(std::span<const Column> columns)
        : columns_(columns), values_(columns.size()) {}

    void add(const sqlite::SqliteRows& row) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const int column = static_cast<int>(i);
            if (is_number(columns_[i].type)) {
                values_[i].numbers.push_back(row.number(column));
            } else {
                values_[i].texts.emplace_back(row.text(column));
                bytes_ += values_[i].texts.back().size();
            }
        }
        ++count_;
    }
    [[nodiscard]] bool is_full() const { return count_ >= kRows || bytes_ >= kBytes; }
    [[nodiscard]] std::size_t count() const { return count_; }

    [[nodiscard]] postgres::Values values() const {
        postgres::Values all;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const std::vector<std::string_view> texts(values_[i].texts.begin(),
                                                      values_[i].texts.end());
            if (is_number(columns_[i].type)) {
                all.add(values_[i].numbers);
            } else if (columns_[i].type == blob) {
                all.add(postgres::Blobs{texts});
            } else {
                all.add(texts);
            }
        }
        return all;
    }

private:
    struct ColumnValues {
        std::deque<std::string> texts;
        std::vector<std::int64_t> numbers;
    };
    std::span<const Column> columns_;
    std::vector<ColumnValues> values_;
    std::size_t count_ = 0, bytes_ = 0;
};

std::int64_t copy(const TableCopy& table, sqlite::Database& from,
                  postgres::PostgresConnection& into) {
    std::int64_t count = 0;
    sqlite::Statement statement(from, table.from_sqlite);
    sqlite::SqliteRows rows = statement.rows();
    for (bool more = true; more;) {
        RowBatch some(table.columns);
        while (!some.is_full() && (more = rows.next())) some.add(rows);
        if (some.count() > 0) (void)into.rows(table.into_postgres, some.values());
        count += static_cast<std::int64_t>(some.count());
    }
    return count;
}

// The purge clock comes last: until then, dates stay as they are.
void copy_clocks(sqlite::Database& from, postgres::PostgresConnection& into) {
    (void)into.rows(
        "update served_time set served_ms = $1",
        postgres::Values(from.number("select max(value) from meta where name = 'served_ms'")));
    sqlite::Statement clock(from, "select value from meta where name = 'clock'");
    sqlite::SqliteRows rows = clock.rows();
    if (!rows.next()) return;
    (void)into.rows("insert into purge_clock (time_ms) values ($1)",
                    postgres::Values(rows.number(0)));
}

// ---- to SQLite

std::int64_t copy(const TableCopy& table, postgres::PostgresConnection& from,
                  sqlite::Database& into) {
    std::int64_t count = 0;
    sqlite::Statement insert(into, table.into_sqlite);
    std::vector<sqlite::SqliteValue> values(table.columns.size());
    from.each_row(table.from_postgres, postgres::Values(), [&](const postgres::PostgresRows& row) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const int column = static_cast<int>(i);
            if (row.is_null(0, column)) {
                values[i] = nullptr;
            } else if (is_number(table.columns[i].type)) {
                values[i] = postgres::number_in(row, column);
            } else {
                values[i] = row.text(0, column);
            }
        }
        insert.run_with(values);
        ++count;
    });
    return count;
}

void copy_clocks(postgres::PostgresConnection& from, sqlite::Database& into) {
    sqlite::Statement set(into, "insert or replace into meta (name, value) values (?1, ?2)");
    const auto copy_number = [&](const char* name, const char* sql) {
        if (const auto value = postgres::read_number(from, sql)) set.run(std::string(name), *value);
    };
    copy_number("incarnation", "select coalesce(max(incarnation), 0) from servers");
    copy_number("served_ms", "select served_ms from served_time");
    copy_number("clock", "select time_ms from purge_clock");
}

template <class From, class Into>
CopiedRows copy_all(From& from, Into& into) {
    const auto tables = all_tables();
    std::array<std::int64_t, std::tuple_size_v<decltype(all_tables())>> counts{};
    for (std::size_t i = 0; i < tables.size(); ++i) counts[i] = copy(tables[i], from, into);
    copy_clocks(from, into);
    return {.players = counts[0], .tables = counts[1], .games = counts[2]};
}

}  // namespace

CopiedRows copy_rows(sqlite::Database& from, postgres::PostgresConnection& into) {
    return copy_all(from, into);
}

CopiedRows copy_rows(postgres::PostgresConnection& from, sqlite::Database& into) {
    return copy_all(from, into);
}

// Lengths of texts and blobs are known without reading them. A row takes more than its texts, and
// indexes repeat ids.
std::uintmax_t copied_bytes(postgres::PostgresConnection& from) {
    constexpr std::int64_t kLeast = 1'000'000;
    const auto bytes = postgres::read_number(
        from,
        "select ((select coalesce(sum(octet_length(record) + 100), 0) from journal) + "
        "(select coalesce(sum(octet_length(transcript) + octet_length(summary) + 600), 0) "
        "    from games) + "
        "(select count(*) * 150 from game_members) + (select count(*) * 400 from devices) + "
        "(select coalesce(sum(coalesce(octet_length(summary), 0) + 500), 0) from tables) + "
        "(select count(*) * 300 from players)) * 5 / 4");
    return static_cast<std::uintmax_t>(bytes.value_or(0) + kLeast);
}

}  // namespace vegas::shell
