// A ledger that several servers share: which of them is the home of a table.
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/shell/store/postgres/ledger.hpp"

namespace vegas::shell::postgres {

// What a claim has taken of which nothing was heard is taken with the next one.
void Ledger::carry_out(const core::Claim&) {
    constexpr std::int64_t kMost = 500;
    (void)connection().rows("update tbl set marks = 0 where owner = $1 and marks > 0",
                            Values(incarnation_));
    const Rows fresh = connection().rows(
        "with claimed as materialized (select * from claim($1, $2, $3, $4, $5)) "
        "select * from claimed union "
        "select id, 0 from tbl where owner = $1 and aside is null and not id = any($6) "
        "and not id in (select table_id from claimed) order by 1",
        Values(incarnation_, kMost, std::int64_t{lease_->may_fence() ? 1 : 0}, kLease.count(),
               kMarksMax, std::vector<std::string_view>(taken_.begin(), taken_.end())));
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
    for (const core::Loaded& table : claimed.tables) {
        taken_.insert(table.table);
        refused_.erase(table.table);
    }
    outcome_.said.emplace_back(std::move(claimed));
}

// The servers that wrote the tables' last records, as far as these were fenced. Of a table that was
// claimed, and of whose claim nothing was heard, nothing else tells who was its home before.
std::vector<core::NodeId> Ledger::fenced_of(const std::vector<core::Loaded>& tables) {
    std::vector<std::string_view> ids;
    ids.reserve(tables.size());
    for (const core::Loaded& table : tables) ids.emplace_back(table.table);
    const Rows rows = connection().rows(
        "select distinct inc from unnest($1::text[]) as taken (id), "
        "lateral (select inc from log where tbl = taken.id order by seq desc limit 1) as last "
        "join node using (inc) where fenced",
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
void Ledger::lost(const core::Append& what) {
    taken_.erase(what.table);
    if (!shared_) return;  // the next start goes on with what is there
    (void)connection().rows(
        "update tbl set aside = 'the database has lost records of this table' "
        "where id = $1 and owner = $2 and aside is null and $3 > 0",
        Values(what.table, incarnation_, std::int64_t{what.seq}));
}

void Ledger::carry_out(const core::Release& what) {
    const std::vector<std::string_view> tables(what.tables.begin(), what.tables.end());
    (void)connection().rows("update tbl set owner = null where owner = $1 and id = any($2)",
                            Values(incarnation_, tables));
    for (const std::string& table : what.tables) taken_.erase(table);
    outcome_.said.emplace_back(core::Released{what.tables});
}

}  // namespace vegas::shell::postgres
