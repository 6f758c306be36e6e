// The server's process: reads the configuration, puts the parts together, runs until it is told to
// stop.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "protocol/texts/plain_text.hpp"
#include "server/conformance/run_conformance.hpp"
#include "server/shell/admin/admin_service.hpp"
#include "server/shell/admin/admin_socket.hpp"
#include "server/shell/admin/admin_store.hpp"
#include "server/shell/commands/admin.hpp"
#include "server/shell/commands/backup.hpp"
#include "server/shell/commands/check.hpp"
#include "server/shell/commands/export.hpp"
#include "server/shell/commands/move.hpp"
#include "server/shell/commands/restore_table.hpp"
#include "server/shell/commands/settings.hpp"
#include "server/shell/config/command_line.hpp"
#include "server/shell/config/name_words.hpp"
#include "server/shell/config/reload.hpp"
#include "server/shell/http/api.hpp"
#include "server/shell/http/listener.hpp"
#include "server/shell/http/metrics_route.hpp"
#include "server/shell/http/operator_api.hpp"
#include "server/shell/http/page.hpp"
#include "server/shell/metrics/loop_lag.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/admission_control.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/peers/peer_key.hpp"
#include "server/shell/peers/peers.hpp"
#include "server/shell/process/exit_deadline.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/process/host_name.hpp"
#include "server/shell/process/journal_stream.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/open_files.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/process/passed_sockets.hpp"
#include "server/shell/process/service_notifier.hpp"
#include "server/shell/run/open_store.hpp"
#include "server/shell/run/retention.hpp"
#include "server/shell/run/storage_monitor.hpp"
#include "server/shell/run/thread_pool.hpp"
#include "server/shell/run/watchdog.hpp"
#include "server/shell/store/address_key.hpp"
#include "server/shell/store/database_url.hpp"

namespace core = vegas::core;
namespace shell = vegas::shell;

namespace {

constexpr int kCommandFailed = 1;  // says a command
constexpr int kRetryLater = 1;     // another start may go well: systemd tries it
constexpr int kStartupFailed = 2;  // somebody has to change something
constexpr int kDrained = 3;        // an operator has asked: systemd does not start it anew

// From the first signal to the end, for those who do not read or answer, and for the disk.
constexpr std::int64_t kDrainMs = 5'000;
constexpr std::int64_t kStoreMs = 500;           // for the disk at least
constexpr std::chrono::seconds kReleaseTime{2};  // then for a database that does not answer

// From the first signal on, for requests over HTTP. Some connect and ask nothing.
constexpr std::int64_t kHttpDrainMs = 500;

// HTTP sessions beside the WebSockets.
constexpr std::size_t kSpareConnections = 256;
constexpr std::size_t kAdminConnections = 32;

std::string where(const shell::Listener& listener) {
    return shell::authority(listener.address(), listener.port());
}

void print_ready(const shell::Listener& players, const shell::Listener* admin) {
    std::cout << "vegasd ready url=http://" << where(players) << " ws=ws://" << where(players)
              << "/ws";
    if (admin) std::cout << " admin=http://" << where(*admin);
    std::cout << std::endl;
}

// The key that all servers share.
std::string read_peer_key(const shell::Config& config) {
    if (!shell::is_database(config.data)) {
        throw std::runtime_error(
            "link_port: servers share a PostgreSQL database; give its URL as "
            "data");
    }
    if (config.link_key_file.empty()) {
        throw std::runtime_error("link_port needs link_key_file");
    }
    return shell::read_peer_key(config.link_key_file).value();
}

// What settings name, and the files that they name.
void complete_settings(shell::Config& config, std::string_view page) {
    config.core.page = page;
    config.core.name_words = shell::load_name_words(config.name_words_file).value();
    if (config.link_port) config.core.shared_key = read_peer_key(config);
}

// Over PostgreSQL the key is that of all servers, or in memory.
void complete_address_key(shell::Config& config, core::Entropy& entropy) {
    if (config.data.empty() || shell::is_database(config.data)) return;
    config.core.address_key = shell::load_address_key(config.data, entropy).value();
}

// Tells operators and systemd what the start waits for.
std::function<void(const std::string& why)> say_waiting(shell::OperatorApi& operators,
                                                        const shell::ServiceNotifier& notifier) {
    return [&operators, &notifier](const std::string& why) {
        operators.stand_by(why);
        notifier.notify_waiting(why);
    };
}

// What the lines to the other servers are made of.
struct PeerParts {
    const shell::Config& config;
    shell::EventLoop& loop;
    shell::Log& log;
    shell::CoreRunner& runner;
    core::Entropy& entropy;
    core::NodeId self;
};

struct BotParts {
    shell::Loop& loop;
    shell::WorkerPool& workers;
    shell::Metrics& metrics;
    const core::Server& core;
    bool in_lab;
};

// In the lab a choice depends on its seed alone, however many wait.
shell::HouseBots house_bots(const BotParts& parts) {
    return {parts.loop,
            parts.workers,
            parts.metrics,
            [&core = parts.core](const std::string& table, std::uint32_t decision) {
                return core.waits_for_house(table, decision);
            },
            [&core = parts.core, in_lab = parts.in_lab](const std::string& table) {
                return in_lab ? std::string() : core.address_of_table(table);
            },
            parts.in_lab ? std::chrono::hours(24) : shell::HouseBots::kSharedBudget};
}

// Null: this server works alone.
std::unique_ptr<shell::Peers> open_peers(const PeerParts& parts) {
    const auto& [config, loop, log, runner, entropy, self] = parts;
    if (!config.core.is_clustered()) return nullptr;
    const shell::Peers::Options options{config.link_address, *config.link_port,
                                        config.core.shared_key, self};
    return std::make_unique<shell::Peers>(
        loop, options, entropy, log,
        shell::Peers::Callbacks{
            .on_up = [&runner = runner](core::NodeId node) { runner.handle(core::PeerUp{node}); },
            .on_down = [&runner =
                            runner](core::NodeId node) { runner.handle(core::PeerDown{node}); },
            .on_message =
                [&runner = runner](core::NodeId node, core::peer::PeerMessage message) {
                    runner.handle(core::FromPeer{node, std::move(message)});
                }});
}

shell::Listener open_player_listener(shell::EventLoop& loop, const shell::Config& config,
                                     std::optional<int> passed, const shell::SessionParts& parts) {
    const auto sockets = config.core.limits.connections + kSpareConnections;
    shell::raise_open_file_limit(sockets + kAdminConnections, parts.connections.log);
    return {
        loop, {config.address, config.port, passed, shell::ListenerRole::players, sockets}, parts};
}

// Null: operators have none.
std::unique_ptr<shell::Listener> open_admin_listener(shell::EventLoop& loop,
                                                     const shell::Config& config,
                                                     std::optional<int> passed,
                                                     const shell::SessionParts& parts) {
    if (!config.admin_port && !passed) return nullptr;
    const shell::Listener::Options options{config.admin_address, config.admin_port.value_or(0),
                                           passed, shell::ListenerRole::admin, kAdminConnections};
    return std::make_unique<shell::Listener>(loop, options, parts);
}

// The usual one is a convenience: without it the server plays all the same.
std::unique_ptr<shell::AdminSocket> open_admin_socket(shell::EventLoop& loop,
                                                      shell::AdminService& admin_service,
                                                      const shell::Config& config,
                                                      shell::Log& log) {
    if (!config.admin_socket.empty()) {
        return shell::AdminSocket::open(loop, config.admin_socket, admin_service).value();
    }
    if (config.data.empty() || shell::is_database(config.data)) return nullptr;
    auto socket =
        shell::AdminSocket::open(loop, shell::default_admin_socket(config.data), admin_service);
    if (socket) return *std::move(socket);
    log.warn("event=no_admin_socket" + shell::field("why", socket.error().why));
    return nullptr;
}

// Ends it when whoever has asked something has the answer.
void stop_when_idle(shell::EventLoop& loop, const shell::Listener& players, core::TimePoint until) {
    constexpr std::int64_t kLookMs = 5;
    if (players.pending_requests() == 0 || loop.now() >= until) {
        loop.stop();
    } else {
        loop.after(kLookMs, [&loop, &players, until] { stop_when_idle(loop, players, until); });
    }
}

// What the end of the process begins with.
struct StopParts {
    shell::EventLoop& loop;
    shell::Log& log;
    shell::CoreRunner& runner;
    shell::Listener& players;
    const shell::ServiceNotifier& notifier;
};

// Sends everybody away. Gives the time at which the loop ends at the latest.
core::TimePoint begin_to_stop(const StopParts& parts) {
    const auto& [loop, log, runner, players, notifier] = parts;
    notifier.notify_stopping();
    log.info("event=draining" + shell::field("connections", runner.clients().count()));
    players.stop();
    const auto until = loop.now() + kHttpDrainMs;
    runner.drain(
        [&loop = loop, &players = players, until] { stop_when_idle(loop, players, until); });
    loop.after(kDrainMs, [&loop = loop] { loop.stop(); });
    return loop.now() + kDrainMs;
}

// What is not stored was told to nobody. A store that hangs cannot be destroyed, nor can what it
// uses: then the process ends here.
int end(shell::Store& store, shell::Log& log, std::int64_t patience_ms, std::size_t cut,
        int code_if_stored) {
    const auto ended = store.shut_down(std::chrono::milliseconds(std::max(patience_ms, kStoreMs)));
    if (ended.unstored > 0 || ended.has_hung) {
        log.error("event=not_stored" + shell::field("appends", ended.unstored) +
                  " why=" + (ended.has_hung ? "disk_hangs" : "disk_fails"));
    }
    log.info("event=stopped" + shell::field("cut", cut));
    const int code = ended.unstored == 0 && !ended.has_hung ? code_if_stored : EXIT_FAILURE;
    if (ended.has_hung) {
        log.flush();
        std::_Exit(code);
    }
    return code;
}

shell::AdmissionControl::Options admission_options(const shell::Config& config) {
    return {.proxies = config.proxies,
            .tcp_proxies = config.tcp_proxies,
            .unlimited = config.unlimited,
            .origins = config.origins,
            .host_names = shell::machine_names()};
}

// What a reload of the settings reaches.
struct ReloadParts {
    shell::Config& config;
    core::Server& core;
    shell::AdmissionControl& admission;
    shell::Log& log;
    const shell::ServiceNotifier& notifier;
};

// Reads the settings anew, from where they came. One mistake, and nothing is changed.
void reload_settings(const ReloadParts& parts, std::span<const char* const> arguments) {
    const auto parsed = shell::parse_command_line(arguments);
    const auto* fresh = std::get_if<shell::LoadedConfig>(&parsed);
    if (fresh == nullptr) {
        const auto* early_exit = std::get_if<shell::EarlyExit>(&parsed);
        parts.log.error("event=settings_refused" +
                        shell::field("why", early_exit != nullptr ? early_exit->text : ""));
        return;
    }
    auto words = shell::load_name_words(fresh->config.name_words_file);
    if (!words) {
        parts.log.error("event=settings_refused" + shell::field("why", words.error().why));
        return;
    }
    const auto changes = shell::apply_live_settings(parts.config, fresh->config);
    parts.config.core.name_words = *std::move(words);
    parts.core.set(parts.config.core);
    parts.admission.set_options(admission_options(parts.config));
    parts.log.info("event=name_words_loaded" +
                   shell::field("entries", parts.config.core.name_words->size()));
    parts.log.set_level(parts.config.log_level);
    if (!changes.applied.empty()) {
        parts.log.info("event=settings_changed" +
                       shell::field("names", vegas::texts::join(changes.applied, ",")));
    }
    if (!changes.need_restart.empty()) {
        parts.log.warn("event=settings_need_a_start" +
                       shell::field("names", vegas::texts::join(changes.need_restart, ",")));
    }
}

void reload(const ReloadParts& parts, std::span<const char* const> arguments) {
    parts.notifier.notify_reloading();
    parts.log.info("event=hangup");
    reload_settings(parts, arguments);
    (void)parts.notifier.notify_ready();  // it was reached at the start
    if (!parts.core.opens_games()) parts.notifier.notify_draining(true);
}

// What a start says of itself.
struct StartReport {
    const shell::LoadedConfig& loaded;
    const core::Server& core;
    const shell::Listener& players;
    const shell::Listener* admin;
    shell::Log& log;
    const shell::ServiceNotifier& notifier;
};

// Tells operators, scripts and systemd that the server serves.
void report_start(const StartReport& start) {
    const auto& [loaded, core, players, admin, log, notifier] = start;
    log.info("event=started" + shell::field("address", players.address()) +
             shell::field("port", players.port()) + shell::field("tables", core.gauges().tables) +
             shell::field("settings", loaded.file.empty() ? "none" : loaded.file));
    if (loaded.config.core.lab && !players.on_loopback()) {
        log.warn("event=lab_is_open_to_others");
    }
    print_ready(players, admin);
    const auto told = notifier.notify_ready();
    if (!told) log.error("event=systemd_not_reached" + shell::field("why", told.error().why));
}

int serve(shell::LoadedConfig loaded, std::span<const char* const> arguments,
          const shell::ServiceNotifier& notifier) {
    shell::Config& config = loaded.config;
    const auto passed = shell::receive_passed_sockets();
    const auto page = shell::embedded_page();
    complete_settings(config, page.build);
    // What is connected at the end goes with the loop, and is counted until then.
    shell::Metrics metrics;
    shell::EventLoop loop;
    shell::Log log(config.log_level, config.log_format);
    shell::OsEntropy entropy;
    bool lost = false;
    std::unique_ptr<shell::Peers> peers;
    const auto& limits = config.core.limits;
    shell::AdmissionControl admission(limits, loop, log, admission_options(config));
    shell::OperatorApi operators(metrics);
    const auto admin = open_admin_listener(
        loop, config, passed.admin,
        {operators,
         {nullptr, admission, log, metrics, limits.message_bytes, config.idle_timeout_ms}});
    const auto store = shell::open_store(
        {config, loop, log, metrics, say_waiting(operators, notifier), lost, peers});
    complete_address_key(config, entropy);
    // Whoever asks for replays holds up no bot.
    shell::ThreadPool bot_workers(loop, {shell::default_worker_count(), true});
    shell::ThreadPool replay_workers(loop);
    core::Server core(config.core, entropy, store->incarnation());
    auto bots = house_bots({loop, bot_workers, metrics, core, config.core.lab});
    shell::CoreRunner runner(
        {loop, core, *store, bots, log, metrics,
         [&peers](const core::ToPeer& what) { peers->send(what); },
         [&admission](const core::Rejection& what) { admission.note_rejection(what); }});
    peers = open_peers({config, loop, log, runner, entropy, store->incarnation()});
    shell::watch_lag(loop, metrics);
    shell::ThreadPool storage_workers(loop);
    shell::StorageMonitor storage({loop, storage_workers, metrics, log}, config.data);
    const shell::MetricsRoute metrics_route{metrics,   core, limits,         runner,
                                            admission, bots, replay_workers, storage};
    shell::HttpApi api({core, runner, loop, replay_workers, limits.connections, page,
                        !config.data.empty(), [&metrics_route] { return metrics_route.handle(); }});
    shell::RetentionTask retention({loop, runner, core, *store, log, metrics, config});
    const shell::SessionParts parts{
        api, {&runner, admission, log, metrics, limits.message_bytes, config.idle_timeout_ms}};
    auto players = open_player_listener(loop, config, passed.players, parts);
    operators.serve(api);
    core::TimePoint ends;
    const StopParts stop_parts{loop, log, runner, players, notifier};
    loop.on_stop_signal([&] {
        if (runner.is_draining()) std::_Exit(EXIT_FAILURE);
        ends = begin_to_stop(stop_parts);
    });
    int code_if_stored = EXIT_SUCCESS;
    shell::AdminService admin_service({loop, core, runner, replay_workers, log, notifier},
                                      shell::open_admin_store(config.data), [&] {
                                          if (runner.is_draining()) return;
                                          code_if_stored = kDrained;
                                          ends = begin_to_stop(stop_parts);
                                      });
    const auto socket = open_admin_socket(loop, admin_service, config, log);
    loop.on_hangup([&] {
        reload({config, core, admission, log, notifier}, arguments);
        admin_service.reload();
    });
    report_start({loaded, core, players, admin.get(), log, notifier});
    shell::answer_watchdog(loop, notifier);
    loop.run();
    peers.reset();
    const int stored =
        end(*store, log, ends - loop.now(), runner.clients().count(), code_if_stored);
    return shell::exit_within(kReleaseTime, lost ? EXIT_FAILURE : stored);
}

// Each says whether all is well.
struct CommandRunner {
    bool operator()(const shell::AdminCommand& what) const {
        return shell::run_admin_command(what, std::cout, std::cerr);
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
    bool operator()(const shell::RestoreTable& what) const {
        shell::restore_table(what, std::cout);
        return true;
    }
    bool operator()(const shell::CheckBot& what) const {
        return shell::conformance::run_conformance(what, shell::embedded_page(), std::cout,
                                                   std::cerr);
    }
    bool operator()(const shell::ExportGames& what) const {
        shell::export_games(what, std::cout);
        return true;
    }
};

int run_command(const shell::AnyCommand& command) {
    const bool well = std::visit(CommandRunner{}, command);
    std::cout.flush();
    if (std::cout) return well ? EXIT_SUCCESS : kCommandFailed;
    std::cerr << "vegasd: standard output did not take all of it: its disk may be full, or nobody "
                 "reads it any more\n";
    return kCommandFailed;
}

// Says why the process ends. In systemd's journal each line is an error.
void print_failure(std::string_view lines) {
    const auto priority = shell::stderr_priority(core::LogLevel::error);
    while (!lines.empty()) {
        const auto line = lines.substr(0, lines.find('\n'));
        std::cerr << priority << line << '\n';
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    }
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    try {
        const auto notifier = shell::ServiceNotifier::from_environment();
        const std::span<const char* const> arguments(argv, static_cast<std::size_t>(argc));
        auto parsed = shell::parse_command_line(arguments);
        if (const auto* early_exit = std::get_if<shell::EarlyExit>(&parsed)) {
            if (early_exit->code == 0) {
                std::cout << early_exit->text;
            } else {
                print_failure(early_exit->text);
            }
            return early_exit->code;
        }
        if (const auto* command = std::get_if<shell::AnyCommand>(&parsed)) {
            return run_command(*command);
        }
        return serve(std::get<shell::LoadedConfig>(std::move(parsed)), arguments, notifier);
    } catch (const shell::TransientError& error) {
        print_failure(std::string("vegasd: ") + error.what());
        return kRetryLater;
    } catch (const std::exception& error) {
        print_failure(std::string("vegasd: ") + error.what());
        return kStartupFailed;
    }
}
