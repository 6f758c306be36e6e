#include "client-cli/show/layout.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kWide = 120;  // from here on the story stands at the side
constexpr std::size_t kBoardMost = 108;
constexpr std::size_t kStoryGap = 2;  // a line and a space
constexpr std::size_t kStoryWished = 3;
constexpr std::size_t kStoryIndent = 2;
constexpr std::size_t kNoticeLeast = 2;
constexpr std::size_t kQuestionLeast = 1;

// What it costs to show a smaller form, and to have less of the story. People look for a casino
// most often, so the board gives way last.
constexpr std::size_t kBoardCost = 4;
constexpr std::size_t kPlayersCost = 2;
constexpr std::size_t kMenuCost = 3;
constexpr std::size_t kStoryCost = 2;

struct LayoutChoice {
    const Lines* board = nullptr;
    const Lines* players = nullptr;
    const Menu* menu = nullptr;
    std::size_t rows = 0;
    std::size_t cost = 0;
};

std::size_t fixed_rows(const Panes& panes) {
    return panes.title.size() + panes.own.size() + panes.notice.size() + panes.question.size() + 1;
}

// The cheapest variants that fit; the smallest of all where none do.
LayoutChoice pick(const Panes& panes, std::size_t rows, bool story_below) {
    LayoutChoice best;
    LayoutChoice smallest;
    for (std::size_t b = 0; b < panes.board.size(); ++b) {
        for (std::size_t p = 0; p < panes.players.size(); ++p) {
            for (std::size_t m = 0; m < panes.menus.size(); ++m) {
                LayoutChoice now{.board = &panes.board[b],
                                 .players = &panes.players[p],
                                 .menu = &panes.menus[m]};
                now.rows = fixed_rows(panes) + now.board->size() + now.players->size() +
                           now.menu->lines.size();
                const std::size_t room = rows > now.rows ? rows - now.rows : 0;
                const std::size_t missing = kStoryWished - std::min(room, kStoryWished);
                now.cost = b * kBoardCost + p * kPlayersCost + m * kMenuCost +
                           (story_below ? missing * kStoryCost : 0);
                if (smallest.board == nullptr || now.rows < smallest.rows) smallest = now;
                if (now.rows > rows) continue;
                if (best.board == nullptr || now.cost < best.cost) best = now;
            }
        }
    }
    return best.board != nullptr ? best : smallest;
}

void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

// The end of the story, or what is `back` lines before it, in exactly `rows` lines.
Lines story_lines(const Panes& panes, std::size_t columns, std::size_t rows, bool at_top) {
    Lines all;
    for (auto sentence = panes.story.rbegin(); sentence != panes.story.rend(); ++sentence) {
        Lines wrapped = wrap(*sentence, columns, kStoryIndent);
        all.insert(all.end(), wrapped.rbegin(), wrapped.rend());
        if (all.size() >= rows + panes.back) break;
    }
    const std::size_t skipped = std::min(panes.back, all.size() - std::min(rows, all.size()));
    const std::size_t shown = std::min(rows, all.size() - skipped);
    Lines lines(all.begin() + static_cast<std::ptrdiff_t>(skipped),
                all.begin() + static_cast<std::ptrdiff_t>(skipped + shown));
    std::ranges::reverse(lines);
    if (at_top) {
        lines.resize(rows);
    } else {
        lines.insert(lines.begin(), rows - lines.size(), "");
    }
    return lines;
}

// Both leave out lines where so many are too many, and count down `surplus`.
Lines without_first(const Lines& lines, std::size_t& surplus) {
    const std::size_t gone = std::min(lines.size(), surplus);
    surplus -= gone;
    return {lines.begin() + static_cast<std::ptrdiff_t>(gone), lines.end()};
}
Lines without_last(const Lines& lines, std::size_t least, std::size_t& surplus) {
    const std::size_t gone = std::min(lines.size() - std::min(lines.size(), least), surplus);
    surplus -= gone;
    return {lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(gone)};
}

// What still does not fit goes from the top.
void fit(ScreenFrame& frame, std::size_t rows) {
    if (frame.lines.size() <= rows) return;
    const std::size_t surplus = frame.lines.size() - rows;
    frame.lines.erase(frame.lines.begin(),
                      frame.lines.begin() + static_cast<std::ptrdiff_t>(surplus));
    std::erase_if(frame.click_areas, [&](const ClickArea& area) { return area.row < surplus; });
    for (ClickArea& area : frame.click_areas) area.row -= surplus;
}

void put_beside(ScreenFrame& frame, const Split& split, const Lines& story, const Style& style) {
    const std::string line(style.utf8 ? "│" : "|");
    for (std::size_t row = 0; row + 1 < frame.lines.size(); ++row) {
        std::string& text = frame.lines[row];
        const std::size_t width = width_of(text);
        if (width < split.board) text.append(split.board - width, ' ');
        text += style.paint(Ink::faint, line) + " " + story[row];
    }
}

}  // namespace

Split split_of(std::size_t columns) {
    if (columns < kWide) return {.board = columns - std::min<std::size_t>(columns, 1)};
    const std::size_t board = std::clamp(columns * 2 / 3, kColumns, kBoardMost);
    return {.board = board, .story = columns - board - kStoryGap};
}

ScreenFrame lay_out(const Panes& panes, Size size, const Style& style) {
    const Split split = split_of(size.columns);
    const bool below = split.story == 0;
    const LayoutChoice picked = pick(panes, size.rows, below);
    // What is told, the title, your money and the end of the question give way before the board.
    std::size_t surplus = picked.rows - std::min(picked.rows, size.rows);
    const Lines notice = without_last(panes.notice, kNoticeLeast, surplus);
    const Lines title = without_first(panes.title, surplus);
    const Lines own = without_first(panes.own, surplus);
    const Lines question = without_last(panes.question, kQuestionLeast, surplus);
    ScreenFrame frame;
    append(frame.lines, title);
    append(frame.lines, *picked.board);
    append(frame.lines, *picked.players);
    append(frame.lines, own);
    const std::size_t room = size.rows > picked.rows ? size.rows - picked.rows : 0;
    if (below) {
        append(frame.lines, story_lines(panes, split.board, room, false));
    } else {
        frame.lines.resize(frame.lines.size() + room);
    }
    append(frame.lines, notice);
    append(frame.lines, question);
    for (ClickArea area : picked.menu->click_areas) {
        area.row += frame.lines.size();
        frame.click_areas.push_back(area);
    }
    append(frame.lines, picked.menu->lines);
    frame.lines.push_back(panes.input);
    fit(frame, size.rows);
    if (!below) {
        const Lines story = story_lines(panes, split.story, frame.lines.size(), true);
        put_beside(frame, split, story, style);
    }
    frame.cursor_row = frame.lines.size() - 1;
    frame.cursor_column =
        std::min(panes.cursor, size.columns - std::min<std::size_t>(size.columns, 1));
    return frame;
}

ScreenFrame page_of(const Lines& text, std::size_t top, const std::string& last, Size size) {
    ScreenFrame frame;
    const std::size_t rows = size.rows > 0 ? size.rows - 1 : 0;
    for (std::size_t row = 0; row < rows; ++row) {
        frame.lines.push_back(top + row < text.size() ? text[top + row] : "");
    }
    frame.lines.push_back(last);
    frame.cursor_row = rows;
    frame.cursor_column = width_of(last);
    return frame;
}

}  // namespace vegas::cli
