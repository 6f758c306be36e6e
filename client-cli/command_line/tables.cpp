#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kPagesMax = 1'000'000;

}  // namespace

OptionsBuilder add_tables(CLI::App& app) {
    auto words = std::make_shared<TablesOptions>();
    TablesOptions& tables = *words;
    app.add_option("--ruleset", tables.ruleset, "only tables of this game");
    app.add_flag("--free", tables.free, "only open tables with a free seat");
    auto* page = app.add_option("--page", tables.page, "which page of the list")
                     ->check(CLI::Range(1, kPagesMax))
                     ->capture_default_str();
    app.add_flag("--all", tables.all, "all pages")->excludes(page);
    app.add_flag("--json", tables.as_json, "print JSON");
    return [words](const ClientSettings& settings) {
        TablesOptions tables = *words;
        tables.common = common_of(settings, login_name());
        return tables;
    };
}

}  // namespace vegas::cli
