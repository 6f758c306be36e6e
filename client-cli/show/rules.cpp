#include "client-cli/show/rules.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kRuleIndent = 2;

void add_wrapped(Lines& lines, const std::string& text, std::size_t columns, std::size_t indent) {
    const std::string front(indent, ' ');
    for (const auto& line : wrap(text, columns - indent, 0)) lines.push_back(front + line);
}

// Each rule is a paragraph with its mark in the margin; its example stands below it.
void add_rules(Lines& lines, const Chapter& chapter, std::size_t columns, const Texts& texts) {
    for (const Rule& rule : chapter.rules) {
        const std::string mark = rule.ruling ? " " + texts("rules.ruling") : "";
        const std::size_t first = lines.size();
        add_wrapped(lines, rule.text + mark, columns, kRuleIndent);
        lines[first][0] = '-';
        if (!rule.example.empty()) {
            add_wrapped(lines, texts("rules.example") + " " + rule.example, columns,
                        2 * kRuleIndent);
        }
    }
}

// Lines of "royale  Las Vegas Royale", under what one types for them.
void add_list(Lines& lines, const std::string& head,
              const std::vector<std::pair<std::string, std::string>>& rows, std::size_t columns) {
    std::size_t width = 0;
    for (const auto& row : rows) width = std::max(width, width_of(row.first));
    add_wrapped(lines, head, columns, 0);
    for (const auto& [name, about] : rows) {
        lines.push_back(cut_at_word("  " + left(name, width) + "  " + about, columns));
    }
}

}  // namespace

Lines rulebooks_lines(std::size_t columns, const Texts& texts) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const std::string& name : rulebooks()) {
        const auto book = rulebook(name, texts);
        if (book) rows.emplace_back(name, book->title);
    }
    Lines lines;
    add_list(lines, texts("rules.games", {{"command", "vegas rules royale"}}), rows, columns);
    return lines;
}

Lines rulebook_lines(const Rulebook& book, std::size_t columns, const Style& style,
                     const Texts& texts) {
    Lines lines = {style.paint(Ink::strong, book.title)};
    add_wrapped(lines, book.summary, columns, 0);
    for (const Chapter& section : book.sections) {
        lines.emplace_back();
        lines.push_back(style.paint(Ink::strong, section.title));
        add_rules(lines, section, columns, texts);
    }
    if (book.tiles.empty()) return lines;
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Chapter& tile : book.tiles) rows.emplace_back(tile.id, tile.title);
    lines.emplace_back();
    const std::string command = "vegas rules " + book.ruleset + " " + book.tiles.front().id;
    add_list(lines, texts("rules.tiles", {{"command", command}}), rows, columns);
    return lines;
}

Lines tile_rules_lines(const Chapter& tile, std::size_t columns, const Style& style,
                       const Texts& texts) {
    Lines lines = {style.paint(Ink::tile, tile.id + " " + tile.title)};
    add_wrapped(lines, tile.summary, columns, 0);
    add_rules(lines, tile, columns, texts);
    return lines;
}

}  // namespace vegas::cli
