#include "client-cli/texts/rulebook.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "client-cli/texts/language.hpp"
#include "client-cli/texts/spelling.hpp"
#include "protocol/texts/embedded.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

constexpr std::string_view kGameWithTiles = "royale";

constexpr std::string_view kNoBreak = "\u00a0";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Where the amount before the end of `text` begins, with the marks between its groups.
std::size_t start_of_amount(std::string_view text) {
    std::size_t start = text.size();
    while (start > 0 && is_digit(text[start - 1])) --start;
    for (const std::string_view mark : {std::string_view("."), kNoBreak}) {
        const std::string_view before = text.substr(0, start);
        if (!before.ends_with(mark)) continue;
        const std::string_view group = before.substr(0, before.size() - mark.size());
        if (!group.empty() && is_digit(group.back())) return start_of_amount(group);
    }
    return start;
}

// Behind the amount at the start of `text`.
std::size_t end_of_amount(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() &&
           (is_digit(text[end]) ||
            (text[end] == ',' && end + 1 < text.size() && is_digit(text[end + 1])))) {
        ++end;
    }
    return end;
}

std::int64_t amount_of(std::string_view text) {
    std::int64_t amount = 0;
    for (const char c : text) {
        if (is_digit(c)) amount = amount * 10 + (c - '0');
    }
    return amount;
}

// "$50,000" and "50.000 $" in words, for speech.
std::string with_spoken_money(const std::string& text, const Texts& texts) {
    std::string result;
    std::string_view rest = text;
    for (auto at = rest.find('$'); at != std::string_view::npos; at = rest.find('$')) {
        const std::size_t end = end_of_amount(rest.substr(at + 1));
        std::string_view before = rest.substr(0, at);
        std::string_view amount = rest.substr(at + 1, end);
        if (amount.empty()) {
            if (before.ends_with(kNoBreak)) before.remove_suffix(kNoBreak.size());
            amount = before.substr(start_of_amount(before));
            before.remove_suffix(amount.size());
        }
        result += std::string(before) + texts.money(amount_of(amount));
        rest.remove_prefix(at + 1 + end);
    }
    return result.append(rest);
}

// A member as it may be shown.
std::string text_of(const json& at, const char* name, const Texts& texts) {
    std::string text = at.value(name, "");
    if (texts.speech()) text = with_spoken_money(text, texts);
    return texts.ascii() ? in_ascii(text).value_or(text) : text;
}

Chapter chapter_of(const json& at, const char* title, const Texts& texts) {
    Chapter chapter{.id = at.value("id", ""),
                    .title = text_of(at, title, texts),
                    .summary = text_of(at, "summary", texts)};
    for (const json& item : at.value("items", json::array())) {
        chapter.rules.push_back({.text = text_of(item, "text", texts),
                                 .example = text_of(item, "example", texts),
                                 .ruling = item.value("ruling", false)});
    }
    return chapter;
}

const texts::EmbeddedText* found(std::string_view ruleset, std::string_view language) {
    const auto all = texts::rules();
    const auto best = std::ranges::find_if(all, [&](const texts::EmbeddedText& one) {
        return one.name == ruleset && !best_language(language, {std::string(one.language)}).empty();
    });
    return best == all.end() ? nullptr : &*best;
}

}  // namespace

std::vector<std::string> rulebooks() {
    std::vector<std::string> names;
    for (const texts::EmbeddedText& one : texts::rules()) {
        if (names.empty() || names.back() != one.name) names.emplace_back(one.name);
    }
    return names;
}

std::optional<Rulebook> rulebook(std::string_view ruleset, const Texts& texts) {
    const texts::EmbeddedText* file = found(ruleset, texts.language());
    if (file == nullptr) file = found(ruleset, "en");
    if (file == nullptr) return std::nullopt;
    const json at = json::parse(file->json, nullptr, false);
    Rulebook book{.ruleset = std::string(ruleset),
                  .title = text_of(at, "title", texts),
                  .summary = text_of(at, "summary", texts)};
    for (const json& section : at.value("sections", json::array())) {
        book.sections.push_back(chapter_of(section, "title", texts));
    }
    for (const json& tile : at.value("tiles", json::array())) {
        book.tiles.push_back(chapter_of(tile, "name", texts));
    }
    return book;
}

std::string rulebook_json(std::string_view ruleset, std::string_view tile, const Texts& texts) {
    const texts::EmbeddedText* file = found(ruleset, texts.language());
    if (file == nullptr) file = found(ruleset, "en");
    if (file == nullptr || tile.empty()) return file == nullptr ? "" : std::string(file->json);
    const json all = json::parse(file->json, nullptr, false);
    for (const json& one : all.value("tiles", json::array())) {
        if (one.value("id", "") == tile) return one.dump();
    }
    return {};
}

std::map<std::string, std::string, std::less<>> tile_summaries(const Texts& texts) {
    std::map<std::string, std::string, std::less<>> summaries;
    if (const auto book = rulebook(kGameWithTiles, texts)) {
        for (const Chapter& tile : book->tiles) summaries[tile.id] = tile.summary;
    }
    return summaries;
}

}  // namespace vegas::cli
