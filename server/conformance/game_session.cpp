#include "server/conformance/game_session.hpp"

#include <memory>
#include <stdexcept>
#include <utility>

#include "server/conformance/bot_process.hpp"
#include "server/conformance/intercepting_proxy.hpp"
#include "server/shell/config/lab.hpp"
#include "server/shell/http/listener.hpp"
#include "server/shell/net/admission_control.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/run/thread_pool.hpp"
#include "server/shell/store/memory_store.hpp"

namespace vegas::shell::conformance {
namespace {

constexpr std::int64_t kPollMs = 10;
constexpr std::int64_t kReadyTimeoutMs =
    500;                                    // before a bot is not waited for that does not say so
constexpr std::int64_t kAfterGameMs = 300;  // after the game, for what is wrong then
constexpr std::int64_t kSlackMs = 10'000;   // at most, what we do to a game takes
constexpr std::size_t kConnections = 64;

// As in a lab; a clock only where the trial has one.
Config config_for(Trial trial) {
    Config config;
    apply_lab_settings(config);
    config.core.lab = FaultInjector::clock_ms(trial) == 0;
    config.log_level = core::LogLevel::error;
    return config;
}

class GameSession {
public:
    GameSession(const BotCommand& bot, Trial trial, TrialGame game, const Page& page)
        : bot_(bot),
          trial_(trial),
          config_(config_for(trial)),
          log_(config_.log_level, config_.log_format),
          core_(config_.core, entropy_, store_.incarnation()),
          bots_(loop_, bot_workers_, metrics_,
                [this](const std::string& table, std::uint32_t decision) {
                    return core_.waits_for_house(table, decision);
                }),
          core_runner_({loop_, core_, store_, bots_, log_, metrics_}),
          host_(core_runner_, loop_, std::move(game)),
          api_({core_, core_runner_, loop_, replay_workers_, kConnections, page}),
          admission_(config_.core.limits, loop_, log_, {.unlimited = config_.unlimited}) {
        loop_.on_stop_signal([this] {
            interrupted_ = true;
            loop_.stop();
        });
        poll();
    }

    std::optional<GameReport> play() {
        loop_.run();
        if (interrupted_) return std::nullopt;
        GameReport report = std::move(report_);
        report.ask_kinds = checker_->ask_kinds();
        report.acts = checker_->act_count();
        return report;
    }

private:
    // What happens by itself, or does not happen.
    void poll() {
        if (!process_ && host_.invite()) start_bot();
        if (process_ && is_finished()) return loop_.stop();
        loop_.after(kPollMs, [this] { poll(); });
    }

    // The table is there: now the bot may come.
    void start_bot() {
        checker_ = std::make_unique<ConformanceChecker>(bot_.patience_ms, host_.table());
        fault_injector_ = std::make_unique<FaultInjector>(trial_, *checker_);
        proxy_.emplace(InterceptingProxy::Parts{core_runner_, loop_, *fault_injector_, *checker_});
        session_parts_.emplace(
            SessionParts{api_,
                         {*proxy_, admission_, log_, metrics_, config_.core.limits.message_bytes,
                          config_.idle_timeout_ms}});
        listener_.emplace(
            loop_, Listener::Options{"127.0.0.1", 0, {}, ListenerRole::players, kConnections},
            *session_parts_);
        const BotArguments arguments{
            "ws://" + authority(listener_->address(), listener_->port()) + "/ws", *host_.invite()};
        checker_->on_start(loop_.now().ms);
        process_.emplace(bot_.words, arguments);
    }

    bool is_finished() {
        const std::int64_t now = loop_.now().ms;
        if (host_.bot_has_left()) {  // the house may have played on to the end since the last look
            report_.mistake = "has left the table before the game was over" + fault_note();
            return true;
        }
        if (host_.is_over() && !over_at_) over_at_ = now;
        if (over_at_) return is_finished_after_game(now - *over_at_);
        if (checker_->has_seat() && !seated_at_) seated_at_ = now;
        if (seated_at_ && now - *seated_at_ >= kReadyTimeoutMs && !std::exchange(started_, true)) {
            host_.start();
        }
        report_.mistake = checker_->mistake(now);
        if (!report_.mistake && process_->poll_exit()) {
            report_.mistake = "has ended (" + *process_->poll_exit() +
                              ") before the game was over" + fault_note();
        } else if (!report_.mistake &&
                   now - host_.last_message_at().ms > 2 * bot_.patience_ms + kSlackMs) {
            throw std::logic_error("conformance: the game stands still, and the bot owes nothing");
        }
        return report_.mistake.has_value();
    }

    bool is_finished_after_game(std::int64_t ms) {
        checker_->on_game_end();
        if (!process_->poll_exit() && ms < kAfterGameMs) return false;
        if (process_->poll_exit() && process_->has_failed()) {
            report_.mistake =
                "has ended (" + *process_->poll_exit() + ") when the game was over" + fault_note();
        }
        return true;
    }

    [[nodiscard]] std::string fault_note() const { return checker_->fault_note(); }

    const BotCommand& bot_;
    const Trial trial_;
    const Config config_;
    Metrics metrics_;
    EventLoop loop_;
    Log log_;
    OsEntropy entropy_;
    MemoryStore store_{MemoryScope::until_again};
    ThreadPool bot_workers_{loop_}, replay_workers_{loop_};
    core::Server core_;
    HouseBots bots_;
    CoreRunner core_runner_;
    HostClient host_;
    HttpApi api_;
    AdmissionControl admission_;

    std::unique_ptr<ConformanceChecker> checker_;
    std::unique_ptr<FaultInjector> fault_injector_;
    std::optional<InterceptingProxy> proxy_;
    std::optional<SessionParts> session_parts_;
    std::optional<Listener> listener_;
    std::optional<BotProcess> process_;
    std::optional<std::int64_t> seated_at_, over_at_;
    bool started_ = false;
    bool interrupted_ = false;
    GameReport report_;
};

}  // namespace

std::optional<GameReport> play_game(const BotCommand& bot, Trial trial, TrialGame game,
                                    const Page& page) {
    GameSession session(bot, trial, std::move(game), page);
    return session.play();
}

}  // namespace vegas::shell::conformance
