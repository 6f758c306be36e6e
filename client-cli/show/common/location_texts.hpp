// How a family calls the numbered locations of its board in speech commands.
#pragma once

namespace vegas::cli {

// Keys of texts. The defaults are those of casinos, and of games that this client does not know.
struct LocationTexts {
    const char* typed = "typed.place";           // the word that is typed before a number
    const char* which = "speech.which_casino";   // the reply to a missing or wrong number
    const char* put_help = "speech.help_place";  // how dice are put there; empty: not by a number
};

}  // namespace vegas::cli
