// Declares a program's settings. Each is bound to a field, whose value is the default.
#pragma once

#include <boost/algorithm/string/case_conv.hpp>
#include <limits>
#include <utility>

#include "protocol/settings/setting.hpp"

namespace vegas::settings {

// REQUIRES: the fields outlive the settings.
class Declarations {
public:
    // With the prefix "VEGASD_", each setting has an environment variable with its name. If the
    // prefix is empty, only settings that name a variable have one.
    explicit Declarations(std::string prefix) : prefix_(std::move(prefix)) {}

    // Sets the group of the settings declared after this.
    void group(std::string_view name) { group_ = name; }

    Setting& flag(bool& field, const char* name, std::string text) {
        return plain(field, name, FlagType{}, std::move(text));
    }
    template <class Integer>
    Setting& number(Integer& field, const char* name, std::int64_t least, std::int64_t most,
                    std::string text) {
        auto& made = add(name, std::move(text), NumberType{least, most});
        made.get = [&field] { return SettingValue(static_cast<std::int64_t>(field)); };
        made.set = [&field](const SettingValue& value) {
            field = static_cast<Integer>(std::get<std::int64_t>(value));
        };
        return made;
    }
    Setting& optional_port(std::optional<std::uint16_t>& field, const char* name,
                           std::int64_t least, std::string text) {
        auto& made = add(name, std::move(text), NumberType{least, kPorts});
        made.get = [&field] { return field ? std::optional<SettingValue>(*field) : std::nullopt; };
        made.set = [&field](const SettingValue& value) {
            field = static_cast<std::uint16_t>(std::get<std::int64_t>(value));
        };
        return made;
    }
    template <class Enum>
    Setting& word(Enum& field, const char* name,
                  const std::vector<std::pair<std::string, Enum>>& words, std::string text) {
        std::vector<std::string> all;
        all.reserve(words.size());
        for (const auto& [word, meaning] : words) all.push_back(word);
        auto& made = add(name, std::move(text), one_of(std::move(all)));
        made.get = [&field, words]() -> std::optional<SettingValue> {
            for (const auto& [word, meaning] : words) {
                if (meaning == field) return word;
            }
            return std::nullopt;
        };
        made.set = [&field, words](const SettingValue& value) {
            for (const auto& [word, meaning] : words) {
                if (word == std::get<std::string>(value)) field = meaning;
            }
        };
        return made;
    }
    Setting& choice(std::string& field, const char* name, ChoiceType choice, std::string text) {
        return plain(field, name, std::move(choice), std::move(text));
    }
    Setting& text(std::string& field, const char* name, Check wrong, std::string text) {
        return plain(field, name, TextType{std::move(wrong)}, std::move(text));
    }
    Setting& list(std::vector<std::string>& field, const char* name, Check wrong,
                  const char* example, std::string text) {
        return plain(field, name, ListType{std::move(wrong), example}, std::move(text));
    }

    [[nodiscard]] std::vector<Setting> all() && { return std::move(all_); }

    static constexpr std::int64_t kPorts = std::numeric_limits<std::uint16_t>::max();

private:
    template <class T>
    Setting& plain(T& field, const char* name, ValueType kind, std::string text) {
        auto& made = add(name, std::move(text), std::move(kind));
        made.get = [&field] { return SettingValue(field); };
        made.set = [&field](const SettingValue& value) { field = std::get<T>(value); };
        return made;
    }
    Setting& add(const std::string& name, std::string text, ValueType kind) {
        return all_.emplace_back(
            Setting{.name = name,
                    .group = group_,
                    .text = std::move(text),
                    .kind = std::move(kind),
                    .variable = prefix_.empty() ? "" : prefix_ + boost::to_upper_copy(name)});
    }

    std::string prefix_;
    std::string_view group_;
    std::vector<Setting> all_;
};

}  // namespace vegas::settings
