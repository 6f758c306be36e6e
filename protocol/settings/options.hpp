// Offers settings as options of a CLI11 command line. CLI11 only separates options from values; the
// settings check the values. CLI11's own reading of files and variables is not used. It does not
// know a mistake's line, reports only the first mistake, and counts values from a file as typed.
#pragma once

#include <CLI/CLI.hpp>
#include <list>
#include <string>
#include <vector>

#include "protocol/settings/loader.hpp"

namespace vegas::settings {

class CommandLineOptions {
public:
    // REQUIRES: the app and the settings outlive this object.
    explicit CommandLineOptions(CLI::App& app) : app_(&app) {}

    void add(const Setting&);
    [[nodiscard]] bool empty() const { return added_.empty(); }
    // Reads the options that were typed, once the app has parsed.
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

// Accepts one of these words, in upper or lower case.
[[nodiscard]] CLI::Validator word_of(const std::vector<std::string>& words);

// All commands of an app, in the order they were added.
[[nodiscard]] std::vector<const CLI::App*> commands_of(const CLI::App&);

// Explains in one line what is wrong with a command line. For a word that is neither option nor
// command, it suggests what may have been meant.
[[nodiscard]] std::string explain(const CLI::App&, const CLI::Error&);

}  // namespace vegas::settings
