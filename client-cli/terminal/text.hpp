// Text on a terminal: made safe, measured, cut, padded and wrapped by display width. Pure, but for
// the locale: wide characters are measured by wcwidth, so a UTF-8 locale must be set (see
// style_here).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::cli {

// `text` from somebody else without anything that could control the terminal or break the line:
// control and escape characters, changes of direction, joiners and invalid UTF-8 become '?' or go.
// In `ascii` every other character than printable ASCII becomes '?'.
[[nodiscard]] std::string safe_text(std::string_view text, bool ascii);

// Whether `text` is valid UTF-8.
[[nodiscard]] bool is_utf8(std::string_view text);

// Columns that `text` takes; colours (escape sequences that end in 'm') take none.
[[nodiscard]] std::size_t width_of(std::string_view text);

// The longest start of `text` that takes at most `columns`; no colour goes on behind it.
[[nodiscard]] std::string cut(std::string_view text, std::size_t columns);

// The same of plain text, cut before a word that does not fit whole, so that no number is cut.
[[nodiscard]] std::string cut_at_word(std::string_view text, std::size_t columns);

// With plain spaces where lines must not be broken: for what is wrapped already, so that what is
// copied from the screen can be typed and searched for.
[[nodiscard]] std::string plain_spaces(std::string text);

// In small letters, whatever the script.
[[nodiscard]] std::string lower_case(std::string_view text);

// Cut or filled with spaces to exactly `columns`. Plain text only.
[[nodiscard]] std::string left(std::string_view text, std::size_t columns);
[[nodiscard]] std::string right(std::string_view text, std::size_t columns);

// Broken at spaces into lines of at most `columns`; the later ones begin with `indent` spaces.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t columns,
                                            std::size_t indent);

}  // namespace vegas::cli
