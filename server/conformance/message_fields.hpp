// Fields of messages, which may be missing or of another type, and names of what they mean.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace vegas::shell::conformance {

using nlohmann::ordered_json;

// Empty if it is no text.
[[nodiscard]] inline std::string text_field(const ordered_json& message, const char* name) {
    const auto it = message.find(name);
    return it != message.end() && it->is_string() ? it->get<std::string>() : std::string();
}

// -1 if it is no whole number.
[[nodiscard]] inline std::int64_t number_field(const ordered_json& message, const char* name) {
    const auto it = message.find(name);
    return it != message.end() && it->is_number_integer() ? it->get<std::int64_t>() : -1;
}

// For people to read: "decision 7", "300 ms".
[[nodiscard]] inline std::string name_decision(std::int64_t decision) {
    return "decision " + std::to_string(decision);
}
[[nodiscard]] inline std::string format_ms(std::int64_t ms) { return std::to_string(ms) + " ms"; }

}  // namespace vegas::shell::conformance
