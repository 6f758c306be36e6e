// Words that names must not have at public tables. They match as whole words, never as parts of
// one, whatever the case, the accents, look-alikes of other scripts and digits for letters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace vegas::core {

class NameWords {
public:
    static constexpr std::size_t kMost = 10'000;    // entries
    static constexpr std::size_t kCharsMost = 100;  // of an entry
    static constexpr std::size_t kWordsMost = 8;    // of an entry

    // One entry a line: a word, or several that follow one another. Blank lines and those that
    // begin with # do not count. REQUIRES: valid UTF-8, and find_mistake() finds none.
    explicit NameWords(std::string_view list);
    // What is wrong with a list, in one line that names the number of its line, or empty.
    [[nodiscard]] static std::string find_mistake(std::string_view list);

    // REQUIRES: valid UTF-8.
    [[nodiscard]] bool are_in(const std::string& name) const;
    [[nodiscard]] std::size_t size() const { return entries_.size(); }

private:
    using Words = std::vector<std::string>;
    [[nodiscard]] bool has_entry(const Words& words) const;

    std::unordered_set<std::string> entries_;  // folded; one space between words
};

// The list that comes with the server: name_words.txt.
[[nodiscard]] std::string_view default_name_words();

}  // namespace vegas::core
