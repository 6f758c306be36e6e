// A database that several servers share: which of them is the home of a table.
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/shell/store/postgres/postgres_backend.hpp"

namespace vegas::shell::postgres {

// What a claim has taken of which nothing was heard is taken with the next one.
void PostgresBackend::execute(const core::Claim&) {
    constexpr std::int64_t kMost = 500;
    (void)connection().rows(
        "update tables set load_attempts = 0 where home = $1 and load_attempts > 0",
        Values(incarnation_));
    const PostgresRows fresh = connection().rows(
        "with claimed as materialized (select * from claim_tables($1, $2, $3, $4, $5)) "
        "select * from claimed union "
        "select id, 0 from tables where home = $1 and set_aside is null and slept_ms is null "
        "and not id = any($6) "
        "and not id in (select table_id from claimed) order by 1",
        Values(incarnation_, kMost, std::int64_t{lease_->may_fence() ? 1 : 0}, kLease.count(),
               kLoadAttemptsMax,
               std::vector<std::string_view>(owned_tables_.begin(), owned_tables_.end())));
    core::Claimed claimed;
    std::set<core::NodeId> fenced;  // that were their homes
    for (int i = 0; i < fresh.count(); ++i) {
        claimed.tables.push_back(load(std::string(fresh.text(i, 0))));
        const auto home = static_cast<core::NodeId>(fresh.number(i, 1));
        if (home != core::kNoNode) fenced.insert(home);
    }
    if (!claimed.tables.empty()) {
        const auto writers = fenced_of(claimed.tables);
        fenced.insert(writers.begin(), writers.end());
    }
    claimed.fenced.assign(fenced.begin(), fenced.end());
    for (const core::LoadedTable& table : claimed.tables) {
        owned_tables_.insert(table.table);
        refused_.erase(table.table);
    }
    results_.events.emplace_back(std::move(claimed));
}

// The servers that wrote the tables' last records, as far as these were fenced. Of a table that was
// claimed, and of whose claim nothing was heard, nothing else tells who was its home before.
std::vector<core::NodeId> PostgresBackend::fenced_of(const std::vector<core::LoadedTable>& tables) {
    std::vector<std::string_view> ids;
    ids.reserve(tables.size());
    for (const core::LoadedTable& table : tables) ids.emplace_back(table.table);
    const PostgresRows rows = connection().rows(
        "select distinct incarnation from unnest($1::text[]) as taken (id), "
        "lateral (select incarnation from journal where table_id = taken.id order by seq desc "
        "limit 1) as last "
        "join servers using (incarnation) where is_fenced",
        Values(ids));
    std::vector<core::NodeId> fenced;
    fenced.reserve(static_cast<std::size_t>(rows.count()));
    for (int i = 0; i < rows.count(); ++i) {
        fenced.push_back(static_cast<core::NodeId>(rows.number(i, 0)));
    }
    return fenced;
}

// Where another server is the table's home by now, that is as it should be. Where this one is, the
// database has lost records that were acknowledged, as when a standby takes over that was not
// synchronous: people look into that, and nothing is guessed.
void PostgresBackend::on_append_lost(const core::Append& what) {
    owned_tables_.erase(what.table);
    if (!shared_) return;  // the next start goes on with what is there
    (void)connection().rows(
        "update tables set set_aside = 'the database has lost records of this table' "
        "where id = $1 and home = $2 and set_aside is null and $3 > 0",
        Values(what.table, incarnation_, std::int64_t{what.seq}));
}

void PostgresBackend::execute(const core::Release& what) {
    const std::vector<std::string_view> tables(what.tables.begin(), what.tables.end());
    (void)connection().rows("update tables set home = null where home = $1 and id = any($2)",
                            Values(incarnation_, tables));
    for (const std::string& table : what.tables) owned_tables_.erase(table);
    results_.events.emplace_back(core::Released{what.tables});
}

}  // namespace vegas::shell::postgres
