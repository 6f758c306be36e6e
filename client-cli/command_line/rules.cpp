#include <memory>

#include "client-cli/command_line/command.hpp"

namespace vegas::cli {

OptionsBuilder add_rules(CLI::App& app) {
    auto words = std::make_shared<RulesOptions>();
    app.add_option("ruleset", words->ruleset, "a game (default: list them)");
    app.add_option("tile", words->tile, "one of its tiles, by its name or its letters");
    app.add_flag("--json", words->as_json, "print JSON");
    return [words](const ClientSettings& settings) {
        RulesOptions rules = *words;
        rules.plain = settings.no_color;
        rules.ascii = settings.ascii;
        rules.language = settings.language;
        return rules;
    };
}

}  // namespace vegas::cli
