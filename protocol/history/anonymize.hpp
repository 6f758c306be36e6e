// Removes a player's name from a finished game, for a player who wants to be forgotten.
// docs/fair.md, Transcripts. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vegas::protocol {

// A PlayedGame and a Transcript, as they are stored.
struct GameTexts {
    std::string summary, transcript;
    bool operator==(const GameTexts&) const = default;
};

// The name that replaces the player's.
inline constexpr std::string_view kForgotten = "forgotten";
// In a replay, the name on a seat before its player took it over. Transcripts have no other.
inline constexpr std::string_view kEarlierPlayer = "earlier player";

// Removes the player's id from the summary, and the name of the player's seat from both texts. If
// somebody else began on that seat, the transcript has their name, which stays. The transcript gets
// a new digest, because names are in it; dice, actions and result are proved as before. Text that
// is no game stays as it is.
[[nodiscard]] GameTexts anonymize_player(GameTexts texts, std::string_view player);

// A WaitingGame, and how many of its seats still are players'.
struct WaitingText {
    std::string summary;
    int players = 0;
};
// Likewise in a game that waits: the house plays on for the player. nullopt: the text is no game.
[[nodiscard]] std::optional<WaitingText> anonymize_waiting(const std::string& summary,
                                                           std::string_view player);

}  // namespace vegas::protocol
