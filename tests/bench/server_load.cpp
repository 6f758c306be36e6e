// Measures vegasd against the bare Beast program, both under the same load from this process:
// actions per second and per second of server CPU at saturation, latency at a moderate rate, bytes,
// memory. Rounds alternate between the two, so that a noisy machine is noisy for both; ratios are
// taken per round.
//
//   server_load --bare build/release/tests/bench/bare_beast --vegasd build/release/server/vegasd
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "tests/bench/load_clients.hpp"
#include "tests/bench/load_process.hpp"

namespace {

using vegas::bench::ServerProcess;
using vegas::bench::Swarm;
using vegas::bench::Target;

struct Options {
    std::string bare, vegasd, data;
    std::string ruleset = "royale-basic";
    std::size_t tables = 100, idle = 1000;
    int rounds = 3;
    double seconds = 3, rate = 1000;
    bool json = false;
};

// One server, one round.
struct Round {
    double actions_per_s = 0;
    double actions_per_cpu_s = 0;
    double calm_actions_per_cpu_s = 0;  // at the moderate rate
    double bytes_per_action = 0;        // payload that one client receives
    double messages_per_action = 0;     // that all clients receive
    double p50_us = 0, p99_us = 0;
    std::uint64_t games = 0;
};

struct Memory {
    double idle_connection = 0, table = 0;  // bytes
};

ServerProcess start(Target target, const Options& options) {
    if (target == Target::bare) return {options.bare, {}};
    std::vector<std::string> arguments{
        "--port",          "0",      "--log-level", "warn", "--messages-per-second", "1000000",
        "--message-burst", "1000000"};
    if (!options.data.empty()) {
        static int starts = 0;
        arguments.insert(arguments.end(),
                         {"--data", options.data + '/' + std::to_string(++starts)});
    }
    return {options.vegasd, arguments};
}

double percentile(std::vector<float>& values, double share) {
    if (values.empty()) return 0;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at),
                     values.end());
    return static_cast<double>(values[at]);
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

Round run_round(Target target, const Options& options) {
    const auto server = start(target, options);
    Swarm swarm(target, server.port(), options.ruleset);
    swarm.add_tables(options.tables);
    (void)swarm.play(0.5, 0);  // to warm up
    const double cpu = server.cpu_seconds();
    const auto full = swarm.play(options.seconds, 0);
    const double used = server.cpu_seconds() - cpu;
    const double calm_cpu = server.cpu_seconds();
    auto calm = swarm.play(options.seconds, options.rate);
    const double calm_used = server.cpu_seconds() - calm_cpu;
    const auto actions = static_cast<double>(full.actions);
    return {.actions_per_s = actions / full.seconds,
            .actions_per_cpu_s = actions / std::max(used, 0.01),
            .calm_actions_per_cpu_s = static_cast<double>(calm.actions) / std::max(calm_used, 0.01),
            .bytes_per_action = static_cast<double>(full.bytes) / actions / 4,
            .messages_per_action = static_cast<double>(full.messages) / actions,
            .p50_us = percentile(calm.latency_us, 0.50),
            .p99_us = percentile(calm.latency_us, 0.99),
            .games = full.games};
}

Memory measure_memory(const Options& options) {
    const auto bytes = [](const ServerProcess& server) {
        return static_cast<double>(server.resident_bytes());
    };
    Memory memory;
    {
        const auto server = start(Target::vegasd, options);
        Swarm swarm(Target::vegasd, server.port(), options.ruleset);
        const double before = bytes(server);
        swarm.add_idle(options.idle);
        memory.idle_connection = (bytes(server) - before) / static_cast<double>(options.idle);
    }
    const auto server = start(Target::vegasd, options);
    Swarm swarm(Target::vegasd, server.port(), options.ruleset);
    const double before = bytes(server);
    swarm.add_tables(options.tables);
    (void)swarm.play(1, 0);  // tables in the middle of their games
    memory.table =
        (bytes(server) - before) / static_cast<double>(options.tables) - 4 * memory.idle_connection;
    return memory;
}

Round middle(const std::vector<Round>& rounds) {
    const auto of = [&rounds](double Round::*field) {
        std::vector<double> values;
        values.reserve(rounds.size());
        for (const auto& round : rounds) values.push_back(round.*field);
        return median(values);
    };
    return {.actions_per_s = of(&Round::actions_per_s),
            .actions_per_cpu_s = of(&Round::actions_per_cpu_s),
            .calm_actions_per_cpu_s = of(&Round::calm_actions_per_cpu_s),
            .bytes_per_action = of(&Round::bytes_per_action),
            .messages_per_action = of(&Round::messages_per_action),
            .p50_us = of(&Round::p50_us),
            .p99_us = of(&Round::p99_us),
            .games = rounds.empty() ? 0 : rounds.back().games};
}

void print_row(const char* name, const Round& r) {
    std::printf("%-8s %11.0f %15.0f %11.0f %13.1f %13.0f %9.0f %9.0f\n", name, r.actions_per_s,
                r.actions_per_cpu_s, r.calm_actions_per_cpu_s, r.messages_per_action,
                r.bytes_per_action, r.p50_us, r.p99_us);
}

void print_json(const char* name, const Round& r) {
    std::printf(R"("%s":{"actions_per_s":%.0f,"actions_per_cpu_s":%.0f,)"
                R"("calm_actions_per_cpu_s":%.0f,"messages_per_action":%.2f,)"
                R"("bytes_per_action_and_client":%.1f,"p50_us":%.0f,"p99_us":%.0f},)",
                name, r.actions_per_s, r.actions_per_cpu_s, r.calm_actions_per_cpu_s,
                r.messages_per_action, r.bytes_per_action, r.p50_us, r.p99_us);
}

void report(const Options& o, const Round& bare, const Round& vegasd, double ratio,
            const Memory& m) {
    if (o.json) {
        std::printf(R"({"tables":%zu,"ruleset":"%s",)", o.tables, o.ruleset.c_str());
        if (!o.bare.empty()) print_json("bare", bare);
        if (!o.vegasd.empty()) print_json("vegasd", vegasd);
        std::printf(R"("ratio":%.3f,"table_bytes":%.0f,"idle_connection_bytes":%.0f})"
                    "\n",
                    ratio, m.table, m.idle_connection);
        return;
    }
    std::printf("%zu tables of 4, %s, median of %d rounds of %.1f s; latency at %.0f actions/s\n",
                o.tables, o.ruleset.c_str(), o.rounds, o.seconds, o.rate);
    std::printf("%-8s %11s %15s %11s %13s %13s %9s %9s\n", "", "actions/s", "actions/CPU s",
                "same, calm", "messages/act", "bytes/client", "p50 us", "p99 us");
    if (!o.bare.empty()) print_row("bare", bare);
    if (!o.vegasd.empty()) print_row("vegasd", vegasd);
    if (ratio > 0) {
        std::printf("vegasd does %.0f %% of bare's actions per CPU second\n", 100 * ratio);
    }
    if (!o.vegasd.empty()) {
        std::printf(
            "memory: %.1f KiB per idle connection, %.1f KiB per table beside its connections\n",
            m.idle_connection / 1024, m.table / 1024);
    }
}

void run(const Options& options) {
    std::vector<Round> bare, vegasd;
    std::vector<double> ratios;
    for (int i = 0; i < options.rounds; ++i) {
        if (!options.bare.empty()) bare.push_back(run_round(Target::bare, options));
        if (!options.vegasd.empty()) vegasd.push_back(run_round(Target::vegasd, options));
        if (bare.empty() || vegasd.empty()) continue;
        ratios.push_back(vegasd.back().actions_per_cpu_s / bare.back().actions_per_cpu_s);
    }
    const auto memory = options.vegasd.empty() ? Memory{} : measure_memory(options);
    report(options, middle(bare), middle(vegasd), median(ratios), memory);
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("The server's throughput, latency and memory, beside a bare Beast program's");
    app.add_option("--bare", options.bare, "path of bare_beast; left out: not measured");
    app.add_option("--vegasd", options.vegasd, "path of vegasd; left out: not measured");
    app.add_option("--data", options.data,
                   "directory that is there, for a data directory of each vegasd; left out: memory")
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
    app.add_option("--rate", options.rate, "actions per second over all tables, for the latency")
        ->check(CLI::Range(1.0, 1e6))
        ->capture_default_str();
    app.add_flag("--json", options.json);
    CLI11_PARSE(app, argc, argv);
    try {
        run(options);
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "server_load: " << error.what() << '\n';
        return 1;
    }
}
