// Where the values of settings come from: the command line beats the environment, which beats the
// file.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/settings/setting.hpp"

namespace vegas::settings {

struct Loaded {
    std::string file;  // that was there to read; empty: none
    // By the setting's name, without those that have their default: "--port", "VEGASD_PORT",
    // "FILE:3".
    std::map<std::string, std::string> sources;
    // One line each, which begins with the place. Without any, all settings are good.
    std::vector<std::string> mistakes;
};

// Reads sources one after another; later ones beat earlier ones. A mistake counts even if a later
// source beats it.
class Loader {
public:
    explicit Loader(std::vector<Setting> settings) : settings_(std::move(settings)) {}
    Loader& operator=(Loader&&) = delete;

    [[nodiscard]] const std::vector<Setting>& settings() const { return settings_; }
    // By its name or its other spelling; null: there is none.
    [[nodiscard]] const Setting* find(std::string_view name) const;
    [[nodiscard]] bool is_given(std::string_view name) const;

    // `is_optional`: it may be missing.
    void read_file(const std::string& path, bool is_optional);
    // The variables of the settings. `environment`: NAME=VALUE, as `environ` has it. Empty ones do
    // not count.
    void read_environment(const char* const* environment);
    // The same for a program that owns all variables with a prefix: each must be a setting's, and
    // empty ones count. `others`: variables with this prefix that are no settings.
    void read_environment(const char* const* environment, std::string_view prefix,
                          const std::vector<std::string>& others);
    // One setting as text, from the place that `source` names.
    void read_text(const Setting&, const std::string& source, const std::string& text);

    void add_mistake(const std::string& line) { loaded_.mistakes.push_back(line); }

    // What follows from all sources together, too: whether each setting has what it needs.
    [[nodiscard]] Loaded finish();

private:
    void note(const Setting&, const std::string& source, const std::string& wrong);

    std::vector<Setting> settings_;
    Loaded loaded_;
};

}  // namespace vegas::settings
