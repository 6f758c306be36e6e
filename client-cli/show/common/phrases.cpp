#include "client-cli/show/common/phrases.hpp"

#include <algorithm>
#include <array>

namespace vegas::cli {

namespace {

constexpr auto kPhrases = std::to_array<PhraseText>({
    {"hello", "Hello, everybody!"},
    {"good_luck", "Good luck!"},
    {"nice", "Nice one!"},
    {"lucky", "Lucky you!"},
    {"ouch", "Ouch!"},
    {"thanks", "Thank you!"},
    {"sorry", "Sorry!"},
    {"one_moment", "One moment, please."},
    {"well_played", "Well played!"},
    {"again", "Shall we play again?"},
    {"bye", "Goodbye, see you!"},
    {"laugh", "laughs.", true, "laugh."},
    {"cheer", "cheers.", true, "cheer."},
    {"wow", "is amazed.", true, "are amazed."},
    {"think", "thinks hard.", true, "think hard."},
    {"cry", "cries.", true, "cry."},
});

}  // namespace

std::span<const PhraseText> phrases() { return kPhrases; }

const PhraseText* phrase_of(std::string_view word) {
    const auto found = std::find_if(kPhrases.begin(), kPhrases.end(),
                                    [word](const PhraseText& p) { return p.word == word; });
    return found == kPhrases.end() ? nullptr : &*found;
}

}  // namespace vegas::cli
