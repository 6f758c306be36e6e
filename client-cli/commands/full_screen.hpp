// Input state of a full screen, without the game: typing, marking a choice, scrolling, opening
// pages of help or rules and searching them. Pure but for its own state.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/table_screen.hpp"
#include "client-cli/terminal/edit_line.hpp"
#include "client-cli/terminal/keys.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/screen_frame.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

class FullScreen {
public:
    enum class Page { none, help, rules, story };
    // The text of a page, wrapped to `columns`.
    using PageText = std::function<Lines(Page, std::size_t columns)>;

    FullScreen(const Texts&, const Style&, PageText);

    // What can be chosen now.
    struct Choices {
        const std::vector<MenuChoice>& choices;
        std::optional<std::size_t> on_empty = {};
    };
    // A complete line, if the key made one: what was typed, or the number of the marked or clicked
    // choice.
    [[nodiscard]] std::optional<std::string> press(const Key&, const Choices&, Size);
    // For a new question: unmarks the choice. What is being typed stays.
    void clear_selection();

    // Draws the table, or the open page. `panes` gets the input with what is typed and marked
    // filled in.
    [[nodiscard]] ScreenFrame render(
        const std::function<Panes(const InputPane&, std::size_t columns)>& panes, InputPane,
        const std::vector<std::string>& story, Size, const GlobalCommands&);
    [[nodiscard]] bool is_page_open() const { return page_ != Page::none; }

private:
    [[nodiscard]] std::optional<std::size_t> marked_or_typed(const std::vector<MenuChoice>&,
                                                             const GlobalCommands&) const;
    [[nodiscard]] std::optional<std::string> press_in_page(const Key&, Size);
    [[nodiscard]] std::optional<std::string> click(const Key&);
    void open(Page);
    void mark(const Choices&, bool forward);
    void scroll(std::ptrdiff_t lines, Size);
    void search(Size);
    [[nodiscard]] ScreenFrame render_page(Size);

    const Texts& texts_;
    const Style& style_;
    PageText page_text_;
    EditLine line_;
    std::optional<std::size_t> marked_choice_;  // with the arrow keys
    std::vector<ClickArea> click_areas_;        // of the last frame
    std::size_t scroll_back_ = 0;               // lines of the story below what is shown
    Page page_ = Page::none;
    std::size_t top_line_ = 0;   // first line of the page
    bool is_searching_ = false;  // typed text is searched for
    EditLine search_input_;
    std::string search_text_;
    std::string not_found_;  // text that the search did not find
};

}  // namespace vegas::cli
