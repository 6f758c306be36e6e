#include "client-cli/commands/game_screen.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "client-cli/commands/question.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/show/common/sentences.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/show/rolling.hpp"
#include "client-cli/show/rules.hpp"
#include "client-cli/show/time_left.hpp"
#include "client-cli/terminal/text.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {
namespace {

using std::chrono::milliseconds;

constexpr int kRolling = 3;  // pictures before the dice land
constexpr milliseconds kPicture{90};
constexpr milliseconds kLanded{900};
constexpr std::size_t kPageIndent = 4;

std::vector<std::string> sentences_of(const std::vector<WireEvent>& events,
                                      const RenderContext& context) {
    std::vector<std::string> sentences;
    for (const WireEvent& event : events) {
        if (auto sentence = sentence_of(event, context)) sentences.push_back(std::move(*sentence));
    }
    return sentences;
}

std::vector<WireEvent> part(const std::vector<WireEvent>& events, std::size_t begin,
                            std::size_t end) {
    return {events.begin() + static_cast<std::ptrdiff_t>(begin),
            events.begin() + static_cast<std::ptrdiff_t>(end)};
}

// What is told stands below, and so not in the story above it.
Lines without(Lines story, Lines sentences) {
    for (; !sentences.empty(); sentences.pop_back()) {
        const auto found = std::find(story.rbegin(), story.rend(), sentences.back());
        if (found != story.rend()) story.erase(std::next(found).base());
    }
    return story;
}

}  // namespace

GameScreen::GameScreen(ClientRuntime& client, Speed speed, std::function<void()> changed)
    : client_(client),
      out_(client.context.out),
      speed_(speed),
      on_change_(std::move(changed)),
      global_commands_(global_commands(client.context.texts)),
      animation_(client.context.transport, [this] { on_step_changed(); }),
      screen_(client.context.texts, out_.style(),
              [this](ScreenPage page, std::size_t columns) { return page_text(page, columns); }) {}

void GameScreen::log_all(const std::vector<std::string>& sentences) {
    for (const auto& sentence : sentences) out_.log(sentence);
}

void GameScreen::on_step_changed() {
    const AnimationQueue::Step* step = animation_.current();
    step_sentences_ = step == nullptr ? std::vector<std::string>() : step->sentences;
    if (step != nullptr) {
        log_all(step_sentences_);
        if (step->view == nullptr) return animation_.advance();
    }
    on_change_();
}

void GameScreen::set_previous_view() {
    if (is_live()) previous_view_ = std::make_shared<const WireView>(client_.model().view());
}

void GameScreen::on_snapshot() {
    for (const AnimationQueue::Step& step : animation_.clear()) log_all(step.sentences);
    step_sentences_.clear();
    set_previous_view();
}

void GameScreen::on_update(const std::vector<WireEvent>& events) {
    if (!is_live()) return client_.show_events(events);
    client_.sentence_log.track_earnings(events);
    show_events(events, client_.render_context());
    set_previous_view();
}

void GameScreen::show_events(const std::vector<WireEvent>& events, const RenderContext& context) {
    const bool shows = previous_view_ != nullptr && speed_ != Speed::at_once;
    const PayoutSpan payout = payout_in(events);
    if (shows) {
        const auto* rolled = rolled_in(events);
        // Where much happens at once, dice do not roll: nobody is to wait for them.
        if (rolled != nullptr && payout.empty() && !is_animating()) {
            animate_roll(*rolled, context.view.game.index() == previous_view_->game.index());
        }
    }
    if (shows && !payout.empty()) return animate_payout(events, payout, context);
    std::vector<std::string> sentences = sentences_of(events, context);
    if (!is_animating()) return log_all(sentences);
    animation_.add({.view = nullptr, .sentences = std::move(sentences)});
}

// Others may have rolled what nobody could place: it is seen all the same.
void GameScreen::animate_roll(const WireStruct<Rolled>& rolled, bool lies_there) {
    if (!lies_there) return;
    for (int i = 0; i < kRolling; ++i) {
        animation_.add({.view = std::make_shared<const WireView>(
                            with_rolling(*previous_view_, rolled, ++rolls_)),
                        .duration = kPicture});
    }
    animation_.add({.view = std::make_shared<const WireView>(with_roll(*previous_view_, rolled)),
                    .duration = speed_ == Speed::slow ? kLanded : kPicture});
}

void GameScreen::animate_payout(const std::vector<WireEvent>& events, PayoutSpan span,
                                const RenderContext& context) {
    const auto table = std::make_shared<const WireView>(with_dice_of(*previous_view_, events));
    animation_.add(
        {.view = nullptr, .sentences = sentences_of(part(events, 0, span.begin), context)});
    for (const PayoutStep& step : payout_steps(events, span)) {
        auto sentences = sentences_of(step.events, context);
        if (sentences.empty()) continue;
        animation_.add({.view = table,
                        .casino = step.casino,
                        .sentences = std::move(sentences),
                        .duration = duration_of(speed_)});
    }
    animation_.add({.view = nullptr,
                    .sentences = sentences_of(part(events, span.end, events.size()), context)});
}

std::optional<std::string> GameScreen::press(const Key& key, const FullScreen::Choices& choices) {
    if (key.kind == Key::Kind::redraw) invalidate();
    const bool is_skip_key = key.kind == Key::Kind::enter || key.kind == Key::Kind::escape ||
                             key.kind == Key::Kind::click || key.text == " ";
    if (is_animating() && !screen_.is_page_open() && is_skip_key) {
        animation_.advance();
        return std::nullopt;
    }
    return screen_.press(key, choices, out_.display()->size());
}

void GameScreen::invalidate() {
    if (is_live()) out_.display()->invalidate();
}

Lines GameScreen::page_text(ScreenPage page, std::size_t columns) const {
    const Texts& texts = client_.context.texts;
    Lines lines;
    const auto add = [&](const Lines& sentences) {
        for (const auto& sentence : sentences) {
            for (auto& line : wrap(sentence, columns, kPageIndent)) {
                lines.push_back(std::move(line));
            }
        }
    };
    if (page == ScreenPage::help) {
        add({texts("keys.choose"), texts("keys.turn"), texts("keys.pages"), ""});
        add(help_texts(client_.render_context(), false));
    } else if (page == ScreenPage::story) {
        add(Lines(out_.story().begin(), out_.story().end()));
    } else if (const auto book = rulebook(client_.model().view().table.ruleset, texts)) {
        lines = rulebook_lines(*book, columns, out_.style(), texts);
        for (const Chapter& tile : book->tiles) {
            for (auto& line : tile_rules_lines(tile, columns, out_.style(), texts)) {
                lines.push_back(std::move(line));
            }
        }
    }
    return lines;
}

void GameScreen::draw(InputPane input) {
    if (client_.is_stopped() || !is_live()) return;
    const RenderContext context = client_.render_context();
    const std::string join = client_.model().is_known()
                                 ? join_command(client_.server, context.view.table)
                                 : client_.server;
    if (const auto left_ms = client_.time_left_ms()) {
        input.clock = clock_text(*left_ms, client_.context.texts);
    }
    const AnimationQueue::Step* step = animation_.current();
    const bool is_shown_step = step != nullptr && step->view != nullptr;
    if (is_shown_step && !step_sentences_.empty()) {
        input = {.status = client_.texts("keys.go_on"), .sentences = step_sentences_};
    } else if (is_shown_step) {
        input.choices.clear();
    }
    const WireView& view = is_shown_step ? *step->view : context.view;
    const RenderContext shown{view,
                              context.faces,
                              context.style,
                              context.texts,
                              is_shown_step ? nullptr : context.prompt,
                              is_shown_step ? step->casino : 0,
                              context.earnings,
                              context.own_seed};
    const auto panes = [&](const InputPane& with_input, std::size_t columns) {
        return table_panes(shown, with_input, join, columns);
    };
    out_.display()->draw(screen_.render(panes, input, without(out_.story(), input.sentences),
                                        out_.display()->size(), global_commands_));
}

}  // namespace vegas::cli
