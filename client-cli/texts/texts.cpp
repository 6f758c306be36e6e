#include "client-cli/texts/texts.hpp"

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>

#include "client-cli/texts/embedded.hpp"
#include "client-cli/texts/language.hpp"
#include "client-cli/texts/spelling.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

using Flat = std::map<std::string, Texts::Forms, std::less<>>;

constexpr const char* kFirstLanguage = "en";
constexpr const char* kAnyForm = "other";

json parsed(std::span<const texts::EmbeddedText> files, const std::string& language) {
    const auto found = std::ranges::find(files, language, &texts::EmbeddedText::language);
    if (found == files.end()) return json::object();
    return json::parse(found->json, nullptr, false);
}

// A text is a string, or an object with a string for each plural form.
bool is_text(const json& at) {
    return at.is_string() || (at.contains(kAnyForm) && at[kAnyForm].is_string());
}

void flatten(const json& tree, const std::string& prefix, Flat& flat) {
    for (const auto& [name, at] : tree.items()) {
        if (!is_text(at)) {
            if (at.is_object()) flatten(at, prefix + name + ".", flat);
        } else if (at.is_string()) {
            flat[prefix + name][kAnyForm] = at.get<std::string>();
        } else {
            flat[prefix + name] = at.get<Texts::Forms>();
        }
    }
}

// False where a text has a letter that ASCII has no spelling for.
bool spell(Flat& flat) {
    for (auto& [key, forms] : flat) {
        for (auto& [form, text] : forms) {
            auto spelled = in_ascii(text);
            if (!spelled) return false;
            text = std::move(*spelled);
        }
    }
    return true;
}

bool lists(const std::vector<std::int64_t>& numbers, std::int64_t n) {
    return std::ranges::find(numbers, n) != numbers.end();
}

std::string two_digits(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

std::vector<std::string> languages() {
    std::vector<std::string> all;
    for (const texts::EmbeddedText& file : own_texts()) all.emplace_back(file.language);
    return all;
}

Texts::Texts(std::string_view tag, bool ascii, bool speech) : ascii_(ascii), speech_(speech) {
    const std::string best = best_language(tag, languages());
    if (best.empty() || !load(best)) (void)load(kFirstLanguage);
}

bool Texts::load(const std::string& language) {
    const json shared = parsed(texts::shared(), language);
    texts_.clear();
    flatten(shared, "", texts_);
    flatten(parsed(own_texts(), language), "", texts_);
    plurals_.clear();
    for (const json& rule : shared["language"]["plurals"]) {
        const auto numbers = [&rule](const char* name) {
            return rule.value(name, std::vector<std::int64_t>());
        };
        plurals_.push_back({.form = rule.value("form", kAnyForm),
                            .is = numbers("is"),
                            .last_digit = numbers("last_digit"),
                            .but_not_last_two = numbers("but_not_last_two")});
    }
    language_ = language;
    return !ascii_ || spell(texts_);
}

const std::string& Texts::form_of(std::int64_t n) const {
    static const std::string kOther = kAnyForm;
    n = n < 0 ? -n : n;
    for (const Plural& rule : plurals_) {
        if (!rule.is.empty() && !lists(rule.is, n)) continue;
        if (!rule.last_digit.empty() && !lists(rule.last_digit, n % 10)) continue;
        if (!lists(rule.but_not_last_two, n % 100)) return rule.form;
    }
    return kOther;
}

// An argument that is not given stays as it stands: a test finds it.
std::string Texts::filled(const std::string& text, const Fills& fills) const {
    std::string result;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto open = rest.find('{');
        const auto close = rest.find('}', open);
        if (close == std::string_view::npos) break;
        result += rest.substr(0, open);
        const std::string_view name = rest.substr(open + 1, close - open - 1);
        const auto fill = std::ranges::find(fills, name, &Fill::name);
        if (fill == fills.end()) {
            result += rest.substr(open, close - open + 1);
        } else {
            result += fill->number ? number(*fill->number) : fill->text;
        }
        rest.remove_prefix(close + 1);
    }
    return result.append(rest);
}

std::string Texts::operator()(std::string_view key, const Fills& fills) const {
    const auto n = std::ranges::find(fills, "n", &Fill::name);
    return counted(key, n == fills.end() ? 0 : n->number.value_or(0), fills);
}

std::string Texts::counted(std::string_view key, std::int64_t n, const Fills& fills) const {
    const auto found = texts_.find(key);
    if (found == texts_.end()) return std::string(key);
    const Forms& forms = found->second;
    auto form = forms.find(form_of(n));
    if (form == forms.end()) form = forms.find(kAnyForm);
    return form == forms.end() ? std::string(key) : filled(form->second, fills);
}

std::string Texts::list(const std::vector<std::string>& words) const {
    if (words.empty()) return {};
    std::string text = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const char* pattern = i + 1 < words.size() ? "language.list.middle"
                              : words.size() == 2  ? "language.list.two"
                                                   : "language.list.last";
        text = (*this)(pattern, {{"a", text}, {"b", words[i]}});
    }
    return text;
}

std::string Texts::signed_text(std::int64_t n, const std::string& text) const {
    if (n >= 0) return text;
    if (speech_) return (*this)("speech.minus", {{"amount", text}});
    return (ascii_ ? "-" : "−") + text;
}

std::string Texts::number(std::int64_t n) const {
    std::string digits = std::to_string(n < 0 ? -n : n);
    std::string group = (*this)("language.group");
    if (speech_ && group != "," && group != ".") group.clear();  // 80 000 would be two numbers
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, group);
    }
    return signed_text(n, digits);
}

std::string Texts::money(std::int64_t dollars) const {
    const std::int64_t amount = dollars < 0 ? -dollars : dollars;
    const char* key = speech_ ? "speech.money" : "language.money";
    return signed_text(dollars, (*this)(key, {{"n", amount}}));
}

std::string Texts::money(const std::vector<std::int64_t>& cards) const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool in_words = !speech_ || i + 1 == cards.size();
        words.push_back(in_words ? money(cards[i]) : number(cards[i]));
    }
    return list(words);
}

std::string Texts::thousands(std::int64_t dollars) const {
    if (speech_ || (-1000 < dollars && dollars < 1000)) return money(dollars);
    if (dollars % 1000 != 0) return number(dollars);
    const std::int64_t amount = dollars < 0 ? -dollars : dollars;
    return signed_text(dollars, (*this)("board.thousands", {{"n", amount / 1000}}));
}

std::string Texts::change(std::int64_t dollars) const {
    return (dollars > 0 ? "+" : "") + thousands(dollars);
}

std::string Texts::moment(std::int64_t ms) const {
    const std::time_t seconds = ms / 1000;
    std::tm at{};
    if (localtime_r(&seconds, &at) == nullptr) return "?";
    return (*this)("language.moment", {{"year", std::to_string(at.tm_year + 1900)},
                                       {"month", two_digits(at.tm_mon + 1)},
                                       {"day", two_digits(at.tm_mday)},
                                       {"hour", two_digits(at.tm_hour)},
                                       {"minute", two_digits(at.tm_min)}});
}

}  // namespace vegas::cli
