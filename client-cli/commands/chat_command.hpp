// Parses lines that are not about the game: chat, muting, spectators, seats that change hands,
// pauses, and consent to go on without players who are away.
// Pure: made from the line and the view.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/commands/question.hpp"

namespace vegas::cli {

struct ChatCommand {
    json request = nullptr;  // without its table; null: nothing to send
    std::string words = {};  // for the one who typed it, instead or after success
    std::string muted_player = {}, unmuted_player = {};  // player ids
    bool lists_spectators = false;
};

// nullopt if the line is no such command.
[[nodiscard]] std::optional<ChatCommand> parse_chat_command(std::string_view line,
                                                            const RenderContext&);

// Who asks for which seat, and how to answer them; empty if nobody does.
[[nodiscard]] std::string seat_requests_text(const RenderContext&);

}  // namespace vegas::cli
