// What a shell completes, made from the options that the commands declare.
#include <memory>
#include <string_view>
#include <vector>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

// An option, or the words that a command takes without one.
struct Completed {
    std::string name;  // with its dashes
    std::string about;
    bool takes_value = false;
    bool is_folder = false;
    std::vector<std::string> words;  // what the value may be; empty: anything
};

struct CompletedCommand {
    std::string name;
    std::string about;
    std::vector<Completed> options;
};

// Of "TEXT:{random,easy}" the words.
std::vector<std::string> words_in(const std::string& type) {
    const auto from = type.find('{');
    const auto to = type.rfind('}');
    if (from == std::string::npos || to == std::string::npos) return {};
    return CLI::detail::split(type.substr(from + 1, to - from - 1), ',');
}

std::vector<Completed> options_to_complete(const CLI::App& app) {
    std::vector<Completed> all;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            all.push_back({.name = "--" + name,
                           .about = option->get_description(),
                           .takes_value = option->get_items_expected_max() > 0,
                           .is_folder = name == "transcripts",
                           .words = words_in(option->get_type_name())});
        }
    }
    return all;
}

std::vector<CompletedCommand> commands_of(const CLI::App& root) {
    std::vector<CompletedCommand> all;
    for (const CLI::App* app : root.get_subcommands([](const CLI::App*) { return true; })) {
        all.push_back({app->get_name(), app->get_description(), options_to_complete(*app)});
    }
    return all;
}

std::string joined(const std::vector<std::string>& words) { return CLI::detail::join(words, " "); }

std::string names_of(const std::vector<Completed>& options) {
    std::string names;
    for (const Completed& option : options) names += (names.empty() ? "" : " ") + option.name;
    return names;
}

std::string quoted(std::string_view text, std::string_view needs_backslash) {
    std::string result;
    for (const char c : text) {
        if (needs_backslash.find(c) != std::string_view::npos) result += '\\';
        if (c == '\'') {
            result += "'\\''";
        } else {
            result += c;
        }
    }
    return result;
}

std::string bash_values(const std::vector<Completed>& options) {
    std::string text;
    for (const Completed& option : options) {
        if (!option.takes_value) continue;
        text += "            " + option.name + ") ";
        if (!option.words.empty()) {
            text += "words='" + joined(option.words) + "'";
        } else {
            text += option.is_folder ? "kind=folder" : "kind=any";
        }
        text += " ;;\n";
    }
    return text;
}

std::string for_bash(const std::vector<CompletedCommand>& commands) {
    std::string names;
    std::string cases;
    for (const CompletedCommand& command : commands) {
        names += (names.empty() ? "" : " ") + command.name;
        cases += "    " + command.name + ")\n        options='" + names_of(command.options) +
                 "'\n        case $before in\n" + bash_values(command.options) +
                 "        esac\n        ;;\n";
    }
    return "# Completion of vegas in bash: vegas completion bash.\n"
           "_vegas() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    local options= words= kind=\n"
           "    if ((COMP_CWORD == 1)); then\n"
           "        COMPREPLY=($(compgen -W '" +
           names +
           " --help --version' -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n" +
           cases +
           "    esac\n"
           "    if [[ $words ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "    elif [[ $kind == folder ]]; then\n"
           "        COMPREPLY=($(compgen -d -- \"$current\"))\n"
           "    elif [[ $current == -* && ! $kind ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _vegas vegas\n";
}

std::string zsh_option(const Completed& option) {
    std::string text = "'" + option.name + (option.takes_value ? "=" : "") + "[" +
                       quoted(option.about, "[]\\") + "]";
    if (!option.takes_value) return text + "'";
    text += ":value:";
    if (!option.words.empty()) return text + "(" + joined(option.words) + ")'";
    return text + (option.is_folder ? "_files -/'" : "_files'");
}

std::string for_zsh(const std::vector<CompletedCommand>& commands) {
    std::string names;
    std::string cases;
    for (const CompletedCommand& command : commands) {
        names += "        '" + command.name + ":" + quoted(command.about, ":\\") + "'\n";
        cases += "        " + command.name + ")\n            _arguments -s";
        for (const Completed& option : command.options) {
            cases += " \\\n                " + zsh_option(option);
        }
        cases += " \\\n                '*:what:_files'\n            ;;\n";
    }
    return "#compdef vegas\n"
           "# Completion of vegas in zsh: vegas completion zsh.\n"
           "_vegas() {\n"
           "    local -a commands\n"
           "    commands=(\n" +
           names +
           "    )\n"
           "    if ((CURRENT == 2)); then\n"
           "        _describe command commands\n"
           "        return\n"
           "    fi\n"
           "    local command=$words[2]\n"
           "    shift words\n"
           "    ((CURRENT--))\n"
           "    case $command in\n" +
           cases +
           "    esac\n"
           "}\n"
           "if [[ $funcstack[1] == _vegas ]]; then _vegas \"$@\"; else compdef _vegas vegas; fi\n";
}

std::string for_fish(const std::vector<CompletedCommand>& commands) {
    std::string text = "# Completion of vegas in fish: vegas completion fish.\n";
    for (const CompletedCommand& command : commands) {
        text += "complete -c vegas -f -n __fish_use_subcommand -a " + command.name + " -d '" +
                quoted(command.about, "") + "'\n";
    }
    for (const CompletedCommand& command : commands) {
        for (const Completed& option : command.options) {
            text += "complete -c vegas -n '__fish_seen_subcommand_from " + command.name + "' -l " +
                    option.name.substr(2);
            if (option.takes_value) text += option.words.empty() ? " -r" : " -x";
            if (!option.words.empty()) text += " -a '" + joined(option.words) + "'";
            text += " -d '" + quoted(option.about, "") + "'\n";
        }
    }
    return text;
}

}  // namespace

Meaning add_completion(CLI::App& app) {
    auto shell = std::make_shared<std::string>();
    app.add_option("shell", *shell, "the shell for which to print it")
        ->required()
        ->check(one_of({"bash", "zsh", "fish"}));
    return [&app, shell]() -> CommandLine {
        const auto commands = commands_of(*app.get_parent());
        return CompletionOptions{*shell == "bash"  ? for_bash(commands)
                                 : *shell == "zsh" ? for_zsh(commands)
                                                   : for_fish(commands)};
    };
}

}  // namespace vegas::cli
