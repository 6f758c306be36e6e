#include "tests/client-cli/seen.hpp"

#include <map>
#include <utility>

#include "client-cli/terminal/menu_layout.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {

const TileFaces& sample_faces() {
    static const TileFaces kFaces(
        read_as<std::vector<WireStruct<las_vegas::TileRules>>>(printed_tiles()));
    return kFaces;
}

SampleView seen(const json& view, const json& prompt) {
    SampleView result{.view = read_as<WireView>(view), .prompt = std::nullopt};
    if (prompt.is_object()) result.prompt = read_as<WireStruct<protocol::Prompt>>(prompt);
    return result;
}

const Texts& texts_for(const Style& style, const std::string& language) {
    static std::map<std::pair<std::string, bool>, Texts> known;
    const auto found = known.try_emplace({language, !style.utf8}, language, !style.utf8);
    return found.first->second;
}

const Texts& speech_for(const Style& style, const std::string& language) {
    static std::map<std::pair<std::string, bool>, Texts> known;
    const auto found = known.try_emplace({language, !style.utf8}, language, !style.utf8, true);
    return found.first->second;
}

std::string told(const json& event, const json& view, const Style& style,
                 const std::string& language) {
    const SampleView context = seen(view);
    return sentence_of(read_as<WireEvent>(event), context.in(style, language)).value_or("nothing");
}

ActionText text_of_action(const json& action, const json& view, const json& prompt) {
    const Style plain;
    return action_text(read_as<WireAction>(action), seen(view, prompt).in(plain));
}

TableModel model_of(const json& view, const json& prompt) {
    TableModel model;
    const json whole = snapshot_of(view, 1, prompt);
    model.apply_snapshot(read_as<WireStruct<protocol::SnapshotMessage>>(whole), whole, 0);
    return model;
}

Lines menu_lines(const std::vector<MenuChoice>& choices) {
    return menus_of(choices, std::nullopt, kColumns - 1, {}).front().lines;
}

}  // namespace vegas::cli
