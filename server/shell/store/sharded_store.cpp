#include "server/shell/store/sharded_store.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>

#include "server/shell/store/postgres/asker.hpp"
#include "server/shell/store/postgres/questions.hpp"
#include "server/shell/store/postgres/schema.hpp"

namespace vegas::shell {
namespace {

using core::Found;
using postgres::Asker;
using postgres::Connection;

constexpr std::chrono::milliseconds kLook{500};

bool is_away(const Found& found) { return std::holds_alternative<core::Away>(found); }
bool is_nothing(const Found& found) { return std::holds_alternative<core::Nothing>(found); }

template <class Question>
Asker::Work work_of(Question question) {
    return [question = std::move(question)](Connection& connection) {
        return postgres::answer(connection, question);
    };
}

// What the question names; its first character says where to look first.
const std::string& id_of(const core::FindGame& question) { return question.id; }
const std::string& id_of(const core::LastGameAt& question) { return question.table; }
const std::string& id_of(const core::FindHome& question) {
    return question.table.empty() ? question.invite : question.table;
}

// Of what several databases say of the same thing, which is in one of them at most.
Found the_one(std::vector<Found> all) {
    for (Found& found : all) {
        if (!is_away(found) && !is_nothing(found)) return std::move(found);
    }
    return std::any_of(all.begin(), all.end(), is_away) ? Found(core::Away{})
                                                        : Found(core::Nothing{});
}

// The newest of all. Where a database is away, nobody knows which those are.
Found merged_games(const std::vector<Found>& all, std::size_t most) {
    core::GamePage page;
    for (const Found& found : all) {
        const auto* part = std::get_if<core::GamePage>(&found);
        if (part == nullptr) return core::Away{};
        page.games.insert(page.games.end(), part->games.begin(), part->games.end());
        page.more = page.more || part->more;
    }
    std::sort(page.games.begin(), page.games.end(), [](const auto& a, const auto& b) {
        return std::pair(a.at.ended.ms, a.at.game) > std::pair(b.at.ended.ms, b.at.game);
    });
    if (page.games.size() > most) {
        page.games.resize(most);
        page.more = true;
    }
    return page;
}

// Of the databases that answer: whoever plays elsewhere is not kept waiting.
Found merged_seats(const std::vector<Found>& all) {
    if (std::all_of(all.begin(), all.end(), is_away)) return core::Away{};
    core::Seats seats;
    for (const Found& found : all) {
        const auto* part = std::get_if<core::Seats>(&found);
        if (part != nullptr) {
            seats.all.insert(seats.all.end(), part->all.begin(), part->all.end());
        }
    }
    return seats;
}

// Waits until it is there, and brings it to the newest format.
void prepare_people(const std::string& url, bool is_shard,
                    const std::function<void(std::string why)>& on_wait) {
    std::string told;
    for (;;) {
        try {
            Connection connection(url);
            postgres::migrate(connection);
            if (!is_shard) postgres::keep_people(connection);
            return;
        } catch (const postgres::Error& error) {
            if (!error.is_transient()) {
                throw std::runtime_error("cannot use the database of people: " +
                                         std::string(error.what()));
            }
            if (told != error.what() && on_wait) on_wait(told = error.what());
        }
        std::this_thread::sleep_for(kLook);
    }
}

}  // namespace

class ShardedStore::Impl {
public:
    explicit Impl(Options options) : options_(std::move(options)), own_(own_options()) {
        const auto& shards = options_.shards;
        const bool is_shard = std::any_of(shards.begin(), shards.end(), [this](const Shard& shard) {
            return shard.url == options_.people;
        });
        prepare_people(options_.people, is_shard, options_.store.on_wait);
        people_ = asker(options_.people, "people", {});
        for (std::size_t i = 0; i < shards.size(); ++i) {
            auto on_nodes = [this, i](std::vector<postgres::Node> nodes) {
                if (i != options_.own) tell_nodes(i, std::move(nodes));
            };
            askers_.push_back(
                asker(shards[i].url, "shard " + std::to_string(i + 1), std::move(on_nodes)));
        }
    }
    ~Impl() { *lives_ = false; }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    [[nodiscard]] PostgresStore& own() { return own_; }

    void listen(Listener listener) {
        listener_ = std::move(listener);
        own_.listen([this](Said said) { hear(std::move(said)); });
    }

    void ask(core::Ask what) {
        std::visit([this, ticket = what.ticket](auto& question) { ask(ticket, question); },
                   what.question);
    }

    void note(core::Visited visited) {
        people_->ask(
            [visited = std::move(visited)](Connection& connection) {
                postgres::note(connection, visited);
                return core::Nothing{};
            },
            [](const Found&) {});
    }

    void forget(const core::Forget& what) {
        const auto forgetting = std::make_shared<std::optional<Forgetting>>();
        carry_out(
            *people_,
            [what, forgetting](Connection& connection) {
                if (!*forgetting) *forgetting = postgres::begin_forgetting(connection, what);
                return postgres::forget(connection, **forgetting);
            },
            [this, forgetting](const Found&) {
                if (*forgetting && listener_) listener_((*forgetting)->so_far);
            });
    }

    // Nobody is told any more.
    [[nodiscard]] Ended end(std::chrono::milliseconds patience) {
        const auto until = std::chrono::steady_clock::now() + patience;
        *lives_ = false;
        people_->stop();
        for (const auto& asker : askers_) asker->stop();
        Ended ended = own_.end(patience);
        ended.lingers = !people_->has_ended(until) ||
                        std::any_of(askers_.begin(), askers_.end(), [until](const auto& asker) {
                            return !asker->has_ended(until);
                        });
        return ended;
    }

private:
    using Then = Asker::Then;

    PostgresStore::Options own_options() {
        PostgresStore::Options own = options_.store;
        own.url = options_.shards.at(options_.own).url;
        own.shard = static_cast<int>(options_.own);
        own.on_nodes = [this](std::vector<postgres::Node> nodes) {
            tell_nodes(options_.own, std::move(nodes));
        };
        return own;
    }

    std::unique_ptr<Asker> asker(const std::string& url, const std::string& name,
                                 std::function<void(std::vector<postgres::Node>)> on_nodes) {
        Asker::Options options{.url = url, .post = options_.store.thread.post};
        options.on_trouble = [this, name](const std::string& why) {
            if (options_.on_trouble) options_.on_trouble(name, why);
        };
        options.on_nodes = std::move(on_nodes);
        return std::make_unique<Asker>(std::move(options));
    }

    // A shard that is away has those that it had.
    void tell_nodes(std::size_t shard, std::vector<postgres::Node> nodes) {
        nodes_[shard] = std::move(nodes);
        if (!options_.store.on_nodes) return;
        std::vector<postgres::Node> all;
        for (const auto& [n, part] : nodes_) all.insert(all.end(), part.begin(), part.end());
        options_.store.on_nodes(std::move(all));
    }

    void tell(std::uint64_t ticket, Found found) {
        if (*lives_ && listener_) listener_(core::Told{ticket, std::move(found)});
    }

    void hear(Said said) {
        if (auto* told = std::get_if<core::Told>(&said)) {
            if (auto then = own_asked_.extract(told->ticket)) {
                return then.mapped()(std::move(told->found));
            }
        }
        if (listener_) listener_(std::move(said));
    }

    // ---- one database

    // Away, when it takes too long.
    void ask(Asker& asker, Asker::Work work, Then then) {
        const auto waiting = std::make_shared<Then>(std::move(then));
        asker.ask(std::move(work), [waiting](Found found) {
            if (const Then once = std::exchange(*waiting, {})) once(std::move(found));
        });
        options_.after(options_.patience.count(), [lives = lives_, waiting, &asker] {
            const Then once = std::exchange(*waiting, {});
            if (!*lives || !once) return;
            asker.give_up();
            once(core::Away{});
        });
    }

    // In portions, so that others have their turn in between: each says whether there may be more.
    // Then `then` is told Nothing, or Away.
    using Portion = std::function<bool(Connection&)>;
    void carry_out(Asker& asker, const Portion& portion, const Then& then) {
        const auto more = std::make_shared<bool>(false);
        ask(
            asker,
            [portion, more](Connection& connection) {
                *more = portion(connection);
                return core::Nothing{};
            },
            [this, &asker, portion, then, more](Found found) {
                if (is_away(found) || !*more) return then(std::move(found));
                carry_out(asker, portion, then);
            });
    }

    template <class Question>
    void ask_people(std::uint64_t ticket, const Question& question) {
        ask(*people_, work_of(question),
            [this, ticket](Found found) { tell(ticket, std::move(found)); });
    }

    // ---- several

    // Asks all shards but `except`; the answers come in the order of the shards.
    void gather(std::optional<std::size_t> except,
                const std::function<void(Asker&, const Then&)>& ask_one,
                const std::function<void(std::vector<Found>)>& done) {
        struct All {
            std::vector<Found> found;
            std::size_t missing = 0;
        };
        std::vector<Asker*> which;
        for (std::size_t i = 0; i < askers_.size(); ++i) {
            if (i != except) which.push_back(askers_[i].get());
        }
        if (which.empty()) return done({});
        const auto all = std::make_shared<All>(All{std::vector<Found>(which.size()), which.size()});
        for (std::size_t n = 0; n < which.size(); ++n) {
            ask_one(*which[n], [all, n, done](Found found) {
                all->found.at(n) = std::move(found);
                if (--all->missing == 0) done(std::move(all->found));
            });
        }
    }
    template <class Question>
    void gather_answers(std::optional<std::size_t> except, const Question& question,
                        const std::function<void(std::vector<Found>)>& done) {
        const auto work = work_of(question);
        gather(
            except, [this, &work](Asker& asker, const Then& then) { ask(asker, work, then); },
            done);
    }

    // First where its id says; a table that was made before its character was given to another
    // shard is still where it was.
    template <class Question>
    void look_everywhere(std::uint64_t ticket, const Question& question) {
        const auto first = shard_of(options_.shards, id_of(question));
        const auto others = [this, ticket, first, question](Found found) {
            if (!is_nothing(found)) return tell(ticket, std::move(found));
            gather_answers(first, question, [this, ticket](std::vector<Found> all) {
                tell(ticket, the_one(std::move(all)));
            });
        };
        if (!first) {
            others(core::Nothing{});
        } else if (*first == options_.own) {
            own_asked_.emplace(ticket, others);
            own_.ask({ticket, question});
        } else {
            ask(*askers_.at(*first), work_of(question), others);
        }
    }

    // ---- each question

    void ask(std::uint64_t ticket, const core::Reclaim& question) { ask_people(ticket, question); }
    void ask(std::uint64_t ticket, const core::FindPlayer& question) {
        ask_people(ticket, question);
    }
    void ask(std::uint64_t ticket, const core::KeepPlayer& question) {
        ask_people(ticket, question);
    }
    void ask(std::uint64_t ticket, const core::FindGame& question) {
        look_everywhere(ticket, question);
    }
    void ask(std::uint64_t ticket, const core::LastGameAt& question) {
        look_everywhere(ticket, question);
    }
    void ask(std::uint64_t ticket, const core::FindHome& question) {
        look_everywhere(ticket, question);
    }
    void ask(std::uint64_t ticket, const core::GamesOf& question) {
        gather_answers({}, question,
                       [this, ticket, most = question.most](const std::vector<Found>& all) {
                           tell(ticket, merged_games(all, most));
                       });
    }
    void ask(std::uint64_t ticket, const core::TablesOf& question) {
        gather_answers({}, question, [this, ticket](const std::vector<Found>& all) {
            tell(ticket, merged_seats(all));
        });
    }

    // From the games first: whoever is still known can be erased again, if a database is away.
    void ask(std::uint64_t ticket, const core::ErasePlayer& question) {
        const Portion erase = [id = question.id](Connection& connection) {
            return postgres::erase_from_games(connection, id);
        };
        gather(
            {}, [this, &erase](Asker& asker, const Then& then) { carry_out(asker, erase, then); },
            [this, ticket, id = question.id](const std::vector<Found>& all) {
                if (std::any_of(all.begin(), all.end(), is_away)) return tell(ticket, core::Away{});
                erase_person(ticket, id);
            });
    }
    void erase_person(std::uint64_t ticket, const std::string& id) {
        ask(
            *people_,
            [id](Connection& connection) {
                auto found = postgres::answer(connection, core::FindPlayer{id});
                postgres::erase_player(connection, id);
                return found;
            },
            [this, ticket](Found found) { tell(ticket, std::move(found)); });
    }

    Options options_;
    const std::shared_ptr<bool> lives_ = std::make_shared<bool>(true);
    std::map<std::size_t, std::vector<postgres::Node>> nodes_;  // by shard
    Listener listener_;
    std::unordered_map<std::uint64_t, Then> own_asked_;  // of the own shard, by ticket
    PostgresStore own_;
    std::unique_ptr<Asker> people_;
    std::vector<std::unique_ptr<Asker>> askers_;  // of the shards
};

ShardedStore::ShardedStore(Options options) : impl_(std::make_unique<Impl>(std::move(options))) {}

ShardedStore::~ShardedStore() = default;

std::uint64_t ShardedStore::incarnation() const { return impl_->own().incarnation(); }

void ShardedStore::load(const std::function<void(core::Loaded)>& each) { impl_->own().load(each); }

std::vector<std::string> ShardedStore::aside() { return impl_->own().aside(); }

void ShardedStore::listen(Listener listener) { impl_->listen(std::move(listener)); }

void ShardedStore::append(std::vector<core::Append> appends) {
    impl_->own().append(std::move(appends));
}

void ShardedStore::ask(core::Ask question) { impl_->ask(std::move(question)); }

void ShardedStore::visited(core::Visited visited) { impl_->note(std::move(visited)); }

void ShardedStore::forget(core::Forget what) {
    impl_->own().forget(what);
    impl_->forget(what);
}

void ShardedStore::set_aside(core::SetAside table) { impl_->own().set_aside(std::move(table)); }

void ShardedStore::claim() { impl_->own().claim(); }

void ShardedStore::release(const core::Release& tables) { impl_->own().release(tables); }

Store::Ended ShardedStore::end(std::chrono::milliseconds patience) { return impl_->end(patience); }

}  // namespace vegas::shell
