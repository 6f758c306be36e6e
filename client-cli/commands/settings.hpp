// `vegas settings`: what need not be typed each time, and where it was said.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

inline constexpr const char* kTyped = "command line";

struct Setting {
    std::string name = {};    // "no_color"
    std::string value = {};   // "true"
    std::string source = {};  // a file with the line, a variable, kTyped; empty: nobody said it
    bool is_bool = false;
    std::size_t line = 0;  // of the file; 0: it is not from there
};

struct SettingsOptions {
    std::string file;  // where it is looked for; empty: nowhere
    bool is_there = false;
    std::vector<Setting> in_force = {};
    bool as_json = false;
    bool plain = false;
    bool ascii = false;
    std::string language = {};
};

[[nodiscard]] int show_settings(const SettingsOptions&, const Style&, const Texts&,
                                std::ostream& out);

}  // namespace vegas::cli
