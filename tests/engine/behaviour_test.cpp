// One number for all that the engine does: a hash over a thousand seeded games of each ruleset,
// number of seats and main option. A change of the numbers in behaviour.txt is a change of the
// rules, of the order of draws or of what is told; the commit says which, and raises kRulesVersion
// if games under way would go on otherwise. VEGAS_UPDATE_BEHAVIOUR=1 writes them anew.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <vector>

#include "engine/game.hpp"
#include "protocol/fair/event_log.hpp"
#include "tests/support/duels.hpp"

namespace vegas {
namespace {

class Hash {  // FNV-1a, 64 bits
public:
    void byte(unsigned value) { hash_ = (hash_ ^ (value & 0xffU)) * 0x100000001b3ULL; }
    void number(std::int64_t value) {
        for (unsigned shift = 0; shift < 64; shift += 8) {
            byte(static_cast<unsigned>(static_cast<std::uint64_t>(value) >> shift));
        }
    }
    void text(std::string_view bytes) {
        for (const char c : bytes) byte(static_cast<unsigned char>(c));
    }
    void action(const Action& a) {
        for (const unsigned part : {static_cast<unsigned>(a.kind), 0U + a.a, 0U + a.b, 0U + a.c}) {
            byte(part);
        }
    }
    [[nodiscard]] std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

// Who was asked what with which options, what was chosen, all that was told, and the result.
void play(const Setup& setup, std::uint64_t seed, Hash& hash) {
    FastDraws draws(seed);
    FastDraws picks(~seed);
    protocol::EventLog events;
    Game g = start(setup, draws, events);
    while (!over(g)) {
        const Decision d = decision(g);
        Actions list;
        legal_actions(g, list);
        const Action a = list[list.size == 1 ? 0 : picks.one_of(list.size)];
        hash.byte(static_cast<unsigned>(d.seat));
        hash.byte(static_cast<unsigned>(d.ask));
        for (const Action& option : list) hash.action(option);
        hash.action(a);
        ASSERT_EQ(apply(g, d.seat, a, draws, events), ApplyError::none);
    }
    hash.text(events.members());
    const GameResult r = result(g);
    for (std::size_t seat = 0; seat < setup.seats; ++seat) {
        hash.number(r.places[seat]);
        hash.number(r.totals[seat]);
        hash.number(r.cards[seat]);
        hash.number(r.chips[seat]);
    }
}

struct PlayedSetup {
    std::string name;  // in behaviour.txt
    Setup setup;
};

std::vector<PlayedSetup> all_played() {
    std::vector<PlayedSetup> all;
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
        const std::string n = std::to_string(seats);
        all.push_back({"royale-basic-" + n, {.ruleset = Ruleset::royale_basic, .seats = seats}});
        all.push_back({"classic-" + n, {.ruleset = Ruleset::classic, .seats = seats}});
        if (seats <= 4) {
            all.push_back({"classic-" + n + "-neutral",
                           {.ruleset = Ruleset::classic, .seats = seats, .neutral_dice = true}});
        }
        for (const int tiles : {0, 3, 6}) {
            all.push_back({"royale-" + n + "-tiles-" + std::to_string(tiles),
                           {.ruleset = Ruleset::royale,
                            .seats = seats,
                            .tiles = static_cast<std::uint8_t>(tiles)}});
        }
    }
    all.push_back({"royale-4-fresh",
                   {.ruleset = Ruleset::royale,
                    .seats = 4,
                    .tiles = 5,
                    .tile_reuse = TileReuse::fresh_faces}});
    all.push_back({"royale-3-aside",
                   {.ruleset = Ruleset::royale,
                    .seats = 3,
                    .tiles = 2,
                    .tile_reuse = TileReuse::fresh_tiles}});
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::royale}) {
        all.push_back({std::string(word_of(r)) + "-2-without-neutral",
                       {.ruleset = r, .seats = 2, .neutral_dice = false}});
    }
    for (const std::uint8_t seats : std::to_array<std::uint8_t>({2, 5, 8})) {
        const std::string name = "custom-" + std::to_string(seats);
        const auto rules = [&](Skip skip, std::uint8_t limit) {
            return Setup{
                .ruleset = Ruleset::custom, .seats = seats, .skip = skip, .skip_limit = limit};
        };
        all.push_back({name, rules(Skip::none, 0)});
        all.push_back({name + "-chips", rules(Skip::chips, 0)});
        all.push_back({name + "-chips-2", rules(Skip::chips, 2)});
        all.push_back({name + "-cards", rules(Skip::cards, 0)});
    }
    for (std::uint8_t seats = 2; seats <= 4; ++seats) {
        const std::string name = "vegas-1996-" + std::to_string(seats);
        all.push_back({name, {.ruleset = Ruleset::vegas_1996, .seats = seats}});
        all.push_back({name + "-duel", test::with_duels(seats)});
    }
    return all;
}

constexpr int kGames = 1'000;  // of each setup

std::string line_of(const PlayedSetup& played) {
    Hash hash;
    for (int seed = 1; seed <= kGames; ++seed) {
        play(played.setup, static_cast<std::uint64_t>(seed), hash);
    }
    std::ostringstream line;
    line << played.name << ' ' << kGames << ' ' << std::hex << hash.value();
    return line.str();
}

}  // namespace

TEST(Behaviour, IsWhatItWas) {
    const std::string path = VEGAS_SOURCE_DIR "/tests/engine/behaviour.txt";
    std::vector<std::string> now;
    for (const PlayedSetup& played : all_played()) now.push_back(line_of(played));
    if (std::getenv("VEGAS_UPDATE_BEHAVIOUR") != nullptr) {
        std::ofstream file(path);
        for (const std::string& line : now) file << line << '\n';
    }
    std::ifstream file(path);
    ASSERT_TRUE(file.good()) << path << " is missing";
    std::vector<std::string> was;
    for (std::string line; std::getline(file, line);) was.push_back(line);
    ASSERT_EQ(now.size(), was.size());
    for (std::size_t i = 0; i < now.size(); ++i) EXPECT_EQ(now[i], was[i]);
}

}  // namespace vegas
