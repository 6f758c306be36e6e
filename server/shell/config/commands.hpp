// What vegasd can be told to do instead of serving, and how that is told on the command line.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/time.hpp"
#include "server/shell/config/config.hpp"

namespace CLI {
class App;
}

namespace vegas::shell {

struct Loaded;

// `vegasd check`: a data directory is looked at.
struct CheckData {
    std::string data;
    bool games = false;  // finished games are verified, too
};

// `vegasd backup`
struct BackUpData {
    std::string data, file;
    bool replace = false;  // a file that is there already
};

// `vegasd move`
struct MoveData {
    std::string data, url;
};

// `vegasd export`
struct ExportGames {
    std::string data;
    core::UtcTime since;  // games that ended before that are left out
};

// `vegasd admin`: a server that runs is asked for something.
struct Operate {
    std::string socket;
    std::string request;  // as shell/admin/desk.hpp takes it
};

// `vegasd config`: the settings are looked at.
struct ShowSettings {
    enum class What : std::uint8_t { check, print, example, reference, man };
    What what{};
    std::shared_ptr<const Loaded> loaded;  // mistakes and all
};

// `vegasd conformance`: a bot is tried out.
struct TryBot {
    std::vector<std::string> words;  // the program and its arguments
    std::vector<std::string> only;   // trials; none: all of them
    std::int64_t patience_ms = 10'000;
    std::string seed = "conformance";  // of the games
    bool json = false;
};

using Command =
    std::variant<CheckData, BackUpData, ExportGames, MoveData, Operate, ShowSettings, TryBot>;

// Where a server with this directory for operators is asked, if no other place was given.
[[nodiscard]] std::string usual_admin_socket(const std::string& dir);

// The options of all commands.
class CommandOptions {
public:
    // Adds them to the program's own. REQUIRES: both are there until chosen() was called.
    explicit CommandOptions(CLI::App& app);
    CommandOptions& operator=(CommandOptions&&) = delete;

    // What was asked for, once the app has parsed; nothing: the server. A command that names no
    // directory takes that of the config. Throws CLI::Error, one line, if something is missing.
    [[nodiscard]] std::optional<Command> chosen(const Config& config);

    // Once the app has parsed: `config`, which wants to know of mistakes, too; without what was
    // loaded.
    [[nodiscard]] std::optional<ShowSettings> about_settings() const;
    // The file that it names.
    [[nodiscard]] std::optional<std::string> file() const;

private:
    CLI::App& app_;
    CheckData check_;
    BackUpData backup_;
    MoveData move_;
    ExportGames export_;
    std::string since_;
    std::string settings_file_;
    struct Asked {
        std::string who, player, reason, duration, table, text;
    } asked_;

    TryBot try_bot_;

    void add_admin();
    void add_config();
    void add_conformance();
    [[nodiscard]] Operate operation(const CLI::App& admin) const;
};

}  // namespace vegas::shell
