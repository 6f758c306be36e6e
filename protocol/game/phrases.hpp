// What people at a table may say to each other. The list is closed, so that everybody reads it in
// their own language and nobody can be insulted.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/describe.hpp"

namespace vegas::protocol {

enum class Phrase : std::uint8_t {
    hello,
    good_luck,
    nice,
    lucky,
    ouch,
    thanks,
    sorry,
    one_moment,
    well_played,
    again,
    bye,
    laugh,
    cheer,
    wow,
    think,
    cry,
};
inline constexpr std::array kPhrases = std::to_array<EnumWord<Phrase>>({
    {Phrase::hello, "hello", "Hello, everybody!"},
    {Phrase::good_luck, "good_luck", "Good luck!"},
    {Phrase::nice, "nice", "Nice one!"},
    {Phrase::lucky, "lucky", "Lucky you!"},
    {Phrase::ouch, "ouch", "Ouch!"},
    {Phrase::thanks, "thanks", "Thank you!"},
    {Phrase::sorry, "sorry", "Sorry!"},
    {Phrase::one_moment, "one_moment", "One moment, please."},
    {Phrase::well_played, "well_played", "Well played!"},
    {Phrase::again, "again", "Shall we play again?"},
    {Phrase::bye, "bye", "Goodbye, see you!"},
    {Phrase::laugh, "laugh", "a face that laughs"},
    {Phrase::cheer, "cheer", "cheers"},
    {Phrase::wow, "wow", "a face that is amazed"},
    {Phrase::think, "think", "a face that thinks"},
    {Phrase::cry, "cry", "a face that cries"},
});
constexpr std::span<const EnumWord<Phrase>> words(Phrase) { return kPhrases; }
constexpr ListTitle list_title(Phrase) { return {"phrase", "What people may say to each other."}; }

}  // namespace vegas::protocol
