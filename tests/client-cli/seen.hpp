// JSON of the tests, read as the client reads what a server says.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "client-cli/protocol/read.hpp"
#include "client-cli/session/table_model.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/common/sentences.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/menu.hpp"

namespace vegas::cli {

using nlohmann::json;

template <class T>
[[nodiscard]] T read_as(const json& value) {
    T t;
    read(value, t);
    return t;
}

// The tiles as a welcome tells them.
[[nodiscard]] const TileFaces& sample_faces();

// The texts that go with a style: in UTF-8 or in ASCII, in English where nothing else is said.
[[nodiscard]] const Texts& texts_for(const Style&, const std::string& language = "en");

// The same for those who listen.
[[nodiscard]] const Texts& speech_for(const Style&, const std::string& language = "en");

// A view and perhaps an open prompt, for the length of an expression.
struct SampleView {
    WireView view;
    std::optional<WireStruct<protocol::Prompt>> prompt;

    [[nodiscard]] RenderContext in(const Style& style, const std::string& language = "en") const {
        return {view, sample_faces(), style, texts_for(style, language),
                prompt ? &*prompt : nullptr};
    }
    [[nodiscard]] RenderContext spoken(const Style& style,
                                       const std::string& language = "en") const {
        return {view, sample_faces(), style, speech_for(style, language),
                prompt ? &*prompt : nullptr};
    }
    [[nodiscard]] const WireStruct<las_vegas::View>& game() const {
        return std::get<WireStruct<las_vegas::View>>(view.game);
    }
};

[[nodiscard]] SampleView seen(const json& view, const json& prompt = nullptr);

// The sentence about an event; "nothing" where there is none.
[[nodiscard]] std::string told(const json& event, const json& view, const Style& style = {},
                               const std::string& language = "en");

[[nodiscard]] ActionText text_of_action(const json& action, const json& view,
                                        const json& prompt = nullptr);

// A line for each choice, or for the neighbours of one group.
[[nodiscard]] Lines menu_lines(const std::vector<MenuChoice>& choices);

// A table that has just been shown, with its open prompt.
[[nodiscard]] TableModel model_of(const json& view, const json& prompt = nullptr);

}  // namespace vegas::cli
