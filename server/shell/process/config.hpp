// What the operator of the server can set: options of the command line, or environment variables of
// the same name (--bot-pause-ms is VEGAS_BOT_PAUSE_MS). The command line has precedence.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/server.hpp"
#include "server/shell/process/commands.hpp"
#include "server/shell/process/log.hpp"

namespace vegas::shell {

// How long what lasts is kept.
struct Retention {
    std::int64_t player_days = 90;  // since the last visit
    std::int64_t game_days = 365;   // since its end
    std::size_t games = 100'000;    // the newest
};

struct Config {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string admin_address = "127.0.0.1";
    std::optional<std::uint16_t> admin_port;  // nothing: no admin side
    std::string admin_socket;                 // a Unix socket; empty: the usual one, if there is a
                                              // data directory
    core::LogLevel log_level = core::LogLevel::info;
    LogFormat log_format = LogFormat::text;
    std::int64_t idle_timeout_ms = 25'000;
    std::vector<std::string> proxies;      // that are trusted to say for whom they speak
    std::vector<std::string> tcp_proxies;  // likewise, by a PROXY header
    std::vector<std::string> unlimited;    // addresses
    std::vector<std::string> origins;      // of pages that may connect, beside our own
    std::string data;                      // the directory of what lasts; empty: memory only
    Retention retention;
    core::Settings core;
};

// There is no server to run: --help and --version (code 0, text for stdout), or a mistake (code 2,
// one line for stderr).
struct Leave {
    int code = 0;
    std::string text;
};

[[nodiscard]] std::variant<Config, Command, Leave> parse_config(int argc, const char* const* argv);

}  // namespace vegas::shell
