#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kListedMax = 10'000;

}  // namespace

OptionsBuilder add_games(CLI::App& app) {
    auto words = std::make_shared<GamesOptions>();
    app.add_option("--most", words->most, "how many games to list")
        ->check(CLI::Range(1, kListedMax))
        ->capture_default_str();
    app.add_flag("--json", words->as_json, "print JSON");
    return [words](const ClientSettings& settings) {
        GamesOptions games = *words;
        games.common = common_of(settings, login_name());
        return games;
    };
}

}  // namespace vegas::cli
