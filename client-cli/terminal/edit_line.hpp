// The line that somebody types on. Pure.
#pragma once

#include <cstddef>
#include <string>

#include "client-cli/terminal/keys.hpp"

namespace vegas::cli {

class EditLine {
public:
    // False where the key does not edit.
    bool press(const Key&);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    // Columns before the cursor.
    [[nodiscard]] std::size_t cursor() const;
    // What was typed; the line is empty after this.
    [[nodiscard]] std::string take();

private:
    [[nodiscard]] std::size_t before() const;  // where the character left of the cursor begins
    [[nodiscard]] std::size_t behind() const;  // where that at the cursor ends

    std::string text_;
    std::size_t at_ = 0;  // bytes before the cursor
};

}  // namespace vegas::cli
