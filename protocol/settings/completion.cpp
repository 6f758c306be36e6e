#include "protocol/settings/completion.hpp"

#include <boost/algorithm/string/replace.hpp>
#include <string_view>
#include <vector>

#include "protocol/settings/options.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::settings {
namespace {

struct CompletedOption {
    std::string name;  // with its dashes
    std::string about;
    bool takes_value = false;
    std::string words;  // that the value may be, with spaces between; empty: anything
};

// A command, or the program itself, whose path is empty.
struct CompletedCommand {
    std::string path;  // "admin ban"
    std::string about;
    std::vector<CompletedOption> options;
    std::vector<const CLI::App*> commands;
};

// Of "TEXT:{random,easy}" the words.
std::string words_in(const std::string& type) {
    const auto from = type.find('{');
    const auto to = type.rfind('}');
    if (from == std::string::npos || to == std::string::npos) return {};
    return boost::replace_all_copy(type.substr(from + 1, to - from - 1), ",", " ");
}

std::vector<CompletedOption> options_of(const CLI::App& app) {
    std::vector<CompletedOption> all;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            all.push_back({.name = "--" + name,
                           .about = option->get_description(),
                           .takes_value = option->get_items_expected_max() > 0,
                           .words = words_in(option->get_type_name())});
        }
    }
    return all;
}

void add_commands(const CLI::App& app, const std::string& path,
                  std::vector<CompletedCommand>& all) {
    all.push_back({path, app.get_description(), options_of(app), commands_of(app)});
    for (const CLI::App* command : commands_of(app)) {
        add_commands(*command, path + (path.empty() ? "" : " ") + command->get_name(), all);
    }
}

std::string names_of(const CompletedCommand& command) {
    return texts::join(command.commands, " ", [](const auto* each) { return each->get_name(); });
}

// Inside single quotes of a shell.
std::string quoted(std::string_view text, std::string_view needs_backslash) {
    std::string result;
    for (const char c : text) {
        if (needs_backslash.find(c) != std::string_view::npos) result += '\\';
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return result;
}

std::string filled(std::string script, const std::string& program, const std::string& paths,
                   const std::string& cases) {
    boost::replace_all(script, "PROGRAM", program);
    boost::replace_first(script, "PATHS", paths);
    boost::replace_first(script, "CASES\n", cases);
    return script;
}

// A pattern of `case` that is each command's path behind a space.
std::string paths_of(const std::vector<CompletedCommand>& commands) {
    std::vector<std::string> paths;
    for (const auto& command : commands) {
        if (!command.path.empty()) paths.push_back("' " + command.path + "'");
    }
    return texts::join(paths, " | ");
}

std::string bash_case(const CompletedCommand& command) {
    std::vector<std::string> names;
    std::string values;
    for (const auto& option : command.options) {
        names.push_back(option.name);
        if (!option.takes_value) continue;
        values +=
            "            " + option.name +
            (option.words.empty() ? ") kind=any ;;\n" : ") words='" + option.words + "' ;;\n");
    }
    return "    '" + (command.path.empty() ? "" : " " + command.path) + "')\n        commands='" +
           names_of(command) + "'\n        options='" + texts::join(names, " ") +
           "'\n        case $before in\n" + values + "        esac\n        ;;\n";
}

constexpr const char* kBash =
    R"(# Completion of PROGRAM in bash: PROGRAM completion bash.
_PROGRAM() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local typed= word= commands= options= words= kind=
    [[ $current == = ]] && current=
    [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$typed $word" in
        PATHS)
            typed+=" $word" ;;
        esac
    done
    case $typed in
CASES
    esac
    if [[ $words ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    elif [[ $current == -* && ! $kind ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ $commands && ! $kind ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$current"))
    else
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}
complete -o filenames -F _PROGRAM PROGRAM
)";

std::string zsh_case(const CompletedCommand& command) {
    std::string text = "    '" + (command.path.empty() ? "" : " " + command.path) + "')\n";
    for (const auto* each : command.commands) {
        text += "        commands+=('" + each->get_name() + ":" +
                quoted(each->get_description(), ":\\") + "')\n";
    }
    for (const auto& option : command.options) {
        text += "        options+=('" + option.name + (option.takes_value ? "=" : "") + "[" +
                quoted(option.about, "[]\\") + "]";
        if (option.takes_value) {
            text += option.words.empty() ? ":value:_files" : ":value:(" + option.words + ")";
        }
        text += "')\n";
    }
    return text + "        ;;\n";
}

constexpr const char* kZsh =
    R"(#compdef PROGRAM
# Completion of PROGRAM in zsh: PROGRAM completion zsh.
_PROGRAM() {
    local typed= word=
    local -a commands options
    for word in $words[2,CURRENT-1]; do
        case "$typed $word" in
        PATHS)
            typed+=" $word" ;;
        esac
    done
    case $typed in
CASES
    esac
    if (($#commands)) && [[ $PREFIX != -* && $words[CURRENT-1] != -* ]]; then
        _describe command commands
    else
        _arguments -s $options '*:what:_files'
    fi
}
if [[ $funcstack[1] == _PROGRAM ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi
)";

// Where the words of the path have been typed, and no command below it.
std::string fish_condition(const CompletedCommand& command) {
    const auto below = names_of(command);
    if (command.path.empty()) return "__fish_use_subcommand";
    return "__fish_seen_subcommand_from " +
           boost::replace_all_copy(command.path, " ", "; and __fish_seen_subcommand_from ") +
           (below.empty() ? "" : "; and not __fish_seen_subcommand_from " + below);
}

std::string fish_case(const CompletedCommand& command, const std::string& program) {
    const auto start = "complete -c " + program + " -n '" + fish_condition(command) + "' ";
    std::string text;
    for (const auto* each : command.commands) {
        text += start + "-f -a " + each->get_name() + " -d '" +
                quoted(each->get_description(), "") + "'\n";
    }
    for (const auto& option : command.options) {
        text += start + "-l " + option.name.substr(2);
        if (option.takes_value) text += option.words.empty() ? " -r" : " -x";
        if (!option.words.empty()) text += " -a '" + option.words + "'";
        text += " -d '" + quoted(option.about, "") + "'\n";
    }
    return text;
}

}  // namespace

void add_completion(CLI::App& app, std::string& shell) {
    app.add_subcommand("completion", "print what bash, zsh or fish need to complete the line")
        ->add_option("shell", shell, "the shell for which to print it")
        ->required()
        ->transform(word_of({"bash", "zsh", "fish"}));
}

std::string completion_script(const CLI::App& app, const std::string& shell) {
    std::vector<CompletedCommand> commands;
    add_commands(app, "", commands);
    std::string cases;
    for (const auto& command : commands) {
        cases += shell == "bash"  ? bash_case(command)
                 : shell == "zsh" ? zsh_case(command)
                                  : fish_case(command, app.get_name());
    }
    if (shell == "fish") {
        return "# Completion of " + app.get_name() + " in fish: " + app.get_name() +
               " completion fish.\n" + cases;
    }
    return filled(shell == "bash" ? kBash : kZsh, app.get_name(), paths_of(commands), cases);
}

}  // namespace vegas::settings
