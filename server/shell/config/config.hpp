// The settings of the server: values only. Names, ranges and meanings are declared in settings.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/base/settings.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/store/database_url.hpp"

namespace vegas::shell {

struct Config {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string admin_address = "127.0.0.1";
    std::optional<std::uint16_t> admin_port;  // nullopt: no admin port
    std::string admin_socket;                 // a Unix socket; empty: the default one, if there is
                                              // a data directory
    core::LogLevel log_level = core::LogLevel::info;
    LogFormat log_format = LogFormat::text;
    std::int64_t idle_timeout_ms = 25'000;
    std::vector<std::string> proxies;      // trusted to name their clients
    std::vector<std::string> tcp_proxies;  // likewise, in a PROXY header
    std::vector<std::string> unlimited;    // addresses without limits
    std::vector<std::string> origins;      // of pages that may connect, besides ours
    std::string name_words_file;           // empty: the server's own list
    std::string data;                      // a data directory or the URL of a database;
                                           // empty: memory only
    DatabasePooling database_pooling = DatabasePooling::session;
    // For the other servers that share the database.
    std::string link_address = "127.0.0.1";  // to listen on for peers
    std::optional<std::uint16_t> link_port;  // nullopt: single server
    std::string link_host;                   // where peers reach it; empty: the address
    std::string link_key_file;
    core::Settings core;
};

}  // namespace vegas::shell
