#include "client-cli/lab/contest.hpp"

#include <time.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <memory>
#include <numeric>
#include <optional>

#include "client-cli/lab/told_game.hpp"
#include "client-cli/local/program.hpp"
#include "engine/bots/luck.hpp"
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

Programs started(const Contest& contest) {
    Programs programs;
    for (const Contestant& bot : contest.bots) {
        programs.push_back(bot.command.empty() ? nullptr
                                               : std::make_unique<ChildProgram>(
                                                     bot.name, bot.command, contest.patience));
    }
    return programs;
}

bool any_of(const Programs& programs) {
    return std::ranges::any_of(programs, [](const auto& p) { return p != nullptr; });
}

class Table {
public:
    Table(const Contest& contest, const Programs& programs, std::vector<Tally>& tallies)
        : contest_(contest), programs_(programs), tallies_(tallies) {}

    // The contestants sit so many seats further on than they were named.
    void play(std::uint64_t deal, std::size_t turned) {
        turned_ = turned;
        const std::uint64_t number = number_of(contest_.seed, deal);
        bots::Luck luck(number);
        FastDraws minds(number + turned + 1);
        NoEvents mute;
        if (any_of(programs_)) {
            told_.emplace(contest_.setup, seats(), deal * contest_.bots.size() + turned,
                          number_of(number, turned));
        }
        Events& events = told_ ? told_->events() : mute;
        Game g = start(contest_.setup, luck.draws(), events);
        while (!over(g)) {
            const Decision asked = decision(g);
            luck.before(asked);
            const Action a = choice(g, who(asked.seat), minds);
            if (told_) told_->choosing(asked, a);
            const Refused refused = apply(g, asked.seat, a, luck.draws(), events);
            ASSERT(refused == Refused::none);
        }
        tell_the_end(g);
        count(result(g));
    }

private:
    [[nodiscard]] std::size_t who(Seat seat) const {
        const std::size_t seats = contest_.bots.size();
        return (at(seat) + seats - turned_) % seats;
    }

    [[nodiscard]] std::vector<protocol::SeatInfo> seats() const {
        std::vector<protocol::SeatInfo> all;
        for (std::size_t seat = 0; seat < contest_.bots.size(); ++seat) {
            const Contestant& bot = contest_.bots[who(static_cast<Seat>(seat))];
            protocol::SeatInfo info{.player = {}, .name = bot.name, .ready = true, .seed = ""};
            if (bot.command.empty()) {
                info.bot = bot.level;
            } else {
                info.player = "program-" + std::to_string(who(static_cast<Seat>(seat)));
            }
            all.push_back(std::move(info));
        }
        return all;
    }

    Action choice(const Game& g, std::size_t who, FastDraws& minds) {
        Actions list;
        legal_actions(g, list);
        const Game known = resample(g, decision(g).seat, minds);
        const std::uint64_t seed = minds.next();
        const Contestant& bot = contest_.bots[who];
        const bool is_program = programs_[who] != nullptr;
        const double began = is_program ? clock_ms() : processor_ms();
        const Action a = is_program ? answer_of(*programs_[who], g)
                                    : bots::choose(bot.level, known, seed, bot.playouts);
        if (list.size == 1) return a;
        const double ended = is_program ? clock_ms() : processor_ms();
        tallies_[who].took_ms.push_back(static_cast<float>(ended - began));
        if (contest_.judged == 0) return a;
        const Judged judged = judge(known, a, minds.next(), contest_.judged);
        tallies_[who].regret[judged.matter].add(judged.regret);
        return a;
    }

    // A program that answers wrongly is told so, and the contest ends: it is to be mended first.
    Action answer_of(ChildProgram& program, const Game& g) {
        const Decision asked = decision(g);
        program.tell(told_->snapshot(g, asked.seat));
        std::string reply;
        const auto chosen = told_->choice(g, program.hear(), reply);
        program.tell(reply);
        if (!chosen) {
            program.fails("was asked for `" + std::string(word_of(asked.ask)) +
                          "` and answered wrongly: " + reply);
        }
        return *chosen;
    }

    void tell_the_end(const Game& g) {
        for (std::size_t seat = 0; seat < contest_.bots.size(); ++seat) {
            const auto& program = programs_[who(static_cast<Seat>(seat))];
            if (program) program->tell(told_->snapshot(g, static_cast<Seat>(seat)));
        }
    }

    void count(const Result& r) {
        const auto winners = std::ranges::count(r.places, 1);
        for (std::size_t seat = 0; seat < r.places.size; ++seat) {
            Tally& t = tallies_[who(static_cast<Seat>(seat))];
            ++t.games;
            t.money += r.totals[seat];
            t.won += r.places[seat] == 1 ? 1 / static_cast<double>(winners) : 0;
        }
    }

    const Contest& contest_;
    const Programs& programs_;
    std::vector<Tally>& tallies_;
    std::size_t turned_ = 0;
    std::optional<ToldGame> told_;  // where programs play
};

void add(Tally& sum, Tally&& one) {
    sum.games += one.games;
    sum.won += one.won;
    sum.money += one.money;
    sum.deals.push_back(one.win_share());
    sum.took_ms.insert(sum.took_ms.end(), one.took_ms.begin(), one.took_ms.end());
    for (const auto& [matter, regret] : one.regret) sum.regret[matter].add(regret);
}

// Deals that nobody has begun yet, one after another.
class Deals {
public:
    Deals(const Contest& contest, std::atomic<std::uint64_t>& played)
        : contest_(contest),
          played_(played),
          of_deals_((contest.games + contest.bots.size() - 1) / contest.bots.size()) {}

    // When one job fails, the others begin no further deal.
    void play_on() try {
        const Programs programs = started(contest_);
        const std::size_t seats = contest_.bots.size();
        for (std::uint64_t deal = next_++; deal < of_deals_.size(); deal = next_++) {
            of_deals_[deal].resize(seats);
            Table table(contest_, programs, of_deals_[deal]);
            const std::uint64_t left = contest_.games - deal * seats;
            for (std::size_t turned = 0; turned < std::min<std::uint64_t>(seats, left); ++turned) {
                table.play(deal, turned);
                ++played_;
            }
        }
    } catch (...) {
        next_ = of_deals_.size();
        throw;
    }

    [[nodiscard]] std::vector<Tally> sums() {
        std::vector<Tally> sums(contest_.bots.size());
        for (auto& tallies : of_deals_) {
            for (std::size_t i = 0; i < sums.size(); ++i) add(sums[i], std::move(tallies[i]));
        }
        return sums;
    }

private:
    const Contest& contest_;
    std::atomic<std::uint64_t>& played_;
    std::atomic<std::uint64_t> next_{0};
    std::vector<std::vector<Tally>> of_deals_;
};

}  // namespace

double Tally::margin() const {
    if (deals.size() < 2) return 1;
    const auto n = static_cast<double>(deals.size());
    const double mean = std::accumulate(deals.begin(), deals.end(), 0.0) / n;
    double squares = 0;
    for (const double d : deals) squares += (d - mean) * (d - mean);
    constexpr double kOf95Percent = 1.96;
    return kOf95Percent * std::sqrt(squares / (n - 1) / n);
}

double Tally::mean_ms() const {
    if (took_ms.empty()) return 0;
    return std::accumulate(took_ms.begin(), took_ms.end(), 0.0) /
           static_cast<double>(took_ms.size());
}

double Tally::p99_ms() const {
    if (took_ms.empty()) return 0;
    auto sorted = took_ms;
    const std::size_t rank = sorted.size() * 99 / 100;
    std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(rank),
                     sorted.end());
    return sorted[rank];
}

std::vector<Tally> hold(const Contest& contest, std::atomic<std::uint64_t>& played) {
    Deals deals(contest, played);
    std::vector<std::future<void>> others;
    for (unsigned i = 1; i < contest.jobs; ++i) {
        others.push_back(std::async(std::launch::async, [&deals] { deals.play_on(); }));
    }
    deals.play_on();
    for (auto& other : others) other.get();
    return deals.sums();
}

}  // namespace vegas::cli
