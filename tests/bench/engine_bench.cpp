// The engine alone: random playouts as a bot does them (list the options, take one), the size of
// the state and the cost of a clone. Prints one line for each setup; --json for programs. Usage:
// engine_bench [--seconds S] [--json]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "tests/support/duels.hpp"

namespace vegas {
namespace {

using std::chrono::steady_clock;

double seconds_since(steady_clock::time_point t) {
    return std::chrono::duration<double>(steady_clock::now() - t).count();
}

struct Rate {
    double decisions_per_s = 0, games_per_s = 0, decisions_per_game = 0;
};

// Playouts for about `seconds`; the best of five slices, since the machine is shared.
Rate playouts(const Setup& setup, double seconds) {
    NullEventSink mute;
    FastDraws draws(1);
    Rate best;
    for (int slice = 0; slice < 5; ++slice) {
        const auto begin = steady_clock::now();
        std::uint64_t decisions = 0;
        std::uint64_t games = 0;
        double took = 0;
        for (; took < seconds / 5; took = seconds_since(begin)) {
            for (int i = 0; i < 100; ++i, ++games) {
                Game g = start(setup, draws, mute);
                for (Actions list; !over(g); ++decisions) {
                    legal_actions(g, list);
                    const std::size_t pick = list.size == 1 ? 0 : draws.one_of(list.size);
                    apply_trusted(g, list[pick], draws, mute);
                }
            }
        }
        const Rate r{static_cast<double>(decisions) / took, static_cast<double>(games) / took,
                     static_cast<double>(decisions) / static_cast<double>(games)};
        if (r.decisions_per_s > best.decisions_per_s) best = r;
    }
    return best;
}

double clone_ns() {
    NullEventSink mute;
    FastDraws draws(1);
    std::vector<Game> games(64, start({.seats = 4}, draws, mute));
    constexpr int kClones = 20'000'000;
    const auto begin = steady_clock::now();
    for (int i = 0; i < kClones; ++i) {
        games[static_cast<std::size_t>(i) & 63] = games[static_cast<std::size_t>(i + 1) & 63];
        asm volatile("" : : "r"(games.data()) : "memory");  // keeps the copy
    }
    return seconds_since(begin) * 1e9 / kClones;
}

struct Bench {
    const char* name;
    Setup setup;
};

constexpr Bench kBenches[] = {
    {"royale-basic, 2 seats", {.ruleset = Ruleset::royale_basic, .seats = 2}},
    {"royale-basic, 4 seats", {.ruleset = Ruleset::royale_basic, .seats = 4}},
    {"royale, 2 seats, 3 tiles", {.ruleset = Ruleset::royale, .seats = 2}},
    {"royale, 4 seats, 3 tiles", {.ruleset = Ruleset::royale, .seats = 4}},
    {"royale, 4 seats, 6 tiles", {.ruleset = Ruleset::royale, .seats = 4, .tiles = 6}},
    {"classic, 4 seats", {.ruleset = Ruleset::classic, .seats = 4}},
    {"classic, 4 seats, neutral dice",
     {.ruleset = Ruleset::classic, .seats = 4, .neutral_dice = true}},
    {"custom, 8 seats, skip money", {.ruleset = Ruleset::custom, .seats = 8, .skip = Skip::chips}},
    {"vegas-1996, 4 seats", {.ruleset = Ruleset::vegas_1996, .seats = 4}},
    {"vegas-1996, 4 seats, duel", test::with_duels(4)},
};

void run(double seconds, bool as_json) {
    if (as_json) std::printf("{");
    for (const Bench& b : kBenches) {
        const Rate r = playouts(b.setup, seconds);
        if (as_json) {
            std::printf("\"%s\":{\"decisions_per_s\":%.0f,\"games_per_s\":%.0f},", b.name,
                        r.decisions_per_s, r.games_per_s);
        } else {
            std::printf("%-32s %10.0f decisions/s %9.0f games/s %6.1f decisions/game\n", b.name,
                        r.decisions_per_s, r.games_per_s, r.decisions_per_game);
        }
    }
    const char* format =
        as_json ? "\"state_bytes\":%zu,\"clone_ns\":%.1f}\n" : "state %zu bytes, clone %.1f ns\n";
    std::printf(format, sizeof(Game), clone_ns());
}

}  // namespace
}  // namespace vegas

int main(int argc, char** argv) {
    double seconds = 5;
    bool as_json = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view arg = argv[i];
        if (arg == "--json") {
            as_json = true;
        } else if (arg == "--seconds" && i + 1 < argc) {
            seconds = std::max(0.1, std::atof(argv[++i]));
        } else {
            std::fprintf(stderr, "usage: engine_bench [--seconds S] [--json]\n");
            return 2;
        }
    }
    vegas::run(seconds, as_json);
}
