#include "client-cli/show/actions.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/purse.hpp"
#include "client-cli/show/standing.hpp"
#include "client-cli/show/text.hpp"
#include "client-cli/show/tile_actions.hpp"
#include "client-cli/show/tiles.hpp"
#include "client-cli/show/vegas_1996_actions.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kSignsMost = 8;
constexpr std::size_t kSignColumns = 9;

std::string place_words(const json& action, const Scene& scene) {
    const json& shows = field(action, "shows");
    const auto face = int_of(action, "face");
    std::string text = "casino " + std::to_string(face);
    const DiceCount dice = dice_of(shows);
    if (dice.total() > 0) {
        text += "  " + left(dice_signs(dice, kSignsMost, scene.style), kSignColumns);
    }
    if (field(shows, "wins").is_array()) text += " then " + then_words(face, shows, scene);
    const std::string tile = tile_name(text_of(shows, "tile"));
    if (!tile.empty()) text += "  activates " + scene.style.paint(Ink::tile, tile);
    return text;
}

std::string pass_words(const json& action) {
    const std::string price = price_words(field(field(action, "shows"), "costs"));
    if (price.empty()) return "pass: take the dice back, free of charge";
    return "pass: pay " + price + ", take the dice back";
}

std::string unknown_words(const json& action, const SeatNames& names) {
    std::string text = names.safe(text_of(action, "kind", "?"));
    if (!action.is_object()) return names.safe(compact(action));
    for (const auto& [key, value] : action.items()) {
        if (key == "kind" || key == "shows") continue;
        const std::string plain = value.is_string() ? value.get<std::string>() : compact(value);
        text += " " + names.safe(key) + "=" + names.safe(plain);
    }
    return text;
}

// What stands behind the kind when it is typed.
std::string typed_value(const json& value) {
    if (value.is_string()) return " " + value.get<std::string>();
    if (!value.is_array()) return " " + compact(value);
    std::string text;
    for (const json& one : value) text += typed_value(one);
    return text;
}

}  // namespace

ActionText action_text(const json& action, const Scene& scene) {
    if (auto text = vegas_1996_action_text(action, scene)) return std::move(*text);
    const std::string kind = text_of(action, "kind");
    if (kind == "roll" && action.size() == 1) return {.label = "roll the dice"};
    if (kind == "place" && as_int(field(action, "face"))) {
        return {.label = place_words(action, scene)};
    }
    if (kind == "pass") return {.label = pass_words(action)};
    if (auto text = tile_action_text(action, scene)) return std::move(*text);
    return {.label = unknown_words(action, scene.names)};
}

std::string action_words(const json& action, const json& view, const SeatNames& names,
                         const Style& style) {
    const json no_prompt;
    return action_text(action, {view, no_prompt, names, style}).label;
}

std::string action_typed(const json& action) {
    std::string text = text_of(action, "kind");
    if (text == "place") return "casino " + compact(field(action, "face"));
    for (char& c : text) {
        if (c == '_') c = ' ';
    }
    if (!action.is_object()) return text;
    for (const auto& [key, value] : action.items()) {
        if (key != "kind" && key != "shows") text += typed_value(value);
    }
    return text;
}

json bare_action(const json& action) {
    json bare = action;
    if (bare.is_object()) bare.erase("shows");
    return bare;
}

}  // namespace vegas::cli
