#include "protocol/settings/setting.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/replace.hpp>
#include <boost/algorithm/string/split.hpp>
#include <span>
#include <sstream>
#include <utility>

#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::settings {
namespace {

template <class... Fs>
struct Each : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Each(Fs...) -> Each<Fs...>;

std::string quoted(const std::string& text) { return "'" + text + "'"; }

std::string listed(const std::vector<std::string>& words, const char* last) {
    if (words.size() < 2) return texts::join(words, "");
    return texts::join(std::span(words).first(words.size() - 1), ", ") + last + words.back();
}

std::string toml_text(const std::string& text) {
    std::ostringstream out;
    out << toml::toml_formatter(toml::value<std::string>(text), toml::format_flags::none);
    return std::move(out).str();
}

// The units that a name can end with, longer ones before those that they end with.
constexpr std::array kUnits = {std::pair("_bytes_per_second", "bytes per second"),
                               std::pair("_per_second", "per second"),
                               std::pair("_per_minute", "per minute"),
                               std::pair("_bytes", "bytes"),
                               std::pair("_days", "days"),
                               std::pair("_ms", "milliseconds")};

std::string wrong_number(const NumberType& number, const Setting& setting, std::int64_t value) {
    if (value >= number.least && value <= number.most) return {};
    return std::to_string(value) + " is not from " + setting.range();
}

std::string no_number(const Setting& setting, const std::string& text) {
    const auto unit = setting.unit();
    return quoted(text) + " is not a whole number" +
           (unit.empty() || unit.starts_with("per ") ? "" : " of " + unit);
}

std::string wrong_list(const ListType& list, const std::vector<std::string>& texts) {
    for (const auto& text : texts) {
        if (auto why = list.find_error(text); !why.empty()) return why;
    }
    return {};
}

}  // namespace

std::string ChoiceType::find_error(const std::string& text) const {
    return match(text).empty() ? quoted(text) + " is none of " + texts::join(words, ", ") +
                                     texts::did_you_mean(texts::to_lower(text), words)
                               : "";
}

ChoiceType one_of(std::vector<std::string> words) {
    const auto meant = [words](const std::string& text) {
        const auto it = std::ranges::find(words, texts::to_lower(text));
        return it == words.end() ? "" : *it;
    };
    return {std::move(words), meant};
}

std::string Setting::option() const { return "--" + boost::replace_all_copy(name, "_", "-"); }

std::string Setting::unit() const {
    for (const auto& [end, unit] : kUnits) {
        if (name.ends_with(end)) return unit;
    }
    return {};
}

std::string Setting::range() const {
    if (const auto* choice = std::get_if<ChoiceType>(&kind)) return listed(choice->words, " or ");
    const auto* number = std::get_if<NumberType>(&kind);
    if (number == nullptr) return {};
    const auto of = unit();
    return std::to_string(number->least) + " to " + std::to_string(number->most) +
           (of.empty() ? "" : " " + of);
}

std::string Setting::type_error() const {
    return std::visit(
        Each{[](const FlagType&) -> std::string { return "must be true or false"; },
             [](const NumberType&) -> std::string { return "must be a whole number"; },
             [](const ChoiceType& choice) {
                 return "must be one of " + texts::join(choice.words, ", ") +
                        ", in quotation marks";
             },
             [](const TextType&) -> std::string { return "must be a text in quotation marks"; },
             [](const ListType& list) {
                 return "must be a list of texts, such as " + toml_of(std::vector{list.example});
             }},
        kind);
}

std::string Setting::set_value(const SettingValue& value) const {
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* word = std::get_if<std::string>(&value);
    const auto* list = std::get_if<std::vector<std::string>>(&value);
    const bool is_flag = std::holds_alternative<bool>(value);
    auto wrong = std::visit(
        Each{[&](const FlagType&) { return is_flag ? "" : type_error(); },
             [&](const NumberType& of) {
                 return number ? wrong_number(of, *this, *number) : type_error();
             },
             [&](const ChoiceType& of) { return word ? of.find_error(*word) : type_error(); },
             [&](const TextType& of) { return word ? of.find_error(*word) : type_error(); },
             [&](const ListType& of) { return list ? wrong_list(of, *list) : type_error(); }},
        kind);
    if (!wrong.empty()) return wrong;
    const auto* choice = std::get_if<ChoiceType>(&kind);
    set(choice != nullptr ? SettingValue(choice->match(*word)) : value);
    return {};
}

std::string Setting::set_text(const std::string& given) const {
    if (std::holds_alternative<FlagType>(kind)) return set_value(true);
    if (std::holds_alternative<ListType>(kind)) {
        std::vector<std::string> parts;
        if (!given.empty()) boost::split(parts, given, boost::is_any_of(","));
        return set_value(parts);
    }
    if (!std::holds_alternative<NumberType>(kind)) return set_value(given);
    const auto number = texts::parse_number<std::int64_t>(given);
    return number ? set_value(*number) : no_number(*this, given);
}

std::string toml_of(const SettingValue& value) {
    return std::visit(Each{[](bool flag) -> std::string { return flag ? "true" : "false"; },
                           [](std::int64_t number) { return std::to_string(number); },
                           [](const std::string& text) { return toml_text(text); },
                           [](const std::vector<std::string>& list) {
                               return "[" + texts::join(list, ", ", toml_text) + "]";
                           }},
                      value);
}

}  // namespace vegas::settings
