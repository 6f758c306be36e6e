// What somebody does on a full screen, without the game: types, marks a choice, turns back in the
// story, opens a page of help or rules and searches in it. Pure but for what it remembers.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/table_screen.hpp"
#include "client-cli/terminal/edit_line.hpp"
#include "client-cli/terminal/frame.hpp"
#include "client-cli/terminal/keys.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

class FullScreen {
public:
    enum class Page { none, help, rules, story };
    // The sentences of a page, wrapped for so many columns.
    using PageText = std::function<Lines(Page, std::size_t columns)>;

    FullScreen(const Texts&, const Style&, PageText);

    // What there is to choose now.
    struct Choices {
        const std::vector<Choice>& choices;
        std::optional<std::size_t> on_empty = {};
    };
    // A line that is complete: what was typed, or the number of the choice that was marked or
    // clicked.
    [[nodiscard]] std::optional<std::string> press(const Key&, const Choices&, Size);
    // Another question: nothing is marked any more. What is being typed stays.
    void asked_anew();

    // The table, or the page that is open. `panes` without what is typed and marked.
    [[nodiscard]] Frame frame(const std::function<Panes(const Asked&, std::size_t columns)>& panes,
                              Asked, const std::vector<std::string>& story, Size, const AnyTime&);
    [[nodiscard]] bool page_open() const { return page_ != Page::none; }

private:
    [[nodiscard]] std::optional<std::size_t> meant(const std::vector<Choice>&,
                                                   const AnyTime&) const;
    [[nodiscard]] std::optional<std::string> press_in_page(const Key&, Size);
    [[nodiscard]] std::optional<std::string> click(const Key&);
    void open(Page);
    void mark(const Choices&, bool forward);
    void scroll(std::ptrdiff_t lines, Size);
    void search(Size);
    [[nodiscard]] Frame page_frame(Size);

    const Texts& texts_;
    const Style& style_;
    PageText page_text_;
    EditLine line_;
    std::optional<std::size_t> marked_;  // by the arrows
    std::vector<Spot> spots_;            // of the last frame
    std::size_t back_ = 0;               // lines of the story below what is shown
    Page page_ = Page::none;
    std::size_t top_ = 0;     // first line of the page
    bool searching_ = false;  // what is typed is looked for
    EditLine search_;
    std::string sought_;
    std::string missed_;  // was sought, and is not there
};

}  // namespace vegas::cli
