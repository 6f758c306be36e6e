// The load as a program, for what starts the servers itself: tables of four at one or several
// servers, who play as lines on standard input say, "SECONDS RATE" each (RATE 0: as fast as it
// goes). Each is answered by a line of JSON. The first line says that all tables have begun.
//
//   load_tables --place 4001:4002 --place 4002:4001     creators at one server, the others at
//                                                       another one
#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/bench/load_clients.hpp"

namespace {

using vegas::bench::percentile;
using vegas::bench::Ports;
using vegas::bench::Swarm;
using vegas::bench::Target;

constexpr std::size_t kActionsOfAGame = 175;  // about

struct Options {
    std::vector<std::string> places;
    std::string ruleset = "royale-basic";
    std::size_t tables = 100;
};

std::uint16_t port(std::string_view digits) {
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool is_one = error == std::errc() && end == digits.data() + digits.size() && number != 0;
    if (!is_one) throw std::runtime_error("a place is two ports, such as 4001:4002");
    return number;
}

Ports ports(std::string_view place) {
    const auto colon = place.find(':');
    if (colon == std::string_view::npos) return {.creator = port(place), .others = port(place)};
    return {.creator = port(place.substr(0, colon)), .others = port(place.substr(colon + 1))};
}

void play(Swarm& swarm, double seconds, double rate) {
    auto measured = swarm.play(seconds, rate);
    std::printf(
        "{\"seconds\": %.3f, \"actions\": %ju, \"games\": %ju, \"messages\": %ju, "
        "\"p50_ms\": %.3f, \"p99_ms\": %.3f}\n",
        measured.seconds, std::uintmax_t{measured.actions}, std::uintmax_t{measured.games},
        std::uintmax_t{measured.messages}, percentile(measured.latency_us, 0.50) / 1000,
        percentile(measured.latency_us, 0.99) / 1000);
    std::fflush(stdout);
}

void run(const Options& options) {
    std::vector<Ports> places;
    for (const auto& place : options.places) places.push_back(ports(place));
    Swarm swarm(Target::vegasd, places, options.ruleset);
    swarm.add_tables(options.tables);
    swarm.spread(kActionsOfAGame);
    std::puts("{}");
    std::fflush(stdout);
    for (double seconds = 0, rate = 0; std::cin >> seconds >> rate;) play(swarm, seconds, rate);
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("Plays at tables of running servers, as standard input says");
    app.add_option("--place", options.places,
                   "ports at 127.0.0.1: of who makes a table, and of the other three")
        ->required();
    app.add_option("--ruleset", options.ruleset)->capture_default_str();
    app.add_option("--tables", options.tables)->check(CLI::Range(1, 2000))->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        run(options);
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "load_tables: " << error.what() << '\n';
        return 1;
    }
}
