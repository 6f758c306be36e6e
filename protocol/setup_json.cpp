#include "protocol/setup_json.hpp"

#include <algorithm>
#include <array>
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

constexpr std::array<std::string_view, 2> kReuse{"any", "fresh_faces"};

// [RY-51] Three lists, one for each round, of up to six faces or null.
bool read_round(const nlohmann::json& list, std::array<Tile, kCasinos>& round) {
    if (!list.is_array() || list.size() > round.size()) return false;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].is_null()) continue;
        if (!list[i].is_string()) return false;
        const auto tile = tile_named(list[i].get_ref<const std::string&>());
        if (!tile) return false;
        round[i] = *tile;
    }
    return true;
}

void read_tile_set(Fields& fields, Setup& setup) {
    const nlohmann::json* j = fields.find("tile_set");
    if (j == nullptr) return;
    TileSet set{};
    bool good = j->is_array() && j->size() == set.size();
    for (std::size_t i = 0; good && i < set.size(); ++i) good = read_round((*j)[i], set[i]);
    if (good)
        setup.tile_set = set;
    else
        fields.fail("tile_set",
                    "must be three lists of up to six faces (\"A1\" to \"H2\") or null");
}

void write_tile_set(JsonOut& out, const TileSet& set) {
    out.key("tile_set").open('[');
    for (const auto& round : set) {
        out.open('[');
        for (const Tile t : round) t == Tile::none ? out.null() : out.string(name_of(t));
        out.close(']');
    }
    out.close(']');
}

constexpr std::array<std::string_view, 3> kSkips{"none", "chips", "cards"};

// An integer of `least` to `most`, or what the option is where it is missing.
void read_number(Fields& fields, std::string_view name, int least, int most, std::uint8_t& option) {
    option = static_cast<std::uint8_t>(fields.integer(name, least, most).value_or(option));
}

// Only the ruleset's own options are asked for; the others are unknown here.
void read_options(Fields& fields, Setup& setup) {
    for (const std::string_view name : option_names(setup.ruleset)) {
        if (name == "first_seat")
            setup.first_seat =
                static_cast<Seat>(fields.integer(name, 0, kSeatsMax - 1).value_or(kNobody));
        if (name == "open_money") setup.open_money = fields.boolean(name).value_or(false);
        if (name == "neutral_dice") setup.neutral_dice = fields.boolean(name).value_or(false);
        if (name == "tiles") read_number(fields, name, 0, kCasinos, setup.tiles);
        if (name == "tile_reuse")
            setup.tile_reuse = static_cast<TileReuse>(fields.word(name, kReuse).value_or(0));
        if (name == "tile_set") read_tile_set(fields, setup);
        if (name == "copies") read_number(fields, name, kCopiesLeast, kCopiesMost, setup.copies);
        if (name == "rounds") read_number(fields, name, kRoundsLeast, kRoundsMost, setup.rounds);
        if (name == "skip") setup.skip = static_cast<Skip>(fields.word(name, kSkips).value_or(0));
        if (name == "skip_limit") read_number(fields, name, 0, kSkipLimitMost, setup.skip_limit);
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
    constexpr Setup kNew;
    out.open('{');
    if (setup.board) {
        out.key("board");
        write_board(out, *setup.board);
    }
    if (setup.copies != kNew.copies) out.key("copies").number(setup.copies);
    if (setup.duel) out.key("duel").boolean(true);
    if (setup.first_seat != kNobody) out.key("first_seat").number(setup.first_seat);
    if (setup.neutral_dice) out.key("neutral_dice").boolean(true);
    if (setup.open_money) out.key("open_money").boolean(true);
    if (setup.rounds != kNew.rounds) out.key("rounds").number(setup.rounds);
    if (setup.skip != Skip::none)
        out.key("skip").string(kSkips[static_cast<std::size_t>(setup.skip)]);
    if (setup.skip_limit != kNew.skip_limit) out.key("skip_limit").number(setup.skip_limit);
    if (setup.tile_reuse != kNew.tile_reuse) out.key("tile_reuse").string("fresh_faces");
    if (setup.tile_set) write_tile_set(out, *setup.tile_set);
    if (setup.tiles != kNew.tiles) out.key("tiles").number(setup.tiles);
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
