// The server's process: reads the configuration, puts the parts together, runs until it is told to
// stop.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "server/shell/admin/admin_socket.hpp"
#include "server/shell/admin/desk.hpp"
#include "server/shell/commands/backup.hpp"
#include "server/shell/commands/check.hpp"
#include "server/shell/commands/export.hpp"
#include "server/shell/commands/operate.hpp"
#include "server/shell/http/listener.hpp"
#include "server/shell/http/page.hpp"
#include "server/shell/net/doorkeeper.hpp"
#include "server/shell/process/config.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/open_files.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/process/passed_sockets.hpp"
#include "server/shell/run/worker_thread.hpp"
#include "server/shell/store/memory_store.hpp"
#include "server/shell/store/sqlite_store.hpp"

namespace core = vegas::core;
namespace shell = vegas::shell;

namespace {

constexpr int kNotAllIsWell = 1;  // says a command
constexpr int kStartupFailed = 2;

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

std::unique_ptr<shell::Store> open_store(const shell::Config& config, shell::Loop& loop,
                                         shell::Log& log) {
    if (config.data.empty()) {
        log.warn("event=games_in_memory_only");
        return std::make_unique<shell::MemoryStore>(shell::Keep::players_and_games,
                                                    config.core.limits.transcripts_bytes);
    }
    return std::make_unique<shell::SqliteStore>(shell::SqliteStore::Options{
        .dir = config.data,
        .post = [&loop](shell::Loop::Job job) { loop.post(std::move(job)); },
        .on_trouble =
            [&log](const shell::SqliteStore::Trouble& trouble) {
                if (trouble.over) {
                    log.info("event=storage_works_again");
                } else {
                    log.error("event=storage_fails" + shell::field("why", trouble.why));
                }
            },
        .vfs = {}});
}

// The usual one is a convenience: without it the server plays all the same.
std::unique_ptr<shell::AdminSocket> open_admin_socket(shell::EventLoop& loop, shell::Desk& desk,
                                                      const shell::Config& config,
                                                      shell::Log& log) {
    if (!config.admin_socket.empty()) {
        return std::make_unique<shell::AdminSocket>(loop, config.admin_socket, desk);
    }
    if (config.data.empty()) return nullptr;
    try {
        return std::make_unique<shell::AdminSocket>(loop, shell::usual_admin_socket(config.data),
                                                    desk);
    } catch (const std::exception& error) {
        log.warn("event=no_admin_socket" + shell::field("why", error.what()));
        return nullptr;
    }
}

// At the start, and then every hour. Where players are in memory only, and so gone with the process
// anyway, they are kept for no longer than guests.
void forget_the_old(shell::Loop& loop, shell::Store& store, const shell::Config& config) {
    const auto& retention = config.retention;
    constexpr std::int64_t kHourMs = 3'600'000;
    constexpr std::int64_t kDayMs = 24 * kHourMs;
    const auto now = loop.now();
    const auto players_ms =
        config.data.empty() ? config.core.limits.guest_ms : retention.player_days * kDayMs;
    store.forget({.players_before = now + -players_ms,
                  .games_before = now + -retention.game_days * kDayMs,
                  .games_most = retention.games});
    loop.after(kHourMs, [&loop, &store, &config] { forget_the_old(loop, store, config); });
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

// What is not stored was told to nobody. A store that hangs cannot be destroyed, nor can what it
// uses: then the process ends here.
int end(shell::Store& store, shell::Log& log, std::int64_t patience_ms, std::size_t cut) {
    const auto ended = store.end(std::chrono::milliseconds(std::max(patience_ms, kStoreMs)));
    if (ended.unstored > 0 || ended.hangs) {
        log.error("event=not_stored" + shell::field("appends", ended.unstored) +
                  " why=" + (ended.hangs ? "disk_hangs" : "disk_fails"));
    }
    log.info("event=stopped" + shell::field("cut", cut));
    if (ended.hangs) {
        log.flush();
        std::_Exit(EXIT_FAILURE);
    }
    return ended.unstored == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int serve(shell::Config config) {
    const auto passed = shell::take_passed_sockets();
    const auto page = shell::embedded_page();
    config.core.page = page.build;
    shell::EventLoop loop;
    shell::Log log(config.log_level, config.log_format);
    shell::OsEntropy entropy;
    const auto store = open_store(config, loop, log);
    // Whoever asks for replays holds up no bot.
    shell::WorkerThread thinking(loop);
    shell::WorkerThread making(loop);
    shell::HouseBots bots(loop, thinking);
    core::Server core(config.core, entropy, store->incarnation());
    shell::Driver driver({loop, core, *store, bots, log});
    const auto& limits = config.core.limits;
    shell::HttpApi api(
        {core, driver, loop, making, limits.connections, page, !config.data.empty()});
    forget_the_old(loop, *store, config);
    shell::Doorkeeper doorkeeper(core.addresses(), loop, log,
                                 {.proxies = config.proxies,
                                  .tcp_proxies = config.tcp_proxies,
                                  .unlimited = config.unlimited,
                                  .origins = config.origins});
    const shell::Site site{api,
                           {driver, doorkeeper, log, limits.message_bytes, config.idle_timeout_ms}};

    const auto sockets = limits.connections + kSpareConnections;
    shell::allow_open_files(sockets + kAdminConnections, log);
    shell::Listener players(
        loop, {config.address, config.port, passed.players, shell::Door::players, sockets}, site);
    std::unique_ptr<shell::Listener> admin;
    if (config.admin_port || passed.admin) {
        const shell::Listener::Options options{config.admin_address, config.admin_port.value_or(0),
                                               passed.admin, shell::Door::admin, kAdminConnections};
        admin = std::make_unique<shell::Listener>(loop, options, site);
    }

    core::TimePoint ends;
    const auto stop = [&] {
        ends = loop.now() + kDrainMs;
        log.info("event=draining" + shell::field("connections", driver.connections()));
        players.stop();
        const auto until = loop.now() + kAnswerMs;
        driver.drain([&, until] { stop_when_answered(loop, players, until); });
        loop.after(kDrainMs, [&] { loop.stop(); });
    };
    loop.on_stop_signal([&] {
        if (driver.draining()) std::_Exit(EXIT_FAILURE);
        stop();
    });
    shell::Desk desk({loop, core, driver, making, log}, config.data, [&] {
        if (!driver.draining()) stop();
    });
    const auto socket = open_admin_socket(loop, desk, config, log);
    loop.on_hangup([&] {
        log.info("event=hangup");
        desk.reload();
    });
    log.info("event=started" + shell::field("address", players.address()) +
             shell::field("port", players.port()) + shell::field("tables", core.counts().tables));
    say_ready(players, admin.get());
    loop.run();
    return end(*store, log, ends - loop.now(), driver.connections());
}

// Each says whether all is well.
struct Commands {
    bool operator()(const shell::Operate& what) const {
        return shell::operate(what, std::cout, std::cerr);
    }
    bool operator()(const shell::CheckData& what) const { return shell::check(what, std::cout); }
    bool operator()(const shell::BackUpData& what) const {
        shell::back_up(what, std::cout);
        return true;
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
        const auto parsed = shell::parse_config(argc, argv);
        if (const auto* leave = std::get_if<shell::Leave>(&parsed)) {
            (leave->code == 0 ? std::cout : std::cerr) << leave->text;
            return leave->code;
        }
        if (const auto* command = std::get_if<shell::Command>(&parsed)) return carry_out(*command);
        return serve(std::get<shell::Config>(parsed));
    } catch (const std::exception& error) {
        std::cerr << "vegasd: " << error.what() << '\n';
        return kStartupFailed;
    }
}
