// The queries, and the writes that are not fenced: any server may do them, and each may be
// repeated. All functions throw PostgresError.
#pragma once

#include <string>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/purge.hpp"

namespace vegas::shell::postgres {

[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::FindGame&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::FindLastGame&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::ListGames&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::RenewInvite&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::FindPlayer&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::SavePlayerName&);
// Where the table is; it does not wake.
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::FindTable&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::ListDevices&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::RenameDevice&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::RevokeDevice&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::SaveCode&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::FindCode&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::RedeemCode&);

// The queries that each arriving player causes. Many arrive at once when another server has
// stopped: they share a statement and its commit. The results are in the order of the queries.
template <class Query>
using Queries = std::vector<const Query*>;
[[nodiscard]] std::vector<core::QueryResult> run_query(PostgresConnection&,
                                                       const Queries<core::RedeemToken>&);
[[nodiscard]] std::vector<core::QueryResult> run_query(PostgresConnection&,
                                                       const Queries<core::SavePlayer>&);
[[nodiscard]] std::vector<core::QueryResult> run_query(PostgresConnection&,
                                                       const Queries<core::FindSeats>&);
template <class Query>
[[nodiscard]] core::QueryResult run_query(PostgresConnection& connection, const Query& question) {
    return run_query(connection, Queries<Query>{&question}).front();
}

[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::DescribePlayer&);

void touch_players(PostgresConnection&, const core::TouchPlayers&);
// By the database's clock. Purges today's quota in portions; each call returns whether there may be
// more.
[[nodiscard]] PurgeProgress begin_purge(PostgresConnection&, core::Purge);
[[nodiscard]] bool purge(PostgresConnection&, PurgeProgress&);

}  // namespace vegas::shell::postgres
