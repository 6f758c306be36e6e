// Every setting of the server, declared once.
#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <utility>

#include "protocol/settings/declarations.hpp"
#include "server/core/base/network.hpp"
#include "server/shell/config/load.hpp"
#include "server/shell/store/database_url.hpp"

namespace vegas::shell {
namespace {

std::string check_address(const std::string& text) {
    std::array<unsigned char, sizeof(in6_addr)> bytes;
    const bool good = ::inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
                      ::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
    return good ? "" : "'" + text + "' is not a numeric IPv4 or IPv6 address";
}

std::string check_network(const std::string& text) {
    return core::Network::parse(text)
               ? ""
               : "'" + text + "' is neither an address nor a network such as 10.1.0.0/16";
}

// As browsers say it: a scheme and a host, and a port that is not the usual one.
std::string check_origin(const std::string& text) {
    const auto colon = text.find("://");
    const bool good = (text.starts_with("https://") || text.starts_with("http://")) &&
                      text.size() > colon + 3 &&
                      text.find_first_of("/?#@ ", colon + 3) == std::string::npos;
    return good ? "" : "'" + text + "' is not a site such as https://example.org";
}

// Pages show it as a link: it must not run anything there, and stands in JSON and on terminals.
std::string check_link(const std::string& text) {
    const bool is_https = text.starts_with("https://") && text.size() > 8 && text[8] != '/';
    const bool is_path = text.starts_with("/") && !text.starts_with("//");
    const bool is_plain = std::ranges::all_of(text, [](unsigned char c) {
        return c > ' ' && c < 0x7f && c != '"' && c != '<' && c != '>' && c != '\\';
    });
    const bool good = text.empty() || ((is_https || is_path) && is_plain && text.size() <= 500);
    return good ? "" : "'" + text + "' is neither a path such as /imprint.html nor an https URL";
}

std::string check_path(const std::string& text) {
    return text.find('\0') == std::string::npos ? "" : "a path has no zero bytes";
}

std::string check_host(const std::string& text) {
    return text.find_first_of(" /:@") == std::string::npos || check_address(text).empty()
               ? ""
               : "'" + text + "' is neither the name of a host nor an address";
}

void declare_listeners(settings::Declarations& d, Config& config) {
    d.group("Where it listens");
    d.text(config.address, "address", check_address,
           "address to listen on; 0.0.0.0 for all of IPv4, :: for all");
    d.number(config.port, "port", 0, settings::Declarations::kPorts,
             "port to listen on; 0 takes any free one");
    d.text(config.admin_address, "admin_address", check_address,
           "address for operators: /healthz, /readyz and /metrics")
        .required_setting = "admin_port";
    d.optional_port(config.admin_port, "admin_port", 0,
                    "port for operators; 0 takes any free one; without it that side is off");
    d.text(config.admin_socket, "admin_socket", check_path,
           "Unix socket for `vegasd admin`; without it admin.sock in the data directory, if there "
           "is one");

    d.group("Who may come");
    d.list(config.proxies, "proxies", check_network, "127.0.0.1",
           "addresses or networks of proxies: what they say in X-Forwarded-For counts as the "
           "client's address")
        .is_reloadable = true;
    d.list(config.tcp_proxies, "tcp_proxies", check_network, "127.0.0.1",
           "addresses or networks of proxies that begin each connection with a PROXY header, "
           "which names the client's address")
        .is_reloadable = true;
    d.list(config.origins, "origins", check_origin, "https://example.org",
           "sites whose pages may connect beside the server's own, and by whose names it may be "
           "reached beside its addresses and the machine's name")
        .is_reloadable = true;
    d.list(config.unlimited, "unlimited", check_network, "192.0.2.0/24",
           "addresses or networks for which the limits of one address do not hold")
        .is_reloadable = true;
    d.text(config.name_words_file, "name_words_file", check_path,
           "file with words that names must not have at public tables, one a line, whole words "
           "only; without it a small list of the server's own; an empty file: none")
        .is_reloadable = true;
    d.text(config.core.imprint_url, "imprint_url", check_link,
           "page that says who runs the server, which players are shown as a link: an https URL, "
           "or a path on this site")
        .is_reloadable = true;
    d.text(config.core.privacy_url, "privacy_url", check_link,
           "likewise, a page that says what happens to the players' data")
        .is_reloadable = true;
    d.number(config.idle_timeout_ms, "idle_timeout_ms", 100, 24LL * 3600 * 1000,
             "how long a connection may be silent; it is pinged after half of that time")
        .is_reloadable = true;
}

void declare_log(settings::Declarations& d, Config& config) {
    d.group("The log");
    d.word<core::LogLevel>(config.log_level, "log_level",
                           {{"debug", core::LogLevel::debug},
                            {"info", core::LogLevel::info},
                            {"warn", core::LogLevel::warn},
                            {"error", core::LogLevel::error}},
                           "the lowest level that is logged")
        .is_reloadable = true;
    d.word<LogFormat>(config.log_format, "log_format",
                      {{"text", LogFormat::text}, {"json", LogFormat::json}},
                      "key=value, or an object of JSON, a line");
}

void declare_storage(settings::Declarations& d, Config& config) {
    d.group("What lasts");
    d.text(config.data, "data", check_path,
           "directory for players, tables and games, which then outlive the process; it is made "
           "if it is not there; or the URL of a PostgreSQL database, postgresql://...; without it "
           "all is in memory")
        .redact = [](const settings::SettingValue& value) {
        return without_password(std::get<std::string>(value));
    };
    d.word<DatabasePooling>(
         config.database_pooling, "database_pooling",
         {{"session", DatabasePooling::session}, {"transaction", DatabasePooling::transaction}},
         "how a connection pooler in front of PostgreSQL shares its sessions; `transaction` "
         "pooling is refused at the start unless it is set here")
        .required_setting = "data";
    const auto kept = [](settings::Setting& setting) {
        setting.is_reloadable = true;
        setting.required_setting = "data";
    };
    kept(d.number(config.core.retention.player_days, "player_days", 1, 36'500,
                  "how long a player is remembered after the last visit"));
    kept(
        d.number(config.core.retention.newcomer_days, "newcomer_days", 1, 36'500,
                 "how long a player is remembered after the last visit who never finished a game"));
    kept(d.number(config.core.retention.game_days, "game_days", 1, 36'500,
                  "how long a finished game is kept"));
    kept(d.number(
        config.core.retention.games, "games_max", 1, 1'000'000'000,
        "how many finished games are kept; the newest stay, and those of one person go first"));
    d.number(config.core.limits.store_timeout_ms, "storage_patience_ms", 10, 86'400'000,
             "how long the disk may take before games stand still and players are told")
        .is_reloadable = true;
}

void declare_peers(settings::Declarations& d, Config& config) {
    d.group("Several servers over one database");
    d.optional_port(config.link_port, "link_port", 1,
                    "port where the other servers reach this one; they share the work. Without it "
                    "one server works, and the others wait")
        .required_setting = "data";
    d.text(config.link_address, "link_address", check_address,
           "address to listen on for the other servers, on a private network")
        .required_setting = "link_port";
    d.text(config.link_host, "link_host", check_host,
           "name or address at which the other servers reach this one; without it the address to "
           "listen on")
        .required_setting = "link_port";
    d.text(config.link_key_file, "link_key_file", check_path,
           "file with the key that all servers share: 32 characters or more; only its user and "
           "group may read it")
        .required_setting = "link_port";
}

void declare_limits(settings::Declarations& d, Config& config) {
    d.group("The games");
    d.number(config.core.bot_pause_ms, "bot_pause_ms", 0, 60'000,
             "how long a house bot waits before it acts, at tables that are made from then on; "
             "bots that play with people share that")
        .is_reloadable = true;
    d.word<bool>(config.core.lab, "lab", {{"off", false}, {"on", true}},
                 "a laboratory for bots: no pauses, clocks or limits, nothing lasts, and a table's "
                 "games follow from the `lab_seed` with which it is made")
        .implicit_value = "on";
    d.group("Limits");
    core::Limits& limits = config.core.limits;
    // The process is set up for them when it starts.
    d.number(limits.connections, "max_connections", 1, 1'000'000,
             "most WebSocket connections at a time");
    core::each_limit(limits, [&d](auto& value, const char* name, std::int64_t least,
                                  std::int64_t most, const char* what) {
        d.number(value, name, least, most, what).is_reloadable = true;
    });
}

}  // namespace

std::vector<settings::Setting> settings_of(Config& config) {
    settings::Declarations d{std::string(kVariablePrefix)};
    declare_listeners(d, config);
    declare_log(d, config);
    declare_storage(d, config);
    declare_peers(d, config);
    declare_limits(d, config);
    return std::move(d).all();
}

}  // namespace vegas::shell
