// Makes text safe for a terminal, and measures, cuts, pads and wraps it by display width. Pure, but
// for the locale: wcwidth measures wide characters, so a UTF-8 locale must be set (see style_here).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::cli {

// Untrusted `text` without anything that could control the terminal or break the line. Control and
// escape characters, changes of direction, joiners and invalid UTF-8 become '?' or are removed. In
// `ascii` every character but printable ASCII becomes '?'.
[[nodiscard]] std::string safe_text(std::string_view text, bool ascii);

[[nodiscard]] bool is_utf8(std::string_view text);

// Columns that `text` takes; colours (escape sequences that end in 'm') take none.
[[nodiscard]] std::size_t width_of(std::string_view text);

// The longest prefix of `text` that takes at most `columns`; colours end with it.
[[nodiscard]] std::string cut(std::string_view text, std::size_t columns);

// The same for plain text, cut before a word that does not fit, so that no number is cut.
[[nodiscard]] std::string cut_at_word(std::string_view text, std::size_t columns);

// Replaces no-break spaces by plain ones, for text that is wrapped already. So text copied from the
// screen can be typed and searched for.
[[nodiscard]] std::string plain_spaces(std::string text);

// In lower case, in any script.
[[nodiscard]] std::string lower_case(std::string_view text);

// Cut or padded with spaces to exactly `columns`. Plain text only.
[[nodiscard]] std::string left(std::string_view text, std::size_t columns);
[[nodiscard]] std::string right(std::string_view text, std::size_t columns);

// Broken at spaces into lines of at most `columns`; the later ones begin with `indent` spaces.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t columns,
                                            std::size_t indent);

}  // namespace vegas::cli
