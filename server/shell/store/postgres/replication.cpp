#include "server/shell/store/postgres/replication.hpp"

#include <array>
#include <string>

namespace vegas::shell::postgres {
namespace {

struct IdentityColumn {
    std::string table, column;
};

bool follows_another(PostgresConnection& connection) {
    constexpr const char* kEnabled =
        "select count(*) from pg_subscription join pg_database on pg_database.oid = subdbid "
        "where datname = current_database() and subenabled";
    return connection.number(kEnabled) > 0;
}

// A number that is given twice would be refused by the key, or name two servers.
void advance_sequence(PostgresConnection& connection, const IdentityColumn& of) {
    (void)connection.rows("select setval(sequence, newest) from (select pg_get_serial_sequence('" +
                          of.table + "', '" + of.column + "') as sequence) as named, (select max(" +
                          of.column + ") as newest from " + of.table +
                          ") as used where newest > "
                          "coalesce(pg_sequence_last_value(sequence::regclass), 0)");
}

}  // namespace

// Everybody may read the setting; who is connected, only the database's own monitors.
Doubts doubts_of(PostgresConnection& connection) {
    Doubts doubts;
    if (connection.text("show synchronous_standby_names").empty()) {
        doubts.emplace_back(
            "no standby is synchronous: what was acknowledged is lost with the primary's disk");
    }
    // As early builds of 0.1.0 could spread tables.
    if (connection.number("select count(*) from shard") > 0) {
        doubts.emplace_back("it was one of several databases: what is in the others is not served");
    }
    return doubts;
}

void require_no_subscription(PostgresConnection& connection) {
    if (!follows_another(connection)) return;
    throw PostgresError::transient(
        "the database still follows another one: stop the servers there, and drop the "
        "subscription here");
}

void advance_sequences(PostgresConnection& connection) {
    const std::array identities{IdentityColumn{"servers", "incarnation"},
                                IdentityColumn{"audit_log", "number"},
                                IdentityColumn{"bans", "number"}};
    for (const IdentityColumn& each : identities) advance_sequence(connection, each);
}

}  // namespace vegas::shell::postgres
