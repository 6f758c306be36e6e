// Pages of help, rules or the story on a full screen: opened, scrolled and searched by keys. Pure
// but for its own state.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "client-cli/terminal/edit_line.hpp"
#include "client-cli/terminal/keys.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/screen_frame.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

enum class ScreenPage { none, help, rules, story };

class PageReader {
public:
    // The text of a page, wrapped to `columns`.
    using PageText = std::function<Lines(ScreenPage, std::size_t columns)>;

    PageReader(const Texts&, const Style&, PageText);

    [[nodiscard]] bool is_open() const { return page_ != ScreenPage::none; }
    // From its start; closes it if it is open.
    void toggle(ScreenPage);
    // REQUIRES: a page is open.
    void press(const Key&, Size);
    [[nodiscard]] ScreenFrame render(Size) const;

private:
    void scroll(std::ptrdiff_t lines, Size);
    void press_in_search(const Key&, Size);
    void search(Size);

    const Texts& texts_;
    const Style& style_;
    PageText page_text_;
    ScreenPage page_ = ScreenPage::none;
    std::size_t top_line_ = 0;   // first line of the page
    bool is_searching_ = false;  // typed text is searched for
    EditLine search_input_;
    std::string search_text_;
    std::string not_found_;  // text that the search did not find
};

}  // namespace vegas::cli
