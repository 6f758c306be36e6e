#include "client-cli/terminal/style.hpp"

#include <langinfo.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <cstdlib>

namespace vegas::cli {
namespace {

// Those of eight seats, which can be told apart and read on such a background.
using SeatColours = std::array<std::string_view, 8>;
constexpr SeatColours kOnDark = {"96", "93", "95", "92", "91", "94", "33", "97"};
constexpr SeatColours kOnLight = {"36", "33", "35", "32", "31", "34", "90", "30"};
// By number, of 256 (ISO/IEC 8613-6).
constexpr SeatColours kManyOnDark = {"38;5;80",  "38;5;221", "38;5;213", "38;5;114",
                                     "38;5;210", "38;5;111", "38;5;179", "38;5;255"};
constexpr SeatColours kManyOnLight = {"38;5;24",  "38;5;94", "38;5;127", "38;5;22",
                                      "38;5;160", "38;5;19", "38;5;130", "38;5;236"};

const SeatColours& seat_colours(const Style& style) {
    if (style.light) return style.many_colours ? kManyOnLight : kOnLight;
    return style.many_colours ? kManyOnDark : kOnDark;
}

std::string painted(std::string_view code, std::string_view text) {
    std::string result = "\x1b[";
    result += code;
    result += 'm';
    result += text;
    result += "\x1b[0m";
    return result;
}

std::string_view code_of(Ink ink, bool light) {
    if (light && ink == Ink::money) return "32";
    if (light && ink == Ink::warning) return "1;31";
    if (light && ink == Ink::neutral) return "90";
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
    return painted(code_of(ink, light), text);
}

std::string Style::paint_seat(std::size_t seat, std::string_view text) const {
    if (!colour) return std::string(text);
    return painted(seat_colours(*this)[seat % SeatColours().size()], text);
}

bool is_light(std::string_view colours_of_terminal) {
    const auto last = colours_of_terminal.rfind(';');
    if (last == std::string_view::npos) return false;
    const std::string_view background = colours_of_terminal.substr(last + 1);
    return background == "7" || background == "15";
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
    const auto value = [](const char* name) {
        return std::string_view(environment_has(name) ? std::getenv(name) : "");
    };
    style.light = is_light(value("COLORFGBG"));
    style.many_colours =
        !value("COLORTERM").empty() || value("TERM").find("256color") != std::string_view::npos;
    style.colour = !plain && !environment_has("NO_COLOR") && !dumb && isatty(STDOUT_FILENO) == 1;
    return style;
}

}  // namespace vegas::cli
