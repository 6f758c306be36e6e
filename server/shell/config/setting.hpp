// A setting as everything sees it that has to do with settings: the command line, the environment,
// the file, the help, the reference. Which settings there are is declared in settings.cpp, each
// once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/shell/config/config.hpp"

namespace vegas::shell {

// What is given for a setting: a number, a text (or one of a few words), or a list of texts.
using Given = std::variant<std::int64_t, std::string, std::vector<std::string>>;

// What a setting may be. `wrong`, of a text and of each of a list: says what is wrong with it;
// empty: nothing.
using Check = std::function<std::string(const std::string&)>;
struct Number {
    std::int64_t least = 0, most = 0;
};
struct Choice {
    std::vector<std::string> words;
};
struct Text {
    Check wrong;
};
struct List {
    Check wrong;
    std::string example;  // one of them
};
using Kind = std::variant<Number, Choice, Text, List>;

struct Setting {
    std::string name;  // bot_pause_ms: so it is called in the file
    std::string_view group;
    std::string text;  // what it is, without a stop
    Kind kind;
    bool live = false;         // a reload changes it; otherwise the next start
    std::string_view bare{};   // what is meant by the option without a value; empty: nothing
    std::string_view needs{};  // the setting without which it has no effect; empty: none
    // What of it may be seen; nothing: all.
    std::function<Given(const Given&)> shown{};

    // Its field of the Config that it is bound to. `get`: nothing, if it is not set.
    std::function<std::optional<Given>()> get;
    std::function<void(const Given&)> set;

    [[nodiscard]] std::string option() const;    // --bot-pause-ms
    [[nodiscard]] std::string variable() const;  // VEGASD_BOT_PAUSE_MS
    // By its name: "milliseconds", "bytes per second"; empty: it has none.
    [[nodiscard]] std::string unit() const;
    // "0 to 60000 milliseconds", "debug, info, warn or error"; empty: any.
    [[nodiscard]] std::string range() const;

    // "must be a whole number": what is wrong with what is of another kind.
    [[nodiscard]] std::string must_be() const;

    // Takes it over, unless it is not what it should be: then says why, and changes nothing.
    [[nodiscard]] std::string take(const Given&) const;
    // Likewise, from the command line or a variable: all is text there, and lists have commas.
    [[nodiscard]] std::string take_text(const std::string&) const;
};

// Where there is no setting or option with this name: what became of it, or which of the known was
// meant; begins with "; ". Empty: neither is known. `dashes` stand before those.
[[nodiscard]] std::string hint(const std::string& name, const std::vector<std::string>& known,
                               const std::string& dashes = {});

inline constexpr std::string_view kVariables = "VEGASD_";

// All settings, bound to this config; in the order in which they are told of, by groups.
// REQUIRES: the config outlives them.
[[nodiscard]] std::vector<Setting> settings_of(Config&);

// As the file has it: 8080, "info", ["127.0.0.1"].
[[nodiscard]] std::string toml_of(const Given&);

}  // namespace vegas::shell
