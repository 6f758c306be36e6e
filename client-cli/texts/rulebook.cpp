#include "client-cli/texts/rulebook.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>

#include "client-cli/texts/language.hpp"
#include "client-cli/texts/spelling.hpp"
#include "protocol/texts/embedded.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

constexpr std::string_view kGameWithTiles = "royale";

// "$50,000" and "50.000 $" in words, for speech.
std::string with_spoken_money(const std::string& text, const Texts& texts) {
    static const std::regex kMoney(
        "\\$(\\d{1,3}(?:,\\d{3})*)|(\\d{1,3}(?:(?:\\.|\xc2\xa0)\\d{3})*)\xc2\xa0\\$");
    std::string result;
    std::string rest = text;
    for (std::smatch found; std::regex_search(rest, found, kMoney); rest = found.suffix()) {
        std::string digits = found[1].matched ? found[1] : found[2];
        std::erase_if(digits, [](char c) { return c < '0' || c > '9'; });
        result += found.prefix().str() + texts.money(std::stoll(digits));
    }
    return result + rest;
}

// A member as it may be shown.
std::string text_of(const json& at, const char* name, const Texts& texts) {
    std::string text = at.value(name, "");
    if (texts.speech() && text.find('$') != std::string::npos)
        text = with_spoken_money(text, texts);
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

const texts::Embedded* found(std::string_view ruleset, std::string_view language) {
    const auto all = texts::rules();
    const auto best = std::ranges::find_if(all, [&](const texts::Embedded& one) {
        return one.name == ruleset && !best_language(language, {std::string(one.language)}).empty();
    });
    return best == all.end() ? nullptr : &*best;
}

}  // namespace

std::vector<std::string> rulebooks() {
    std::vector<std::string> names;
    for (const texts::Embedded& one : texts::rules()) {
        if (names.empty() || names.back() != one.name) names.emplace_back(one.name);
    }
    return names;
}

std::optional<Rulebook> rulebook(std::string_view ruleset, const Texts& texts) {
    const texts::Embedded* file = found(ruleset, texts.language());
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

std::map<std::string, std::string, std::less<>> tile_summaries(const Texts& texts) {
    std::map<std::string, std::string, std::less<>> summaries;
    if (const auto book = rulebook(kGameWithTiles, texts)) {
        for (const Chapter& tile : book->tiles) summaries[tile.id] = tile.summary;
    }
    return summaries;
}

}  // namespace vegas::cli
