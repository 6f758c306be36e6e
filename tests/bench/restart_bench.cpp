// Fills a directory with tables in the middle of their games, as a busy server leaves them when it
// is killed, and says how long a core takes to bring them back. Usage: restart_bench DIR TABLES
// [DECISIONS]; DIR must not be there yet, and is left behind for a vegasd to start over.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "engine/draws.hpp"
#include "server/core/server.hpp"
#include "server/core/table/table.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/store/sqlite_store.hpp"

namespace vegas::shell {
namespace {

using std::chrono::steady_clock;

constexpr std::uint32_t kSeats = 4;

double seconds_since(steady_clock::time_point start) {
    return std::chrono::duration<double>(steady_clock::now() - start).count();
}

template <typename AnyClock>
std::int64_t ms_of() {
    const auto since = AnyClock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

core::TimePoint now() { return {ms_of<steady_clock>()}; }
core::UtcTime utc_now() { return {ms_of<std::chrono::system_clock>()}; }

// A table of four people, after so many decisions of a game of the main game with tiles.
core::Append played(std::uint32_t number, int decisions, OsEntropy& entropy) {
    static const core::Limits limits;
    const auto begun = now();
    std::vector<core::Person> people;
    for (std::uint32_t i = 1; i <= kSeats; ++i) {
        const std::string id = core::random_id(entropy, core::kPlayerIdChars);
        people.push_back({number * kSeats + i, id, "Player " + std::to_string(i)});
    }
    core::Table table({.id = core::random_id(entropy, core::kTableIdChars),
                       .invite = core::random_id(entropy, core::kInviteChars),
                       .setup = {.ruleset = Ruleset::royale, .seats = kSeats},
                       .decision_ms = 60'000,
                       .founder = people.front()},
                      limits, entropy, begun);
    for (const core::Person& who : people) {
        (void)table.membership().sit(who, {}, begun);
        (void)table.waiting_room().set_ready(who.key, true);
    }
    (void)table.match_runner().start(begun);
    FastDraws picks(number + 1);
    for (int n = 0; n < decisions && table.match().is_running(); ++n) {
        const auto offers = table.match().offers();
        const auto pick = picks.one_of(static_cast<std::uint32_t>(offers.size()));
        const auto key = table.seating().occupant_at(table.match().deciding_seat()).player;
        const auto open = table.match().open_decision();
        if (table.match_runner().act(key, open, offers[pick].action, begun)) std::abort();
    }
    core::Append append{.table = table.config().id,
                        .records = {},
                        .invite = table.config().invite,
                        .base = {},
                        .players = {},
                        .game = {}};
    for (auto& entry : table.take_records(begun)) append.records.push_back(to_json(entry));
    for (const core::Person& who : people) {
        append.players.push_back({.id = who.id,
                                  .name = who.name,
                                  .devices = {{.id = who.id,
                                               .name = {},
                                               .token_hash = core::random_id(entropy, 64),
                                               .seen = utc_now()}},
                                  .seen = utc_now()});
    }
    return append;
}

void fill(const std::string& dir, std::uint32_t tables, int decisions) {
    OsEntropy entropy;
    SqliteStore store(
        {.dir = dir, .thread = {.post = [](const auto&) {}}});  // it does all before it ends
    store.listen([](const auto&) {});
    for (std::uint32_t n = 0; n < tables; ++n) store.append({played(n, decisions, entropy)});
}

void bring_back(const std::string& dir) {
    OsEntropy entropy;
    const auto start = steady_clock::now();
    SqliteStore store({.dir = dir, .thread = {.post = [](const auto&) {}}});
    std::printf("opened and looked through  %6.2f s\n", seconds_since(start));
    core::Server server({}, entropy, store.incarnation());
    core::Output out;
    std::size_t tables = 0, records = 0;
    store.load([&](core::LoadedTable table) {
        ++tables;
        records += table.records.size();
        server.handle({.now = now(), .utc = utc_now(), .what = std::move(table)}, out);
    });
    server.handle({.now = now(), .utc = utc_now(), .what = core::AllTablesLoaded{}}, out);
    std::printf("%zu tables of %zu records   %6.2f s, %zu set aside\n", tables, records,
                seconds_since(start), out.set_aside.size());
}

}  // namespace
}  // namespace vegas::shell

int main(int argc, char** argv) {
    try {
        if (argc < 3) {
            std::fprintf(stderr, "usage: restart_bench DIR TABLES [DECISIONS]\n");
            return 2;
        }
        const int decisions = argc > 3 ? std::atoi(argv[3]) : 100;
        vegas::shell::fill(argv[1], static_cast<std::uint32_t>(std::atoi(argv[2])), decisions);
        vegas::shell::bring_back(argv[1]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "restart_bench: %s\n", error.what());
        return 1;
    }
}
