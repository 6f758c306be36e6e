#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kListedMax = 10'000;

struct GamesWords {
    CommonWords common;
    GamesOptions games;
};

}  // namespace

Meaning add_games(CLI::App& app) {
    auto words = std::make_shared<GamesWords>();
    add_common(app, words->common, "the name under which you played (default: your login name)");
    app.add_option("--most", words->games.most, "how many games to list")
        ->check(CLI::Range(1, kListedMax))
        ->capture_default_str();
    app.add_flag("--json", words->games.as_json, "print JSON");
    add_screen(app, words->common.common);
    return [words] {
        GamesOptions games = words->games;
        games.common = common_of(words->common, login_name());
        return games;
    };
}

}  // namespace vegas::cli
