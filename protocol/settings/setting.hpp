// A setting as the command line, the environment, the file, the help and the reference see it. Each
// program declares its settings once (declarations.hpp), bound to fields of its own.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vegas::settings {

// The value of a setting, of any kind; one of a few words is a text.
using Value = std::variant<bool, std::int64_t, std::string, std::vector<std::string>>;

// Says what is wrong with a text; empty: it is good.
using Check = std::function<std::string(const std::string&)>;

struct Flag {};
struct Number {
    std::int64_t least = 0, most = 0;
};
// `meant`: which of the words a text means; empty: none of them.
struct Choice {
    std::vector<std::string> words;
    std::function<std::string(const std::string&)> meant;

    // Says what is wrong with a text that means none of them.
    [[nodiscard]] std::string wrong(const std::string& text) const;
};
struct Text {
    Check wrong;
};
// `wrong` is asked about each text of the list.
struct List {
    Check wrong;
    std::string example;  // one text
};
using Kind = std::variant<Flag, Number, Choice, Text, List>;

struct Setting {
    std::string name;  // as the file has it: bot_pause_ms
    std::string_view group;
    std::string text;  // what it is, without a stop
    Kind kind;
    std::string variable;           // of the environment; empty: none
    std::string_view other_name{};  // another spelling of the name; empty: none
    bool live = false;              // a reload changes it; otherwise the next start
    std::string_view bare{};        // what the option means without a value; empty: it needs one
    std::string_view needs{};       // the setting without which it has no effect; empty: none
    // What of a value may be seen; without it all.
    std::function<Value(const Value&)> shown{};

    // The field that it is bound to. `get` returns nullopt while it is not set.
    std::function<std::optional<Value>()> get;
    std::function<void(const Value&)> set;

    [[nodiscard]] std::string option() const;  // --bot-pause-ms
    // By its name: "milliseconds", "bytes per second"; empty: it has none.
    [[nodiscard]] std::string unit() const;
    // "0 to 60000 milliseconds", "debug, info, warn or error"; empty: any.
    [[nodiscard]] std::string range() const;
    // What is wrong with a value of another kind: "must be a whole number".
    [[nodiscard]] std::string must_be() const;

    // Sets it, or says what is wrong and changes nothing.
    [[nodiscard]] std::string take(const Value&) const;
    // The same for the command line and the environment, where all is text and lists have commas.
    // A flag is on, whatever the text.
    [[nodiscard]] std::string take_text(const std::string&) const;
};

// One of these words, whatever the case of its letters.
[[nodiscard]] Choice one_of(std::vector<std::string> words);

// As the file has it: 8080, "info", ["127.0.0.1"].
[[nodiscard]] std::string toml_of(const Value&);

}  // namespace vegas::settings
