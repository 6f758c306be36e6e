// Measures vegasd against the bare Beast program, and vegasd on a disk against vegasd in memory,
// all under the same load from this process: actions per second and per second of server CPU at
// saturation, latency at moderate rates, bytes, memory. Rounds alternate, so that a noisy machine
// is noisy for all; ratios are taken per round.
//
//   server_load --bare build/release/tests/bench/bare_beast --vegasd build/release/server/vegasd
//               --data DIR
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "tests/bench/load_clients.hpp"
#include "tests/bench/load_process.hpp"

namespace {

using vegas::bench::percentile;
using vegas::bench::ServerProcess;
using vegas::bench::Swarm;
using vegas::bench::Target;

struct Options {
    std::string bare, vegasd, data;
    std::string ruleset = "royale-basic";
    std::size_t tables = 100, idle = 1000;
    int rounds = 3;
    double seconds = 3;
    std::vector<double> rates{200, 1000};
};

// What is measured: a program, and where it keeps its games.
struct Subject {
    const char* name;
    Target target;
    bool on_disk = false;
};

// At a moderate rate of actions.
struct Calm {
    double actions_per_cpu_s = 0;
    double p50_us = 0, p99_us = 0;
    double commits_per_s = 0;
};

// One server, one round.
struct Round {
    double actions_per_s = 0;
    double actions_per_cpu_s = 0;
    double bytes_per_action = 0;     // payload that one client receives
    double messages_per_action = 0;  // that all clients receive
    double commits_per_s = 0, actions_per_commit = 0;
    std::vector<Calm> calm;  // one for each of the rates
};

struct Memory {
    double idle_connection = 0, table = 0;  // bytes
};

// A server, and the directory of its own in which it keeps its games; empty: in memory.
struct Server {
    std::string data;
    ServerProcess process;

    // How many transactions there have been: SQLite counts them in the index of its log, and the
    // count is its third number (https://www.sqlite.org/walformat.html).
    [[nodiscard]] std::uint32_t commits() const {
        if (data.empty()) return 0;
        std::array<std::uint32_t, 3> numbers{};
        std::ifstream index(data + "/vegas.db-shm", std::ios::binary);
        index.read(reinterpret_cast<char*>(numbers.data()), sizeof numbers);
        return numbers[2];
    }
};

Server start(const Subject& subject, const Options& options) {
    if (subject.target == Target::bare) return {{}, {options.bare, {}}};
    std::vector<std::string> arguments{"--port",
                                       "0",
                                       "--log-level",
                                       "error",
                                       "--messages-per-second",
                                       "1000000",
                                       "--message-burst",
                                       "1000000",
                                       "--unlimited",
                                       "127.0.0.0/8"};
    std::string data;
    if (subject.on_disk) {
        static int starts = 0;
        data = options.data + '/' + std::to_string(++starts);
        // A disk that stops for a second is measured too; the clients would not take a refusal.
        arguments.insert(arguments.end(), {"--data", data, "--storage-patience-ms", "60000"});
    }
    return {data, {options.vegasd, arguments}};
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

Calm measure_calm(const Server& server, Swarm& swarm, double seconds, double rate) {
    const double cpu = server.process.cpu_seconds();
    const auto commits = server.commits();
    auto calm = swarm.play(seconds, rate);
    const double used = server.process.cpu_seconds() - cpu;
    return {.actions_per_cpu_s = static_cast<double>(calm.actions) / std::max(used, 0.01),
            .p50_us = percentile(calm.latency_us, 0.50),
            .p99_us = percentile(calm.latency_us, 0.99),
            .commits_per_s = (server.commits() - commits) / calm.seconds};
}

Round run_round(const Subject& subject, const Options& options) {
    const auto server = start(subject, options);
    Swarm swarm(subject.target, server.process.port(), options.ruleset);
    swarm.add_tables(options.tables);
    (void)swarm.play(0.5, 0);  // to warm up
    const double cpu = server.process.cpu_seconds();
    const auto commits = server.commits();
    const auto full = swarm.play(options.seconds, 0);
    const double used = server.process.cpu_seconds() - cpu;
    const auto actions = static_cast<double>(full.actions);
    const double committed = server.commits() - commits;
    Round round{.actions_per_s = actions / full.seconds,
                .actions_per_cpu_s = actions / std::max(used, 0.01),
                .bytes_per_action = static_cast<double>(full.bytes) / actions / 4,
                .messages_per_action = static_cast<double>(full.messages) / actions,
                .commits_per_s = committed / full.seconds,
                .actions_per_commit = committed > 0 ? actions / committed : 0,
                .calm = {}};
    for (const double rate : options.rates) {
        round.calm.push_back(measure_calm(server, swarm, options.seconds, rate));
    }
    return round;
}

Memory measure_memory(const Options& options) {
    constexpr Subject kVegasd{"vegasd", Target::vegasd};
    const auto bytes = [](const Server& server) {
        return static_cast<double>(server.process.resident_bytes());
    };
    Memory memory;
    {
        const auto server = start(kVegasd, options);
        Swarm swarm(Target::vegasd, server.process.port(), options.ruleset);
        const double before = bytes(server);
        swarm.add_idle(options.idle);
        memory.idle_connection = (bytes(server) - before) / static_cast<double>(options.idle);
    }
    const auto server = start(kVegasd, options);
    Swarm swarm(Target::vegasd, server.process.port(), options.ruleset);
    const double before = bytes(server);
    swarm.add_tables(options.tables);
    (void)swarm.play(1, 0);  // tables in the middle of their games
    memory.table =
        (bytes(server) - before) / static_cast<double>(options.tables) - 4 * memory.idle_connection;
    return memory;
}

// The rounds of one subject.
class Rounds {
public:
    explicit Rounds(const Subject& subject) : subject_(subject) {}

    [[nodiscard]] const Subject& subject() const { return subject_; }
    [[nodiscard]] const std::vector<Round>& all() const { return rounds_; }
    void run(const Options& options) { rounds_.push_back(run_round(subject_, options)); }

    [[nodiscard]] double middle(double Round::*field) const {
        std::vector<double> values;
        for (const auto& round : rounds_) values.push_back(round.*field);
        return median(values);
    }
    [[nodiscard]] double middle(std::size_t rate, double Calm::*field) const {
        std::vector<double> values;
        for (const auto& round : rounds_) values.push_back(round.calm.at(rate).*field);
        return median(values);
    }

private:
    Subject subject_;
    std::vector<Round> rounds_;
};

// Of actions per CPU second, round by round.
double ratio(const Rounds& of, const Rounds& to) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < of.all().size(); ++i) {
        ratios.push_back(of.all()[i].actions_per_cpu_s / to.all()[i].actions_per_cpu_s);
    }
    return median(ratios);
}

void print(const Rounds& rounds, const Options& options) {
    std::printf("%-8s %9.0f %13.0f %12.1f %12.0f", rounds.subject().name,
                rounds.middle(&Round::actions_per_s), rounds.middle(&Round::actions_per_cpu_s),
                rounds.middle(&Round::messages_per_action),
                rounds.middle(&Round::bytes_per_action));
    if (rounds.subject().on_disk) {
        std::printf(" %9.0f %14.1f", rounds.middle(&Round::commits_per_s),
                    rounds.middle(&Round::actions_per_commit));
    }
    std::printf("\n");
    for (std::size_t i = 0; i < options.rates.size(); ++i) {
        std::printf("    at %5.0f actions/s: p50 %5.0f us, p99 %5.0f us, %6.0f actions per CPU s",
                    options.rates[i], rounds.middle(i, &Calm::p50_us),
                    rounds.middle(i, &Calm::p99_us), rounds.middle(i, &Calm::actions_per_cpu_s));
        if (rounds.subject().on_disk) {
            std::printf(", %.0f commits/s", rounds.middle(i, &Calm::commits_per_s));
        }
        std::printf("\n");
    }
}

void report(const Options& o, const std::vector<Rounds>& all, const Memory& m) {
    std::printf("%zu tables of 4, %s, median of %d rounds of %.1f s\n", o.tables, o.ruleset.c_str(),
                o.rounds, o.seconds);
    std::printf("%-8s %9s %13s %12s %12s %9s %14s\n", "", "actions/s", "actions/CPU s",
                "messages/act", "bytes/client", "commits/s", "actions/commit");
    for (const Rounds& rounds : all) print(rounds, o);
    for (std::size_t i = 1; i < all.size(); ++i) {
        std::printf("%s does %.0f %% of %s's actions per CPU second\n", all[i].subject().name,
                    100 * ratio(all[i], all[i - 1]), all[i - 1].subject().name);
    }
    if (!o.vegasd.empty()) {
        std::printf(
            "memory: %.1f KiB per idle connection, %.1f KiB per table beside its connections\n",
            m.idle_connection / 1024, m.table / 1024);
    }
}

void run(const Options& options) {
    std::vector<Rounds> all;
    if (!options.bare.empty()) all.emplace_back(Subject{"bare", Target::bare});
    if (!options.vegasd.empty()) all.emplace_back(Subject{"vegasd", Target::vegasd});
    if (!options.vegasd.empty() && !options.data.empty()) {
        all.emplace_back(Subject{"on disk", Target::vegasd, true});
    }
    for (int i = 0; i < options.rounds; ++i) {
        for (Rounds& rounds : all) rounds.run(options);
    }
    report(options, all, options.vegasd.empty() ? Memory{} : measure_memory(options));
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("The server's throughput, latency and memory, beside a bare Beast program's");
    app.add_option("--bare", options.bare, "path of bare_beast; left out: not measured");
    app.add_option("--vegasd", options.vegasd, "path of vegasd; left out: not measured");
    app.add_option("--data", options.data,
                   "a directory for data directories: vegasd is also measured with one; left out: "
                   "in memory only")
        ->check(CLI::ExistingDirectory);
    app.add_option("--ruleset", options.ruleset)->capture_default_str();
    app.add_option("--tables", options.tables)->check(CLI::Range(1, 2000))->capture_default_str();
    app.add_option("--idle", options.idle, "idle connections for the measure of their memory")
        ->check(CLI::Range(1, 8000))
        ->capture_default_str();
    app.add_option("--rounds", options.rounds)->check(CLI::Range(1, 20))->capture_default_str();
    app.add_option("--seconds", options.seconds, "of each measurement")
        ->check(CLI::Range(0.1, 60.0))
        ->capture_default_str();
    app.add_option("--rate", options.rates, "actions per second over all tables, for the latency")
        ->check(CLI::Range(1.0, 1e6))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        run(options);
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "server_load: " << error.what() << '\n';
        return 1;
    }
}
