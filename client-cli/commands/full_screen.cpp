#include "client-cli/commands/full_screen.hpp"

#include <algorithm>
#include <utility>

namespace vegas::cli {
namespace {

constexpr std::size_t kStoryStep = 5;

}  // namespace

FullScreen::FullScreen(const Texts& texts, const Style& style, PageReader::PageText page_text)
    : style_(style), page_reader_(texts, style, std::move(page_text)) {}

void FullScreen::clear_selection() {
    marked_choice_.reset();
    scroll_back_ = 0;
}

std::optional<std::string> FullScreen::press(const Key& key, const Choices& choices, Size size) {
    using Kind = Key::Kind;
    switch (key.kind) {
    case Kind::help: page_reader_.toggle(ScreenPage::help); return std::nullopt;
    case Kind::rules: page_reader_.toggle(ScreenPage::rules); return std::nullopt;
    case Kind::story: page_reader_.toggle(ScreenPage::story); return std::nullopt;
    default: break;
    }
    if (is_page_open()) {
        page_reader_.press(key, size);
        return std::nullopt;
    }
    switch (key.kind) {
    case Kind::click: return click(key);
    case Kind::up:
    case Kind::down:
    case Kind::next: mark(choices, key.kind != Kind::up); return std::nullopt;
    case Kind::page_up: scroll_back_ += kStoryStep; return std::nullopt;
    case Kind::page_down: scroll_back_ -= std::min(scroll_back_, kStoryStep); return std::nullopt;
    case Kind::escape:
        clear_selection();
        (void)line_.release();
        return std::nullopt;
    case Kind::enter: {
        const auto marked = std::exchange(marked_choice_, std::nullopt);
        scroll_back_ = 0;
        if (line_.empty() && marked) return std::to_string(*marked + 1);
        return line_.release();
    }
    default: break;
    }
    if (key.kind == Kind::text && key.text == "?" && line_.empty()) {
        page_reader_.toggle(ScreenPage::help);
        return std::nullopt;
    }
    if (line_.press(key)) marked_choice_.reset();
    return std::nullopt;
}

std::optional<std::string> FullScreen::click(const Key& key) {
    for (const ClickArea& area : click_areas_) {
        if (area.row != key.row || key.column < area.begin || key.column >= area.end) continue;
        marked_choice_.reset();
        (void)line_.release();
        return std::to_string(area.choice + 1);
    }
    return std::nullopt;
}

void FullScreen::mark(const Choices& choices, bool forward) {
    const std::size_t many = choices.choices.size();
    (void)line_.release();
    if (many == 0) return;
    if (!marked_choice_) {
        marked_choice_ = forward ? 0 : many - 1;
    } else {
        marked_choice_ = (*marked_choice_ + (forward ? 1 : many - 1)) % many;
    }
}

// What is typed means a choice already before Enter.
std::optional<std::size_t> FullScreen::marked_or_typed(const std::vector<MenuChoice>& choices,
                                                       const GlobalCommands& commands) const {
    if (marked_choice_ && *marked_choice_ < choices.size()) return marked_choice_;
    if (line_.empty()) return std::nullopt;
    const MenuInput typed = parse_menu_input(line_.text(), choices, std::nullopt, commands);
    if (typed.kind != MenuInput::Kind::choice) return std::nullopt;
    return typed.choice;
}

ScreenFrame FullScreen::render(
    const std::function<Panes(const InputPane&, std::size_t columns)>& panes, InputPane input,
    const std::vector<std::string>& story, Size size, const GlobalCommands& commands) {
    click_areas_.clear();
    if (is_page_open()) return page_reader_.render(size);
    input.chosen = marked_or_typed(input.choices, commands);
    input.typed = line_.text();
    input.cursor = line_.cursor();
    const std::size_t columns = split_of(size.columns).board;
    Panes all = panes(input, columns);
    all.story = story;
    scroll_back_ = std::min(scroll_back_, story.size());
    all.back = scroll_back_;
    ScreenFrame frame = lay_out(all, size, style_);
    click_areas_ = frame.click_areas;
    return frame;
}

}  // namespace vegas::cli
