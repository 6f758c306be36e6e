#include "server/shell/run/open_store.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "server/shell/net/authority.hpp"
#include "server/shell/process/host_name.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/memory_store.hpp"
#include "server/shell/store/postgres_store.hpp"
#include "server/shell/store/sqlite_store.hpp"

namespace vegas::shell {
namespace {

// Where the other servers reach this one; empty: it works alone.
std::string peer_address(const Config& config) {
    if (!config.link_port) return {};
    return authority(config.link_host.empty() ? config.link_address : config.link_host,
                     *config.link_port);
}

ThreadedStore::Options thread_options(Loop& loop, Log& log, Metrics& metrics) {
    return {.post = [&loop](Loop::Job job) { loop.post(std::move(job)); },
            .on_failure =
                [&log, &metrics](const ThreadedStore::StoreFailure& failure) {
                    metrics.storage_failing().Set(failure.is_over ? 0 : 1);
                    if (failure.is_over) {
                        log.info("event=storage_works_again");
                    } else {
                        log.error("event=storage_fails" + field("why", failure.reason));
                    }
                },
            .on_commit =
                [&metrics](const ThreadedStore::Commit& commit) {
                    metrics.commit_duration().Observe(in_seconds(commit.took));
                    metrics.commit_records().Observe(static_cast<double>(commit.records));
                }};
}

// The server goes on with a damaged database: what can be read of it is sound, and the operator
// decides when to bring back a copy.
SqliteStore::Options sqlite_options(const StoreParts& parts) {
    Log& log = parts.log;
    Metrics& metrics = parts.metrics;
    return {.dir = parts.config.data,
            .thread = thread_options(parts.loop, log, metrics),
            .on_check =
                [&log, &metrics] {
                    metrics.storage_checking().Set(1);
                    log.info("event=storage_check_begins");
                },
            .on_checked =
                [&log, &metrics](const sqlite::IntegrityCheck::Result& result) {
                    metrics.storage_checking().Set(0);
                    const bool is_damaged = result.is_complete && !result.problem.empty();
                    metrics.storage_damaged().Set(is_damaged ? 1 : 0);
                    if (is_damaged) {
                        log.error("event=storage_is_damaged" + field("why", result.problem));
                    } else if (result.is_complete) {
                        log.info("event=storage_is_sound");
                    } else {
                        log.warn("event=storage_check_given_up");
                    }
                }};
}

// Says what is new in doubt, and when nothing is any more.
class DoubtReport {
public:
    DoubtReport(Log& log, Metrics& metrics) : log_(log), metrics_(metrics) {}

    void tell(const postgres::Doubts& doubts) const {
        metrics_.database_in_doubt().Set(doubts.empty() ? 0 : 1);
        const auto before = std::exchange(*told_, doubts);
        for (const auto& what : doubts) {
            if (std::ranges::find(before, what) != before.end()) continue;
            log_.warn("event=database_in_doubt" + field("what", what));
        }
        if (doubts.empty() && !before.empty()) log_.info("event=database_in_doubt_no_more");
    }

private:
    Log& log_;
    Metrics& metrics_;
    std::shared_ptr<postgres::Doubts> told_ = std::make_shared<postgres::Doubts>();
};

// One that loses the database to another server has nothing left to serve.
PostgresStore::Options postgres_options(const StoreParts& parts) {
    const auto& [config, loop, log, metrics, on_wait, lost, peers] = parts;
    auto thread = thread_options(loop, log, metrics);
    thread.on_lost = [&loop = loop, &log = log, &lost = lost](const std::string& why) {
        if (std::exchange(lost, true)) return;
        log.error("event=lost_the_database" + field("why", why));
        loop.stop();
    };
    return {.url = config.data,
            .name = host_name(),
            .link = peer_address(config),
            .pooling = config.database_pooling,
            .thread = std::move(thread),
            .on_wait =
                [&loop = loop, &log = log, tell = on_wait](const std::string& why) {
                    loop.post([&log, tell, why] {
                        log.warn("event=waits_for_the_database" + field("why", why));
                        tell(why);
                    });
                },
            .on_doubts =
                [&loop = loop, report = DoubtReport(log, metrics)](postgres::Doubts doubts) {
                    loop.post([report, doubts = std::move(doubts)] { report.tell(doubts); });
                },
            .on_nodes =
                [&peers = peers](const std::vector<postgres::Node>& nodes) {
                    std::vector<Peers::PeerNode> reachable;
                    reachable.reserve(nodes.size());
                    for (const auto& node : nodes) {
                        reachable.push_back({node.incarnation, node.link});
                    }
                    if (peers) peers->set_nodes(reachable);
                }};
}

}  // namespace

std::unique_ptr<Store> open_store(const StoreParts& parts) {
    const Config& config = parts.config;
    if (config.data.empty()) {
        parts.log.warn("event=games_in_memory_only");
        return std::make_unique<MemoryStore>(
            config.core.lab ? MemoryScope::until_again : MemoryScope::players_and_games,
            config.core.limits.transcripts_bytes);
    }
    if (is_database(config.data)) {
        std::unique_ptr<Store> store;
        parts.loop.run_beside(
            [&] { store = std::make_unique<PostgresStore>(postgres_options(parts)); });
        return store;
    }
    return std::make_unique<SqliteStore>(sqlite_options(parts));
}

}  // namespace vegas::shell
