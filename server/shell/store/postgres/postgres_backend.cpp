#include "server/shell/store/postgres/postgres_backend.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "protocol/json/json_writer.hpp"
#include "server/shell/store/postgres/player_eraser.hpp"
#include "server/shell/store/postgres/queries.hpp"
#include "server/shell/store/postgres/replication.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "server/shell/store/postgres/sleeper_queries.hpp"

namespace vegas::shell::postgres {
namespace {

constexpr const char* kFenced = "VG001";  // the schema's

bool was_closed(std::optional<PostgresConnection>& connection, const PostgresError& error) {
    return connection && (error.state().starts_with("57P") || connection->is_closed());
}

}  // namespace

PostgresBackend::PostgresBackend(const Options& options) try
    : url_(options.url), shared_(!options.link.empty()) {
    incarnation_ = acquire_lease({.url = url_,
                                  .name = options.name,
                                  .link = options.link,
                                  .prepare =
                                      [&options](auto& fresh) {
                                          require_pooling(fresh, options.url, options.pooling);
                                          require_no_subscription(fresh);
                                          migrate(fresh);
                                          advance_sequences(fresh);
                                          if (options.on_doubts) {
                                              options.on_doubts(doubts_of(fresh));
                                          }
                                      },
                                  .on_wait = options.on_wait});
    lease_.emplace(url_, incarnation_,
                   Lease::Callbacks{.on_lost = options.on_lost,
                                    .on_nodes = options.on_nodes,
                                    .on_doubts = options.on_doubts});
} catch (const PostgresError& error) {
    end_with(failure_of(error));
}

PostgresConnection& PostgresBackend::connection() {
    if (connection_ && !connection_->is_alive()) connection_.reset();
    if (!connection_) connection_.emplace(url_);
    return *connection_;
}

std::uint64_t PostgresBackend::incarnation() const {
    return static_cast<std::uint64_t>(incarnation_);
}

// ---- at the start

std::vector<std::string> PostgresBackend::list_set_aside() {
    try {
        std::vector<std::string> ids;
        const PostgresRows rows =
            connection().rows("select id from tables where set_aside is not null order by id");
        ids.reserve(static_cast<std::size_t>(rows.count()));
        for (int i = 0; i < rows.count(); ++i) ids.emplace_back(rows.text(i, 0));
        return ids;
    } catch (const PostgresError& error) {
        end_with(failure_of(error));
    }
}

// As SQLite's: after a start that did not come to its end, each table is marked while it has its
// turn.
void PostgresBackend::load(const std::function<void(core::LoadedTable)>& each) {
    if (shared_) return;  // each table is claimed
    try {
        const bool ended_early =
            connection().number(
                "select count(*) from servers where is_loading and incarnation <> $1",
                Values(incarnation_)) > 0;
        (void)connection().rows(
            "update servers set is_loading = incarnation = $1 where is_loading or incarnation = $1",
            Values(incarnation_));
        if (ended_early) {
            load_with_care(each);
        } else {
            load_all(each);
        }
        (void)connection().rows("update servers set is_loading = false where is_loading");
    } catch (const PostgresError& error) {
        end_with(failure_of(error));
    }
}

void PostgresBackend::load_all(const std::function<void(core::LoadedTable)>& each) {
    core::LoadedTable table;
    connection().each_row(
        "select id, record, current_setting('in_hot_standby') "
        "from tables left join journal on table_id = id "
        "where set_aside is null and slept_ms is null order by id, seq",
        Values(), [&](const PostgresRows& row) {
            require_primary(row.text(0, 2));
            if (row.text(0, 0) != table.table) {
                if (!table.table.empty()) each(std::exchange(table, {}));
                table.table = row.text(0, 0);
            }
            if (!row.is_null(0, 1)) table.records.emplace_back(row.text(0, 1));
        });
    if (!table.table.empty()) each(std::move(table));
}

void PostgresBackend::load_with_care(const std::function<void(core::LoadedTable)>& each) {
    const PostgresRows ids = connection().rows(
        "select id, load_attempts from tables "
        "where set_aside is null and slept_ms is null order by id");
    for (int i = 0; i < ids.count(); ++i) {
        const std::string id(ids.text(i, 0));
        if (ids.number(i, 1) >= kLoadAttemptsMax) {
            execute(core::SetAside{id, "the server ended twice while it read this table"});
            continue;
        }
        (void)connection().rows("update tables set load_attempts = load_attempts + 1 where id = $1",
                                Values(id));
        each(load(id));
        (void)connection().rows("update tables set load_attempts = 0 where id = $1", Values(id));
    }
}

core::LoadedTable PostgresBackend::load(const std::string& table) {
    core::LoadedTable loaded{.table = table, .records = {}};
    connection().each_row(
        "select record, current_setting('in_hot_standby') "
        "from (select) as one_row left join journal on table_id = $1 order by seq",
        Values(table), [&](const PostgresRows& row) {
            require_primary(row.text(0, 1));
            if (!row.is_null(0, 0)) loaded.records.emplace_back(row.text(0, 0));
        });
    return loaded;
}

// ---- in parts

// Poolers, proxies and operators close connections that work: that is no failure unless a new
// connection fails too.
Expected<JobResults, BatchFailure> PostgresBackend::execute(const std::vector<StoreJob>& jobs) {
    const BatchFailure lost{.why = "another server has taken over", .is_lost = true};
    for (bool is_again = false;; is_again = true) {
        if (lease_->is_lost()) return lost;
        try {
            if (is_in_doubt_ && is_fenced()) return lost;
            is_in_doubt_ = false;
            while (done_jobs_ < jobs.size()) done_jobs_ += execute_some(jobs, done_jobs_);
            done_jobs_ = 0;
            return std::exchange(results_, {});
        } catch (const PostgresError& error) {
            is_in_doubt_ = true;
            if (error.state() == kFenced) return lost;
            if (is_again || !was_closed(connection_, error)) {
                return BatchFailure{.why = error.what()};
            }
        }
    }
}

// What an attempt has left in the database, and was not acknowledged, lies before this in its log:
// so when the standby has this, it has that too.
bool PostgresBackend::is_fenced() {
    return connection()
               .rows(
                   "update servers set last_batch = last_batch "
                   "where incarnation = $1 and not is_fenced returning 1",
                   Values(incarnation_))
               .count() == 0;
}

std::size_t PostgresBackend::execute_some(const std::vector<StoreJob>& jobs, std::size_t first) {
    std::vector<const core::Append*> appends;
    for (std::size_t i = first; i < jobs.size(); ++i) {
        const auto* append = std::get_if<core::Append>(&jobs[i]);
        if (append == nullptr) break;
        appends.push_back(append);
    }
    if (!appends.empty()) {
        append(appends);
        return appends.size();
    }
    const std::size_t answered = run_batch<core::RedeemToken>(jobs, first) +
                                 run_batch<core::SavePlayer>(jobs, first) +
                                 run_batch<core::FindSeats>(jobs, first);
    if (answered > 0) return answered;
    std::visit([this](const auto& what) { execute(what); }, jobs[first]);
    return 1;
}

// ---- tables

// The value that append_records() takes.
class PostgresBackend::AppendBatch {
public:
    AppendBatch() { out_.open('['); }

    void add(const core::Append& what) {
        is_empty_ = false;
        out_.open('{');
        out_.key("table").string(what.table).key("seq").number(what.seq);
        out_.key("count").number(static_cast<std::int64_t>(what.records.size()));
        records_.all.insert(records_.all.end(), what.records.begin(), what.records.end());
        if (!what.invite.empty()) out_.key("invite").string(what.invite);
        if (what.base) out_.key("first_seq").number(*what.base);
        if (what.closes) out_.key("closes").boolean(true);
        if (!what.players.empty()) {
            out_.key("players").open('[');
            for (const auto& player : what.players) add(player);
            out_.close(']');
        }
        if (what.seats) add_texts("seats", *what.seats);
        if (what.game) add(*what.game, what.quotas);
        if (what.sleeps) add(*what.sleeps, what.quotas);
        out_.close('}');
    }
    [[nodiscard]] bool is_empty() const { return is_empty_; }

    [[nodiscard]] std::string append(PostgresConnection& to, std::int64_t me, std::int64_t number) {
        out_.close(']');
        return to.text("select append_records($1, $2, $3, $4)",
                       Values(me, number, json_, records_));
    }

private:
    void add_texts(std::string_view name, const std::vector<std::string>& texts) {
        out_.key(name).open('[');
        for (const auto& text : texts) out_.string(text);
        out_.close(']');
    }
    void add(const core::StoredPlayer& player) {
        out_.open('{');
        out_.key("id").string(player.id).key("name").string(player.name);
        out_.key("devices").open('[');
        for (const core::StoredDevice& device : player.devices) {
            out_.open('{');
            out_.key("id").string(device.id).key("name").string(device.name);
            out_.key("token_hash").string(device.token_hash);
            out_.key("seen_ms").number(device.seen.ms).close('}');
        }
        out_.close(']');
        out_.key("seen_ms").number(player.seen.ms).close('}');
    }
    void add(const core::StoredGame& game, const core::GameQuotas& quotas) {
        out_.key("game").open('{');
        out_.key("id").string(game.id).key("table").string(game.at.table);
        out_.key("invite").string(game.at.invite);
        out_.key("is_private").boolean(game.at.is_private);
        if (game.at.decision_ms) out_.key("decision_ms").number(*game.at.decision_ms);
        out_.key("ended_ms").number(game.ended.ms).key("summary").string(*game.summary);
        out_.key("transcript").string(*game.transcript);
        add_texts("members", game.members);
        out_.key("people").number(game.people);
        add_charge("player", game.charged_player, quotas.per_player);
        add_charge("address", game.charged_address, quotas.per_address);
        out_.close('}');
    }

    void add(const core::SleepingGame& game, const core::GameQuotas& quotas) {
        out_.key("sleeps").open('{').key("since_ms").number(game.since.ms);
        out_.key("players").number(game.players).key("summary").string(*game.summary);
        if (game.due) out_.key("due_ms").number(game.due->ms);
        if (!game.charged_player.empty()) out_.key("charged_player").string(game.charged_player);
        if (!game.charged_address.empty()) out_.key("charged_address").string(game.charged_address);
        add_quota("player", quotas.sleeping_per_player);
        add_quota("address", quotas.new_sleeping_per_address);
        out_.close('}');
    }
    void add_charge(std::string_view kind, const std::string& whose, std::size_t quota) {
        if (whose.empty()) return;
        out_.key("charged_" + std::string(kind)).string(whose);
        add_quota(kind, quota);
    }
    void add_quota(std::string_view kind, std::size_t quota) {
        constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
        out_.key(std::string(kind) + "_quota")
            .number(static_cast<std::int64_t>(std::min<std::uint64_t>(quota, kMost)));
    }

    Blobs records_;
    std::string json_;
    protocol::JsonWriter out_{json_};
    bool is_empty_ = true;
};

void PostgresBackend::append(const std::vector<const core::Append*>& appends) {
    AppendBatch batch;
    for (const auto* what : appends) {
        if (!refused_.contains(what->table)) batch.add(*what);
    }
    std::string letters;
    if (!batch.is_empty()) {
        letters = batch.append(connection(), incarnation_, batch_ + 1);
        ++batch_;
    }
    std::size_t next = 0;
    const auto before = refused_;  // in this call
    for (const auto* what : appends) {
        const char letter = before.contains(what->table) ? 'r' : letters.at(next++);
        if (letter == 's' || letter == 'a') {
            if (what->seq == 0) owned_tables_.insert(what->table);
            if (what->closes || what->sleeps) owned_tables_.erase(what->table);
            results_.events.emplace_back(core::AppendStored{what->table, what->last()});
            continue;
        }
        on_append_lost(*what);
        const auto why = letter == 't' ? core::AppendError::id_taken : core::AppendError::conflict;
        const auto& refusal = *refused_.try_emplace(what->table, why).first;
        results_.events.emplace_back(core::AppendRefused{what->table, refusal.second});
    }
}

void PostgresBackend::execute(const core::Append& what) { append({&what}); }

void PostgresBackend::execute(const core::SetAside& what) {
    (void)connection().rows("update tables set set_aside = $2 where id = $1",
                            Values(what.table, what.why));
}

// ---- questions, and what is too old

template <class Query>
std::size_t PostgresBackend::run_batch(const std::vector<StoreJob>& jobs, std::size_t first) {
    Queries<Query> questions;
    std::vector<core::QueryTicket> tickets;
    for (std::size_t i = first; i < jobs.size(); ++i) {
        const auto* ask = std::get_if<core::StoreQuery>(&jobs[i]);
        const auto* question = ask == nullptr ? nullptr : std::get_if<Query>(&ask->query);
        if (question == nullptr) break;
        questions.push_back(question);
        tickets.push_back(ask->ticket);
    }
    if (questions.empty()) return 0;
    try {
        auto found = run_query(connection(), questions);
        for (std::size_t i = 0; i < found.size(); ++i) {
            results_.events.emplace_back(core::QueryReply{tickets[i], std::move(found[i])});
        }
    } catch (const PostgresError& error) {
        if (!error.is_about_a_value()) throw;
        return 0;  // each for itself
    }
    return questions.size();
}

void PostgresBackend::execute(const core::StoreQuery& what) {
    if (const auto* erase = std::get_if<core::ErasePlayer>(&what.query)) {
        return postpone(results_.unfinished, {.targets = {{what.ticket, erase->id}}});
    }
    core::QueryResult found;
    try {
        found = run_one_query(what.query);
    } catch (const PostgresError& error) {
        if (!error.is_about_a_value()) throw;
    }
    results_.events.emplace_back(core::QueryReply{what.ticket, std::move(found)});
}

core::QueryResult PostgresBackend::run_one_query(const core::Query& what) {
    return std::visit(
        [this]<class Query>(const Query& question) -> core::QueryResult {
            if constexpr (std::is_same_v<Query, core::ErasePlayer>) {
                return core::NoResult{};  // it is done in portions
            } else if constexpr (std::is_same_v<Query, core::FindTable>) {
                return find_table(question);
            } else {
                return run_query(connection(), question);
            }
        },
        what);
}

// A table that was woken before, without that being heard of, is loaded now.
core::QueryResult PostgresBackend::find_table(const core::FindTable& question) {
    auto found = run_query(connection(), question);
    auto* home = std::get_if<core::TableHome>(&found);
    if (home == nullptr || home->is_set_aside) return found;
    const bool is_known =
        !home->is_asleep && (!shared_ || home->node != static_cast<core::NodeId>(incarnation_) ||
                             owned_tables_.contains(home->table));
    if (is_known) return shared_ ? found : core::NoResult{};
    if (!question.wakes) return found;
    if (home->is_asleep && !wake_table(connection(), home->table, incarnation_)) {
        return run_query(connection(), question);  // another server was first
    }
    owned_tables_.insert(home->table);
    refused_.erase(home->table);
    return load(home->table);
}

void PostgresBackend::execute(const core::TouchPlayers& what) { touch_players(connection(), what); }

// If this fails in the middle, the rest waits for the next day.
void PostgresBackend::execute(const core::Purge& what) { execute(begin_purge(connection(), what)); }

// Whether something more is to be forgotten is seen when nothing more is.
void PostgresBackend::execute(PurgeProgress progress) {
    if (purge(connection(), progress)) {
        results_.unfinished.emplace_back(std::move(progress));
    } else {
        results_.events.emplace_back(progress.so_far);
    }
}

// Of several, one goes on, and the others wait for their turn.
void PostgresBackend::execute(ErasureProgress progress) {
    const bool has_another = std::ranges::any_of(results_.unfinished, [](const StoreJob& job) {
        return std::holds_alternative<ErasureProgress>(job);
    });
    if (has_another) return postpone(results_.unfinished, std::move(progress));
    if (!advance(connection(), progress)) {
        results_.unfinished.emplace_back(std::move(progress));
        return;
    }
    for (const auto& target : progress.targets) {
        results_.events.emplace_back(
            core::QueryReply{target.ticket, erase_player(connection(), target.player)});
    }
}

}  // namespace vegas::shell::postgres
