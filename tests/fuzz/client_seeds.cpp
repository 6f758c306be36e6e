// What a server tells `vegas play`, a few decisions of each game, on screens of several sizes:
//   fuzz_client_seeds FOLDER      makes FOLDER/client
#include <iostream>
#include <nlohmann/json.hpp>

#include "tests/client-cli/play_harness.hpp"
#include "tests/client-cli/random_games.hpp"
#include "tests/fuzz/seeds.hpp"

namespace vegas::fuzz {
namespace {

using nlohmann::json;

constexpr std::size_t kSteps = 6;   // of a seed
constexpr std::size_t kApart = 40;  // from one seed to the next
constexpr std::uint64_t kGames = 11;

json screen_of(std::size_t number) {
    constexpr int kRows[] = {20, 24, 40};
    constexpr int kColumns[] = {60, 80, 120};
    const std::size_t size = number % std::size(kRows);
    return {{"rows", kRows[size]}, {"columns", kColumns[size]}, {"speech", number % 4 == 3}};
}

// As the reply to the last request.
std::string replied(json message) {
    message["re"] = 0;
    message["ok"] = true;
    return message.dump() + "\n";
}

bool asks_first_seat(const json& snapshot) {
    return snapshot["prompt"].is_object() && snapshot["prompt"]["seat"] == 0;
}

std::string told(const std::vector<cli::RandomStep>& steps, std::size_t first, std::size_t number) {
    const json snapshot = json::parse(steps[first].snapshot);
    const json table = snapshot["table"];
    int version = snapshot["v"];
    bool acted = false;
    std::string lines = screen_of(number).dump() + "\n" + replied(snapshot);
    for (std::size_t n = first + 1; n < steps.size() && n <= first + kSteps; ++n) {
        const json events = json::parse(steps[n].events);
        const json now = json::parse(steps[n].snapshot);
        const json update = cli::step_update(events, now, table, ++version);
        lines += acted ? replied(update) : update.dump() + "\n";
        lines += json({{"typed", "1"}}).dump() + "\n";
        acted = asks_first_seat(now);
    }
    return lines;
}

void write_all(const std::filesystem::path& folder) {
    std::size_t number = 0;
    for (const auto& steps : cli::random_games(kGames)) {
        for (std::size_t first = 0; first < steps.size(); first += kApart) {
            write(folder, std::to_string(number), told(steps, first, number));
            ++number;
        }
        const std::size_t end = steps.size() - std::min(steps.size(), kSteps);
        write(folder, std::to_string(number), told(steps, end, number));
        ++number;
    }
}

}  // namespace
}  // namespace vegas::fuzz

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: fuzz_client_seeds FOLDER\n";
        return 2;
    }
    vegas::fuzz::write_all(std::filesystem::path(argv[1]) / "client");
    return 0;
}
