// Edits one line that is typed. Pure.
#pragma once

#include <cstddef>
#include <string>

#include "client-cli/terminal/keys.hpp"

namespace vegas::cli {

class EditLine {
public:
    // False if the key does not edit.
    bool press(const Key&);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    // Columns before the cursor.
    [[nodiscard]] std::size_t cursor() const;
    // Returns what was typed, and empties the line.
    [[nodiscard]] std::string release();

private:
    // Where the character left of the cursor begins.
    [[nodiscard]] std::size_t previous_position() const;
    [[nodiscard]] std::size_t next_position() const;  // where the character at the cursor ends

    std::string text_;
    std::size_t cursor_bytes_ = 0;  // bytes before the cursor
};

}  // namespace vegas::cli
