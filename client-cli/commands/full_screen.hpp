// Input state of a full screen, without the game: typing, marking a choice, scrolling the story,
// opening pages. Pure but for its own state.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/commands/page_reader.hpp"
#include "client-cli/show/table_screen.hpp"
#include "client-cli/terminal/edit_line.hpp"
#include "client-cli/terminal/keys.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/screen_frame.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

class FullScreen {
public:
    FullScreen(const Texts&, const Style&, PageReader::PageText);

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
    [[nodiscard]] bool is_page_open() const { return page_reader_.is_open(); }

private:
    [[nodiscard]] std::optional<std::size_t> marked_or_typed(const std::vector<MenuChoice>&,
                                                             const GlobalCommands&) const;
    [[nodiscard]] std::optional<std::string> click(const Key&);
    void mark(const Choices&, bool forward);

    const Style& style_;
    PageReader page_reader_;
    EditLine line_;
    std::optional<std::size_t> marked_choice_;  // with the arrow keys
    std::vector<ClickArea> click_areas_;        // of the last frame
    std::size_t scroll_back_ = 0;               // lines of the story below what is shown
};

}  // namespace vegas::cli
