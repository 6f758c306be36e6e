// Reads the members of a JSON object strictly. The reader asks for every member by name; the first
// problem is kept, and a member for which nobody asked is a problem too. Used by parse.cpp and the
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

// "place: must be ..."; of an item of a list "place[2]: must be ...".
[[nodiscard]] std::string at_place(std::string_view place, const std::string& trouble);

class Fields {
public:
    Fields(const nlohmann::json& object, ErrorCode code, std::string_view data_member);

    // Null where the member is missing; a missing required one is a problem.
    const nlohmann::json* find(std::string_view name);
    const nlohmann::json* require(std::string_view name);
    [[nodiscard]] bool has(std::string_view name) const;
    void ignore(std::string_view name) { (void)find(name); }

    std::optional<std::string> text(std::string_view name, bool required = false);
    std::optional<std::int64_t> integer(std::string_view name, std::int64_t least,
                                        std::int64_t most, bool required = false);
    std::optional<bool> boolean(std::string_view name);
    // The index of the word. A text that is none of the words is a problem.
    std::optional<std::size_t> word(std::string_view name, std::span<const std::string_view> words,
                                    bool required = false);
    std::optional<std::size_t> word(std::string_view name,
                                    std::initializer_list<std::string_view> words,
                                    bool required = false) {
        return word(name, std::span(words.begin(), words.size()), required);
    }

    void fail(std::string_view name, const std::string& message);
    // The first problem, unknown members last.
    std::optional<Error> finish();

private:
    const nlohmann::json& object_;
    ErrorCode code_;
    std::string_view data_member_;
    std::vector<std::string_view> asked_;
    std::optional<Error> problem_;
};

}  // namespace vegas::protocol
