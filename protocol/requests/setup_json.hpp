// Reads and writes a table's ruleset and options as JSON. docs/reference.md, Rulesets and options;
// [ALL-3].
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/setup.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/json_writer.hpp"

namespace vegas::protocol {

[[nodiscard]] Result<Ruleset> parse_ruleset(std::string_view name);

// `options` may be nullptr (none given). `seats` may be nullopt (as many as the ruleset has).
[[nodiscard]] Result<Setup> parse_setup(std::string_view ruleset, const nlohmann::json* options,
                                        std::optional<std::int64_t> seats);

// The error for a setup whose game needs at least `least` seats.
[[nodiscard]] Error bad_seats(const Setup&, int least);

// Resets the long options. Returns the names of those that the setup had.
[[nodiscard]] std::vector<std::string> leave_out_long_options(Setup&);

// Writes the options that differ from their defaults, sorted.
void write_options(JsonWriter& out, const Setup&);

}  // namespace vegas::protocol
