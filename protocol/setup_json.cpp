#include "protocol/setup_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/fields.hpp"
#include "protocol/vegas_1996_setup_json.hpp"

namespace vegas::protocol {
namespace {

Error unknown_ruleset() {
    Error e{ErrorCode::unknown_ruleset, "there is no such ruleset", {}};
    JsonOut out(e.data);
    out.open('{').key("rulesets").open('[');
    for (int i = 0; i < kRulesets; ++i) out.string(name_of(static_cast<Ruleset>(i)));
    out.close(']').close('}');
    return e;
}

Error bad_seats(const Setup& setup) {
    Error e{ErrorCode::bad_seats, "this ruleset is not for so many seats", {}};
    JsonOut out(e.data);
    out.open('{').key("least").number(seats_least(setup.ruleset));
    out.key("most").number(seats_most(setup)).close('}');
    return e;
}

// Only the ruleset's own options are asked for; the others are unknown here.
void read_options(Fields& fields, Setup& setup) {
    for (const std::string_view name : option_names(setup.ruleset)) {
        if (name == "first_seat")
            setup.first_seat =
                static_cast<Seat>(fields.integer(name, 0, kSeatsMax - 1).value_or(kNobody));
        if (name == "open_money") setup.open_money = fields.boolean(name).value_or(false);
        if (name == "neutral_dice") setup.neutral_dice = fields.boolean(name).value_or(false);
        if (name == "duel") setup.duel = fields.boolean(name).value_or(false);
        if (name == "board") setup.board = read_board(fields, name);
    }
}

}  // namespace

Result<Setup> parse_setup(std::string_view ruleset, const nlohmann::json* options,
                          std::optional<std::int64_t> seats) {
    const auto id = ruleset_named(ruleset);
    if (!id) return unknown_ruleset();
    Setup setup{.ruleset = *id};
    if (options != nullptr) {
        if (!options->is_object())
            return error_with(ErrorCode::bad_message, "options: must be an object", "field",
                              "options");
        Fields fields(*options, ErrorCode::bad_option, "option");
        read_options(fields, setup);
        if (auto problem = fields.finish()) return *problem;
    }
    const std::int64_t wanted = seats.value_or(seats_most(setup));
    setup.seats = static_cast<std::uint8_t>(std::clamp<std::int64_t>(wanted, 0, 255));
    const BadSetup problem = check(setup);
    if (problem == BadSetup::none) return setup;
    if (problem == BadSetup::seats) return bad_seats(setup);
    const std::string name(name_of(problem));
    return error_with(ErrorCode::bad_option, name + ": not possible here", "option", name);
}

void write_options(JsonOut& out, const Setup& setup) {
    out.open('{');
    if (setup.board) {
        out.key("board");
        write_board(out, *setup.board);
    }
    if (setup.duel) out.key("duel").boolean(true);
    if (setup.first_seat != kNobody) out.key("first_seat").number(setup.first_seat);
    if (setup.neutral_dice) out.key("neutral_dice").boolean(true);
    if (setup.open_money) out.key("open_money").boolean(true);
    out.close('}');
}

void write_rulesets(JsonOut& out) {
    out.open('[');
    for (int i = 0; i < kRulesets; ++i) {
        const auto r = static_cast<Ruleset>(i);
        out.open('{').key("id").string(name_of(r)).key("options").open('[');
        for (const std::string_view name : option_names(r)) out.string(name);
        out.close(']').key("seats").open('{').key("least").number(seats_least(r));
        out.key("most").number(seats_most({.ruleset = r})).close('}').close('}');
    }
    out.close(']');
}

}  // namespace vegas::protocol
