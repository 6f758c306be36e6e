#include "server/shell/store/postgres/ledger.hpp"

#include <utility>
#include <variant>

#include "server/shell/store/postgres/questions.hpp"
#include "server/shell/store/postgres/schema.hpp"

namespace vegas::shell::postgres {
namespace {

constexpr const char* kFenced = "VG001";  // the schema's

// Whether what a dead primary has acknowledged is anywhere else. Everybody may read the setting;
// who is connected, only the database's own monitors. And whether a part of the tables is in other
// databases, as it could be in early builds of 0.1.0.
void look_for_doubts(Connection& connection,
                     const std::function<void(std::string what)>& on_doubt) {
    if (!on_doubt) return;
    if (connection.text("show synchronous_standby_names").empty()) {
        on_doubt(
            "no standby is synchronous: what was acknowledged is lost with the primary's disk");
    }
    if (connection.number("select count(*) from shard") > 0) {
        on_doubt("it was one of several databases: what is in the others is not served");
    }
}

}  // namespace

Ledger::Ledger(const Options& options) try : url_(options.url), shared_(!options.link.empty()) {
    incarnation_ = take_over({.url = url_,
                              .name = options.name,
                              .link = options.link,
                              .prepare =
                                  [&options](Connection& fresh) {
                                      migrate(fresh);
                                      look_for_doubts(fresh, options.on_doubt);
                                  },
                              .on_wait = options.on_wait});
    lease_.emplace(url_, incarnation_, options.on_lost, options.on_nodes);
} catch (const Error& error) {
    refuse(error);
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
        refuse(error);
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
        refuse(error);
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
    const std::size_t answered = answer_at_once<core::Reclaim>(jobs, first) +
                                 answer_at_once<core::KeepPlayer>(jobs, first) +
                                 answer_at_once<core::TablesOf>(jobs, first);
    if (answered > 0) return answered;
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
            if (what->seq == 0) taken_.insert(what->table);
            if (what->closes) taken_.erase(what->table);
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

// ---- questions, and what is too old

template <class Question>
std::size_t Ledger::answer_at_once(const std::vector<Job>& jobs, std::size_t first) {
    Questions<Question> questions;
    std::vector<std::uint64_t> tickets;
    for (std::size_t i = first; i < jobs.size(); ++i) {
        const auto* ask = std::get_if<core::Ask>(&jobs[i]);
        const auto* question = ask == nullptr ? nullptr : std::get_if<Question>(&ask->question);
        if (question == nullptr) break;
        questions.push_back(question);
        tickets.push_back(ask->ticket);
    }
    if (questions.empty()) return 0;
    try {
        auto found = answer(connection(), questions);
        for (std::size_t i = 0; i < found.size(); ++i) {
            outcome_.said.emplace_back(core::Told{tickets[i], std::move(found[i])});
        }
    } catch (const Error& error) {
        if (!error.is_about_a_value()) throw;
        return 0;  // each for itself
    }
    return questions.size();
}

void Ledger::carry_out(const core::Ask& what) {
    core::Found found;
    try {
        found = found_for(what.question);
    } catch (const Error& error) {
        if (!error.is_about_a_value()) throw;
    }
    outcome_.said.emplace_back(core::Told{what.ticket, std::move(found)});
}

core::Found Ledger::found_for(const core::Question& what) {
    return std::visit(
        [this]<class Question>(const Question& question) {
            if constexpr (std::is_same_v<Question, core::ErasePlayer>) {
                return erase(question.id);
            } else {
                return answer(connection(), question);
            }
        },
        what);
}

// In several steps, each of which can be taken again; who it was is remembered until the last one
// is done.
core::Found Ledger::erase(const std::string& player) {
    if (!erased_) erased_ = answer(connection(), core::FindPlayer{player});
    while (erase_from_games(connection(), player)) continue;
    erase_player(connection(), player);
    return *std::exchange(erased_, std::nullopt);
}

void Ledger::carry_out(const core::Visited& what) { note(connection(), what); }

// If this fails in the middle, the rest waits for the next day.
void Ledger::carry_out(const core::Forget& what) {
    carry_out(begin_forgetting(connection(), what));
}

// Whether something more is to be forgotten is seen when nothing more is.
void Ledger::carry_out(Forgetting forgetting) {
    if (forget(connection(), forgetting)) {
        outcome_.left.emplace_back(std::move(forgetting));
    } else {
        outcome_.said.emplace_back(forgetting.so_far);
    }
}

}  // namespace vegas::shell::postgres
