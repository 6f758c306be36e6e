// Settings as options of a command line that CLI11 reads. CLI11 tells options from values; what the
// values may be, the settings say. Its own reading of files and variables is not used: it knows no
// line of a mistake, tells only the first, and counts what a file says as typed.
#pragma once

#include <CLI/CLI.hpp>
#include <list>
#include <string>
#include <vector>

#include "protocol/settings/loader.hpp"

namespace vegas::settings {

class Options {
public:
    // REQUIRES: the app and the settings outlive them.
    explicit Options(CLI::App& app) : app_(&app) {}

    void add(const Setting&);
    [[nodiscard]] bool empty() const { return added_.empty(); }
    // Those that were typed, once the app has parsed.
    void read_into(Loader&) const;

private:
    struct Added {
        const Setting* setting;
        CLI::Option* option = nullptr;
        std::string given{};
    };

    CLI::App* app_;
    std::list<Added> added_;
};

// One of these words, whatever the case of its letters.
[[nodiscard]] CLI::Validator word_of(const std::vector<std::string>& words);

// All commands of an app, in the order in which they were added.
[[nodiscard]] std::vector<const CLI::App*> commands_of(const CLI::App&);

// What is wrong with a command line, in one line, with what was perhaps meant by a word that is
// neither an option nor a command.
[[nodiscard]] std::string explain(const CLI::App&, const CLI::Error&);

}  // namespace vegas::settings
