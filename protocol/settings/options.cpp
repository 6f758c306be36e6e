#include "protocol/settings/options.hpp"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>

#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::settings {
namespace {

// What the value is, in --help; completion reads the words from it.
std::string type_of(const Setting& setting) {
    if (const auto* choice = std::get_if<ChoiceType>(&setting.kind)) {
        return "{" + texts::join(choice->words, ",") + "}";
    }
    if (std::holds_alternative<NumberType>(setting.kind)) return "NUMBER";
    return std::holds_alternative<ListType>(setting.kind) ? "LIST" : "TEXT";
}

std::string described(const Setting& setting) {
    const bool is_number = std::holds_alternative<NumberType>(setting.kind);
    const bool is_list = std::holds_alternative<ListType>(setting.kind);
    return setting.text + (is_list ? ", separated by commas" : "") +
           (is_number ? " (" + setting.range() + ")" : "");
}

std::string default_of(const Setting& setting) {
    const auto value = setting.get();
    const auto* text = value ? std::get_if<std::string>(&*value) : nullptr;
    if (text != nullptr) return *text;
    return value && *value != SettingValue(std::vector<std::string>()) ? toml_of(*value) : "";
}

std::vector<std::string> option_names(const CLI::App* command) {
    std::vector<std::string> names;
    for (; command != nullptr; command = command->get_parent()) {
        for (const auto* option : command->get_options()) {
            for (const auto& name : option->get_lnames()) names.push_back(name);
        }
    }
    return names;
}

bool is_anywhere(const CLI::App& app, const std::string& option) {
    const auto below = commands_of(app);
    return app.get_option_no_throw(option) != nullptr ||
           std::ranges::any_of(
               below, [&option](const CLI::App* each) { return is_anywhere(*each, option); });
}

std::string unknown_option(const CLI::App& app, const CLI::App& command, const std::string& word) {
    const auto typed = word.substr(0, word.find('='));
    if (is_anywhere(app, typed)) return typed + ": is no option here";
    const auto name = typed.substr(std::min(typed.find_first_not_of('-'), typed.size()));
    const auto near = texts::nearest_word(name, option_names(&command));
    return typed + ": there is no such option" +
           (near.empty() ? "" : "; did you mean --" + near + "?");
}

// `path`: the command that was chosen, as it is typed.
std::string unknown_command(const CLI::App& command, const std::string& path,
                            const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (const auto* each : commands_of(command)) names.push_back(each->get_name());
    const auto all = texts::join(names, ", ");
    if (words.empty()) {
        return path.empty() ? "say what to do: " + all : path + ": needs one of " + all;
    }
    const auto meant = texts::did_you_mean(words.front(), names);
    return path + (path.empty() ? "" : " ") + words.front() + ": there is no such command" +
           (meant.empty() ? "; there are " + all : meant);
}

std::string mismatch(const std::string& text) {
    const bool is_missing = text.find("missing") != std::string::npos;
    return text.substr(0, text.find(':')) +
           (is_missing ? ": needs a value" : ": is given more than once");
}

}  // namespace

void CommandLineOptions::add(const Setting& setting) {
    auto& added = added_.emplace_back(Added{&setting});
    auto names = setting.option();
    if (!setting.alias.empty()) {
        names += ",--" + boost::replace_all_copy(std::string(setting.alias), "_", "-");
    }
    if (std::holds_alternative<FlagType>(setting.kind)) {
        added.option = app_->add_flag(names, setting.text);
    } else {
        added.option = app_->add_option(names, added.given, described(setting));
        added.option->type_name(type_of(setting));
        if (setting.implicit_value.empty()) {
            added.option->default_str(default_of(setting));
        } else {
            added.option->expected(0, 1);
        }
    }
    added.option->group(std::string(setting.group));
}

void CommandLineOptions::read_into(Loader& loader) const {
    for (const auto& [setting, option, given] : added_) {
        if (option->count() == 0) continue;
        const bool is_bare = given.empty() && !setting->implicit_value.empty();
        loader.read_text(*setting, setting->option(),
                         is_bare ? std::string(setting->implicit_value) : given);
    }
}

CLI::Validator word_of(const std::vector<std::string>& words) {
    const auto take = [choice = one_of(words)](std::string& text) {
        auto wrong = choice.find_error(text);
        if (wrong.empty()) text = choice.match(text);
        return wrong;
    };
    return {take, "{" + texts::join(words, ",") + "}"};
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
}

std::string explain(const CLI::App& app, const CLI::Error& error) {
    std::string text = boost::replace_all_copy(std::string(error.what()), "\n", " ");
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return mismatch(text);
    const bool is_command = text.find("subcommand") != std::string::npos;
    if (!is_command && dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr) return text;
    const CLI::App* command = &app;
    std::string path;
    while (!command->get_subcommands().empty()) {
        command = command->get_subcommands().front();
        path += (path.empty() ? "" : " ") + command->get_name();
    }
    const auto words = app.remaining(true);
    const auto option = std::ranges::find_if(
        words, [](const std::string& word) { return word.starts_with('-') && word != "--"; });
    if (option != words.end()) return unknown_option(app, *command, *option);
    return commands_of(*command).empty() ? text : unknown_command(*command, path, words);
}

}  // namespace vegas::settings
