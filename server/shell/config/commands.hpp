// The commands of vegasd besides serving, and their command-line options.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/time.hpp"
#include "server/shell/config/config.hpp"
#include "server/shell/process/expected.hpp"

namespace CLI {
class App;
}

namespace vegas::shell {

struct LoadedConfig;

// Where it says `data`, that is a data directory, or the URL of a database.

// `vegasd check`: checks data, or a copy of them.
struct CheckData {
    std::string data;
    bool games = false;  // also verify finished games
};

// `vegasd backup`
struct BackUpData {
    std::string data, file;
    bool replace = false;    // overwrite an existing file
    bool only_room = false;  // print how many bytes must be free for a copy, and make none
};

// `vegasd move`: moves a data directory to a database.
struct MoveData {
    std::string data, url;
};

// `vegasd restore-table`
struct RestoreTable {
    std::string copy, table, data;
};

// `vegasd export`
struct ExportGames {
    std::string data;
    core::UtcTime since;  // skip games that ended before
};

// `vegasd admin`: sends a request to a running server.
struct AdminCommand {
    std::string socket;
    std::string request;   // in the format of shell/admin/admin_service.hpp
    bool is_json = false;  // print the result as JSON
};

// `vegasd config`: checks or prints the settings.
struct ShowSettings {
    enum class What : std::uint8_t { check, print, example, reference, man };
    What what{};
    std::shared_ptr<const LoadedConfig> loaded;  // may have mistakes
};

// `vegasd conformance`: tests a bot.
struct CheckBot {
    std::vector<std::string> words;  // the program and its arguments
    std::vector<std::string> only;   // trials; empty: all
    std::int64_t patience_ms = 10'000;
    std::string seed = "conformance";  // of the games
    bool json = false;
};

using AnyCommand = std::variant<CheckData, BackUpData, ExportGames, MoveData, RestoreTable,
                                AdminCommand, ShowSettings, CheckBot>;

// The default admin socket of a server with this data directory.
[[nodiscard]] std::string default_admin_socket(const std::string& dir);

// The options of all commands.
class CommandOptions {
public:
    // Adds them to the program's own. REQUIRES: `app` and this live until selected() was called.
    explicit CommandOptions(CLI::App& app);
    CommandOptions& operator=(CommandOptions&&) = delete;

    // The selected command, or nullopt to serve. Call it after parsing. A command without
    // data uses those of the config. Fails if something is missing.
    [[nodiscard]] Expected<std::optional<AnyCommand>> selected(const Config& config);

    // The `config` command, if selected, without `loaded`. Call it after parsing. It is separate
    // because it also reports mistakes in settings.
    [[nodiscard]] std::optional<ShowSettings> settings_command() const;
    // The settings file that `config` names.
    [[nodiscard]] std::optional<std::string> file() const;

private:
    CLI::App& app_;
    CheckData check_;
    BackUpData backup_;
    MoveData move_;
    RestoreTable restore_;
    ExportGames export_;
    std::string since_;
    std::string settings_file_;
    struct AdminArguments {
        std::string who, player, name, reason, duration, table, text;
        bool cancel = false, clear = false, json = false;
    } admin_arguments_;

    CheckBot check_bot_;

    void add_check();
    void add_backup();
    void add_export();
    void add_move();
    void add_restore_table();
    void add_admin();
    void add_config();
    void add_conformance();
    [[nodiscard]] Expected<AdminCommand> operation(const CLI::App& admin) const;
};

}  // namespace vegas::shell
