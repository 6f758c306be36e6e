#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

struct WatchWords {
    CommonWords common;
    TableWords table;
    std::string speed{kSpeeds[1]};
};

WatchOptions watch_of(const CLI::App& app, WatchWords words) {
    take_link(app, words.table, words.common);
    const Target& target = words.table.target;
    if (!target.given()) usage("watch needs a link, --table or --invite");
    return {
        .common = common_of(words.common, login_name()), .target = target, .speed = words.speed};
}

}  // namespace

Meaning add_watch(CLI::App& app) {
    auto words = std::make_shared<WatchWords>();
    add_common(app, words->common, "your name");
    add_target(app, words->table);
    add_speed(app, words->speed);
    add_screen(app, words->common.common);
    add_speech(app, words->common.common);
    return [&app, words] { return watch_of(app, *words); };
}

}  // namespace vegas::cli
