// Loads the values of settings: the command line beats the environment, which beats the file.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/settings/setting.hpp"

namespace vegas::settings {

struct LoadedSettings {
    std::string file;  // the file that was read; empty if none
    // By the setting's name: "--port", "VEGASD_PORT", "FILE:3". Settings with their default are
    // left out.
    std::map<std::string, std::string> sources;
    // One line each, beginning with the place. If there are none, all settings are good.
    std::vector<std::string> mistakes;
};

// Reads sources one after another; later ones beat earlier ones. A mistake counts even if a later
// source beats it.
class Loader {
public:
    explicit Loader(std::vector<Setting> settings) : settings_(std::move(settings)) {}
    Loader& operator=(Loader&&) = delete;

    [[nodiscard]] const std::vector<Setting>& settings() const { return settings_; }
    // Finds a setting by its name or alias; nullptr if there is none.
    [[nodiscard]] const Setting* find(std::string_view name) const;
    [[nodiscard]] bool is_set(std::string_view name) const;

    // `is_optional`: the file may be missing.
    void read_file(const std::string& path, bool is_optional);
    // Reads the settings' variables. `environment`: NAME=VALUE, as in `environ`. Empty ones are
    // ignored.
    void read_environment(const char* const* environment);
    // The same for a program that owns all variables with a prefix. Each must be a setting's, and
    // empty ones count. `others`: variables with the prefix that are not settings.
    void read_environment(const char* const* environment, std::string_view prefix,
                          const std::vector<std::string>& others);
    // Reads one setting from text; `source` names the place.
    void read_text(const Setting&, const std::string& source, const std::string& text);

    void add_mistake(const std::string& line) { loaded_.mistakes.push_back(line); }

    // Also checks what depends on all sources: whether each setting has the setting it requires.
    [[nodiscard]] LoadedSettings finish();

private:
    void record_source(const Setting&, const std::string& source, const std::string& wrong);

    std::vector<Setting> settings_;
    LoadedSettings loaded_;
};

}  // namespace vegas::settings
