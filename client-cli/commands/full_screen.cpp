#include "client-cli/commands/full_screen.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kStoryStep = 5;

}  // namespace

FullScreen::FullScreen(const Texts& texts, const Style& style, PageText page_text)
    : texts_(texts), style_(style), page_text_(std::move(page_text)) {}

void FullScreen::clear_selection() {
    marked_choice_.reset();
    scroll_back_ = 0;
}

void FullScreen::open(Page page) {
    page_ = page_ == page ? Page::none : page;
    top_line_ = 0;
    is_searching_ = false;
    search_text_.clear();
    not_found_.clear();
}

std::optional<std::string> FullScreen::press(const Key& key, const Choices& choices, Size size) {
    using Kind = Key::Kind;
    switch (key.kind) {
    case Kind::help: open(Page::help); return std::nullopt;
    case Kind::rules: open(Page::rules); return std::nullopt;
    case Kind::story: open(Page::story); return std::nullopt;
    default: break;
    }
    if (is_page_open()) return press_in_page(key, size);
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
        open(Page::help);
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

void FullScreen::scroll(std::ptrdiff_t lines, Size size) {
    const Lines text = page_text_(page_, size.columns - 1);
    const std::size_t shown = size.rows - 1;
    const auto most = static_cast<std::ptrdiff_t>(text.size() - std::min(text.size(), shown));
    top_line_ = static_cast<std::size_t>(
        std::clamp(static_cast<std::ptrdiff_t>(top_line_) + lines, std::ptrdiff_t{0}, most));
}

// On to the next line that holds what is sought, from the start again after the last one.
void FullScreen::search(Size size) {
    const Lines text = page_text_(page_, size.columns - 1);
    if (search_text_.empty() || text.empty()) return;
    for (std::size_t step = 1; step <= text.size(); ++step) {
        const std::size_t at = (top_line_ + step) % text.size();
        if (lower_case(text[at]).find(lower_case(search_text_)) == std::string::npos) continue;
        top_line_ = at;
        return;
    }
    not_found_ = std::exchange(search_text_, {});
}

std::optional<std::string> FullScreen::press_in_page(const Key& key, Size size) {
    using Kind = Key::Kind;
    const auto page = static_cast<std::ptrdiff_t>(size.rows - 2);
    not_found_.clear();
    if (is_searching_) {
        if (key.kind == Kind::enter) {
            search_text_ = search_input_.release();
            is_searching_ = false;
            search(size);
        } else if (key.kind == Kind::escape) {
            is_searching_ = false;
        } else {
            (void)search_input_.press(key);
        }
        return std::nullopt;
    }
    switch (key.kind) {
    case Kind::up: scroll(-1, size); break;
    case Kind::down: scroll(1, size); break;
    case Kind::page_up: scroll(-page, size); break;
    case Kind::page_down: scroll(page, size); break;
    case Kind::home: top_line_ = 0; break;
    case Kind::end: scroll(static_cast<std::ptrdiff_t>(1'000'000), size); break;
    case Kind::escape:
    case Kind::enter: page_ = Page::none; break;
    case Kind::text:
        if (key.text == "/") {
            is_searching_ = true;
            (void)search_input_.release();
        } else if (key.text == "n") {
            search(size);
        } else if (key.text == " ") {
            scroll(page, size);
        } else if (key.text == "q" || key.text == "?") {
            page_ = Page::none;
        }
        break;
    default: break;
    }
    return std::nullopt;
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

ScreenFrame FullScreen::render_page(Size size) {
    Lines text = page_text_(page_, size.columns - 1);
    if (!search_text_.empty()) {
        for (auto& line : text) {
            if (lower_case(line).find(lower_case(search_text_)) != std::string::npos) {
                line = style_.paint(Ink::warning, line);
            }
        }
    }
    std::string last = texts_("keys.page");
    if (!not_found_.empty()) last = texts_("keys.not_found", {{"word", not_found_}});
    if (is_searching_) last = "/" + search_input_.text();
    return page_of(text, top_line_, cut(last, size.columns - 1), size);
}

ScreenFrame FullScreen::render(
    const std::function<Panes(const InputPane&, std::size_t columns)>& panes, InputPane input,
    const std::vector<std::string>& story, Size size, const GlobalCommands& commands) {
    click_areas_.clear();
    if (is_page_open()) return render_page(size);
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
