#include "server/shell/store/postgres/ledger.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>
#include <variant>

#include "protocol/history/nameless.hpp"
#include "server/shell/store/postgres/schema.hpp"

namespace vegas::shell::postgres {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

// Of what is to be forgotten, so much at once: a commit which somebody waits for does not take
// long.
constexpr std::int64_t kPortion = 200;

constexpr const char* kFenced = "VG001";  // the schema's

core::Text shared(std::string_view text) { return std::make_shared<const std::string>(text); }

[[noreturn]] void refuse(const std::string& why) {
    throw std::runtime_error("cannot use the database: " + why);
}

// Whether what a dead primary has acknowledged is anywhere else. Everybody may read the setting;
// who is connected, only the database's own monitors.
void look_for_standby(Connection& connection,
                      const std::function<void(std::string what)>& on_doubt) {
    if (!on_doubt || !connection.text("show synchronous_standby_names").empty()) return;
    on_doubt("no standby is synchronous: what was acknowledged is lost with the primary's disk");
}

}  // namespace

Ledger::Ledger(const Options& options) try : url_(options.url), shared_(!options.link.empty()) {
    incarnation_ = take_over({.url = url_,
                              .name = options.name,
                              .link = options.link,
                              .prepare =
                                  [&options](Connection& fresh) {
                                      migrate(fresh);
                                      look_for_standby(fresh, options.on_doubt);
                                  },
                              .on_wait = options.on_wait});
    lease_.emplace(url_, incarnation_, options.on_lost, options.on_nodes);
} catch (const Error& error) {
    refuse(error.what());
}

Connection& Ledger::connection() {
    if (connection_ && connection_->is_broken()) connection_.reset();
    if (!connection_) connection_.emplace(url_);
    return *connection_;
}

std::uint64_t Ledger::incarnation() const { return static_cast<std::uint64_t>(incarnation_); }

// ---- at the start

std::vector<std::string> Ledger::aside() {
    try {
        std::vector<std::string> ids;
        const Rows rows =
            connection().rows("select id from tbl where aside is not null order by id");
        ids.reserve(static_cast<std::size_t>(rows.count()));
        for (int i = 0; i < rows.count(); ++i) ids.emplace_back(rows.text(i, 0));
        return ids;
    } catch (const Error& error) {
        refuse(error.what());
    }
}

// As SQLite's: after a start that did not come to its end, each table is marked while it has its
// turn.
void Ledger::load(const std::function<void(core::Loaded)>& each) {
    if (shared_) return;  // each table is claimed
    try {
        const bool ended_early =
            connection().number("select count(*) from node where loading and inc <> $1",
                                Values(incarnation_)) > 0;
        (void)connection().rows("update node set loading = inc = $1 where loading or inc = $1",
                                Values(incarnation_));
        if (ended_early) {
            load_with_care(each);
        } else {
            load_all(each);
        }
        (void)connection().rows("update node set loading = false where loading");
    } catch (const Error& error) {
        refuse(error.what());
    }
}

void Ledger::load_all(const std::function<void(core::Loaded)>& each) {
    core::Loaded table;
    connection().each_row(
        "select tbl.id, log.body from tbl left join log on log.tbl = tbl.id "
        "where tbl.aside is null order by tbl.id, log.seq",
        Values(), [&](const Rows& row) {
            if (row.text(0, 0) != table.table) {
                if (!table.table.empty()) each(std::exchange(table, {}));
                table.table = row.text(0, 0);
            }
            if (!row.is_null(0, 1)) table.records.emplace_back(row.text(0, 1));
        });
    if (!table.table.empty()) each(std::move(table));
}

void Ledger::load_with_care(const std::function<void(core::Loaded)>& each) {
    const Rows ids = connection().rows("select id, marks from tbl where aside is null order by id");
    for (int i = 0; i < ids.count(); ++i) {
        const std::string id(ids.text(i, 0));
        if (ids.number(i, 1) >= kMarksMax) {
            carry_out(core::SetAside{id, "the server ended twice while it read this table"});
            continue;
        }
        (void)connection().rows("update tbl set marks = marks + 1 where id = $1", Values(id));
        each(load(id));
        (void)connection().rows("update tbl set marks = 0 where id = $1", Values(id));
    }
}

core::Loaded Ledger::load(const std::string& table) {
    core::Loaded loaded{.table = table, .records = {}};
    connection().each_row("select body from log where tbl = $1 order by seq", Values(table),
                          [&](const Rows& row) { loaded.records.emplace_back(row.text(0, 0)); });
    return loaded;
}

// ---- in parts

Outcome Ledger::carry_out(const std::vector<Job>& jobs) {
    if (lease_->is_lost()) throw StorageLost("another server has taken over");
    try {
        if (in_doubt_) touch();
        while (done_ < jobs.size()) done_ += carry_out_some(jobs, done_);
    } catch (const Error& error) {
        in_doubt_ = true;
        if (error.state() == kFenced) throw StorageLost("another server has taken over");
        throw StorageError(error.what());
    }
    done_ = 0;
    return std::exchange(outcome_, {});
}

// What an attempt has left in the database, and was not acknowledged, lies before this in its log:
// so when the standby has this, it has that too.
void Ledger::touch() {
    if (connection()
            .rows("update node set batch = batch where inc = $1 and not fenced returning 1",
                  Values(incarnation_))
            .count() == 0) {
        throw StorageLost("another server has taken over");
    }
    in_doubt_ = false;
}

std::size_t Ledger::carry_out_some(const std::vector<Job>& jobs, std::size_t first) {
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
    std::visit([this](const auto& what) { carry_out(what); }, jobs[first]);
    return 1;
}

// ---- tables

// Appends as the columns that the database's append() takes.
class Ledger::Batch {
public:
    void add(const core::Append& what) {
        const auto at = static_cast<std::int64_t>(tables_.size()) + 1;
        tables_.push_back(what.table);
        seqs_.push_back(what.seq);
        counts_.push_back(static_cast<std::int64_t>(what.records.size()));
        invites_.push_back(what.invite);
        bases_.push_back(what.base ? std::int64_t{*what.base} : -1);
        closings_.push_back(what.closes ? 1 : 0);
        bodies_.all.insert(bodies_.all.end(), what.records.begin(), what.records.end());
        for (const auto& player : what.players) add(player, at);
        if (what.seats) {
            for (const auto& player : *what.seats) {
                seat_at_.push_back(at);
                seated_.push_back(player);
            }
        }
        if (what.game) add(*what.game, at);
    }
    [[nodiscard]] bool is_empty() const { return tables_.empty(); }

    [[nodiscard]] std::string append(Connection& to, std::int64_t me, std::int64_t number) const {
        return to.text(
            "select append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, "
            "$17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)",
            Values(me, number, tables_, seqs_, counts_, invites_, bases_, closings_, bodies_,
                   player_at_, player_ids_, player_names_, tokens_, tokens_before_, player_seen_,
                   game_at_, game_ids_, game_tables_, game_invites_, game_private_,
                   game_decision_ms_, game_ended_, summaries_, transcripts_, member_at_, members_,
                   seat_at_, seated_));
    }

private:
    using Texts = std::vector<std::string_view>;
    using Numbers = std::vector<std::int64_t>;

    void add(const core::KeptPlayer& player, std::int64_t at) {
        player_at_.push_back(at);
        player_ids_.push_back(player.id);
        player_names_.push_back(player.name);
        tokens_.push_back(player.token_hash);
        tokens_before_.push_back(player.previous_hash);
        player_seen_.push_back(player.seen.ms);
    }
    void add(const core::KeptGame& game, std::int64_t at) {
        game_at_.push_back(at);
        game_ids_.push_back(game.id);
        game_tables_.push_back(game.at.table);
        game_invites_.push_back(game.at.invite);
        game_private_.push_back(game.at.is_private ? 1 : 0);
        game_decision_ms_.push_back(game.at.decision_ms.value_or(-1));
        game_ended_.push_back(game.ended.ms);
        summaries_.push_back(*game.summary);
        transcripts_.push_back(*game.transcript);
        for (const auto& member : game.members) {
            member_at_.push_back(at);
            members_.push_back(member);
        }
    }

    Texts tables_, invites_;
    Blobs bodies_;
    Numbers seqs_, counts_, bases_, closings_;
    Texts player_ids_, player_names_, tokens_, tokens_before_;
    Numbers player_at_, player_seen_;
    Texts game_ids_, game_tables_, game_invites_, summaries_, transcripts_;
    Numbers game_at_, game_private_, game_decision_ms_, game_ended_;
    Texts members_, seated_;
    Numbers member_at_, seat_at_;
};

void Ledger::append(const std::vector<const core::Append*>& appends) {
    Batch batch;
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
            outcome_.said.emplace_back(core::Stored{what->table, what->last()});
            continue;
        }
        lost(*what);
        const auto why = letter == 't' ? core::Refusal::taken : core::Refusal::broken;
        const auto& refusal = *refused_.try_emplace(what->table, why).first;
        outcome_.said.emplace_back(core::Refused{what->table, refusal.second});
    }
}

void Ledger::carry_out(const core::Append& what) { append({&what}); }

void Ledger::carry_out(const core::SetAside& what) {
    (void)connection().rows("update tbl set aside = $2 where id = $1",
                            Values(what.table, what.why));
}

// ---- players

core::Found Ledger::answer(const core::KeepPlayer& question) {
    const core::KeptPlayer& player = question.player;
    (void)connection().rows(
        "insert into player (id, name, token, previous, seen) "
        "values ($1, $2, nullif($3, ''), nullif($4, ''), $5) on conflict do nothing",
        Values(player.id, player.name, player.token_hash, player.previous_hash, player.seen.ms));
    return core::Nothing{};
}

void Ledger::carry_out(const core::Visited& what) {
    const std::vector<std::string_view> players(what.players.begin(), what.players.end());
    (void)connection().rows("update player set seen = $2 where id = any($1) and seen < $2",
                            Values(players, what.seen.ms));
}

// Asked again it gives the same.
core::Found Ledger::answer(const core::Reclaim& question) {
    const Rows rows = connection().rows(
        "update player set token = $2, previous = $1, seen = $3 "
        "where token = $1 or previous = $1 returning id, name",
        Values(question.used_hash, question.next_hash, question.now.ms));
    if (rows.count() == 0) return core::Nothing{};
    return core::KeptPlayer{.id = std::string(rows.text(0, 0)),
                            .name = std::string(rows.text(0, 1)),
                            .token_hash = question.next_hash,
                            .previous_hash = question.used_hash,
                            .seen = question.now};
}

core::Found Ledger::answer(const core::FindPlayer& question) {
    const Rows rows =
        connection().rows("select id, name, seen from player where id = $1", Values(question.id));
    if (rows.count() == 0) return core::Nothing{};
    return core::KeptPlayer{.id = std::string(rows.text(0, 0)),
                            .name = std::string(rows.text(0, 1)),
                            .token_hash = {},
                            .previous_hash = {},
                            .seen = {rows.number(0, 2)}};
}

// In several steps, each of which can be taken again; who it was is remembered until the last one
// is done.
core::Found Ledger::answer(const core::ErasePlayer& question) {
    if (!erased_) erased_ = answer(core::FindPlayer{question.id});
    erase_from_games(question.id);
    (void)connection().rows("delete from player where id = $1", Values(question.id));
    return *std::exchange(erased_, std::nullopt);
}

// ---- games

namespace {

constexpr const char* kGame =
    "select id, tbl, invite, private::int, decision_ms, ended, summary, transcript from game ";

}  // namespace

core::Found Ledger::game(const Rows& found) {
    if (found.count() == 0) return core::Nothing{};
    auto game = std::make_shared<core::KeptGame>(core::KeptGame{
        .id = std::string(found.text(0, 0)),
        .at = {.table = std::string(found.text(0, 1)),
               .invite = std::string(found.text(0, 2)),
               .is_private = found.number(0, 3) != 0,
               .decision_ms =
                   found.is_null(0, 4) ? std::nullopt : std::optional(found.number(0, 4))},
        .members = {},
        .ended = {found.number(0, 5)},
        .transcript = shared(found.text(0, 7)),
        .summary = shared(found.text(0, 6))});
    const Rows members = connection().rows(
        "select player from played where game = $1 order by place", Values(game->id));
    for (int i = 0; i < members.count(); ++i) game->members.emplace_back(members.text(i, 0));
    return std::shared_ptr<const core::KeptGame>(std::move(game));
}

core::Found Ledger::answer(const core::FindGame& question) {
    return game(connection().rows(std::string(kGame) + "where id = $1", Values(question.id)));
}

core::Found Ledger::answer(const core::LastGameAt& question) {
    return game(connection().rows(
        std::string(kGame) + "where tbl = $1 order by ended desc, id desc limit 1",
        Values(question.table)));
}

// One row more than a page has says that there is another page.
core::Found Ledger::answer(const core::GamesOf& question) {
    const core::GameCursor newest{.ended = {kMost}, .game = {}};
    const core::GameCursor& from = question.after ? *question.after : newest;
    const auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(question.most, kMost - 1));
    const Rows rows = connection().rows(
        "select game.summary, played.ended, played.game from played "
        "join game on game.id = played.game "
        "where played.player = $1 and (played.ended, played.game) < ($2, $3) "
        "order by played.ended desc, played.game desc limit $4",
        Values(question.player, from.ended.ms, from.game, most + 1));
    core::GamePage page;
    auto last = question.after;
    for (int i = 0; i < rows.count(); ++i) {
        if (page.summaries.size() == question.most) {
            page.next = last;
            break;
        }
        page.summaries.push_back(shared(rows.text(i, 0)));
        last = core::GameCursor{.ended = {rows.number(i, 1)}, .game = std::string(rows.text(i, 2))};
    }
    return page;
}

void Ledger::erase_from_games(const std::string& player) {
    const Rows games = connection().rows(
        "select id, summary, transcript from game "
        "where id in (select game from played where player = $1)",
        Values(player));
    for (int i = 0; i < games.count(); ++i) {
        const auto now = protocol::without_player(
            {.summary = std::string(games.text(i, 1)), .transcript = std::string(games.text(i, 2))},
            player);
        (void)connection().rows("update game set summary = $2, transcript = $3 where id = $1",
                                Values(games.text(i, 0), now.summary, now.transcript));
    }
    (void)connection().rows("delete from played where player = $1", Values(player));
}

// ---- questions, and what is too old

void Ledger::carry_out(const core::Ask& what) {
    outcome_.said.emplace_back(core::Told{
        what.ticket, std::visit([this](const auto& q) { return answer(q); }, what.question)});
}

// Whether something more is to be forgotten is seen when nothing more is.
void Ledger::carry_out(const core::Forget& what) {
    const auto keep = static_cast<std::int64_t>(std::min<std::uint64_t>(what.games_most, kMost));
    std::int64_t gone = connection()
                            .rows(
                                "delete from player where id in (select id from player "
                                "where seen < $1 order by seen limit $2)",
                                Values(what.players_before.ms, kPortion))
                            .changed();
    gone += connection().number(
        "with old as (select id, ended, row_number() over (order by ended, id) as n "
        "    from game order by ended, id limit $3), "
        "gone as (delete from game using old where game.id = old.id "
        "    and (old.ended < $1 or old.n <= (select count(*) from game) - $2) "
        "    returning game.id), "
        "also as (delete from played using gone where game = gone.id) "
        "select count(*) from gone",
        Values(what.games_before.ms, keep, kPortion));
    if (gone > 0) outcome_.left.emplace_back(what);
}

}  // namespace vegas::shell::postgres
