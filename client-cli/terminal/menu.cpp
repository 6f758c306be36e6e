#include "client-cli/terminal/menu.hpp"

#include <algorithm>
#include <cctype>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kMenuColumns = 79;
constexpr std::size_t kShortList = 10;  // so many choices have a line each
constexpr std::size_t kIndent = 4;
constexpr std::size_t kGap = 2;

// Lower case, without outer spaces and with single ones inside.
std::string tidy(std::string_view line) {
    std::string result;
    for (const char c : line) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) {
            result += c;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (result.ends_with(' ')) result.pop_back();
    return lower_case(result);
}

// At most three digits, so that no number overflows.
std::optional<std::size_t> number_in(std::string_view text) {
    if (text.empty() || text.size() > 3) return std::nullopt;
    std::size_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + static_cast<std::size_t>(c - '0');
    }
    return number;
}

bool begins(const std::string& word, std::string_view text) {
    return !word.empty() && word.starts_with(text);
}

Typed by_word(std::string_view text, const std::vector<Choice>& choices) {
    Typed found;
    std::size_t matches = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        if (choice.word == text || choice.also == text) return {Typed::Kind::choice, i};
        if (!begins(choice.word, text) && !begins(choice.also, text)) continue;
        found.choice = i;
        ++matches;
    }
    if (matches == 1) found.kind = Typed::Kind::choice;
    return found;
}

std::string numbered(std::size_t index, const std::string& text) {
    const std::string number = std::to_string(index + 1);
    return std::string(number.size() < 2 ? " " : "") + number + ") " + text;
}

void add_lines(std::vector<std::string>& lines, const std::string& text) {
    for (auto& line : wrap(text, kMenuColumns, kIndent)) lines.push_back(std::move(line));
}

std::string padded(const std::string& text, std::size_t columns) {
    const std::size_t width = width_of(text);
    return text + std::string(width < columns ? columns - width : 0, ' ');
}

// Neighbours of one group.
struct Run {
    std::size_t first = 0;
    std::size_t end = 0;
};

std::vector<Run> runs_of(const std::vector<Choice>& choices) {
    std::vector<Run> runs;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const bool same =
            i > 0 && !choices[i].group.empty() && choices[i].group == choices[i - 1].group;
        if (!same) runs.push_back({.first = i, .end = i});
        runs.back().end = i + 1;
    }
    return runs;
}

// How wide heads and cells are, at most.
struct Widths {
    std::size_t head = 0;
    std::size_t cell = 0;
    std::size_t most = 0;  // cells of the largest group
};

Widths widths_of(const std::vector<Choice>& choices, const std::vector<Run>& runs) {
    Widths widths;
    for (const Run& run : runs) {
        if (choices[run.first].group.empty()) continue;
        widths.head = std::max(widths.head, width_of(choices[run.first].group));
        widths.most = std::max(widths.most, run.end - run.first);
        for (std::size_t i = run.first; i < run.end; ++i) {
            widths.cell = std::max(widths.cell, width_of(numbered(i, choices[i].brief)) + kGap);
        }
    }
    return widths;
}

void add_row(std::vector<std::string>& lines, std::string row) {
    while (row.ends_with(' ')) row.pop_back();
    lines.push_back(std::move(row));
}

// The cells of a group, in columns behind `line`, which goes as far as `indent`.
void add_cells(std::vector<std::string>& lines, const std::vector<Choice>& choices, const Run& run,
               std::string line, std::size_t indent, std::size_t cell) {
    const std::size_t in_line = std::max<std::size_t>(1, (kMenuColumns + kGap - indent) / cell);
    line = padded(line, indent);
    for (std::size_t i = run.first; i < run.end; ++i) {
        if (i > run.first && (i - run.first) % in_line == 0) {
            add_row(lines, std::move(line));
            line = std::string(indent, ' ');
        }
        line += padded(numbered(i, choices[i].brief), cell);
    }
    add_row(lines, std::move(line));
}

std::vector<std::string> long_menu(const std::vector<Choice>& choices) {
    const std::vector<Run> runs = runs_of(choices);
    const Widths all = widths_of(choices, runs);
    // Where they fit, the cells of each group stand beside its head.
    const bool beside = kIndent + all.head + kGap + all.most * all.cell <= kMenuColumns;
    std::vector<std::string> lines;
    for (const Run& run : runs) {
        const std::string& group = choices[run.first].group;
        const std::string head = std::string(kIndent, ' ') + group;
        if (group.empty()) {
            add_lines(lines, numbered(run.first, choices[run.first].label));
        } else if (beside) {
            add_cells(lines, choices, run, head, kIndent + all.head + kGap, all.cell);
        } else {
            lines.push_back(head + ":");
            add_cells(lines, choices, run, {}, kIndent, widths_of(choices, {run}).cell);
        }
    }
    return lines;
}

}  // namespace

Typed parse_answer(std::string_view line, const std::vector<Choice>& choices,
                   std::optional<std::size_t> on_empty, const AnyTime& words) {
    const std::string text = tidy(line);
    if (text.empty()) {
        return on_empty ? Typed{Typed::Kind::choice, *on_empty} : Typed{Typed::Kind::nothing};
    }
    if (text == "q" || text == "quit" || text == "exit" || text == words.quit) {
        return {Typed::Kind::quit};
    }
    if (text == "?" || text == "help" || text == "h" || text == words.help) {
        return {Typed::Kind::help};
    }
    if (text == "people" || text == words.people) return {Typed::Kind::people};
    const auto number = number_in(text);
    if (!number) return by_word(text, choices);
    if (*number < 1 || *number > choices.size()) return {};
    return {Typed::Kind::choice, *number - 1};
}

std::vector<std::string> menu_lines(const std::vector<Choice>& choices) {
    if (choices.size() > kShortList) return long_menu(choices);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        add_lines(lines, numbered(i, choices[i].label));
    }
    return lines;
}

}  // namespace vegas::cli
