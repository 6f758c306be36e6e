#include "client-cli/commands/rules.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/show/rules.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

constexpr std::string_view kSigns = " -_!?";

int print_rules(std::ostream& out, const Lines& lines) {
    for (const auto& line : lines) out << plain_spaces(line) << '\n';
    return kExitDone;
}

int print_json(std::ostream& out, const std::string& json) {
    out << json << '\n';
    return kExitDone;
}

std::string rulebooks_json(const Texts& texts) {
    json list = json::array();
    for (const std::string& ruleset : rulebooks()) {
        const auto book = rulebook(ruleset, texts);
        list.push_back({{"ruleset", ruleset}, {"title", book->title}, {"summary", book->summary}});
    }
    return compact(list);
}

// What is wrong, and what was perhaps meant; else all that there is.
int unknown(std::ostream& err, const std::string& what, const std::string& near,
            const std::vector<std::string>& known, const Texts& texts) {
    err << "vegas: " << what << ' '
        << (near.empty() ? texts("rules.there_are", {{"known", texts.list(known)}})
                         : texts("rules.nearest", {{"near", near}}))
        << '\n';
    return kExitUsage;
}

int unknown_tile(std::ostream& err, const Rulebook& book, const std::string& typed,
                 const Texts& texts) {
    std::vector<std::string> names;
    std::vector<std::string> titles;
    for (const Chapter& tile : book.tiles) {
        titles.push_back(tile.id + " " + tile.title);
        names.push_back(name_as_typed(tile.title));
    }
    const auto near = std::ranges::find(names, texts::nearest_word(name_as_typed(typed), names));
    const std::string meant =
        near == names.end() ? "" : titles[static_cast<std::size_t>(near - names.begin())];
    const std::string word = safe_text(typed, texts.ascii());
    return unknown(err, texts("rules.unknown_tile", {{"game", book.title}, {"word", word}}), meant,
                   titles, texts);
}

}  // namespace

std::string name_as_typed(std::string_view name) {
    std::string result = lower_case(name);
    std::erase_if(result, [](char c) { return kSigns.find(c) != std::string_view::npos; });
    return result;
}

int show_rules(const RulesOptions& options, std::size_t columns, const Style& style,
               const Texts& texts, std::ostream& out, std::ostream& err) {
    if (options.ruleset.empty()) {
        return options.as_json ? print_json(out, rulebooks_json(texts))
                               : print_rules(out, rulebooks_lines(columns, texts));
    }
    const auto book = rulebook(options.ruleset, texts);
    if (!book) {
        const std::string word = safe_text(options.ruleset, texts.ascii());
        return unknown(err, texts("rules.unknown_ruleset", {{"word", word}}),
                       texts::nearest_word(options.ruleset, rulebooks()), rulebooks(), texts);
    }
    if (options.tile.empty()) {
        if (options.as_json) return print_json(out, rulebook_json(book->ruleset, "", texts));
        return print_rules(out, rulebook_lines(*book, columns, style, texts));
    }
    if (book->tiles.empty()) {
        err << "vegas: " << texts("rules.no_tiles", {{"game", book->title}}) << '\n';
        return kExitUsage;
    }
    const std::string wanted = name_as_typed(options.tile);
    const auto tile = std::ranges::find_if(book->tiles, [&](const Chapter& one) {
        return name_as_typed(one.id) == wanted || name_as_typed(one.title) == wanted;
    });
    if (tile == book->tiles.end()) return unknown_tile(err, *book, options.tile, texts);
    if (options.as_json) return print_json(out, rulebook_json(book->ruleset, tile->id, texts));
    return print_rules(out, tile_rules_lines(*tile, columns, style, texts));
}

}  // namespace vegas::cli
