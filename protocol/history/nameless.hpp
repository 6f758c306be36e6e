// A finished game without the name of somebody who wants to be forgotten. docs/fair.md,
// Transcripts. Pure.
#pragma once

#include <string>
#include <string_view>

namespace vegas::protocol {

// As they are stored: a PlayedGame and a Transcript.
struct GameTexts {
    std::string summary, transcript;
    bool operator==(const GameTexts&) const = default;
};

// Who sits there afterwards.
inline constexpr std::string_view kForgotten = "forgotten";

// Takes the player's id from the summary, and from both the name of the seat that the summary
// gives the player; where somebody else began there, the transcript has that one's name, which
// stays. The transcript has a new digest, for names are in it; dice, actions and result are proved
// as before. What is no game stays as it is.
[[nodiscard]] GameTexts without_player(GameTexts texts, std::string_view player);

}  // namespace vegas::protocol
