// Reads the members of a JSON object strictly. The reader requests every member by name. The first
// error is kept, and a member that was not requested is an error too. Used by parse.cpp and the
// other readers only.
#pragma once

#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/json/errors.hpp"

namespace vegas::protocol {

// "place: must be ..."; for an item of a list "place[2]: must be ...".
[[nodiscard]] std::string with_path(std::string_view path, const std::string& error);

class Fields {
public:
    Fields(const nlohmann::json& object, ErrorCode code, std::string_view data_member);

    // nullptr if the member is missing. If it is required, that is an error.
    const nlohmann::json* find(std::string_view name);
    const nlohmann::json* require(std::string_view name);
    [[nodiscard]] bool has(std::string_view name) const;
    void ignore(std::string_view name) { (void)find(name); }

    std::optional<std::string> text(std::string_view name, bool required = false);
    std::optional<std::int64_t> integer(std::string_view name, std::int64_t least,
                                        std::int64_t most, bool required = false);
    std::optional<bool> boolean(std::string_view name);
    // The index of the word. A text that is none of the words is an error.
    std::optional<std::size_t> word(std::string_view name, std::span<const std::string_view> words,
                                    bool required = false);
    std::optional<std::size_t> word(std::string_view name,
                                    std::initializer_list<std::string_view> words,
                                    bool required = false) {
        return word(name, std::span(words.begin(), words.size()), required);
    }

    void fail(std::string_view name, const std::string& message);
    // The first error, if any; unknown members come last.
    std::optional<Error> finish();

private:
    const nlohmann::json& object_;
    ErrorCode code_;
    std::string_view data_member_;
    std::vector<std::string_view> read_names_;
    std::optional<Error> error_;
};

}  // namespace vegas::protocol
