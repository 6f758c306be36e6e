// The server's process: reads the configuration, puts the parts together, runs until it is told to
// stop.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "protocol/texts/plain_text.hpp"
#include "server/conformance/conform.hpp"
#include "server/shell/admin/admin_socket.hpp"
#include "server/shell/admin/book.hpp"
#include "server/shell/admin/desk.hpp"
#include "server/shell/commands/backup.hpp"
#include "server/shell/commands/check.hpp"
#include "server/shell/commands/export.hpp"
#include "server/shell/commands/move.hpp"
#include "server/shell/commands/operate.hpp"
#include "server/shell/commands/settings.hpp"
#include "server/shell/config/command_line.hpp"
#include "server/shell/config/reload.hpp"
#include "server/shell/http/listener.hpp"
#include "server/shell/http/metrics_route.hpp"
#include "server/shell/http/page.hpp"
#include "server/shell/links/links.hpp"
#include "server/shell/metrics/loop_lag.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/net/doorkeeper.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/open_files.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/process/passed_sockets.hpp"
#include "server/shell/run/backup_watch.hpp"
#include "server/shell/run/open_store.hpp"
#include "server/shell/run/retention.hpp"
#include "server/shell/run/worker_threads.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/ledger.hpp"

namespace core = vegas::core;
namespace shell = vegas::shell;

namespace {

constexpr int kNotAllIsWell = 1;   // says a command
constexpr int kNotJustNow = 1;     // another start may go well: systemd tries it
constexpr int kStartupFailed = 2;  // somebody has to change something
constexpr int kDrained = 3;        // an operator has asked: systemd does not start it anew

// From the first signal to the end, for those who do not read or answer, and for the disk.
constexpr std::int64_t kDrainMs = 5'000;
constexpr std::int64_t kStoreMs = 500;  // for the disk at least

// From the first signal on, for requests over HTTP. Some connect and ask nothing.
constexpr std::int64_t kAnswerMs = 500;

// HTTP sessions beside the WebSockets.
constexpr std::size_t kSpareConnections = 256;
constexpr std::size_t kAdminConnections = 32;

std::string where(const shell::Listener& listener) {
    return shell::authority(listener.address(), listener.port());
}

void say_ready(const shell::Listener& players, const shell::Listener* admin) {
    std::cout << "vegasd ready url=http://" << where(players) << " ws=ws://" << where(players)
              << "/ws";
    if (admin) std::cout << " admin=http://" << where(*admin);
    std::cout << std::endl;
}

// The key that all servers share.
std::string read_link_key(const shell::Config& config) {
    constexpr std::size_t kLeast = 32;
    if (!shell::is_database(config.data)) {
        throw std::runtime_error(
            "link_port: servers share a PostgreSQL database; give its URL as "
            "data");
    }
    if (config.link_key_file.empty()) {
        throw std::runtime_error("link_port needs link_key_file");
    }
    std::ifstream file(config.link_key_file, std::ios::binary);
    std::string key{std::istreambuf_iterator<char>(file), {}};
    while (!key.empty() && (key.back() == '\n' || key.back() == '\r')) key.pop_back();
    if (!file && key.empty()) {
        throw std::runtime_error("cannot read link_key_file " + config.link_key_file);
    }
    if (key.size() < kLeast) {
        throw std::runtime_error("link_key_file: the key has fewer than 32 characters");
    }
    return key;
}

// What the lines to the other servers are made of.
struct LinkParts {
    const shell::Config& config;
    shell::EventLoop& loop;
    shell::Log& log;
    shell::Driver& driver;
    core::Entropy& entropy;
    core::NodeId self;
};

struct BotParts {
    shell::Loop& loop;
    shell::Workers& workers;
    shell::Metrics& metrics;
    const core::Server& core;
    bool in_lab;
};

// In the lab a choice depends on its seed alone, however many wait.
shell::HouseBots house_bots(const BotParts& parts) {
    return {parts.loop, parts.workers, parts.metrics,
            [&core = parts.core](const std::string& table, std::uint32_t decision) {
                return core.waits_for_house(table, decision);
            },
            parts.in_lab ? std::chrono::hours(24) : shell::HouseBots::kForAll};
}

// Null: this server works alone.
std::unique_ptr<shell::Links> open_links(const LinkParts& parts) {
    const auto& [config, loop, log, driver, entropy, self] = parts;
    if (!config.core.shared()) return nullptr;
    const shell::Links::Options options{config.link_address, *config.link_port,
                                        config.core.shared_key, self};
    return std::make_unique<shell::Links>(
        loop, options, entropy, log,
        shell::Links::Ears{
            .up = [&driver = driver](core::NodeId node) { driver.peer_up(node); },
            .down = [&driver = driver](core::NodeId node) { driver.peer_down(node); },
            .message =
                [&driver = driver](core::NodeId node, core::link::Message message) {
                    driver.from_peer(node, std::move(message));
                }});
}

// Null: operators have none.
std::unique_ptr<shell::Listener> open_admin_door(shell::EventLoop& loop,
                                                 const shell::Config& config,
                                                 std::optional<int> passed,
                                                 const shell::Site& site) {
    if (!config.admin_port && !passed) return nullptr;
    const shell::Listener::Options options{config.admin_address, config.admin_port.value_or(0),
                                           passed, shell::Door::admin, kAdminConnections};
    return std::make_unique<shell::Listener>(loop, options, site);
}

// The usual one is a convenience: without it the server plays all the same.
std::unique_ptr<shell::AdminSocket> open_admin_socket(shell::EventLoop& loop, shell::Desk& desk,
                                                      const shell::Config& config,
                                                      shell::Log& log) {
    if (!config.admin_socket.empty()) {
        return std::make_unique<shell::AdminSocket>(loop, config.admin_socket, desk);
    }
    if (config.data.empty() || shell::is_database(config.data)) return nullptr;
    try {
        return std::make_unique<shell::AdminSocket>(loop, shell::usual_admin_socket(config.data),
                                                    desk);
    } catch (const std::exception& error) {
        log.warn("event=no_admin_socket" + shell::field("why", error.what()));
        return nullptr;
    }
}

// Ends it when whoever has asked something has the answer.
void stop_when_answered(shell::EventLoop& loop, const shell::Listener& players,
                        core::TimePoint until) {
    constexpr std::int64_t kLookMs = 5;
    if (players.unanswered() == 0 || loop.now() >= until) {
        loop.stop();
    } else {
        loop.after(kLookMs, [&loop, &players, until] { stop_when_answered(loop, players, until); });
    }
}

// Sends everybody away. Gives the time at which the loop ends at the latest.
core::TimePoint begin_to_stop(shell::EventLoop& loop, shell::Log& log, shell::Driver& driver,
                              shell::Listener& players) {
    log.info("event=draining" + shell::field("connections", driver.connections()));
    players.stop();
    const auto until = loop.now() + kAnswerMs;
    driver.drain([&loop, &players, until] { stop_when_answered(loop, players, until); });
    loop.after(kDrainMs, [&loop] { loop.stop(); });
    return loop.now() + kDrainMs;
}

// What is not stored was told to nobody. A store that hangs cannot be destroyed, nor can what it
// uses: then the process ends here.
int end(shell::Store& store, shell::Log& log, std::int64_t patience_ms, std::size_t cut,
        int code_if_stored) {
    const auto ended = store.end(std::chrono::milliseconds(std::max(patience_ms, kStoreMs)));
    if (ended.unstored > 0 || ended.hangs) {
        log.error("event=not_stored" + shell::field("appends", ended.unstored) +
                  " why=" + (ended.hangs ? "disk_hangs" : "disk_fails"));
    }
    log.info("event=stopped" + shell::field("cut", cut));
    const int code = ended.unstored == 0 && !ended.hangs ? code_if_stored : EXIT_FAILURE;
    if (ended.hangs) {
        log.flush();
        std::_Exit(code);
    }
    return code;
}

shell::Doorkeeper::Options doors_of(const shell::Config& config) {
    return {.proxies = config.proxies,
            .tcp_proxies = config.tcp_proxies,
            .unlimited = config.unlimited,
            .origins = config.origins};
}

// What a reload of the settings reaches.
struct Reloaded {
    shell::Config& config;
    core::Server& core;
    shell::Doorkeeper& doorkeeper;
    shell::Log& log;
};

// Reads the settings anew, from where they came. One mistake, and nothing is changed.
void reload(const Reloaded& parts, std::span<const char* const> arguments) {
    const auto parsed = shell::parse_command_line(arguments);
    const auto* fresh = std::get_if<shell::Loaded>(&parsed);
    if (fresh == nullptr) {
        const auto* leave = std::get_if<shell::Leave>(&parsed);
        parts.log.error("event=settings_refused" +
                        shell::field("why", leave != nullptr ? leave->text : ""));
        return;
    }
    const auto changes = shell::take_live(parts.config, fresh->config);
    parts.core.set(parts.config.core);
    parts.doorkeeper.set(doors_of(parts.config));
    parts.log.set_least(parts.config.log_level);
    if (!changes.taken.empty()) {
        parts.log.info("event=settings_changed" +
                       shell::field("names", vegas::texts::join(changes.taken, ",")));
    }
    if (!changes.at_start.empty()) {
        parts.log.warn("event=settings_need_a_start" +
                       shell::field("names", vegas::texts::join(changes.at_start, ",")));
    }
}

int serve(shell::Loaded loaded, std::span<const char* const> arguments) {
    shell::Config& config = loaded.config;
    const auto passed = shell::take_passed_sockets();
    const auto page = shell::embedded_page();
    config.core.page = page.build;
    if (config.link_port) config.core.shared_key = read_link_key(config);
    // What is connected at the end goes with the loop, and is counted until then.
    shell::Metrics metrics;
    shell::EventLoop loop;
    shell::Log log(config.log_level, config.log_format);
    shell::OsEntropy entropy;
    bool lost = false;
    std::unique_ptr<shell::Links> links;
    const auto store = shell::open_store({config, loop, log, metrics, lost, links});
    // Whoever asks for replays holds up no bot.
    shell::WorkerThreads thinking(loop, {shell::threads_beside_the_loop(), true});
    shell::WorkerThreads making(loop);
    core::Server core(config.core, entropy, store->incarnation());
    auto bots = house_bots({loop, thinking, metrics, core, config.core.lab});
    shell::Doorkeeper doorkeeper(config.core.limits, loop, log, doors_of(config));
    shell::Driver driver(
        {loop, core, *store, bots, log, metrics,
         [&links](const core::ToPeer& what) { links->send(what); },
         [&doorkeeper](const core::Turned& what) { doorkeeper.turned_away(what); }});
    links = open_links({config, loop, log, driver, entropy, store->incarnation()});
    const auto& limits = config.core.limits;
    shell::watch_lag(loop, metrics);
    const auto dir = shell::is_database(config.data) ? std::string() : config.data;
    shell::BackupWatch backups({loop, making, metrics}, dir);
    const shell::MetricsRoute seen{metrics,    core, limits, driver,
                                   doorkeeper, bots, making, backups};
    shell::HttpApi api({core, driver, loop, making, limits.connections, page, !config.data.empty(),
                        [&seen] { return seen.answer(); }});
    shell::RetentionTask retention({loop, driver, core, *store, log, metrics, config});
    const shell::Site site{
        api, {driver, doorkeeper, log, metrics, limits.message_bytes, config.idle_timeout_ms}};

    const auto sockets = limits.connections + kSpareConnections;
    shell::allow_open_files(sockets + kAdminConnections, log);
    shell::Listener players(
        loop, {config.address, config.port, passed.players, shell::Door::players, sockets}, site);
    const auto admin = open_admin_door(loop, config, passed.admin, site);

    core::TimePoint ends;
    loop.on_stop_signal([&] {
        if (driver.draining()) std::_Exit(EXIT_FAILURE);
        ends = begin_to_stop(loop, log, driver, players);
    });
    int code_if_stored = EXIT_SUCCESS;
    shell::Desk desk({loop, core, driver, making, log}, shell::open_book(config.data), [&] {
        if (driver.draining()) return;
        code_if_stored = kDrained;
        ends = begin_to_stop(loop, log, driver, players);
    });
    const auto socket = open_admin_socket(loop, desk, config, log);
    loop.on_hangup([&] {
        log.info("event=hangup");
        reload({config, core, doorkeeper, log}, arguments);
        desk.reload();
    });
    log.info("event=started" + shell::field("address", players.address()) +
             shell::field("port", players.port()) + shell::field("tables", core.counts().tables) +
             shell::field("settings", loaded.file.empty() ? "none" : loaded.file));
    if (config.core.lab && !players.on_loopback()) log.warn("event=lab_is_open_to_others");
    say_ready(players, admin.get());
    loop.run();
    links.reset();
    const int code = end(*store, log, ends - loop.now(), driver.connections(), code_if_stored);
    return lost ? EXIT_FAILURE : code;
}

// Each says whether all is well.
struct Commands {
    bool operator()(const shell::Operate& what) const {
        return shell::operate(what, std::cout, std::cerr);
    }
    bool operator()(const shell::ShowSettings& what) const {
        return shell::show_settings(what, std::cout, std::cerr);
    }
    bool operator()(const shell::CheckData& what) const { return shell::check(what, std::cout); }
    bool operator()(const shell::BackUpData& what) const {
        shell::back_up(what, std::cout, std::cerr);
        return true;
    }
    bool operator()(const shell::MoveData& what) const {
        shell::move_data(what, std::cout);
        return true;
    }
    bool operator()(const shell::TryBot& what) const {
        return shell::conformance::conform(what, shell::embedded_page(), std::cout, std::cerr);
    }
    bool operator()(const shell::ExportGames& what) const {
        shell::export_games(what, std::cout);
        return true;
    }
};

int carry_out(const shell::Command& command) {
    const bool well = std::visit(Commands{}, command);
    std::cout.flush();
    if (std::cout) return well ? EXIT_SUCCESS : kNotAllIsWell;
    std::cerr << "vegasd: standard output did not take all of it: its disk may be full, or nobody "
                 "reads it any more\n";
    return kNotAllIsWell;
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    try {
        const std::span<const char* const> arguments(argv, static_cast<std::size_t>(argc));
        auto parsed = shell::parse_command_line(arguments);
        if (const auto* leave = std::get_if<shell::Leave>(&parsed)) {
            (leave->code == 0 ? std::cout : std::cerr) << leave->text;
            return leave->code;
        }
        if (const auto* command = std::get_if<shell::Command>(&parsed)) return carry_out(*command);
        return serve(std::get<shell::Loaded>(std::move(parsed)), arguments);
    } catch (const shell::StorageError& error) {
        std::cerr << "vegasd: " << error.what() << '\n';
        return kNotJustNow;
    } catch (const std::exception& error) {
        std::cerr << "vegasd: " << error.what() << '\n';
        return kStartupFailed;
    }
}
