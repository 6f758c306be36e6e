#include "protocol/json/fields.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/assert.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::protocol {

using nlohmann::json;

std::string with_path(std::string_view path, const std::string& error) {
    return std::string(path) + (error.starts_with('[') ? "" : ": ") + error;
}

Fields::Fields(const json& object, ErrorCode code, std::string_view data_member)
    : object_(object), code_(code), data_member_(data_member) {
    ASSERT(object.is_object());
}

const json* Fields::find(std::string_view name) {
    read_names_.push_back(name);
    const auto it = object_.find(name);
    return it == object_.end() ? nullptr : &*it;
}

bool Fields::has(std::string_view name) const { return object_.contains(name); }

const json* Fields::require(std::string_view name) {
    const json* j = find(name);
    if (j == nullptr) fail(name, "is missing");
    return j;
}

std::optional<std::string> Fields::text(std::string_view name, bool required) {
    const json* j = required ? require(name) : find(name);
    if (j == nullptr) return std::nullopt;
    if (j->is_string()) return j->get_ref<const std::string&>();
    fail(name, "must be a string");
    return std::nullopt;
}

std::optional<std::int64_t> Fields::integer(std::string_view name, std::int64_t least,
                                            std::int64_t most, bool required) {
    const json* j = required ? require(name) : find(name);
    if (j == nullptr) return std::nullopt;
    if (!j->is_number_integer()) {
        fail(name, "must be an integer");
        return std::nullopt;
    }
    const bool huge = j->is_number_unsigned() && j->get<std::uint64_t>() > INT64_MAX;
    const std::int64_t n = huge ? INT64_MAX : j->get<std::int64_t>();
    if (n >= least && n <= most && !huge) return n;
    fail(name, "must be from " + std::to_string(least) + " to " + std::to_string(most));
    return std::nullopt;
}

std::optional<bool> Fields::boolean(std::string_view name) {
    const json* j = find(name);
    if (j == nullptr) return std::nullopt;
    if (j->is_boolean()) return j->get<bool>();
    fail(name, "must be true or false");
    return std::nullopt;
}

std::optional<std::size_t> Fields::word(std::string_view name,
                                        std::span<const std::string_view> words, bool required) {
    const std::optional<std::string> w = text(name, required);
    if (!w) return std::nullopt;
    const auto it = std::ranges::find(words, *w);
    if (it != words.end()) return static_cast<std::size_t>(it - words.begin());
    fail(name, "must be one of: " + texts::join(words, ", "));
    return std::nullopt;
}

void Fields::fail(std::string_view name, const std::string& message) {
    if (!error_) error_ = error_with(code_, with_path(name, message), data_member_, name);
}

std::optional<Error> Fields::finish() {
    for (const auto& [name, value] : object_.items()) {
        if (error_) break;
        if (std::ranges::find(read_names_, name) != read_names_.end()) continue;
        // The name is the sender's own text: cut, so that an answer is never longer than a request.
        const std::string shown = name.size() <= 32 ? name : "...";
        error_ = error_with(code_, "there is no such field", data_member_, shown);
    }
    return error_;
}

}  // namespace vegas::protocol
