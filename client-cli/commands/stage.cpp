#include "client-cli/commands/stage.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "client-cli/commands/question.hpp"
#include "client-cli/show/common/sentences.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/show/rolling.hpp"
#include "client-cli/show/rules.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

using std::chrono::milliseconds;

constexpr int kRolling = 3;  // pictures before the dice land
constexpr milliseconds kPicture{90};
constexpr milliseconds kLanded{900};
constexpr std::size_t kPageIndent = 4;

std::vector<std::string> sentences_of(const std::vector<Event>& events, const Scene& scene) {
    std::vector<std::string> sentences;
    for (const Event& event : events) {
        if (auto sentence = sentence_of(event, scene)) sentences.push_back(std::move(*sentence));
    }
    return sentences;
}

std::vector<Event> part(const std::vector<Event>& events, std::size_t begin, std::size_t end) {
    return {events.begin() + static_cast<std::ptrdiff_t>(begin),
            events.begin() + static_cast<std::ptrdiff_t>(end)};
}

// What is told stands below, and so not in the story above it.
Lines without(Lines story, Lines told) {
    for (; !told.empty(); told.pop_back()) {
        const auto found = std::find(story.rbegin(), story.rend(), told.back());
        if (found != story.rend()) story.erase(std::next(found).base());
    }
    return story;
}

}  // namespace

Stage::Stage(Console& out, const Texts& texts, Transport& transport, Speed speed,
             std::function<void()> changed)
    : out_(out),
      texts_(texts),
      speed_(speed),
      changed_(std::move(changed)),
      any_time_(any_time(texts)),
      telling_(transport, [this] { step_changed(); }),
      screen_(texts, out.style(), [this](FullScreen::Page page, std::size_t columns) {
          return page_text(page, columns);
      }) {}

void Stage::say_all(const std::vector<std::string>& sentences) {
    for (const auto& sentence : sentences) out_.say(sentence);
}

void Stage::step_changed() {
    const Telling::Step* step = telling_.now();
    told_ = step == nullptr ? std::vector<std::string>() : step->sentences;
    if (step != nullptr) {
        say_all(told_);
        if (step->view == nullptr) return telling_.go_on();
    }
    changed_();
}

void Stage::remember(const View& view) {
    if (live()) before_ = std::make_shared<const View>(view);
}

void Stage::hurry() {
    for (const Telling::Step& step : telling_.stop()) say_all(step.sentences);
    told_.clear();
}

void Stage::tell(const std::vector<Event>& events, const Scene& scene) {
    const bool shows = live() && before_ != nullptr && speed_ != Speed::at_once;
    const PayoutSpan payout = payout_in(events);
    if (shows) {
        const auto* rolled = rolled_in(events);
        // Where much happens at once, dice do not roll: nobody is to wait for them.
        if (rolled != nullptr && payout.empty() && !telling()) {
            tell_roll(*rolled, scene.view.game.index() == before_->game.index());
        }
    }
    if (shows && !payout.empty()) return tell_payout(events, payout, scene);
    std::vector<std::string> sentences = sentences_of(events, scene);
    if (!telling()) return say_all(sentences);
    telling_.add({.view = nullptr, .sentences = std::move(sentences)});
}

// Others may have rolled what nobody could place: it is seen all the same.
void Stage::tell_roll(const Read<Rolled>& rolled, bool lies_there) {
    if (!lies_there) return;
    for (int i = 0; i < kRolling; ++i) {
        telling_.add(
            {.view = std::make_shared<const View>(with_rolling(*before_, rolled, ++rolls_)),
             .stands = kPicture});
    }
    telling_.add({.view = std::make_shared<const View>(with_roll(*before_, rolled)),
                  .stands = speed_ == Speed::slow ? kLanded : kPicture});
}

void Stage::tell_payout(const std::vector<Event>& events, PayoutSpan span, const Scene& scene) {
    const auto table = std::make_shared<const View>(with_dice_of(*before_, events));
    telling_.add({.view = nullptr, .sentences = sentences_of(part(events, 0, span.begin), scene)});
    for (const PayoutStep& step : payout_steps(events, span)) {
        auto sentences = sentences_of(step.events, scene);
        if (sentences.empty()) continue;
        telling_.add({.view = table,
                      .casino = step.casino,
                      .sentences = std::move(sentences),
                      .stands = stands_for(speed_)});
    }
    telling_.add(
        {.view = nullptr, .sentences = sentences_of(part(events, span.end, events.size()), scene)});
}

std::optional<std::string> Stage::press(const Key& key, const FullScreen::Choices& choices) {
    if (key.kind == Key::Kind::whole) disturbed();
    const bool goes_on = key.kind == Key::Kind::enter || key.kind == Key::Kind::escape ||
                         key.kind == Key::Kind::click || key.text == " ";
    if (telling() && !screen_.page_open() && goes_on) {
        telling_.go_on();
        return std::nullopt;
    }
    return screen_.press(key, choices, out_.display()->size());
}

void Stage::disturbed() {
    if (live()) out_.display()->disturbed();
}

Lines Stage::page_text(FullScreen::Page page, std::size_t columns) const {
    Lines lines;
    const auto add = [&](const Lines& sentences) {
        for (const auto& sentence : sentences) {
            for (auto& line : wrap(sentence, columns, kPageIndent)) {
                lines.push_back(std::move(line));
            }
        }
    };
    if (page == FullScreen::Page::help) {
        add({texts_("keys.choose"), texts_("keys.turn"), texts_("keys.pages"), ""});
        add(help_);
    } else if (page == FullScreen::Page::story) {
        add(Lines(out_.story().begin(), out_.story().end()));
    } else if (const auto book = rulebook(ruleset_, texts_)) {
        lines = rulebook_lines(*book, columns, out_.style(), texts_);
        for (const Chapter& tile : book->tiles) {
            for (auto& line : tile_rules_lines(tile, columns, out_.style(), texts_)) {
                lines.push_back(std::move(line));
            }
        }
    }
    return lines;
}

void Stage::draw(const Scene& scene, Asked asked, const std::string& join_command) {
    if (!live()) return;
    if (screen_.page_open()) help_ = help_texts(scene, false);
    ruleset_ = scene.view.table.ruleset;
    const Telling::Step* step = telling_.now();
    const bool tells = step != nullptr && step->view != nullptr;
    if (tells && !told_.empty()) {
        asked = {.status = texts_("keys.go_on"), .told = told_};
    } else if (tells) {
        asked.choices.clear();
    }
    const View& view = tells ? *step->view : scene.view;
    const Scene shown{view,
                      scene.faces,
                      scene.style,
                      scene.texts,
                      tells ? nullptr : scene.prompt,
                      tells ? step->casino : 0,
                      scene.earnings};
    const auto panes = [&](const Asked& with_input, std::size_t columns) {
        return table_panes(shown, with_input, join_command, columns);
    };
    out_.display()->draw(screen_.frame(panes, asked, without(out_.story(), asked.told),
                                       out_.display()->size(), any_time_));
}

}  // namespace vegas::cli
