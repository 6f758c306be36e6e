// Writes what the fuzzers of long documents begin with, as this version writes it:
//   fuzz_seeds FOLDER      makes FOLDER/journal, FOLDER/transcripts and FOLDER/tables
// Games of each ruleset, their tables' records at three moments, and bytes for whole lives.
#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>
#include <string>

#include "tests/fuzz/seeds.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/setup_name.hpp"
#include "tests/support/table_life.hpp"

namespace vegas::fuzz {
namespace {

constexpr int kStepsMost = 20'000;

std::string lines_of(const std::vector<core::journal::Entry>& records) {
    std::string all;
    for (const auto& entry : records) all += core::journal::to_json(entry) + "\n";
    return all;
}

void write_life(const std::filesystem::path& folder, const std::string& name, const Setup& setup,
                std::uint64_t seed) {
    test::TableLife life(setup, seed);
    bool open = false, playing = false;
    for (int n = 0; n < kStepsMost && life.games == 0; ++n) {
        life.step();
        if (!open && life.records.size() > 6) {
            open = true;
            write(folder / "journal", name + "_open", lines_of(life.records));
        }
        if (!playing && life.records.size() > 40) {
            playing = true;
            write(folder / "journal", name + "_playing", lines_of(life.records));
        }
    }
    write(folder / "journal", name + "_over", lines_of(life.records));
    if (life.games > 0) write(folder / "transcripts", name, life.transcript);
}

// Without them libFuzzer tries for long what fits into a few bytes.
void write_bytes(const std::filesystem::path& folder, std::uint64_t seed) {
    FastDraws draws(seed);
    std::string bytes(60 * seed, ' ');
    for (char& byte : bytes) byte = static_cast<char>(draws.one_of(256));
    write(folder / "tables", std::to_string(seed), bytes);
}

void write_all(const std::filesystem::path& folder) {
    const Setup setups[]{
        {.ruleset = Ruleset::royale, .seats = 2, .tiles = 6},
        {.ruleset = Ruleset::royale, .seats = 3, .tile_reuse = TileReuse::fresh_faces},
        {.ruleset = Ruleset::royale, .seats = 2, .tiles = 2, .tile_reuse = TileReuse::fresh_tiles},
        {.ruleset = Ruleset::royale_basic, .seats = 2, .open_money = true},
        {.ruleset = Ruleset::royale_basic, .seats = 2, .neutral_dice = false},
        {.ruleset = Ruleset::classic, .seats = 2, .neutral_dice = true},
        {.ruleset = Ruleset::custom, .seats = 2, .rounds = 1, .skip = Skip::chips},
        {.ruleset = Ruleset::custom, .seats = 3, .rounds = 1, .skip = Skip::cards, .skip_limit = 1},
        test::with_duels(2),
    };
    for (std::uint64_t seed = 1; seed <= 20; ++seed) write_bytes(folder, seed);
    int n = 0;
    for (const Setup& setup : setups) {
        const std::string game = std::to_string(++n) + "_" + test::word(word_of(setup.ruleset));
        for (const std::uint64_t seed : {1U, 2U}) {
            write_life(folder, game + "_" + std::to_string(seed), setup, seed);
        }
    }
}

}  // namespace
}  // namespace vegas::fuzz

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: fuzz_seeds FOLDER\n";
        return 2;
    }
    GTEST_FLAG_SET(throw_on_failure, true);
    vegas::fuzz::write_all(argv[1]);
    return 0;
}
