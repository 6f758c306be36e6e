#include "server/core/base/name_words.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <memory>

#include "engine/assert.hpp"
#include "protocol/json/text.hpp"

namespace vegas::core {
namespace {

using icu::UnicodeString;
using Words = std::vector<std::string>;

// They come with ICU, and are made ready once.
struct FoldingTables {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* casefold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const icu::Normalizer2* decompose = icu::Normalizer2::getNFDInstance(status);
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> shapes{uspoof_open(&status),
                                                                   uspoof_close};
    FoldingTables() { ASSERT(U_SUCCESS(status)); }
};
const FoldingTables& folding_tables() {
    static const FoldingTables kTables;
    return kTables;
}

bool is_combining(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }
// Such as an accent; a script's own marks are its vowels.
bool is_accent(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    return is_combining(c) && uscript_getScript(c, &status) == USCRIPT_INHERITED;
}
bool is_letter(UChar32 c) { return u_isalpha(c) != 0; }
// A digit, or a sign that stands for a letter as digits do: "sh1t", "$h!t".
bool is_sign(UChar32 c) {
    return u_isdigit(c) != 0 || c == '@' || c == '$' || c == '!' || c == '|' || c == '+';
}

// The letter that a sign stands for. `l` is one of those that look like `i`.
UChar32 letter_of(UChar32 c) {
    switch (c) {
    case '0': return 'o';
    case '1':
    case '!':
    case '|':
    case 'l':
    case 0x131: return 'i';
    case '3': return 'e';
    case '4':
    case '@': return 'a';
    case '5':
    case '$': return 's';
    case '7':
    case '+': return 't';
    case '8': return 'b';
    case '9': return 'g';
    default: return c;
    }
}

// Calls f(character) for each one.
template <class F>
void for_each_char(const UnicodeString& text, F f) {
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) f(text.char32At(i));
}

UnicodeString without_marks(const UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    const UnicodeString parts = folding_tables().decompose->normalize(text, status);
    ASSERT(U_SUCCESS(status));
    UnicodeString left;
    for_each_char(parts, [&left](UChar32 c) {
        if (!is_accent(c)) left.append(c);
    });
    return left;
}

UnicodeString casefold(const UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    UnicodeString folded = folding_tables().casefold->normalize(text, status);
    ASSERT(U_SUCCESS(status));
    return folded;
}

// Of three or more in a row, two stay.
UnicodeString as_letters(const UnicodeString& text) {
    UnicodeString letters;
    UChar32 last = 0;
    int in_a_row = 0;
    for_each_char(text, [&](UChar32 given) {
        const UChar32 c = letter_of(given);
        in_a_row = c == last ? in_a_row + 1 : 1;
        last = c;
        if (in_a_row <= 2) letters.append(c);
    });
    return letters;
}

// Of letters that look the same, one stands for all (UTS #39). Digits alone are a number, and stand
// for nothing else.
std::string fold_word(const UnicodeString& word) {
    UnicodeString folded = without_marks(word);
    bool has_letter = false;
    for_each_char(folded, [&has_letter](UChar32 c) { has_letter = has_letter || is_letter(c); });
    if (has_letter) {
        UErrorCode status = U_ZERO_ERROR;
        UnicodeString shape;
        uspoof_getSkeletonUnicodeString(folding_tables().shapes.get(), 0, as_letters(folded), shape,
                                        &status);
        ASSERT(U_SUCCESS(status));
        folded = as_letters(without_marks(casefold(shape)));
    }
    std::string utf8;
    folded.toUTF8String(utf8);
    return utf8;
}

UnicodeString without_signs_around(const UnicodeString& word) {
    int32_t begin = 0, end = word.length();
    while (begin < end && is_sign(word.char32At(begin))) begin = word.moveIndex32(begin, 1);
    while (end > begin && is_sign(word.char32At(word.moveIndex32(end, -1)))) {
        end = word.moveIndex32(end, -1);
    }
    return {word, begin, end - begin};
}

// The words of a text: what stands between `separates`.
template <class Separates>
std::vector<UnicodeString> split_text(const UnicodeString& text, Separates separates) {
    std::vector<UnicodeString> words(1);
    for_each_char(text, [&](UChar32 c) {
        if (!separates(c)) {
            words.back().append(c);
        } else if (!words.back().isEmpty()) {
            words.emplace_back();
        }
    });
    if (words.back().isEmpty()) words.pop_back();
    return words;
}

bool is_of_a_word(UChar32 c) { return is_letter(c) || is_combining(c) || is_sign(c); }

std::vector<UnicodeString> split_at_signs(const UnicodeString& text) {
    return split_text(text, [](UChar32 c) { return !is_of_a_word(c); });
}

// "n.a.m.e" and "na-me" are read as "name" as well.
std::vector<UnicodeString> split_at_spaces(const UnicodeString& text) {
    auto words = split_text(text, [](UChar32 c) { return c == ' '; });
    for (UnicodeString& word : words) {
        UnicodeString joined;
        for_each_char(word, [&joined](UChar32 c) {
            if (is_of_a_word(c)) joined.append(c);
        });
        word = joined;
    }
    return words;
}

// So is "n a m e".
std::vector<UnicodeString> join_single_letters(const std::vector<UnicodeString>& words) {
    std::vector<UnicodeString> joined;
    bool was_single = false;
    for (const UnicodeString& word : words) {
        const bool is_single = word.countChar32() == 1;
        if (is_single && was_single) {
            joined.back().append(word);
        } else {
            joined.push_back(word);
        }
        was_single = is_single;
    }
    return joined;
}

Words fold_words(const std::vector<UnicodeString>& words) {
    Words folded;
    for (const UnicodeString& word : words) {
        if (std::string text = fold_word(word); !text.empty()) folded.push_back(std::move(text));
    }
    return folded;
}

std::string_view trim_line(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r";
    const auto begin = line.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_last_not_of(kBlanks) + 1 - begin);
}

// Calls f(entry, number of its line) until it returns false.
template <class F>
void for_each_entry(std::string_view list, F f) {
    for (std::size_t number = 1; !list.empty(); ++number) {
        const std::size_t end = std::min(list.find('\n'), list.size());
        const std::string_view entry = trim_line(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
        if (!entry.empty() && entry.front() != '#' && !f(entry, number)) return;
    }
}

Words words_of_entry(std::string_view entry) {
    return fold_words(split_at_signs(
        casefold(UnicodeString::fromUTF8({entry.data(), static_cast<int32_t>(entry.size())}))));
}

}  // namespace

NameWords::NameWords(std::string_view list) {
    for_each_entry(list, [this](std::string_view entry, std::size_t) {
        std::string joined;
        for (const std::string& word : words_of_entry(entry)) {
            if (!joined.empty()) joined += ' ';
            joined += word;
        }
        entries_.insert(std::move(joined));
        return true;
    });
}

std::string NameWords::find_mistake(std::string_view list) {
    std::size_t entries = 0;
    std::string mistake;
    for_each_entry(list, [&](std::string_view entry, std::size_t number) {
        const std::string line = "line " + std::to_string(number) + ": ";
        if (++entries > kMost) {
            mistake = line + "there are more than " + std::to_string(kMost) + " entries";
        } else if (!protocol::has_at_most(entry, kCharsMost)) {
            mistake = line + "has more than " + std::to_string(kCharsMost) + " characters";
        } else if (UnicodeString::fromUTF8({entry.data(), static_cast<int32_t>(entry.size())})
                       .indexOf(static_cast<char16_t>(0xfffd)) >= 0) {
            mistake = line + "is not UTF-8";
        } else if (const std::size_t words = words_of_entry(entry).size();
                   words == 0 || words > kWordsMost) {
            mistake = line + "must have 1 to " + std::to_string(kWordsMost) +
                      " words of letters or digits";
        }
        return mistake.empty();
    });
    return mistake;
}

bool NameWords::has_entry(const Words& words) const {
    for (std::size_t first = 0; first < words.size(); ++first) {
        std::string phrase;
        const std::size_t end = std::min(words.size(), first + kWordsMost);
        for (std::size_t i = first; i < end; ++i) {
            if (!phrase.empty()) phrase += ' ';
            phrase += words[i];
            if (entries_.contains(phrase)) return true;
        }
    }
    return false;
}

bool NameWords::are_in(const std::string& name) const {
    if (entries_.empty()) return false;
    const UnicodeString text = casefold(UnicodeString::fromUTF8(name));
    const std::vector<UnicodeString> words = split_at_signs(text);
    for (auto reading : {words, join_single_letters(words), split_at_spaces(text)}) {
        if (has_entry(fold_words(reading))) return true;
        for (UnicodeString& word : reading) word = without_signs_around(word);
        if (has_entry(fold_words(reading))) return true;
    }
    return false;
}

}  // namespace vegas::core
