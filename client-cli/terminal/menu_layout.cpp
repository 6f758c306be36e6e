#include "client-cli/terminal/menu_layout.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kShortList = 10;  // so many choices have a line each
constexpr std::size_t kMenuIndent = 4;
constexpr std::size_t kMenuGap = 2;
constexpr std::string_view kUnbroken = "\u00a0";  // a number stays with its first word

// Neighbours of one group.
struct Run {
    std::size_t first = 0;
    std::size_t end = 0;
};

std::vector<Run> runs_of(const std::vector<MenuChoice>& choices) {
    std::vector<Run> runs;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const bool same =
            i > 0 && !choices[i].group.empty() && choices[i].group == choices[i - 1].group;
        if (!same) runs.push_back({.first = i, .end = i});
        runs.back().end = i + 1;
    }
    return runs;
}

class Writer {
public:
    Writer(const std::vector<MenuChoice>& choices, std::optional<std::size_t> chosen,
           std::size_t columns, const Style& style)
        : choices_(choices), chosen_(chosen), columns_(columns), style_(style) {}

    Menu list() {
        for (std::size_t i = 0; i < choices_.size(); ++i) add_line(i);
        return std::move(menu_);
    }

    Menu grouped() {
        const std::vector<Run> runs = runs_of(choices_);
        std::size_t head = 0;
        std::size_t most = 0;
        std::size_t cell = 0;
        for (const Run& run : runs) {
            if (choices_[run.first].group.empty()) continue;
            head = std::max(head, width_of(choices_[run.first].group));
            most = std::max(most, run.end - run.first);
            cell = std::max(cell, cell_of(run));
        }
        // Where they fit, the cells of each group stand beside its head.
        const bool beside = kMenuIndent + head + kMenuGap + most * cell <= columns_;
        for (const Run& run : runs) {
            const std::string& group = choices_[run.first].group;
            if (group.empty()) {
                add_line(run.first);
            } else if (beside) {
                add_cells(run, std::string(kMenuIndent, ' ') + group, kMenuIndent + head + kMenuGap,
                          cell);
            } else {
                for (auto& line :
                     wrap(std::string(kMenuIndent, ' ') + group + ":", columns_, kMenuIndent)) {
                    menu_.lines.push_back(std::move(line));
                }
                add_cells(run, {}, kMenuIndent, cell_of(run));
            }
        }
        return std::move(menu_);
    }

    Menu flow() {
        for (const Run& run : runs_of(choices_)) {
            const std::string& group = choices_[run.first].group;
            if (!group.empty()) add_words(group + ":", std::nullopt);
            for (std::size_t i = run.first; i < run.end; ++i) {
                const MenuChoice& choice = choices_[i];
                std::string text = numbered(i, choice.brief.empty() ? choice.label : choice.brief);
                text.replace(text.find(") ") + 1, 1, kUnbroken);
                add_words(text, i);
            }
        }
        if (!line_.empty()) menu_.lines.push_back(std::move(line_));
        return std::move(menu_);
    }

private:
    [[nodiscard]] std::string numbered(std::size_t index, const std::string& text) const {
        const std::string number = std::to_string(index + 1);
        const bool marked = chosen_ == index;
        const std::string mark = marked ? style_.paint(Ink::warning, style_.marker()) : "";
        if (number.size() > 1) return (marked ? mark : "") + number + ") " + text;
        return (marked ? mark : " ") + number + ") " + text;
    }

    void add_click_area(std::size_t begin, std::size_t end, std::size_t choice) {
        menu_.click_areas.push_back(
            {.row = menu_.lines.size(), .begin = begin, .end = end, .choice = choice});
    }

    void add_line(std::size_t index) {
        for (auto& line : wrap(numbered(index, choices_[index].label), columns_, kMenuIndent)) {
            add_click_area(0, columns_, index);
            menu_.lines.push_back(std::move(line));
        }
    }

    [[nodiscard]] std::size_t cell_of(const Run& run) const {
        std::size_t cell = 0;
        for (std::size_t i = run.first; i < run.end; ++i) {
            const std::size_t number = i < 9 ? 1 : std::to_string(i + 1).size() - 1;
            cell = std::max(cell, 3 + number + width_of(choices_[i].brief) + kMenuGap);
        }
        return cell;
    }

    void add_row(std::string row) {
        while (row.ends_with(' ')) row.pop_back();
        menu_.lines.push_back(std::move(row));
    }

    // The cells of a group, in columns behind `line`, which goes as far as `indent`.
    void add_cells(const Run& run, std::string line, std::size_t indent, std::size_t cell) {
        const std::size_t room = columns_ + kMenuGap - std::min(indent, columns_);
        const std::size_t in_line = std::max<std::size_t>(1, room / cell);
        pad(line, indent);
        for (std::size_t i = run.first; i < run.end; ++i) {
            if (i > run.first && (i - run.first) % in_line == 0) {
                add_row(std::move(line));
                line = std::string(indent, ' ');
            }
            const std::size_t begin = width_of(line);
            line += numbered(i, choices_[i].brief);
            add_click_area(begin, width_of(line), i);
            pad(line, begin + cell);
        }
        add_row(std::move(line));
    }

    static void pad(std::string& line, std::size_t columns) {
        const std::size_t width = width_of(line);
        if (width < columns) line.append(columns - width, ' ');
    }

    // Behind what is there, word by word, in lines that are broken where they are full.
    void add_words(std::string_view text, std::optional<std::size_t> choice) {
        std::size_t begin = line_.empty() ? 0 : width_of(line_) + 1;
        bool first = true;
        while (!text.empty()) {
            const auto space = text.find(' ');
            const std::string_view word = text.substr(0, space);
            text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
            if (word.empty()) continue;
            if (!line_.empty() && width_of(line_) + 1 + width_of(word) > columns_) {
                if (choice && !first) add_click_area(begin, width_of(line_), *choice);
                menu_.lines.push_back(std::move(line_));
                line_ = std::string(kMenuIndent - 1, ' ');
                begin = kMenuIndent;
            }
            if (!line_.empty()) line_ += ' ';
            line_ += word;
            first = false;
        }
        if (choice) add_click_area(begin, width_of(line_), *choice);
    }

    const std::vector<MenuChoice>& choices_;
    std::optional<std::size_t> chosen_;
    std::size_t columns_;
    const Style& style_;
    Menu menu_;
    std::string line_;  // of a flow, not full yet
};

}  // namespace

std::vector<Menu> menus_of(const std::vector<MenuChoice>& choices,
                           std::optional<std::size_t> chosen, std::size_t columns,
                           const Style& style) {
    if (choices.empty()) return {Menu()};
    const auto fresh = [&] { return Writer(choices, chosen, columns, style); };
    std::vector<Menu> menus;
    if (choices.size() <= kShortList) menus.push_back(fresh().list());
    menus.push_back(fresh().grouped());
    menus.push_back(fresh().flow());
    return menus;
}

}  // namespace vegas::cli
