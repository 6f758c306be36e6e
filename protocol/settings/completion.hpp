// What a shell reads to complete the command line of a program, made from its CLI11 app.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace vegas::settings {

// Adds the command `completion`, which takes one of the shells.
void add_completion(CLI::App&, std::string& shell);

// The script for bash, zsh or fish.
[[nodiscard]] std::string completion_script(const CLI::App&, const std::string& shell);

}  // namespace vegas::settings
