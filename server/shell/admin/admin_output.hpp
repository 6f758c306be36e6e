// What `vegasd admin` prints: an object for programs, and from it lines for people.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "server/core/base/ban.hpp"
#include "server/core/base/descriptions.hpp"
#include "server/core/base/storage.hpp"

namespace vegas::shell {

// Its members stay in the order in which they were added.
using AdminObject = nlohmann::ordered_json;

// Times are texts as RFC 3339 has them. What is false or unknown is left out.
[[nodiscard]] AdminObject to_object(const core::Ban& ban);
[[nodiscard]] AdminObject to_object(const core::PersonDescription& person);
[[nodiscard]] AdminObject to_object(const core::TableDescription& table);
[[nodiscard]] AdminObject to_object(const core::StoredPlayer& player);

// "key=value key=value", as in the log. Lists of texts are joined by commas; a list of objects is
// left out.
[[nodiscard]] std::string to_line(const AdminObject& object);

// A line for each object, each followed by a line for each object of its list `nested`, or by
// `none` where it is empty.
[[nodiscard]] std::vector<std::string> to_lines(const AdminObject& list, const char* nested,
                                                const std::string& none = {});

}  // namespace vegas::shell
