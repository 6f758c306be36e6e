// The terminal's texts in one language: those shared with the page (protocol/texts) and its own
// (beside this file). Both follow the same keys and rules. Immutable; any thread may read them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vegas::cli {

// What replaces {name} in a text.
struct Fill {
    std::string_view name;
    std::string text = {};
    std::optional<std::int64_t> number = {};  // instead of the text, as the language writes it

    Fill(std::string_view of, std::string with) : name(of), text(std::move(with)) {}
    Fill(std::string_view of, std::string_view with) : name(of), text(with) {}
    Fill(std::string_view of, const char* with) : name(of), text(with) {}
    Fill(std::string_view of, std::int64_t n) : name(of), number(n) {}
    Fill(std::string_view of, int n) : name(of), number(n) {}
    Fill(std::string_view of, std::size_t n) : name(of), number(static_cast<std::int64_t>(n)) {}
};
using Fills = std::vector<Fill>;

class Texts {
public:
    // The best language for a tag like "de-AT"; English if there is none. With `ascii` letters are
    // spelled without their dots ("ae"); a language that cannot be spelled so becomes English. With
    // `speech` money and numbers are written so that a speech program reads them right.
    explicit Texts(std::string_view tag, bool ascii = false, bool speech = false);

    // "en"
    [[nodiscard]] const std::string& language() const { return language_; }
    [[nodiscard]] bool ascii() const { return ascii_; }
    // Whether they are for speech output: sentences without signs and columns.
    [[nodiscard]] bool speech() const { return speech_; }

    // The text of a key such as `event.passed`, filled; the key if there is none. The number that
    // fills {n} chooses the plural form.
    [[nodiscard]] std::string operator()(std::string_view key, const Fills& = {}) const;
    // The same, but `n` chooses the plural form.
    [[nodiscard]] std::string counted(std::string_view key, std::int64_t n, const Fills&) const;
    [[nodiscard]] bool has(std::string_view key) const { return texts_.contains(key); }

    // "A, B and C"
    [[nodiscard]] std::string list(const std::vector<std::string>& words) const;
    // 1234 -> "1,234"
    [[nodiscard]] std::string number(std::int64_t) const;
    // 80000 -> "$80,000"; for speech "80,000 dollars"
    [[nodiscard]] std::string money(std::int64_t dollars) const;
    // Several cards: "$80,000 and $50,000"; for speech "80,000 and 50,000 dollars"
    [[nodiscard]] std::string money(const std::vector<std::int64_t>& cards) const;
    // In short: 80000 -> "80k", 100500 -> "100,500", 3 -> "$3"; for speech as money()
    [[nodiscard]] std::string thousands(std::int64_t dollars) const;
    // The same for a change: "+80k"
    [[nodiscard]] std::string change(std::int64_t dollars) const;
    // Milliseconds since 1970 UTC in local time: "2026-11-22 17:05"
    [[nodiscard]] std::string moment(std::int64_t ms) const;

    // Every key with all forms of its text, for tests.
    using Forms = std::map<std::string, std::string, std::less<>>;
    [[nodiscard]] const std::map<std::string, Forms, std::less<>>& all() const { return texts_; }

private:
    // Which whole numbers take a plural form, as in protocol/texts.
    struct Plural {
        std::string form;
        std::vector<std::int64_t> is, last_digit, but_not_last_two;
    };

    [[nodiscard]] bool load(const std::string& language);
    [[nodiscard]] const std::string& form_of(std::int64_t n) const;
    [[nodiscard]] std::string filled(const std::string& text, const Fills&) const;
    [[nodiscard]] std::string signed_text(std::int64_t number, const std::string& text) const;

    std::string language_;
    bool ascii_;
    bool speech_;
    std::vector<Plural> plurals_;
    std::map<std::string, Forms, std::less<>> texts_;
};

// All languages, in order: "de", "en", "ru".
[[nodiscard]] std::vector<std::string> languages();

}  // namespace vegas::cli
