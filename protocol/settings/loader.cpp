#include "protocol/settings/loader.hpp"

#include <algorithm>
#include <utility>

#include "protocol/settings/toml_file.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::settings {
namespace {

struct Variable {
    std::string name, value;
};

std::vector<Variable> variables(const char* const* environment) {
    std::vector<Variable> all;
    for (; environment != nullptr && *environment != nullptr; ++environment) {
        const std::string_view entry = *environment;
        const auto sign = entry.find('=');
        if (sign == std::string_view::npos) continue;
        all.push_back({std::string(entry.substr(0, sign)), std::string(entry.substr(sign + 1))});
    }
    return all;
}

// Kubernetes puts VEGASD_PORT=tcp://10.0.0.1:8080 and others into pods beside a service that is
// called vegasd.
bool is_of_kubernetes(const Variable& variable, std::string_view prefix) {
    const std::string_view rest = std::string_view(variable.name).substr(prefix.size());
    return rest.starts_with("SERVICE_") || variable.value.starts_with("tcp://") ||
           (rest.starts_with("PORT_") && rest.find("_TCP") != std::string_view::npos);
}

const Setting* of_variable(const std::vector<Setting>& settings, const std::string& name) {
    const auto it = std::ranges::find(settings, name, &Setting::variable);
    return it == settings.end() ? nullptr : &*it;
}

// A line of a file is told with the name that stands there.
std::string place_of(const std::string& name, const std::string& source) {
    return source.find(':') == std::string::npos ? source : source + ": " + name;
}

std::string no_such(const std::string& name, const std::vector<std::string>& known) {
    return name + ": there is no such setting" + texts::did_you_mean(name, known);
}

}  // namespace

const Setting* Loader::find(std::string_view name) const {
    const auto it = std::ranges::find_if(settings_, [name](const Setting& each) {
        return each.name == name || (!name.empty() && each.alias == name);
    });
    return it == settings_.end() ? nullptr : &*it;
}

bool Loader::is_set(std::string_view name) const {
    const auto value = find(name)->get();
    return value && *value != SettingValue(std::string());
}

void Loader::record_source(const Setting& setting, const std::string& source,
                           const std::string& wrong) {
    if (wrong.empty()) {
        loaded_.sources[setting.name] = source;
    } else {
        add_mistake(place_of(setting.name, source) + ": " + wrong);
    }
}

void Loader::read_text(const Setting& setting, const std::string& source, const std::string& text) {
    record_source(setting, source, setting.set_text(text));
}

void Loader::read_file(const std::string& path, bool is_optional) {
    const auto file = read_toml(path);
    if (file.is_missing && is_optional) return;
    loaded_.file = path;
    if (!file.mistake.empty()) return add_mistake(file.mistake);
    std::vector<std::string> known;
    for (const auto& setting : settings_) known.push_back(setting.name);
    for (const auto& entry : file.entries) {
        const auto* setting = find(entry.name);
        if (entry.is_section) {
            add_mistake(place_of(entry.name, entry.place) +
                        ": is a section; settings stand without any");
        } else if (setting == nullptr) {
            add_mistake(entry.place + ": " + no_such(entry.name, known));
        } else {
            record_source(*setting, entry.place,
                          entry.value ? setting->set_value(*entry.value) : setting->type_error());
        }
    }
}

void Loader::read_environment(const char* const* environment) {
    for (const auto& variable : variables(environment)) {
        const auto* setting = of_variable(settings_, variable.name);
        if (setting == nullptr || variable.value.empty()) continue;
        read_text(*setting, variable.name, variable.value);
    }
}

void Loader::read_environment(const char* const* environment, std::string_view prefix,
                              const std::vector<std::string>& others) {
    auto known = others;
    for (const auto& setting : settings_) known.push_back(setting.variable);
    for (const auto& variable : variables(environment)) {
        const auto& name = variable.name;
        const bool is_other = std::ranges::find(others, name) != others.end();
        if (!name.starts_with(prefix) || is_other) continue;
        if (is_of_kubernetes(variable, prefix)) {
            add_mistake(name +
                        ": is Kubernetes' for a service called vegasd; give the service another "
                        "name, or the pod enableServiceLinks: false");
        } else if (const auto* setting = of_variable(settings_, name)) {
            read_text(*setting, name, variable.value);
        } else {
            add_mistake(no_such(name, known));
        }
    }
}

LoadedSettings Loader::finish() {
    for (const auto& setting : settings_) {
        const auto source = loaded_.sources.find(setting.name);
        if (setting.required_setting.empty() || source == loaded_.sources.end() ||
            is_set(setting.required_setting)) {
            continue;
        }
        add_mistake(place_of(setting.name, source->second) + ": has no effect without " +
                    std::string(setting.required_setting));
    }
    return std::move(loaded_);
}

}  // namespace vegas::settings
