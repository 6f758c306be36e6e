#include "tests/sim/database.hpp"

#include <algorithm>

#include "tests/sim/trace.hpp"

namespace vegas::sim {
namespace {

constexpr std::int64_t kLeaseMs = 6'000;

}  // namespace

Database::Database(const Plan& plan, Scheduler& agenda, OnHeld on_held)
    : plan_(plan), agenda_(agenda), on_held_(std::move(on_held)), chance_(plan.seed, "database") {}

// ---- statements and their answers

void Database::execute(int from, Waits waits, Statement what, OnAnswer then) {
    const auto at = static_cast<std::size_t>(from);
    agenda_.after(chance_.between(0, 2), [this, from, at, waits, life = life_,
                                          what = std::move(what), then = std::move(then)] {
        if (life != life_ || !is_up() || agenda_.now_ms() < mute_until_ms_[at]) return;
        arrived(from, waits, what, then);
    });
}

void Database::arrived(int from, Waits waits, const Statement& what, OnAnswer then) {
    StatementResult answer = what(*this);
    commit();
    if (waits == Waits::for_nothing || plan_.is(DisabledSafeguard::async_standby) ||
        plan_.loses() || !has_standby_ || written_ == applied_) {
        return reply(from, std::move(answer), std::move(then));
    }
    waits_.push_back({written_, [this, from, answer = std::move(answer),
                                 then = std::move(then)](bool unsure) mutable {
                          answer.unsure = unsure;
                          reply(from, std::move(answer), std::move(then));
                      }});
    if (agenda_.now_ms() < cancels_until_ms_ && chance_.one_in(2)) {
        const auto last = std::move(waits_.back());
        waits_.pop_back();
        last.then(true);
    }
}

void Database::reply(int to, StatementResult answer, OnAnswer then) {
    agenda_.after(chance_.between(0, 2),
                  [this, to, life = life_, answer = std::move(answer), then = std::move(then)] {
                      const auto at = static_cast<std::size_t>(to);
                      if (life == life_ && agenda_.now_ms() >= deaf_until_ms_[at]) then(answer);
                  });
}

// ---- transactions: one a statement

void Database::write(Write what) {
    what(primary_);
    open_.writes.push_back(std::move(what));
}

void Database::commit() {
    Transaction done = std::exchange(open_, {});
    if (done.writes.empty()) return;
    ++written_;
    if (!has_standby_) {
        applied_ = written_;
        for (const auto& append : done.appends) on_held_(*append);
        return;
    }
    on_its_way_.push_back(std::move(done));
    if (!std::exchange(applies_, true)) apply_next();
}

void Database::apply_next() {
    const std::int64_t wait =
        std::max<std::int64_t>(stalled_until_ms_ - agenda_.now_ms(), 0) + chance_.between(0, 3);
    agenda_.after(wait, [this, life = life_] {
        if (life != life_) return;
        if (agenda_.now_ms() < stalled_until_ms_) return apply_next();
        const Transaction first = std::move(on_its_way_.front());
        on_its_way_.pop_front();
        for (const Write& one : first.writes) one(standby_);
        for (const auto& append : first.appends) on_held_(*append);
        ++applied_;
        release_waits();
        if (applies_ = !on_its_way_.empty(); applies_) apply_next();
    });
}

void Database::release_waits() {
    while (!waits_.empty() && waits_.front().position <= applied_) {
        const auto first = std::move(waits_.front());
        waits_.pop_front();
        first.then(false);
    }
}

// ---- servers

StatementResult Database::join(int number) {
    const NodeId node = ++last_node_;
    numbers_[node] = number;
    write([node, now = clock_ms(), era = era_](Data& data) {
        data.nodes[node] = {};
        data.leases[node] = {now + kLeaseMs, now, era};
    });
    StatementResult answer;
    answer.joined = node;
    return answer;
}

StatementResult Database::renew(NodeId me) {
    StatementResult answer;
    note(plan_, agenda_, "database", "renews the lease of " + std::to_string(me));
    answer.fenced = !primary_.leases.contains(me);
    if (!answer.fenced) {
        write([me, now = clock_ms(), era = era_](Data& data) {
            auto& mine = data.leases[me];
            if (mine.until < now || mine.era != era) mine.since = now;
            mine.until = now + kLeaseMs;
            mine.era = era;
        });
    }
    for (const auto& [node, lease] : primary_.leases) answer.living.push_back(node);
    return answer;
}

StatementResult Database::release_lease(NodeId me) {
    write([me](Data& data) {
        data.leases.erase(me);
        data.nodes[me].fenced = true;
    });
    return {};
}

StatementResult Database::touch(NodeId me) {
    StatementResult answer;
    answer.fenced = primary_.nodes[me].fenced && !plan_.is(DisabledSafeguard::no_fence);
    if (!answer.fenced) write([](Data&) {});
    return answer;
}

void Database::fence(NodeId node) {
    note(plan_, agenda_, "database",
         "fences " + std::to_string(node) + ", whose lease ran out " +
             std::to_string(clock_ms() - primary_.leases[node].until) + " ms ago");
    if (on_fence) on_fence(node);
    write([node](Data& data) {
        data.nodes[node].fenced = true;
        data.leases.erase(node);
    });
}

StatementResult Database::claim(NodeId me, bool may_fence, const std::set<std::string>& taken) {
    StatementResult answer;
    answer.fenced = primary_.nodes[me].fenced;
    if (answer.fenced) return answer;
    const Data::Lease mine = primary_.leases[me];
    const bool has_it =
        mine.era == era_ && mine.until >= clock_ms() && mine.since <= clock_ms() - kLeaseMs;
    if (may_fence && (has_it || plan_.is(DisabledSafeguard::hasty_fence))) {
        std::vector<NodeId> dead;
        for (const auto& [node, lease] : primary_.leases) {
            if (lease.until < clock_ms() && node != me) dead.push_back(node);
        }
        for (const NodeId node : dead) fence(node);
    }
    std::vector<std::string> free;
    for (const auto& [id, row] : primary_.tables) {
        if (row.aside || row.sleeps) continue;
        const bool is_free = row.owner == core::kNoNode || primary_.nodes[row.owner].fenced;
        if (is_free) free.push_back(id);
        if (row.owner == me && !taken.contains(id)) answer.tables.push_back(id);
    }
    const std::size_t living = std::max<std::size_t>(primary_.leases.size(), 1);
    free.resize((free.size() + living - 1) / living);
    for (const std::string& id : free) {
        const NodeId home = primary_.tables[id].owner;
        if (home != core::kNoNode) answer.homes_before.insert(home);
    }
    if (!free.empty()) {
        write([me, free](Data& data) {
            for (const std::string& id : free) data.tables[id].owner = me;
        });
    }
    answer.tables.insert(answer.tables.end(), free.begin(), free.end());
    return answer;
}

StatementResult Database::load(NodeId me, const std::vector<std::string>& tables,
                               std::set<NodeId> fenced) {
    StatementResult answer;
    answer.fenced = primary_.nodes[me].fenced && !plan_.is(DisabledSafeguard::no_fence);
    core::Claimed claimed;
    for (const std::string& id : tables) {
        core::LoadedTable loaded{.table = id, .records = {}};
        const auto row = primary_.tables.find(id);
        if (row == primary_.tables.end()) continue;  // the claim was lost, and so was the table
        for (const auto& [seq, record] : row->second.log) loaded.records.push_back(record.body);
        if (!row->second.log.empty()) {
            const NodeId last = row->second.log.rbegin()->second.writer;
            if (primary_.nodes[last].fenced) fenced.insert(last);
        }
        claimed.tables.push_back(std::move(loaded));
    }
    claimed.fenced.assign(fenced.begin(), fenced.end());
    answer.said.emplace_back(std::move(claimed));
    return answer;
}

StatementResult Database::release(NodeId me, const std::vector<std::string>& tables) {
    StatementResult answer;
    answer.fenced = primary_.nodes[me].fenced;
    write([me, tables](Data& data) {
        for (const std::string& id : tables) {
            const auto row = data.tables.find(id);
            if (row != data.tables.end() && row->second.owner == me) row->second.owner = 0;
        }
    });
    answer.said.emplace_back(core::Released{tables});
    return answer;
}

// ---- records

bool Database::holds(const Row& row, const core::Append& what) const {
    if (what.last() < row.base) return false;
    for (std::uint32_t seq = std::max(what.seq, row.base); seq <= what.last(); ++seq) {
        const auto record = row.log.find(seq);
        if (record == row.log.end() || record->second.body != what.records[seq - what.seq]) {
            return false;
        }
    }
    return true;
}

char Database::letter_of(NodeId, const core::Append& what,
                         const std::set<std::string>& refused) const {
    if (refused.contains(what.table)) return 'r';
    const auto row = primary_.tables.find(what.table);
    const bool is_there = row != primary_.tables.end() && !row->second.aside;
    if (what.seq > 0 && is_there) {
        const auto& log = row->second.log;
        const std::uint32_t next = log.empty() ? 0 : log.rbegin()->first + 1;
        if (next == what.seq) return 's';
        if (plan_.is(DisabledSafeguard::no_chain) && next < what.seq) return 's';
    }
    if (is_there && holds(row->second, what)) return 'a';
    if (what.seq > 0) return 'b';
    return row == primary_.tables.end() ? 's' : 't';
}

void Database::store(NodeId me, char letter, const core::Append& appended) {
    const auto shared = std::make_shared<const core::Append>(appended);
    if (letter == 's') open_.appends.push_back(shared);
    write([me, letter, shared](Data& data) {
        const core::Append& what = *shared;
        for (const core::StoredPlayer& player : what.players) {
            data.players.emplace(player.id, player);
        }
        if (what.game) {
            data.games.emplace(what.game->id, std::make_shared<const core::StoredGame>(*what.game));
        }
        if (what.closes) {
            data.tables.erase(what.table);
            return;
        }
        Row& row = data.tables[what.table];
        if (letter == 's') {
            if (what.seq == 0) row.owner = me;
            if (what.seq == 0) row.invite = what.invite;
            std::uint32_t seq = what.seq;
            for (const std::string& body : what.records) row.log[seq++] = {me, body};
        }
        if (what.seats) row.seats = *what.seats;
        if (what.sleeps) row.sleeps = *what.sleeps;
        if (what.sleeps) row.owner = core::kNoNode;
        if (what.base) {
            row.base = *what.base;
            row.log.erase(row.log.begin(), row.log.lower_bound(row.base));
        }
    });
}

StatementResult Database::append(NodeId me, std::uint64_t batch,
                                 const std::vector<core::Append>& what) {
    StatementResult answer;
    const Data::Node& node = primary_.nodes[me];
    answer.fenced = node.fenced && !plan_.is(DisabledSafeguard::no_fence);
    if (answer.fenced) return answer;
    if (node.batch == batch) {
        answer.letters = node.said;
        write([](Data&) {});
        return answer;
    }
    std::set<std::string> refused;
    for (const core::Append& one : what) {
        const char letter = letter_of(me, one, refused);
        answer.letters += letter;
        if (letter == 's' || letter == 'a') {
            store(me, letter, one);
            continue;
        }
        refused.insert(one.table);
        const auto row = primary_.tables.find(one.table);
        if (row != primary_.tables.end() && row->second.owner == me && one.seq > 0) {
            write([table = one.table](Data& data) { data.tables[table].aside = true; });
        }
    }
    write([me, batch, letters = answer.letters](Data& data) {
        data.nodes[me].batch = batch;
        data.nodes[me].said = letters;
    });
    return answer;
}

// ---- questions

core::TableHome Database::home_of(const std::string& table, const Row& row) const {
    const auto owner = primary_.nodes.find(row.owner);
    const bool has_none = owner == primary_.nodes.end() || owner->second.fenced;
    return {table, has_none ? core::kNoNode : row.owner, row.aside, row.sleeps.has_value()};
}

// What was woken, without that being heard of, is loaded now.
core::QueryResult Database::find_table(NodeId me, const core::FindTable& question,
                                       const std::set<std::string>& owned) {
    for (const auto& [id, row] : primary_.tables) {
        const bool is_it =
            question.table.empty() ? row.invite == question.invite : id == question.table;
        if (!is_it) continue;
        const bool is_here = row.owner == me && !row.sleeps && !owned.contains(id);
        const bool may_wake =
            question.wakes && !row.aside && (row.sleeps ? !primary_.nodes[me].fenced : is_here);
        if (!may_wake) return home_of(id, row);
        core::LoadedTable loaded{.table = id, .records = {}};
        for (const auto& [seq, record] : row.log) loaded.records.push_back(record.body);
        write([me, id = id](Data& data) {
            data.tables[id].owner = me;
            data.tables[id].sleeps.reset();
        });
        return loaded;
    }
    return core::NoResult{};
}

core::ServedTimeAdvanced Database::advance_served(std::size_t most) {
    write([at = clock_ms()](Data& data) { data.count_served(at); });
    core::ServedTimeAdvanced advanced{.now = primary_.served, .due_tables = {}};
    for (const auto& [id, row] : primary_.tables) {
        const bool is_due = row.sleeps && row.sleeps->due && *row.sleeps->due <= advanced.now;
        if (is_due && !row.aside) advanced.due_tables.push_back(id);
    }
    advanced.due_tables.resize(std::min(advanced.due_tables.size(), most));
    return advanced;
}

core::QueryResult Database::found(const core::Query& question) {
    if (const auto* keep = std::get_if<core::SavePlayer>(&question)) {
        write([player = keep->player](Data& data) { data.players.emplace(player.id, player); });
    } else if (const auto* redeem = std::get_if<core::RedeemToken>(&question)) {
        for (const auto& [id, player] : primary_.players) {
            for (const core::StoredDevice& device : player.devices) {
                if (device.token_hash != redeem->token_hash) continue;
                core::StoredPlayer found = player;
                found.devices = {device};
                return found;
            }
        }
    } else if (const auto* of = std::get_if<core::FindSeats>(&question)) {
        core::PlayerSeats seats;
        for (const auto& [id, row] : primary_.tables) {
            const auto at = std::find(row.seats.begin(), row.seats.end(), of->player);
            if (at == row.seats.end() || row.sleeps) continue;
            seats.all.push_back({home_of(id, row), static_cast<Seat>(at - row.seats.begin())});
        }
        return seats;
    } else if (const auto* sleeping = std::get_if<core::ListSleeping>(&question)) {
        core::SleepingGames games;
        for (const auto& [id, row] : primary_.tables) {
            const bool sits =
                std::find(row.seats.begin(), row.seats.end(), sleeping->player) != row.seats.end();
            if (row.sleeps && sits) games.all.push_back({id, row.sleeps->summary, row.sleeps->due});
        }
        return games;
    } else if (const auto* advance = std::get_if<core::AdvanceServedTime>(&question)) {
        return advance_served(advance->most);
    } else if (const auto* game = std::get_if<core::FindGame>(&question)) {
        const auto it = primary_.games.find(game->id);
        if (it != primary_.games.end()) return it->second;
    } else if (const auto* games = std::get_if<core::ListGames>(&question)) {
        return page_of(*games);
    }
    return core::NoResult{};
}

// The first one: nobody asks for more.
core::QueryResult Database::page_of(const core::ListGames& question) const {
    std::vector<std::shared_ptr<const core::StoredGame>> all;
    for (const auto& [id, game] : primary_.games) {
        const auto& there = game->members;
        if (std::find(there.begin(), there.end(), question.player) != there.end()) {
            all.push_back(game);
        }
    }
    std::sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
        return std::pair(one->ended, one->id) > std::pair(other->ended, other->id);
    });
    core::GamePage page{.games = {}, .more = all.size() > question.limit};
    all.resize(std::min(all.size(), question.limit));
    for (const auto& game : all) page.games.push_back({{game->ended, game->id}, game->summary});
    return page;
}

StatementResult Database::run_query(NodeId me, const core::StoreQuery& ask,
                                    const std::set<std::string>& owned) {
    StatementResult answer;
    const auto* table = std::get_if<core::FindTable>(&ask.query);
    answer.said.emplace_back(core::QueryReply{
        ask.ticket, table != nullptr ? find_table(me, *table, owned) : found(ask.query)});
    return answer;
}

// ---- faults

void Database::restart(std::int64_t down_ms) {
    note(plan_, agenda_, "database", "starts anew");
    ++life_;
    waits_.clear();
    applies_ = false;
    be_unavailable_for(down_ms);
    agenda_.at(away_until_ms_, [this, life = life_] {
        if (life != life_ || applies_ || on_its_way_.empty()) return;
        applies_ = true;
        apply_next();
    });
}

void Database::fail_over(std::int64_t promoted_ms, std::int64_t alone_ms) {
    if (!has_standby_) return;
    note(plan_, agenda_, "database", "fails over");
    ++life_;
    waits_.clear();
    on_its_way_.clear();
    applies_ = false;
    primary_ = standby_;
    ++era_;
    written_ = applied_;
    has_standby_ = false;
    ahead_ms_ += chance_.between(-500, 500);
    be_unavailable_for(promoted_ms);
    agenda_.after(promoted_ms + alone_ms, [this] {
        standby_ = primary_;
        applied_ = written_;
        has_standby_ = true;
    });
}

void Database::be_unavailable_for(std::int64_t ms) {
    note(plan_, agenda_, "database", "is away for " + std::to_string(ms) + " ms");
    away_until_ms_ = std::max(away_until_ms_, agenda_.now_ms() + ms);
}

void Database::stall_standby_for(std::int64_t ms) { stalled_until_ms_ = agenda_.now_ms() + ms; }

void Database::cancel_waits_for(std::int64_t ms) {
    cancels_until_ms_ = agenda_.now_ms() + ms;
    while (!waits_.empty()) {
        const auto first = std::move(waits_.front());
        waits_.pop_front();
        first.then(true);
    }
}

void Database::cut_for(int number, bool to, bool from, std::int64_t ms) {
    const auto at = static_cast<std::size_t>(number);
    const std::int64_t until = agenda_.now_ms() + ms;
    if (to) mute_until_ms_[at] = until;
    if (from) deaf_until_ms_[at] = until;
    cut_until_ms_[at] = std::max(cut_until_ms_[at], until);
}

std::int64_t Database::well_since(int number) const {
    return std::max({away_until_ms_, stalled_until_ms_, cancels_until_ms_, reached_since(number)});
}

void Database::heal() {
    const auto end = [now = agenda_.now_ms()](std::int64_t& until) {
        until = std::min(until, now);
    };
    for (std::int64_t* until : {&away_until_ms_, &cancels_until_ms_}) end(*until);
    for (auto* all : {&mute_until_ms_, &deaf_until_ms_, &cut_until_ms_}) {
        std::for_each(all->begin(), all->end(), end);
    }
}

}  // namespace vegas::sim
