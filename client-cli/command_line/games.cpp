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
    auto* status =
        app.add_flag("--status", words->status,
                     "only games that are not over; exit code 0 if one waits for you, else 3");
    app.add_flag("--watch", words->watch,
                 "print each change until one waits for you (exit code 0), or none is left (3)")
        ->excludes(status);
    app.add_flag("--json", words->as_json, "print JSON");
    return [words](const ClientSettings& settings) {
        GamesOptions games = *words;
        games.common = common_of(settings, login_name());
        return games;
    };
}

}  // namespace vegas::cli
