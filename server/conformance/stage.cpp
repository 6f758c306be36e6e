#include "server/conformance/stage.hpp"

#include <memory>
#include <stdexcept>
#include <utility>

#include "server/conformance/between.hpp"
#include "server/conformance/program.hpp"
#include "server/shell/config/lab.hpp"
#include "server/shell/http/listener.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/net/doorkeeper.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/run/worker_threads.hpp"
#include "server/shell/store/memory_store.hpp"

namespace vegas::shell::conformance {
namespace {

constexpr std::int64_t kLookMs = 10;
constexpr std::int64_t kReadyMs = 500;   // before a bot is not waited for that does not say so
constexpr std::int64_t kRestMs = 300;    // after the game, for what is wrong then
constexpr std::int64_t kOwnMs = 10'000;  // at most, what we do to a game takes
constexpr std::size_t kConnections = 64;

// As in a lab; a clock only where the trial has one.
Config config_for(Trial trial) {
    Config config;
    make_lab(config);
    config.core.lab = Meddler::clock_ms(trial) == 0;
    config.log_level = core::LogLevel::error;
    return config;
}

class Stage {
public:
    Stage(const Bot& bot, Trial trial, Game game, const Page& page)
        : bot_(bot),
          trial_(trial),
          config_(config_for(trial)),
          log_(config_.log_level, config_.log_format),
          core_(config_.core, entropy_, store_.incarnation()),
          bots_(loop_, thinking_, metrics_,
                [this](const std::string& table, std::uint32_t decision) {
                    return core_.waits_for_house(table, decision);
                }),
          driver_({loop_, core_, store_, bots_, log_, metrics_}),
          host_(driver_, loop_, std::move(game)),
          api_({core_, driver_, loop_, making_, kConnections, page}),
          doorkeeper_(config_.core.limits, loop_, log_, {.unlimited = config_.unlimited}) {
        loop_.on_stop_signal([this] {
            interrupted_ = true;
            loop_.stop();
        });
        look();
    }

    Performance play() {
        loop_.run();
        if (interrupted_) throw Interrupted{};
        Performance performance = std::move(performance_);
        performance.asked = witness_->asked();
        performance.answers = witness_->answers();
        return performance;
    }

private:
    // What happens by itself, or does not happen.
    void look() {
        if (!program_ && host_.invite()) begin();
        if (program_ && is_at_an_end()) return loop_.stop();
        loop_.after(kLookMs, [this] { look(); });
    }

    // The table is there: now the bot may come.
    void begin() {
        witness_ = std::make_unique<Witness>(bot_.patience_ms, host_.table());
        meddler_ = std::make_unique<Meddler>(trial_, *witness_);
        between_.emplace(Between::Parts{driver_, loop_, *meddler_, *witness_});
        site_.emplace(Site{api_,
                           {*between_, doorkeeper_, log_, metrics_,
                            config_.core.limits.message_bytes, config_.idle_timeout_ms}});
        door_.emplace(loop_, Listener::Options{"127.0.0.1", 0, {}, Door::players, kConnections},
                      *site_);
        const Errand errand{"ws://" + authority(door_->address(), door_->port()) + "/ws",
                            *host_.invite()};
        witness_->begins(loop_.now().ms);
        program_.emplace(bot_.words, errand);
    }

    bool is_at_an_end() {
        const std::int64_t now = loop_.now().ms;
        if (host_.bot_has_left()) {  // the house may have played on to the end since the last look
            performance_.mistake = "has left the table before the game was over" + before();
            return true;
        }
        if (host_.is_over() && !over_at_) over_at_ = now;
        if (over_at_) return after_the_game(now - *over_at_);
        if (witness_->has_seat() && !seated_at_) seated_at_ = now;
        if (seated_at_ && now - *seated_at_ >= kReadyMs && !std::exchange(started_, true)) {
            host_.start();
        }
        performance_.mistake = witness_->mistake(now);
        if (!performance_.mistake && program_->ended()) {
            performance_.mistake =
                "has ended (" + *program_->ended() + ") before the game was over" + before();
        } else if (!performance_.mistake &&
                   now - host_.heard().ms > 2 * bot_.patience_ms + kOwnMs) {
            throw std::logic_error("conformance: the game stands still, and the bot owes nothing");
        }
        return performance_.mistake.has_value();
    }

    bool after_the_game(std::int64_t ms) {
        witness_->game_ends();
        if (!program_->ended() && ms < kRestMs) return false;
        if (program_->ended() && program_->failed()) {
            performance_.mistake =
                "has ended (" + *program_->ended() + ") when the game was over" + before();
        }
        return true;
    }

    [[nodiscard]] std::string before() const { return witness_->before(); }

    const Bot& bot_;
    const Trial trial_;
    const Config config_;
    Metrics metrics_;
    EventLoop loop_;
    Log log_;
    OsEntropy entropy_;
    MemoryStore store_{Keep::until_again};
    WorkerThreads thinking_{loop_}, making_{loop_};
    core::Server core_;
    HouseBots bots_;
    Driver driver_;
    Host host_;
    HttpApi api_;
    Doorkeeper doorkeeper_;

    std::unique_ptr<Witness> witness_;
    std::unique_ptr<Meddler> meddler_;
    std::optional<Between> between_;
    std::optional<Site> site_;
    std::optional<Listener> door_;
    std::optional<Program> program_;
    std::optional<std::int64_t> seated_at_, over_at_;
    bool started_ = false;
    bool interrupted_ = false;
    Performance performance_;
};

}  // namespace

Performance play(const Bot& bot, Trial trial, Game game, const Page& page) {
    Stage stage(bot, trial, std::move(game), page);
    return stage.play();
}

}  // namespace vegas::shell::conformance
