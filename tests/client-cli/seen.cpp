#include "tests/client-cli/seen.hpp"

#include <map>
#include <utility>

#include "client-cli/terminal/menu_forms.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {

const Faces& sample_faces() {
    static const Faces kFaces(read_as<std::vector<Read<las_vegas::TileRules>>>(printed_tiles()));
    return kFaces;
}

Seen seen(const json& view, const json& prompt) {
    Seen result{.view = read_as<View>(view), .prompt = std::nullopt};
    if (prompt.is_object()) result.prompt = read_as<Read<protocol::Prompt>>(prompt);
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
    const Seen scene = seen(view);
    return sentence_of(read_as<Event>(event), scene.in(style, language)).value_or("nothing");
}

ActionText text_of_action(const json& action, const json& view, const json& prompt) {
    const Style plain;
    return action_text(read_as<Action>(action), seen(view, prompt).in(plain));
}

TableModel model_of(const json& view, const json& prompt) {
    TableModel model;
    const json whole = snapshot_of(view, 1);
    model.take_snapshot(read_as<Read<protocol::Snapshot>>(whole), whole);
    if (prompt.is_object()) take_prompt(model, prompt);
    return model;
}

void take_prompt(TableModel& model, const json& prompt, std::int64_t now_ms) {
    model.take_prompt(read_as<Read<protocol::Prompt>>(prompt), now_ms);
}

Lines menu_lines(const std::vector<Choice>& choices) {
    return menus_of(choices, std::nullopt, kColumns - 1, {}).front().lines;
}

}  // namespace vegas::cli
