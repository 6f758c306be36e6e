#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

struct RulesWords {
    Common screen;
    RulesOptions rules;
};

}  // namespace

Meaning add_rules(CLI::App& app) {
    auto words = std::make_shared<RulesWords>();
    app.add_option("ruleset", words->rules.ruleset, "a game (default: list them)");
    app.add_option("tile", words->rules.tile, "one of its tiles, by its name or its letters");
    app.add_flag("--json", words->rules.as_json, "print JSON");
    add_screen(app, words->screen);
    return [words] {
        RulesOptions rules = words->rules;
        rules.plain = words->screen.plain;
        rules.ascii = words->screen.ascii;
        rules.language = words->screen.language;
        return rules;
    };
}

}  // namespace vegas::cli
