#include "server/shell/config/setting.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>

#include "protocol/json/json_out.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::shell {
namespace {

template <class... Fs>
struct Each : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Each(Fs...) -> Each<Fs...>;

// What early builds of 0.1.0 had for tables in several databases.
constexpr std::array<std::string_view, 5> kOfSeveralDatabases = {
    "shards_file", "shard", "shards-file", "VEGASD_SHARDS_FILE", "VEGASD_SHARD"};

std::string quoted(const std::string& text) { return "'" + text + "'"; }

std::string joined(const std::vector<std::string>& words, const char* last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? last : ", ";
        text += words[i];
    }
    return text;
}

// In TOML a basic string is written as in JSON, but for characters that no setting has.
std::string toml_text(const std::string& text) {
    std::string written;
    protocol::JsonOut(written).string(text);
    return written;
}

// The units that a name can end with, longer ones before those that they end with.
constexpr std::array kUnits = {std::pair("_bytes_per_second", "bytes per second"),
                               std::pair("_per_second", "per second"),
                               std::pair("_per_minute", "per minute"),
                               std::pair("_bytes", "bytes"),
                               std::pair("_days", "days"),
                               std::pair("_ms", "milliseconds")};

std::string wrong_number(const Number& number, const Setting& setting, std::int64_t value) {
    if (value >= number.least && value <= number.most) return {};
    return std::to_string(value) + " is not from " + setting.range();
}

std::string no_number(const Setting& setting, const std::string& text) {
    const auto unit = setting.unit();
    return quoted(text) + " is not a whole number" +
           (unit.empty() || unit.starts_with("per ") ? "" : " of " + unit);
}

std::string wrong_choice(const Choice& choice, const std::string& text) {
    const bool known =
        std::find(choice.words.begin(), choice.words.end(), text) != choice.words.end();
    return known ? "" : quoted(text) + " is none of " + joined(choice.words, ", ");
}

std::string wrong_list(const List& list, const std::vector<std::string>& texts) {
    for (const auto& text : texts) {
        if (auto why = list.wrong(text); !why.empty()) return why;
    }
    return {};
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> parts;
    if (text.empty()) return parts;
    for (std::size_t from = 0;;) {
        const auto comma = text.find(',', from);
        parts.push_back(text.substr(from, comma - from));
        if (comma == std::string::npos) return parts;
        from = comma + 1;
    }
}

}  // namespace

std::string Setting::option() const {
    std::string dashed = "--" + name;
    std::replace(dashed.begin(), dashed.end(), '_', '-');
    return dashed;
}

std::string Setting::variable() const {
    std::string upper(kVariables);
    for (const char c : name) upper += c == '_' ? '_' : static_cast<char>(c - 'a' + 'A');
    return upper;
}

std::string Setting::unit() const {
    for (const auto& [end, unit] : kUnits) {
        if (name.ends_with(end)) return unit;
    }
    return {};
}

std::string Setting::range() const {
    if (const auto* choice = std::get_if<Choice>(&kind)) return joined(choice->words, " or ");
    const auto* number = std::get_if<Number>(&kind);
    if (number == nullptr) return {};
    const auto of = unit();
    return std::to_string(number->least) + " to " + std::to_string(number->most) +
           (of.empty() ? "" : " " + of);
}

std::string Setting::must_be() const {
    return std::visit(
        Each{[](const Number&) -> std::string { return "must be a whole number"; },
             [](const Choice& choice) {
                 return "must be one of " + joined(choice.words, ", ") + ", in quotation marks";
             },
             [](const Text&) -> std::string { return "must be a text in quotation marks"; },
             [](const List& list) {
                 return "must be a list of texts, such as " + toml_of(std::vector{list.example});
             }},
        kind);
}

std::string Setting::take(const Given& given) const {
    const auto* number = std::get_if<std::int64_t>(&given);
    const auto* word = std::get_if<std::string>(&given);
    const auto* list = std::get_if<std::vector<std::string>>(&given);
    auto wrong = std::visit(
        Each{
            [&](const Number& is) { return number ? wrong_number(is, *this, *number) : must_be(); },
            [&](const Choice& is) { return word ? wrong_choice(is, *word) : must_be(); },
            [&](const Text& is) { return word ? is.wrong(*word) : must_be(); },
            [&](const List& is) { return list ? wrong_list(is, *list) : must_be(); }},
        kind);
    if (wrong.empty()) set(given);
    return wrong;
}

std::string Setting::take_text(const std::string& said) const {
    if (std::holds_alternative<List>(kind)) return take(split(said));
    if (!std::holds_alternative<Number>(kind)) return take(said);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), value);
    if (error != std::errc() || end != said.data() + said.size()) return no_number(*this, said);
    return take(value);
}

std::string toml_of(const Given& given) {
    return std::visit(Each{[](std::int64_t number) { return std::to_string(number); },
                           [](const std::string& text) { return toml_text(text); },
                           [](const std::vector<std::string>& texts) {
                               std::vector<std::string> written;
                               written.reserve(texts.size());
                               for (const auto& text : texts) written.push_back(toml_text(text));
                               return "[" + joined(written, ", ") + "]";
                           }},
                      given);
}

std::string hint(const std::string& name, const std::vector<std::string>& known,
                 const std::string& dashes) {
    const auto& gone = kOfSeveralDatabases;
    if (std::find(gone.begin(), gone.end(), name) != gone.end()) {
        return "; 0.1.0 had it until 2026-11-27, for several databases: deploy/cluster/README.md "
               "says how to bring them into one";
    }
    const auto near = texts::nearest(name, known);
    return near.empty() ? "" : "; did you mean " + dashes + near + "?";
}

}  // namespace vegas::shell
