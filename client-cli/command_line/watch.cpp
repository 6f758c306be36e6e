#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

struct WatchArguments {
    Common common;
    TableArguments table;
    std::string speed{kSpeeds[1]};
};

WatchOptions watch_of(const CLI::App& app, WatchArguments words, ClientSettings settings) {
    apply_link(app, words.table, settings);
    const Target& target = words.table.target;
    if (!target.is_given()) usage("watch needs a link, --table or --invite");
    return {.common = common_of(settings, login_name(), words.common),
            .target = target,
            .speed = words.speed};
}

}  // namespace

OptionsBuilder add_watch(CLI::App& app) {
    auto words = std::make_shared<WatchArguments>();
    add_target(app, words->table);
    add_speed(app, words->speed);
    add_speech(app, words->common);
    return
        [&app, words](const ClientSettings& settings) { return watch_of(app, *words, settings); };
}

}  // namespace vegas::cli
