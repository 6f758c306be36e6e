#include "server/shell/store/postgres/postgres_data_reader.hpp"

#include <optional>
#include <string>
#include <utility>

#include "server/shell/store/postgres/long_query.hpp"
#include "server/shell/store/postgres/operator_errors.hpp"
#include "server/shell/store/postgres/schema.hpp"

namespace vegas::shell::postgres {
namespace {

PostgresConnection open_any(const std::string& url) {
    return report_errors(
        [&] { return PostgresConnection(url, CommitWait::standby, ServerRole::any); });
}

std::int64_t count(PostgresConnection& connection, const char* sql) {
    return report_errors([&] { return read_number(connection, sql).value_or(0); });
}

// `condition`: on tables.set_aside.
void read_tables(PostgresConnection& connection, const std::string& condition,
                 const DataReader::EachTable& each) {
    core::LoadedTable table;
    std::optional<std::string> aside;
    const auto pass_on = [&] {
        if (!table.table.empty()) each(std::exchange(table, {}), std::exchange(aside, {}));
    };
    connection.each_row(
        "select id, set_aside, record from tables left join journal on table_id = id "
        "where set_aside " +
            condition + " order by id, seq",
        Values(), [&](const PostgresRows& row) {
            if (row.text(0, 0) != table.table) {
                pass_on();
                table.table = row.text(0, 0);
                if (!row.is_null(0, 1)) aside = row.text(0, 1);
            }
            if (!row.is_null(0, 2)) table.records.emplace_back(row.text(0, 2));
        });
    pass_on();
}

}  // namespace

PostgresDataReader::PostgresDataReader(const std::string& url) : connection_(open_any(url)) {
    report_errors([this] {
        connection_.begin_snapshot();
        format_ = static_cast<std::int64_t>(require_format(connection_));
    });
}

std::int64_t PostgresDataReader::format() { return format_; }

std::int64_t PostgresDataReader::starts() {
    return count(connection_, "select max(incarnation) from servers");
}

std::int64_t PostgresDataReader::players() {
    return count(connection_, "select count(*) from players");
}

std::int64_t PostgresDataReader::games() {
    return count(connection_, "select count(*) from games");
}

std::optional<core::UtcTime> PostgresDataReader::newest() {
    const auto ms = report_errors([this] {
        return read_number(
            connection_,
            "select greatest((select max(seen_ms) from players), "
            "(select max(ended_ms) from games), (select max(slept_ms) from tables))");
    });
    return ms ? std::optional(core::UtcTime{*ms}) : std::nullopt;
}

void PostgresDataReader::tables(const EachTable& each) {
    report_errors([&] {
        read_tables(connection_, "is not null", each);
        read_tables(connection_, "is null", each);
    });
}

// Some at a time, so that the rest is not read where `each` ends it.
void PostgresDataReader::games(core::UtcTime since, const EachGame& each) {
    report_errors([&] {
        connection_.run(
            "declare finished no scroll cursor for select id, transcript from games "
            "where ended_ms >= " +
            std::to_string(since.ms) + " order by ended_ms, id");
        bool more = true;
        while (more) {
            const PostgresRows games = connection_.rows("fetch 50 from finished");
            more = games.count() > 0;
            for (int i = 0; more && i < games.count(); ++i) {
                more = each(games.text(i, 0), games.text(i, 1));
            }
        }
        connection_.run("close finished");
    });
}

}  // namespace vegas::shell::postgres
