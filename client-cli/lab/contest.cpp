#include "client-cli/lab/contest.hpp"

#include <time.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <memory>
#include <numeric>
#include <optional>

#include "client-cli/lab/game_feed.hpp"
#include "client-cli/local/program.hpp"
#include "engine/bots/common_random_numbers.hpp"
#include "engine/bots/policy.hpp"
#include "engine/game.hpp"

namespace vegas::cli {
namespace {

double processor_ms() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) / 1e6;
}

std::uint64_t number_of(std::uint64_t seed, std::uint64_t deal) {
    return FastDraws(FastDraws(seed).next() ^ deal).next();
}

double clock_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

// The programs of one job, by contestant; null for house bots.
using Programs = std::vector<std::unique_ptr<ChildProgram>>;

OrFailure<Programs> start_programs(const Contest& contest) {
    Programs programs(contest.bots.size());
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const Contestant& bot = contest.bots[i];
        if (bot.command.empty()) continue;
        auto program = ChildProgram::start(bot.name, bot.command, contest.patience);
        if (!program) return program.error();
        programs[i] = std::move(*program);
    }
    return programs;
}

bool has_program(const Programs& programs) {
    return std::ranges::any_of(programs, [](const auto& p) { return p != nullptr; });
}

class GameRunner {
public:
    GameRunner(const Contest& contest, const Programs& programs,
               std::vector<ContestantStats>& tallies)
        : contest_(contest), programs_(programs), tallies_(tallies) {}

    // The contestants sit so many seats further on than they were named. Fails if a program does.
    [[nodiscard]] OrFailure<void> play(std::uint64_t deal, std::size_t rotation) {
        rotation_ = rotation;
        const std::uint64_t number = number_of(contest_.seed, deal);
        bots::CommonRandomNumbers luck(number);
        FastDraws bot_draws(number + rotation + 1);
        NullEventSink mute;
        if (has_program(programs_)) {
            feed_.emplace(contest_.setup, seats(), deal * contest_.bots.size() + rotation,
                          number_of(number, rotation));
        }
        EventSink& events = feed_ ? feed_->events() : mute;
        Game g = start(contest_.setup, luck.draws(), events);
        while (!over(g)) {
            const Decision asked = decision(g);
            luck.on_decision(asked);
            const auto a = choice(g, contestant_at(asked.seat), bot_draws);
            if (!a) return a.error();
            if (feed_) feed_->record_choice(asked, *a);
            const ApplyError refused = apply(g, asked.seat, *a, luck.draws(), events);
            ASSERT(refused == ApplyError::none);
        }
        if (auto sent = send_final_state(g); !sent) return sent;
        count(result(g));
        return {};
    }

private:
    [[nodiscard]] std::size_t contestant_at(Seat seat) const {
        const std::size_t seats = contest_.bots.size();
        return (to_index(seat) + seats - rotation_) % seats;
    }

    [[nodiscard]] std::vector<protocol::SeatInfo> seats() const {
        std::vector<protocol::SeatInfo> all;
        for (std::size_t seat = 0; seat < contest_.bots.size(); ++seat) {
            const Contestant& bot = contest_.bots[contestant_at(static_cast<Seat>(seat))];
            protocol::SeatInfo info{.player = {}, .name = bot.name, .ready = true, .seed = ""};
            if (bot.command.empty()) {
                info.bot = bot.level;
            } else {
                info.player = "program-" + std::to_string(contestant_at(static_cast<Seat>(seat)));
            }
            all.push_back(std::move(info));
        }
        return all;
    }

    OrFailure<Action> choice(const Game& g, std::size_t index, FastDraws& bot_draws) {
        Actions list;
        legal_actions(g, list);
        const Game known = resample(g, decision(g).seat, bot_draws);
        const std::uint64_t seed = bot_draws.next();
        const Contestant& bot = contest_.bots[index];
        const bool is_program = programs_[index] != nullptr;
        const double began = is_program ? clock_ms() : processor_ms();
        auto a = is_program ? program_choice(*programs_[index], g)
                            : OrFailure<Action>(bots::choose(bot.level, known, seed, bot.playouts));
        if (!a || list.size == 1) return a;
        const double ended = is_program ? clock_ms() : processor_ms();
        tallies_[index].took_ms.push_back(static_cast<float>(ended - began));
        if (contest_.judge_playouts == 0) return a;
        const ChoiceRegret choice_regret =
            measure_regret(known, *a, bot_draws.next(), contest_.judge_playouts);
        tallies_[index].regret[choice_regret.category].add(choice_regret.regret);
        return a;
    }

    // A program that answers wrongly is told so, and the contest ends: it is to be mended first.
    OrFailure<Action> program_choice(ChildProgram& program, const Game& g) {
        const Decision asked = decision(g);
        if (const auto sent = program.write_line(feed_->snapshot(g, asked.seat)); !sent) {
            return sent.error();
        }
        const auto line = program.read_line();
        if (!line) return line.error();
        std::string reply;
        const auto chosen = feed_->choice(g, *line, reply);
        if (const auto sent = program.write_line(reply); !sent) return sent.error();
        if (!chosen) {
            return program.failure("was asked for `" + std::string(word_of(asked.ask)) +
                                   "` and answered wrongly: " + reply);
        }
        return *chosen;
    }

    OrFailure<void> send_final_state(const Game& g) {
        for (std::size_t seat = 0; seat < contest_.bots.size(); ++seat) {
            const auto& program = programs_[contestant_at(static_cast<Seat>(seat))];
            if (!program) continue;
            auto sent = program->write_line(feed_->snapshot(g, static_cast<Seat>(seat)));
            if (!sent) return sent;
        }
        return {};
    }

    void count(const GameResult& r) {
        const auto winners = std::ranges::count(r.places, 1);
        for (std::size_t seat = 0; seat < r.places.size; ++seat) {
            ContestantStats& t = tallies_[contestant_at(static_cast<Seat>(seat))];
            ++t.games;
            t.money += r.totals[seat];
            t.won += r.places[seat] == 1 ? 1 / static_cast<double>(winners) : 0;
        }
    }

    const Contest& contest_;
    const Programs& programs_;
    std::vector<ContestantStats>& tallies_;
    std::size_t rotation_ = 0;
    std::optional<GameFeed> feed_;  // where programs play
};

void add(ContestantStats& sum, ContestantStats&& one) {
    sum.games += one.games;
    sum.won += one.won;
    sum.money += one.money;
    sum.deals.push_back(one.win_share());
    sum.took_ms.insert(sum.took_ms.end(), one.took_ms.begin(), one.took_ms.end());
    for (const auto& [category, regret] : one.regret) sum.regret[category].add(regret);
}

// The deals that nobody has begun yet, one after another.
class DealQueue {
public:
    DealQueue(const Contest& contest, std::atomic<std::uint64_t>& played)
        : contest_(contest),
          played_(played),
          stats_by_deal_((contest.games + contest.bots.size() - 1) / contest.bots.size()) {}

    // When one job ends, the others begin no further deal: there is none left, or it has failed.
    [[nodiscard]] OrFailure<void> run_job() {
        const auto close = [this](void*) { next_ = stats_by_deal_.size(); };
        const std::unique_ptr<void, decltype(close)> closes_at_end(this, close);
        const auto programs = start_programs(contest_);
        if (!programs) return programs.error();
        const std::size_t seats = contest_.bots.size();
        for (std::uint64_t deal = next_++; deal < stats_by_deal_.size(); deal = next_++) {
            stats_by_deal_[deal].resize(seats);
            GameRunner runner(contest_, *programs, stats_by_deal_[deal]);
            const std::uint64_t left = contest_.games - deal * seats;
            for (std::size_t rotation = 0; rotation < std::min<std::uint64_t>(seats, left);
                 ++rotation) {
                if (auto played = runner.play(deal, rotation); !played) return played;
                ++played_;
            }
        }
        return {};
    }

    [[nodiscard]] std::vector<ContestantStats> sums() {
        std::vector<ContestantStats> sums(contest_.bots.size());
        for (auto& tallies : stats_by_deal_) {
            for (std::size_t i = 0; i < sums.size(); ++i) add(sums[i], std::move(tallies[i]));
        }
        return sums;
    }

private:
    const Contest& contest_;
    std::atomic<std::uint64_t>& played_;
    std::atomic<std::uint64_t> next_{0};
    std::vector<std::vector<ContestantStats>> stats_by_deal_;
};

}  // namespace

double ContestantStats::margin() const {
    if (deals.size() < 2) return 1;
    const auto n = static_cast<double>(deals.size());
    const double mean = std::accumulate(deals.begin(), deals.end(), 0.0) / n;
    double squares = 0;
    for (const double d : deals) squares += (d - mean) * (d - mean);
    constexpr double kOf95Percent = 1.96;
    return kOf95Percent * std::sqrt(squares / (n - 1) / n);
}

double ContestantStats::mean_ms() const {
    if (took_ms.empty()) return 0;
    return std::accumulate(took_ms.begin(), took_ms.end(), 0.0) /
           static_cast<double>(took_ms.size());
}

double ContestantStats::p99_ms() const {
    if (took_ms.empty()) return 0;
    auto sorted = took_ms;
    const std::size_t rank = sorted.size() * 99 / 100;
    std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(rank),
                     sorted.end());
    return sorted[rank];
}

OrFailure<std::vector<ContestantStats>> run_contest(const Contest& contest,
                                                    std::atomic<std::uint64_t>& played) {
    DealQueue deals(contest, played);
    std::vector<std::future<OrFailure<void>>> others;
    for (unsigned i = 1; i < contest.jobs; ++i) {
        others.push_back(std::async(std::launch::async, [&deals] { return deals.run_job(); }));
    }
    if (const auto done = deals.run_job(); !done) return done.error();
    for (auto& other : others) {
        if (const auto done = other.get(); !done) return done.error();
    }
    return deals.sums();
}

}  // namespace vegas::cli
