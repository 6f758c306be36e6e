#include "protocol/requests/setup_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/families.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {
namespace {

// Only the ruleset's own options are asked for; the others are unknown here.
void read_options(Fields& fields, Setup& setup) {
    const auto own = row_of(setup.ruleset).options;
    each_index<kFieldCount<Setup>>([&](auto i) {
        constexpr const auto& m = kField<Setup, i>;
        if (std::ranges::find(own, m.name) == own.end()) return;
        const nlohmann::json* j = fields.find(m.name);
        if (j == nullptr) return;
        if (const auto error = read_optional(*j, m.as, project(setup, m.get))) {
            fields.fail(m.name, *error);
        }
    });
}

}  // namespace

Error bad_seats(const Setup& setup, int least) {
    Error e{ErrorCode::bad_seats, "this ruleset cannot be played with that number of seats", {}};
    JsonWriter out(e.data);
    out.open('{').key("least").number(least).key("most").number(seats_most(setup)).close('}');
    return e;
}

Result<Ruleset> parse_ruleset(std::string_view name) {
    if (const auto ruleset = parse_enum<Ruleset>(name)) return *ruleset;
    Error e{ErrorCode::unknown_ruleset, "there is no such ruleset", {}};
    JsonWriter out(e.data);
    out.open('{').key("rulesets").open('[');
    for (const RulesetSpec& r : kRulesets) out.string(r.name);
    out.close(']').close('}');
    return e;
}

Result<Setup> parse_setup(std::string_view ruleset, const nlohmann::json* options,
                          std::optional<std::int64_t> seats) {
    const auto id = parse_ruleset(ruleset);
    if (!id) return id.error();
    Setup setup{.ruleset = *id};
    if (options != nullptr) {
        if (!options->is_object()) {
            return error_with(ErrorCode::bad_message, "options: must be an object", "field",
                              "options");
        }
        Fields fields(*options, ErrorCode::bad_option, "option");
        read_options(fields, setup);
        if (auto problem = fields.finish()) return *problem;
    }
    const std::int64_t wanted = seats.value_or(seats_most(setup));
    setup.seats = static_cast<std::uint8_t>(std::clamp<std::int64_t>(wanted, 0, 255));
    const std::string name(bad_option(setup));
    if (name.empty()) return setup;
    if (name == "seats") return bad_seats(setup, row_of(setup.ruleset).seats_least);
    return error_with(ErrorCode::bad_option,
                      name + ": not possible with this ruleset, so many seats or the other options",
                      "option", name);
}

void write_options(JsonWriter& out, const Setup& setup) { write_sorted<Setup>(out, setup); }

std::vector<std::string> leave_out_long_options(Setup& setup) {
    std::vector<std::string> names;
    each_index<kFieldCount<Setup>>([&](auto i) {
        constexpr const auto& m = kField<Setup, i>;
        if constexpr (std::ranges::find(kLongOptions, m.name) != kLongOptions.end()) {
            if (project(setup, m.get) == project(Setup::fresh(setup), m.get)) return;
            project(setup, m.get) = project(Setup::fresh(setup), m.get);
            names.emplace_back(m.name);
        }
    });
    return names;
}

}  // namespace vegas::protocol
