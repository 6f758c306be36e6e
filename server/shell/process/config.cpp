#include "server/shell/process/config.hpp"

#include <arpa/inet.h>

#include <CLI/CLI.hpp>
#include <array>
#include <limits>
#include <map>

#include "protocol/replies/replies.hpp"

namespace vegas::shell {
namespace {

constexpr int kMistake = 2;

std::string not_an_address(const std::string& text) {
    std::array<unsigned char, sizeof(in6_addr)> bytes;
    const bool good = ::inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
                      ::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
    return good ? "" : "'" + text + "' is not a numeric IPv4 or IPv6 address";
}

// --bot-pause-ms -> VEGAS_BOT_PAUSE_MS
std::string variable(const std::string& option) {
    std::string name = "VEGAS_";
    for (const char c : option.substr(2)) {
        const bool letter = c >= 'a' && c <= 'z';
        name += c == '-' ? '_' : letter ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return name;
}

template <class T>
CLI::Option* add(CLI::App& app, const std::string& name, T& value, const std::string& text) {
    return app.add_option(name, value, text)->envname(variable(name))->capture_default_str();
}

template <class T>
void add_number(CLI::App& app, const std::string& name, T& value, std::int64_t least,
                std::int64_t most, const std::string& text) {
    add(app, name, value, text)->check(CLI::Range(least, most));
}

// Words instead of a Transformer's table, so that a wrong one is answered with the right ones.
template <class T>
void add_choice(CLI::App& app, const std::string& name, T& value,
                const std::map<std::string, T>& words, const std::string& text) {
    add(app, name, value, text)
        ->transform(CLI::CheckedTransformer(words).description(""))
        ->default_str([&] {
            for (const auto& [word, meaning] : words) {
                if (meaning == value) return word;
            }
            return std::string();
        }());
}

void add_limits(CLI::App& app, core::Limits& limits) {
    core::each_limit(limits,
                     [&app](auto& value, const char* name, std::int64_t least, std::int64_t most,
                            const char* what) { add_number(app, name, value, least, most, what); });
}

void add_list(CLI::App& app, const std::string& name, std::vector<std::string>& values,
              const std::string& text) {
    add(app, name, values, text + ", separated by commas")->delimiter(',');
}

void add_doors(CLI::App& app, Config& config) {
    add_list(app, "--proxies", config.proxies,
             "addresses or networks of proxies: what they say in X-Forwarded-For counts as the "
             "client's address");
    add_list(app, "--tcp-proxies", config.tcp_proxies,
             "addresses or networks of proxies that begin each connection with a PROXY header, "
             "which names the client's address");
    add_list(app, "--origins", config.origins,
             "sites whose pages may connect beside the server's own, such as "
             "https://example.org");
    add_list(app, "--unlimited", config.unlimited,
             "addresses or networks for which the limits of one address do not hold");
}

void add_storage(CLI::App& app, Config& config) {
    add(app, "--data", config.data,
        "directory for players, tables and games, which then outlive the process; it is made if it "
        "is not there; without it all is in memory");
    add_number(app, "--player-days", config.retention.player_days, 1, 36'500,
               "how long a player is remembered after the last visit");
    add_number(app, "--game-days", config.retention.game_days, 1, 36'500,
               "how long a finished game is kept");
    add_number(app, "--games-max", config.retention.games, 1, 1'000'000'000,
               "how many finished games are kept; the newest stay");
    add_number(app, "--storage-patience-ms", config.core.limits.storage_patience_ms, 10, 86'400'000,
               "how long the disk may take before games stand still and players are told");
}

void add_options(CLI::App& app, Config& config) {
    add(app, "--address", config.address, "address to listen on")->check(not_an_address);
    add_number(app, "--port", config.port, 0, 65535, "port to listen on; 0 takes any free port");
    add(app, "--admin-address", config.admin_address, "address for /healthz and /readyz")
        ->check(not_an_address);
    add(app, "--admin-port", config.admin_port,
        "port for /healthz and /readyz; 0 takes any free port; without it both are off")
        ->check(CLI::Range(0, 65535));
    add(app, "--admin-socket", config.admin_socket,
        "Unix socket for `vegasd admin`; without it admin.sock in the data directory, if there is "
        "one");
    add_choice<core::LogLevel>(app, "--log-level", config.log_level,
                               {{"debug", core::LogLevel::debug},
                                {"info", core::LogLevel::info},
                                {"warn", core::LogLevel::warn},
                                {"error", core::LogLevel::error}},
                               "lowest level that is logged: debug, info, warn or error");
    add_choice<LogFormat>(app, "--log-format", config.log_format,
                          {{"text", LogFormat::text}, {"json", LogFormat::json}},
                          "text (key=value) or json");
    add_number(app, "--idle-timeout-ms", config.idle_timeout_ms, 100, 24LL * 3600 * 1000,
               "how long a connection may be silent; it is pinged after half of that time");
    add_number(app, "--bot-pause-ms", config.core.bot_pause_ms, 0, 60'000,
               "how long a house bot waits before it acts; bots that play with people share that");
    add_storage(app, config);
    add_doors(app, config);
    add_limits(app, config.core.limits);
}

// CLI11's texts have line breaks in some cases; a log wants one line.
std::string one_line(std::string text) {
    for (char& c : text) {
        if (c == '\n') c = ' ';
    }
    return "vegasd: " + text + " (see vegasd --help)\n";
}

}  // namespace

std::variant<Config, Command, Leave> parse_config(int argc, const char* const* argv) {
    Config config;
    CLI::App app("vegasd: a multiplayer server for the dice games of the Las Vegas family",
                 "vegasd");
    app.set_version_flag("--version", "vegasd " + std::string(protocol::server_version()));
    app.footer(
        "Every option can be given as an environment variable: --bot-pause-ms as "
        "VEGAS_BOT_PAUSE_MS.");
    add_options(app, config);
    CommandOptions commands(app);
    try {
        app.parse(argc, argv);
        auto command = commands.chosen(config.data, config.admin_socket);
        if (command) return *std::move(command);
        return config;
    } catch (const CLI::CallForHelp&) {
        return Leave{0, app.help()};
    } catch (const CLI::CallForVersion&) {
        return Leave{0, app.version() + "\n"};
    } catch (const CLI::Error& error) {
        return Leave{kMistake, one_line(error.what())};
    }
}

}  // namespace vegas::shell
