#include "tests/sim/nodes/questions.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace vegas::sim::nodes {
namespace {

constexpr std::int64_t kAnswerMs = 700;
constexpr std::int64_t kLookMs = 1'000, kLookAgainMs = 200;

}  // namespace

std::vector<Database*> Databases::all() const {
    std::vector<Database*> each = shards;
    if (std::find(each.begin(), each.end(), people) == each.end()) each.push_back(people);
    return each;
}

Questions::Questions(const Plan& plan, const Databases& databases, Session::Owner owner)
    : databases_(databases), owner_(std::move(owner)), own_(plan.shard_of(owner_.number)) {
    for (Database* database : databases_.all()) look(*database);
}

bool Questions::take(const core::Ask& what) {
    const auto& question = what.question;
    if (databases_.shards.size() == 1) return false;
    if (std::holds_alternative<core::TablesOf>(question)) {
        ask_all(what);
        return true;
    }
    Database* at = databases_.people;
    if (const auto* home = std::get_if<core::FindHome>(&question)) {
        const auto shard = shard_of_id(home->table.empty() ? home->invite : home->table);
        if (shard == own_) return false;
        at = databases_.shards.at(shard);
    }
    ask(*at, what,
        [this, ticket = what.ticket](core::Found found) { tell(ticket, std::move(found)); });
    return true;
}

void Questions::tell(std::uint64_t ticket, core::Found found) {
    owner_.hear(core::Told{ticket, std::move(found)});
}

// ---- whether it answers, and who is at work there

void Questions::look(Database& database) {
    There& there = there_[&database];
    const std::uint64_t mine = ++there.looks;
    database.ask(
        owner_.number, Database::Waits::for_nothing,
        [](Database& asked) { return asked.at_work(); },
        [this, mine, &database](const Answer& answer) {
            owner_.after(0, [this, mine, &database, living = answer.living] {
                if (there_[&database].looks != mine) return;
                there_[&database].living = living;
                std::vector<NodeId> all;
                for (Database* at : databases_.all()) {  // never by address: each run is alike
                    const auto& known = there_[at].living;
                    all.insert(all.end(), known.begin(), known.end());
                }
                owner_.living(std::move(all));
                looked(database, mine, true);
            });
        });
    owner_.after(kAnswerMs, [this, mine, &database] { looked(database, mine, false); });
}

void Questions::looked(Database& database, std::uint64_t mine, bool answers) {
    There& there = there_[&database];
    if (there.looks != mine) return;
    ++there.looks;
    there.is_away = !answers;
    owner_.after(answers ? kLookMs : kLookAgainMs, [this, &database] { look(database); });
}

// ---- questions

void Questions::ask(Database& database, const core::Ask& what, const Then& then) {
    const auto waiting = std::make_shared<Then>(then);
    const auto say = [this, waiting](core::Found found) {
        owner_.after(0, [waiting, found = std::move(found)] {
            if (const Then once = std::exchange(*waiting, {})) once(found);
        });
    };
    if (there_[&database].is_away) return say(core::Nothing{});
    database.ask(
        owner_.number, Database::Waits::for_the_standby,
        [what](Database& asked) { return asked.answer(what); },
        [say](const Answer& answer) {
            if (answer.unsure) return say(core::Nothing{});
            say(std::get<core::Told>(answer.said.front()).found);
        });
    owner_.after(kAnswerMs, [this, waiting, &database] {
        const Then once = std::exchange(*waiting, {});
        if (!once) return;
        there_[&database].is_away = true;
        once(core::Nothing{});
    });
}

// Of those that answer.
void Questions::ask_all(const core::Ask& what) {
    struct All {
        core::Seats seats;
        std::size_t missing = 0, away = 0;
    };
    const auto all = std::make_shared<All>(All{{}, databases_.shards.size(), 0});
    for (Database* shard : databases_.shards) {
        ask(*shard, what, [this, all, ticket = what.ticket](const core::Found& found) {
            if (const auto* part = std::get_if<core::Seats>(&found)) {
                all->seats.all.insert(all->seats.all.end(), part->all.begin(), part->all.end());
            } else {
                ++all->away;
            }
            if (--all->missing > 0) return;
            const bool none = all->away == databases_.shards.size();
            tell(ticket, none ? core::Found(core::Nothing{}) : core::Found(all->seats));
        });
    }
}

}  // namespace vegas::sim::nodes
