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

// A member as it may be shown.
std::string text_of(const json& at, const char* name, bool ascii) {
    const std::string text = at.value(name, "");
    return ascii ? in_ascii(text).value_or(text) : text;
}

Chapter chapter_of(const json& at, const char* title, bool ascii) {
    Chapter chapter{.id = at.value("id", ""),
                    .title = text_of(at, title, ascii),
                    .summary = text_of(at, "summary", ascii)};
    for (const json& item : at.value("items", json::array())) {
        chapter.rules.push_back({.text = text_of(item, "text", ascii),
                                 .example = text_of(item, "example", ascii),
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
    const bool ascii = texts.ascii();
    Rulebook book{.ruleset = std::string(ruleset),
                  .title = text_of(at, "title", ascii),
                  .summary = text_of(at, "summary", ascii)};
    for (const json& section : at.value("sections", json::array())) {
        book.sections.push_back(chapter_of(section, "title", ascii));
    }
    for (const json& tile : at.value("tiles", json::array())) {
        book.tiles.push_back(chapter_of(tile, "name", ascii));
    }
    return book;
}

std::string rulebook_json(std::string_view ruleset, std::string_view tile, const Texts& texts) {
    const texts::Embedded* file = found(ruleset, texts.language());
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
