// What the operator of the server has decided: values only. What each is called, what it may be and
// what it means is declared in settings.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/base/settings.hpp"
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
    std::string data;                      // the directory of what lasts, or the URL of a
                                           // database; empty: memory only
    Retention retention;
    // For the other servers that share the database.
    std::string link_address = "127.0.0.1";  // to listen on
    std::optional<std::uint16_t> link_port;  // nothing: this server works alone
    std::string link_host;                   // where the others reach it; empty: the address
    std::string link_key_file;
    core::Settings core;
};

}  // namespace vegas::shell
