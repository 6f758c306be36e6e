#include "server/conformance/game_session.hpp"

#include <optional>
#include <stdexcept>
#include <utility>

namespace vegas::shell::conformance {
namespace {

constexpr std::int64_t kPollMs = 10;
// A bot that does not say that it is ready is not waited for any longer.
constexpr std::int64_t kReadyTimeoutMs = 500;
constexpr std::int64_t kAfterGameMs = 300;  // after the game, for what is wrong then
constexpr std::int64_t kSlackMs = 10'000;   // at most, what we do to a game takes

class GameSession {
public:
    GameSession(const BotCommand& bot, Trial trial, TrialGame game, const Page& page)
        : bot_(bot),
          trial_(trial),
          server_(trial, page),
          host_(server_.core_runner, server_.loop, std::move(game)) {
        server_.loop.on_stop_signal([this] {
            interrupted_ = true;
            server_.loop.stop();
        });
        poll();
    }

    std::optional<GameReport> play() {
        server_.loop.run();
        if (interrupted_) return std::nullopt;
        GameReport report = std::move(report_);
        report.ask_kinds = tested_->checker().ask_kinds();
        report.acts = tested_->checker().act_count();
        return report;
    }

private:
    // What happens by itself, or does not happen.
    void poll() {
        if (!tested_ && host_.invite()) {
            tested_.emplace(server_, trial_, bot_, host_.table(), *host_.invite());
        }
        if (tested_ && is_finished()) return server_.loop.stop();
        server_.loop.after(kPollMs, [this] { poll(); });
    }

    bool is_finished() {
        const std::int64_t now = server_.loop.now().ms;
        if (host_.bot_has_left()) {  // the house may have played on to the end since the last look
            report_.mistake = "has left the table before the game was over" + fault_note();
            return true;
        }
        if (host_.is_over() && !over_at_) over_at_ = now;
        if (over_at_) return is_finished_after_game(now - *over_at_);
        if (tested_->checker().has_seat() && !seated_at_) seated_at_ = now;
        if (seated_at_ && now - *seated_at_ >= kReadyTimeoutMs && !std::exchange(started_, true)) {
            host_.start();
        }
        report_.mistake = tested_->checker().mistake(now);
        if (!report_.mistake && tested_->process().poll_exit()) {
            report_.mistake = "has ended (" + *tested_->process().poll_exit() +
                              ") before the game was over" + fault_note();
        } else if (!report_.mistake &&
                   now - host_.last_message_at().ms > 2 * bot_.patience_ms + kSlackMs) {
            throw std::logic_error("conformance: the game stands still, and the bot owes nothing");
        }
        return report_.mistake.has_value();
    }

    bool is_finished_after_game(std::int64_t ms) {
        tested_->checker().on_game_end();
        if (!tested_->process().poll_exit() && ms < kAfterGameMs) return false;
        if (tested_->process().poll_exit() && tested_->process().has_failed()) {
            report_.mistake = "has ended (" + *tested_->process().poll_exit() +
                              ") when the game was over" + fault_note();
        }
        return true;
    }

    [[nodiscard]] std::string fault_note() { return tested_->checker().fault_note(); }

    const BotCommand& bot_;
    const Trial trial_;
    TrialServer server_;
    HostClient host_;
    std::optional<BotUnderTest> tested_;  // once the table is there
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
