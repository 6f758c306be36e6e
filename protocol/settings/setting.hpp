// A setting as the command line, the environment, the file, the help and the reference use it. Each
// program declares its settings once (declarations.hpp), bound to its own fields.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vegas::settings {

// The value of a setting of any kind; a choice is a text.
using SettingValue = std::variant<bool, std::int64_t, std::string, std::vector<std::string>>;

// Returns what is wrong with a text; empty if it is good.
using Check = std::function<std::string(const std::string&)>;

struct FlagType {};
struct NumberType {
    std::int64_t least = 0, most = 0;
};
// `match`: the word that a text means; empty if none.
struct ChoiceType {
    std::vector<std::string> words;
    std::function<std::string(const std::string&)> match;

    // What is wrong with a text that means none of them.
    [[nodiscard]] std::string find_error(const std::string& text) const;
};
struct TextType {
    Check find_error;
};
// `find_error` checks each text of the list.
struct ListType {
    Check find_error;
    std::string example;  // of one text
};
using ValueType = std::variant<FlagType, NumberType, ChoiceType, TextType, ListType>;

struct Setting {
    std::string name;  // as in the file: bot_pause_ms
    std::string_view group;
    std::string text;  // a description without a full stop
    ValueType kind;
    std::string variable;                 // of the environment; empty if none
    std::string_view alias{};             // another name; empty if none
    bool is_reloadable = false;           // by a reload; otherwise only at a start
    std::string_view implicit_value{};    // value of the option given bare; empty if it needs one
    std::string_view required_setting{};  // without it this one has no effect; empty if none
    // The part of a value that may be shown. If it is not set, all of it.
    std::function<SettingValue(const SettingValue&)> redact{};

    // Access the bound field. `get` returns nullopt while the field is not set.
    std::function<std::optional<SettingValue>()> get;
    std::function<void(const SettingValue&)> set;

    [[nodiscard]] std::string option() const;  // --bot-pause-ms
    // From the name: "milliseconds", "bytes per second"; empty if none.
    [[nodiscard]] std::string unit() const;
    // "0 to 60000 milliseconds", "debug, info, warn or error"; empty if any value is good.
    [[nodiscard]] std::string range() const;
    // The error for a value of another kind: "must be a whole number".
    [[nodiscard]] std::string type_error() const;

    // Sets the value. Otherwise changes nothing and returns what is wrong.
    [[nodiscard]] std::string set_value(const SettingValue&) const;
    // The same for the command line and the environment, where all values are text and lists have
    // commas. A flag is on, whatever the text.
    [[nodiscard]] std::string set_text(const std::string&) const;
};

// One of these words, in upper or lower case.
[[nodiscard]] ChoiceType one_of(std::vector<std::string> words);

// A value as in the file: 8080, "info", ["127.0.0.1"].
[[nodiscard]] std::string toml_of(const SettingValue&);

}  // namespace vegas::settings
