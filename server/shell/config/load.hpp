// Where settings come from: the command line beats the environment, which beats the file.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/shell/config/config.hpp"
#include "server/shell/config/setting.hpp"

namespace vegas::shell {

// Read if it is there and no other file was named.
inline constexpr const char* kUsualFile = "/etc/vegasd/vegasd.toml";

struct Loaded {
    Config config;
    std::string file;                            // that was read; empty: none
    std::map<std::string, std::string> sources;  // of what is no default: "--port", "FILE:3"
    // A line each, which names its source; without any the config is whole.
    std::vector<std::string> mistakes;
};

// Settings that are being put together. Later sources beat earlier ones; a mistake is one even if
// a later source beats it.
class Loading {
public:
    Loading();

    [[nodiscard]] const std::vector<Setting>& settings() const { return settings_; }
    // Null: there is none with this name.
    [[nodiscard]] const Setting* find(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> names() const;

    // `path`, or the usual file if there is one; an empty path: none.
    void file(const std::optional<std::string>& path);
    // VEGASD_*; all must be known. `environment`: NAME=VALUE, as `environ` has it.
    void environment(const char* const* environment);
    // One setting as text, from the place that `source` names.
    void text(const Setting&, const std::string& source, const std::string& given);

    void mistake(const std::string& line);

    // What follows from all sources together, too.
    [[nodiscard]] Loaded end();

private:
    void table(const std::string& path, std::string_view toml);
    void took(const Setting&, const std::string& source, const std::string& wrong);

    std::unique_ptr<Loaded> loaded_;  // the settings are bound to its config
    std::vector<Setting> settings_;
};

// VEGASD_CONFIG: the file's path; nothing: it is not set.
[[nodiscard]] std::optional<std::string> file_of(const char* const* environment);

}  // namespace vegas::shell
