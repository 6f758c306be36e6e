// A store over a PostgreSQL, and a second connection with which a test looks and interferes.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres_store.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"
#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {

inline PostgresStore::Options at(const std::string& url) {
    return {.url = url, .name = "test", .thread = {.retry_delay = std::chrono::milliseconds(1)}};
}

class OnPostgres : public testing::Test {
protected:
    // `more`: what the store's URL has besides.
    explicit OnPostgres(const std::string& more = {}) : store(at(url + more)) {}

    // The connections of the store, without the one that asks: the end of a query about them.
    std::string others() {
        return "from pg_stat_activity where application_name = 'vegasd' "
               "and pid <> pg_backend_pid() and query like 'select append%'";
    }
    // Until somebody is in the middle of an append.
    std::int64_t wait_for_append() {
        for (;;) {
            const auto pid = control.number("select pid " + others() + " and state = 'active'");
            if (pid != 0) return pid;
        }
    }
    // Until somebody waits for a player whom another has locked.
    void wait_for_lock() {
        while (control.number("select count(*) from pg_stat_activity "
                              "where wait_event_type = 'Lock' and query like '%update players%'") ==
               0) {
        }
    }
    // What is put is waiting when the store comes to it, all of it: it comes into one part.
    void put_at_once(const std::function<void()>& put) {
        postgres::PostgresConnection holder(url);
        holder.run("begin; lock table journal");
        store->append({opening("holds")});
        wait_for_append();
        put();
        holder.run("commit");
    }
    // From now on every commit waits, for a standby that is not there.
    void await_standby() {
        control.run("create table probe (n integer)");
        control.run("alter system set synchronous_standby_names = 'nobody'");
        control.run("select pg_reload_conf()");
        for (bool waits = false; !waits;) {  // the server may not have read its settings yet
            postgres::PostgresConnection probe(url);
            try {
                probe.run("insert into probe values (1)", std::chrono::milliseconds(50));
            } catch (const postgres::PostgresError&) {
                waits = true;
            }
        }
    }
    void await_no_standby() {
        control.run("alter system reset synchronous_standby_names");
        control.run("select pg_reload_conf()");
    }
    // Until a commit of the store's waits for the standby.
    std::int64_t wait_for_commit() {
        for (;;) {
            const auto pid = control.number(
                "select pid from pg_stat_activity "
                "where wait_event = 'SyncRep' and query not like '%probe%'");
            if (pid != 0) return pid;
        }
    }
    ~OnPostgres() override { await_no_standby(); }
    std::int64_t records() { return control.number("select count(*) from journal"); }

    const std::string url = new_database();
    WatchedStore<PostgresStore> store;
    postgres::PostgresConnection control{url};
};

}  // namespace vegas::shell::test
