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

void FullScreen::asked_anew() {
    marked_.reset();
    back_ = 0;
}

void FullScreen::open(Page page) {
    page_ = page_ == page ? Page::none : page;
    top_ = 0;
    searching_ = false;
    sought_.clear();
    missed_.clear();
}

std::optional<std::string> FullScreen::press(const Key& key, const Choices& choices, Size size) {
    using Kind = Key::Kind;
    switch (key.kind) {
    case Kind::help: open(Page::help); return std::nullopt;
    case Kind::rules: open(Page::rules); return std::nullopt;
    case Kind::story: open(Page::story); return std::nullopt;
    default: break;
    }
    if (page_open()) return press_in_page(key, size);
    switch (key.kind) {
    case Kind::click: return click(key);
    case Kind::up:
    case Kind::down:
    case Kind::next: mark(choices, key.kind != Kind::up); return std::nullopt;
    case Kind::page_up: back_ += kStoryStep; return std::nullopt;
    case Kind::page_down: back_ -= std::min(back_, kStoryStep); return std::nullopt;
    case Kind::escape:
        asked_anew();
        (void)line_.take();
        return std::nullopt;
    case Kind::enter: {
        const auto marked = std::exchange(marked_, std::nullopt);
        back_ = 0;
        if (line_.empty() && marked) return std::to_string(*marked + 1);
        return line_.take();
    }
    default: break;
    }
    if (key.kind == Kind::text && key.text == "?" && line_.empty()) {
        open(Page::help);
        return std::nullopt;
    }
    if (line_.press(key)) marked_.reset();
    return std::nullopt;
}

std::optional<std::string> FullScreen::click(const Key& key) {
    for (const Spot& spot : spots_) {
        if (spot.row != key.row || key.column < spot.begin || key.column >= spot.end) continue;
        marked_.reset();
        (void)line_.take();
        return std::to_string(spot.choice + 1);
    }
    return std::nullopt;
}

void FullScreen::mark(const Choices& choices, bool forward) {
    const std::size_t many = choices.choices.size();
    (void)line_.take();
    if (many == 0) return;
    if (!marked_) {
        marked_ = forward ? 0 : many - 1;
    } else {
        marked_ = (*marked_ + (forward ? 1 : many - 1)) % many;
    }
}

void FullScreen::scroll(std::ptrdiff_t lines, Size size) {
    const Lines text = page_text_(page_, size.columns - 1);
    const std::size_t shown = size.rows - 1;
    const auto most = static_cast<std::ptrdiff_t>(text.size() - std::min(text.size(), shown));
    top_ = static_cast<std::size_t>(
        std::clamp(static_cast<std::ptrdiff_t>(top_) + lines, std::ptrdiff_t{0}, most));
}

// On to the next line that holds what is sought, from the start again after the last one.
void FullScreen::search(Size size) {
    const Lines text = page_text_(page_, size.columns - 1);
    if (sought_.empty() || text.empty()) return;
    for (std::size_t step = 1; step <= text.size(); ++step) {
        const std::size_t at = (top_ + step) % text.size();
        if (lower_case(text[at]).find(lower_case(sought_)) == std::string::npos) continue;
        top_ = at;
        return;
    }
    missed_ = std::exchange(sought_, {});
}

std::optional<std::string> FullScreen::press_in_page(const Key& key, Size size) {
    using Kind = Key::Kind;
    const auto page = static_cast<std::ptrdiff_t>(size.rows - 2);
    missed_.clear();
    if (searching_) {
        if (key.kind == Kind::enter) {
            sought_ = search_.take();
            searching_ = false;
            search(size);
        } else if (key.kind == Kind::escape) {
            searching_ = false;
        } else {
            (void)search_.press(key);
        }
        return std::nullopt;
    }
    switch (key.kind) {
    case Kind::up: scroll(-1, size); break;
    case Kind::down: scroll(1, size); break;
    case Kind::page_up: scroll(-page, size); break;
    case Kind::page_down: scroll(page, size); break;
    case Kind::home: top_ = 0; break;
    case Kind::end: scroll(static_cast<std::ptrdiff_t>(1'000'000), size); break;
    case Kind::escape:
    case Kind::enter: page_ = Page::none; break;
    case Kind::text:
        if (key.text == "/") {
            searching_ = true;
            (void)search_.take();
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
std::optional<std::size_t> FullScreen::meant(const std::vector<Choice>& choices,
                                             const AnyTime& any_time) const {
    if (marked_ && *marked_ < choices.size()) return marked_;
    if (line_.empty()) return std::nullopt;
    const Typed typed = parse_answer(line_.text(), choices, std::nullopt, any_time);
    if (typed.kind != Typed::Kind::choice) return std::nullopt;
    return typed.choice;
}

Frame FullScreen::page_frame(Size size) {
    Lines text = page_text_(page_, size.columns - 1);
    if (!sought_.empty()) {
        for (auto& line : text) {
            if (lower_case(line).find(lower_case(sought_)) != std::string::npos) {
                line = style_.paint(Ink::warning, line);
            }
        }
    }
    std::string last = texts_("keys.page");
    if (!missed_.empty()) last = texts_("keys.not_found", {{"word", missed_}});
    if (searching_) last = "/" + search_.text();
    return page_of(text, top_, cut(last, size.columns - 1), size);
}

Frame FullScreen::frame(const std::function<Panes(const Asked&, std::size_t columns)>& panes,
                        Asked asked, const std::vector<std::string>& story, Size size,
                        const AnyTime& any_time) {
    spots_.clear();
    if (page_open()) return page_frame(size);
    asked.chosen = meant(asked.choices, any_time);
    asked.typed = line_.text();
    asked.cursor = line_.cursor();
    const std::size_t columns = split_of(size.columns).board;
    Panes all = panes(asked, columns);
    all.story = story;
    back_ = std::min(back_, story.size());
    all.back = back_;
    Frame frame = laid_out(all, size, style_);
    spots_ = frame.spots;
    return frame;
}

}  // namespace vegas::cli
