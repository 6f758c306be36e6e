// The rules for players from protocol/rules, in the language of the texts, or in English if there
// are none. Pure.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

struct Rule {
    std::string text;
    std::string example = {};  // empty: none
    bool ruling = false;       // a decision of ours where the printed rules leave something open
};

// A section, or a tile with its id and a summary.
struct Chapter {
    std::string id;
    std::string title;
    std::string summary = {};
    std::vector<Rule> rules = {};
};

struct Rulebook {
    std::string ruleset;
    std::string title;
    std::string summary;
    std::vector<Chapter> sections = {};
    std::vector<Chapter> tiles = {};
};

// The rulesets that have rules: "classic", "custom", ...
[[nodiscard]] std::vector<std::string> rulebooks();

[[nodiscard]] std::optional<Rulebook> rulebook(std::string_view ruleset, const Texts&);

// The same as JSON, as a server sends it; only one tile if `tile` is an id. REQUIRES: it exists.
[[nodiscard]] std::string rulebook_json(std::string_view ruleset, std::string_view tile,
                                        const Texts&);

// What each tile does, in a sentence or two, by its id.
[[nodiscard]] std::map<std::string, std::string, std::less<>> tile_summaries(const Texts&);

}  // namespace vegas::cli
