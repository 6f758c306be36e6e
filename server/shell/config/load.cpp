#include "server/shell/config/load.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

#include "server/shell/config/lab.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kFileVariable = "VEGASD_CONFIG";

struct Variable {
    std::string name, value;
};

// Those of ours.
std::vector<Variable> variables(const char* const* environment) {
    std::vector<Variable> ours;
    for (; environment != nullptr && *environment != nullptr; ++environment) {
        const std::string_view entry = *environment;
        const auto sign = entry.find('=');
        if (sign == std::string_view::npos || !entry.starts_with(kVariables)) continue;
        ours.push_back({std::string(entry.substr(0, sign)), std::string(entry.substr(sign + 1))});
    }
    return ours;
}

// Kubernetes puts VEGASD_PORT=tcp://10.0.0.1:8080 and others into pods beside a service that is
// called vegasd.
bool is_of_kubernetes(const Variable& variable) {
    const std::string_view rest = std::string_view(variable.name).substr(kVariables.size());
    return rest.starts_with("SERVICE_") || variable.value.starts_with("tcp://") ||
           (rest.starts_with("PORT_") && rest.find("_TCP") != std::string_view::npos);
}

}  // namespace

Loading::Loading() : loaded_(std::make_unique<Loaded>()), settings_(settings_of(loaded_->config)) {}

const Setting* Loading::find(std::string_view name) const {
    const auto it = std::find_if(settings_.begin(), settings_.end(),
                                 [name](const Setting& each) { return each.name == name; });
    return it == settings_.end() ? nullptr : &*it;
}

std::vector<std::string> Loading::names() const {
    std::vector<std::string> all;
    for (const auto& setting : settings_) all.push_back(setting.name);
    return all;
}

// Whatever somebody has given: control characters do not reach a terminal.
void Loading::mistake(const std::string& line) { loaded_->mistakes.push_back(visible(line)); }

void Loading::took(const Setting& setting, const std::string& source, const std::string& wrong) {
    if (wrong.empty()) {
        loaded_->sources[setting.name] = source;
    } else {
        mistake(source + ": " + wrong);
    }
}

void Loading::text(const Setting& setting, const std::string& source, const std::string& given) {
    took(setting, source, setting.take_text(given));
}

void Loading::environment(const char* const* environment) {
    std::vector<std::string> known = {std::string(kFileVariable)};
    for (const auto& setting : settings_) known.push_back(setting.variable());
    for (const auto& variable : variables(environment)) {
        if (variable.name == kFileVariable) continue;
        if (is_of_kubernetes(variable)) {
            mistake(variable.name +
                    ": is Kubernetes' for a service called vegasd; give the service another name, "
                    "or the pod enableServiceLinks: false");
            continue;
        }
        const auto it = std::find_if(settings_.begin(), settings_.end(), [&](const Setting& each) {
            return each.variable() == variable.name;
        });
        if (it != settings_.end()) {
            text(*it, variable.name, variable.value);
        } else {
            mistake(variable.name + ": there is no such setting" + hint(variable.name, known));
        }
    }
}

Loaded Loading::end() {
    const auto given = [this](std::string_view name) {
        const auto* setting = find(name);
        const auto value = setting->get();
        return value && *value != Given(std::string());
    };
    for (const auto& setting : settings_) {
        const auto source = loaded_->sources.find(setting.name);
        if (setting.needs.empty() || source == loaded_->sources.end() || given(setting.needs)) {
            continue;
        }
        mistake(source->second + ": has no effect without " + std::string(setting.needs));
    }
    if (loaded_->config.core.lab) {
        if (given("data")) mistake("lab: nothing lasts in the laboratory; leave out data");
        make_lab(loaded_->config);
    }
    return std::move(*loaded_);
}

std::optional<std::string> file_of(const char* const* environment) {
    for (const auto& variable : variables(environment)) {
        if (variable.name == kFileVariable) return variable.value;
    }
    return std::nullopt;
}

}  // namespace vegas::shell
