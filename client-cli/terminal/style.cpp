#include "client-cli/terminal/style.hpp"

#include <langinfo.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <cstdlib>

namespace vegas::cli {

namespace {

constexpr std::array<std::string_view, 8> kSeatColours = {"96", "93", "95", "92",
                                                          "91", "94", "33", "97"};

std::string painted(std::string_view code, std::string_view text) {
    std::string result = "\x1b[";
    result += code;
    result += 'm';
    result += text;
    result += "\x1b[0m";
    return result;
}

std::string_view code_of(Ink ink) {
    switch (ink) {
    case Ink::plain: return "0";
    case Ink::faint: return "2";
    case Ink::strong: return "1";
    case Ink::money: return "1;32";
    case Ink::warning: return "1;33";
    case Ink::big_die: return "1;7";
    case Ink::neutral: return "37";
    case Ink::tile: return "36";
    }
    return "0";
}

bool environment_has(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

// Of the variables that name the locale, the first that is set.
bool names_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (!environment_has(name)) continue;
        std::string value = std::getenv(name);
        std::erase(value, '-');
        return value.find("UTF8") != std::string::npos || value.find("utf8") != std::string::npos;
    }
    return false;
}

}  // namespace

std::string Style::paint(Ink ink, std::string_view text) const {
    if (!colour || ink == Ink::plain) return std::string(text);
    return painted(code_of(ink), text);
}

std::string Style::paint_seat(std::size_t seat, std::string_view text) const {
    if (!colour) return std::string(text);
    return painted(kSeatColours[seat % kSeatColours.size()], text);
}

Style style_here(bool plain, bool ascii) {
    Style style;
    // A locale that is not installed still says what the terminal understands.
    if (std::setlocale(LC_CTYPE, "") == nullptr && names_utf8()) {
        std::setlocale(LC_CTYPE, "C.UTF-8");
    }
    style.utf8 = std::string_view(nl_langinfo(CODESET)) == "UTF-8" && !ascii;
    const char* term = std::getenv("TERM");
    const bool dumb = term == nullptr || std::string_view(term) == "dumb";
    style.colour = !plain && !environment_has("NO_COLOR") && !dumb && isatty(STDOUT_FILENO) == 1;
    return style;
}

}  // namespace vegas::cli
