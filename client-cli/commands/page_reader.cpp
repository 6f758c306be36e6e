#include "client-cli/commands/page_reader.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/show/layout.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

PageReader::PageReader(const Texts& texts, const Style& style, PageText page_text)
    : texts_(texts), style_(style), page_text_(std::move(page_text)) {}

void PageReader::toggle(ScreenPage page) {
    page_ = page_ == page ? ScreenPage::none : page;
    top_line_ = 0;
    is_searching_ = false;
    search_text_.clear();
    not_found_.clear();
}

void PageReader::scroll(std::ptrdiff_t lines, Size size) {
    const Lines text = page_text_(page_, size.columns - 1);
    const std::size_t shown = size.rows - 1;
    const auto most = static_cast<std::ptrdiff_t>(text.size() - std::min(text.size(), shown));
    top_line_ = static_cast<std::size_t>(
        std::clamp(static_cast<std::ptrdiff_t>(top_line_) + lines, std::ptrdiff_t{0}, most));
}

// Goes to the next line that holds the text, from the start again after the last one.
void PageReader::search(Size size) {
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

void PageReader::press_in_search(const Key& key, Size size) {
    if (key.kind == Key::Kind::enter) {
        search_text_ = search_input_.release();
        is_searching_ = false;
        search(size);
    } else if (key.kind == Key::Kind::escape) {
        is_searching_ = false;
    } else {
        (void)search_input_.press(key);
    }
}

void PageReader::press(const Key& key, Size size) {
    using Kind = Key::Kind;
    const auto page = static_cast<std::ptrdiff_t>(size.rows - 2);
    not_found_.clear();
    if (is_searching_) return press_in_search(key, size);
    switch (key.kind) {
    case Kind::up: return scroll(-1, size);
    case Kind::down: return scroll(1, size);
    case Kind::page_up: return scroll(-page, size);
    case Kind::page_down: return scroll(page, size);
    case Kind::home: top_line_ = 0; return;
    case Kind::end: return scroll(static_cast<std::ptrdiff_t>(1'000'000), size);
    case Kind::escape:
    case Kind::enter: page_ = ScreenPage::none; return;
    case Kind::text: break;
    default: return;
    }
    if (key.text == "/") {
        is_searching_ = true;
        (void)search_input_.release();
    } else if (key.text == "n") {
        search(size);
    } else if (key.text == " ") {
        scroll(page, size);
    } else if (key.text == "q" || key.text == "?") {
        page_ = ScreenPage::none;
    }
}

ScreenFrame PageReader::render(Size size) const {
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

}  // namespace vegas::cli
