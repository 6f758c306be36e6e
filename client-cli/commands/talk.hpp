// What a line says beside the game: to the others, about them, or about seats that change hands.
// Pure: made from the line and the view.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/commands/question.hpp"

namespace vegas::cli {

struct Spoken {
    json request = nullptr;  // without its table; null: there is nothing to send
    std::string words = {};  // for the person who typed it, instead or when it is done
    std::string mutes = {}, listens = {};  // a player
    bool who_watches = false;
};

// Nothing: the line is nothing of that kind.
[[nodiscard]] std::optional<Spoken> spoken(std::string_view line, const Scene&);

// Who asks for which seat, and how they are answered; empty where nobody does.
[[nodiscard]] std::string wanted_words(const Scene&);

}  // namespace vegas::cli
