#include "protocol/action_json.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/setup.hpp"
#include "engine/vegas_1996/board.hpp"
#include "protocol/fields.hpp"
#include "protocol/view_json.hpp"

namespace vegas::protocol {
namespace {

constexpr std::array kAsks = std::to_array<std::string_view>(
    {"none",       "roll",        "place",           "punch_choose",     "punch_guess",
     "prime_time", "fifty_fifty", "no_entry",        "knockout",         "block_it",
     "handicap",   "move",        "black_box_split", "black_box_pick",   "double_down",
     "nice_dice",  "my_choice",   "my_choice_tile",  "my_choice_golden", "start_table",
     "turn",       "space",       "duel_challenge",  "duel_answer"});
static_assert(static_cast<std::size_t>(Ask::duel_answer) == kAsks.size() - 1);

// How one of the bytes a, b, c is written.
enum class As : std::uint8_t {
    nothing,
    number,       // from least to most
    die,          // "small" or "big"
    reward,       // "chip", "money" or "move"
    black_faces,  // a and b: one face or two
    tokens,       // a, b, c: the tokens of a pile, in dollars
};
struct Param {
    As as = As::nothing;
    std::string_view name;
    std::uint8_t least = 0, most = 0;
};
constexpr Param kDie{As::die, "die"}, kFace{As::number, "face", 1, kFaces},
    kCasino{As::number, "casino", 1, kCasinos};
constexpr Param kTable{As::number, "table", 1, vegas_1996::kTables};

struct ActJson {
    std::string_view name;
    Param a{}, b{};
};
constexpr std::array kActs = std::to_array<ActJson>({
    {"roll"},
    {"place", kFace},
    {"pass"},
    {"power_play", kDie, kFace},
    {"decline"},
    {"hide", {As::number, "fist", 1, 3}},
    {"guess", {As::number, "fist", 1, 3}},
    {"place_black", {As::black_faces, "faces"}},
    {"stop"},
    {"higher"},
    {"lower"},
    {"close", kCasino},
    {"keep"},
    {"bar", kDie},
    {"block", {As::number, "dice", 1, 3}, kCasino},
    {"take_blank", kCasino, {As::reward, "reward"}},
    {"turn_die", kDie, kFace},
    {"take_back", kDie, kCasino},
    {"split", {As::tokens, "first"}},
    {"pick", {As::number, "pile", 1, 2}},
    {"double_down", {As::number, "small", 0, 8}, {As::number, "big", 0, 1}},
    {"put_nice", kDie, {As::number, "space", 1, kFaces}},
    {"choose", {As::number, "number", 1, 6}},
    {"activate", kCasino},
    {"put_golden", kDie},
    {"start_at", kTable},
    {"mary_chip"},
    {"front_man", kTable},
    {"good_luck", {As::number, "number", 1, kFaces}},
    {"change_table", kTable},
    {"cover", {As::number, "space", 1, vegas_1996::kSpacesMost}},
    {"duel", {As::number, "number", 1, 3}},
});
static_assert(vegas::kActs == kActs.size());
const ActJson& json_of(Act a) { return kActs[static_cast<std::size_t>(a)]; }

constexpr std::array<std::string_view, 2> kDice{"small", "big"};
constexpr std::array<std::string_view, 3> kRewards{"chip", "money", "move"};
constexpr std::array<Dollars, 3> kTokens{60'000, 20'000, 0};  // [G1-1]

void write_tokens(JsonOut& out, const std::array<int, 3>& counts) {
    out.open('[');
    for (std::size_t i = 0; i < kTokens.size(); ++i)
        for (int n = 0; n < counts[i]; ++n) out.number(kTokens[i]);
    out.close(']');
}

void write(JsonOut& out, const Param& p, const Action& action, std::uint8_t value) {
    if (p.as == As::nothing) return;
    out.key(p.name);
    switch (p.as) {
    case As::nothing: break;
    case As::number: out.number(value); break;
    case As::die: out.string(kDice[value]); break;
    case As::reward: out.string(kRewards[value]); break;
    case As::black_faces:
        out.open('[').number(action.a);
        if (action.b > 0) out.number(action.b);
        out.close(']');
        break;
    case As::tokens: write_tokens(out, {action.a, action.b, action.c}); break;
    }
}

void write_after(JsonOut& out, const CasinoAfter& after) {
    out.key("casino").number(after.casino + 1);
    if (!after.tied.empty()) {
        out.key("tied");
        write_owners(out, after.tied);
    }
    out.key("wins");
    write_owners(out, after.wins);
}

void write_number(JsonOut& out, std::string_view key, int n) {
    if (n > 0) out.key(key).number(n);
}

void write_price(JsonOut& out, const Price& price) {
    out.key("costs").open('{');
    write_number(out, "chips", price.chips);
    write_number(out, "dollars", price.dollars);
    write_number(out, "skip_cards", price.skip_cards);
    out.close('}');
}

void write_shows(JsonOut& out, const Preview& p) {
    out.key("shows").open('{');
    if (!(p.dice == DiceView{})) write_dice(out, p.dice);
    write_number(out, "blank", p.blank);
    if (!p.casinos.empty()) write_after(out, p.casinos[0]);
    if (p.casinos.size > 1) {
        out.key("also").open('{');
        write_after(out, p.casinos[1]);
        out.close('}');
    }
    if (p.tile != Tile::none) out.key("tile").string(vegas::name_of(p.tile));
    if (!p.tile_wins.empty()) {
        out.key("tile_wins");
        write_owners(out, p.tile_wins);
    }
    if (p.dollars) out.key("dollars").number(*p.dollars);
    write_number(out, "chips", p.chips);
    if (p.costs) write_price(out, *p.costs);
    write_number(out, "tokens", p.tokens);
    out.close('}');
}

// An array of integers from `list`, of `least` to `most` members; nothing: it is none.
std::optional<std::vector<std::int64_t>> integers(Fields& fields, std::string_view name,
                                                  std::size_t least, std::size_t most) {
    const nlohmann::json* j = fields.require(name);
    if (j == nullptr) return std::nullopt;
    const auto is_integer = [](const auto& x) { return x.is_number_integer(); };
    if (!j->is_array() || j->size() < least || j->size() > most ||
        !std::all_of(j->begin(), j->end(), is_integer)) {
        fields.fail(name, "must be an array of " + std::to_string(least) + " to " +
                              std::to_string(most) + " integers");
        return std::nullopt;
    }
    return j->get<std::vector<std::int64_t>>();
}

void read_black_faces(Fields& fields, std::string_view name, Action& action) {
    const auto faces = integers(fields, name, 1, 2);
    if (!faces) return;
    for (const std::int64_t face : *faces)
        if (face < 1 || face > kFaces) return fields.fail(name, "must be faces from 1 to 6");
    action.a = static_cast<std::uint8_t>(faces->front());
    if (faces->size() == 2) action.b = static_cast<std::uint8_t>(faces->back());
    if (action.b > 0 && action.b < action.a) std::swap(action.a, action.b);
}

void read_tokens(Fields& fields, std::string_view name, Action& action) {
    const auto tokens = integers(fields, name, 3, 5);
    if (!tokens) return;
    for (const std::int64_t token : *tokens) {
        if (token != kTokens[0] && token != kTokens[1] && token != kTokens[2])
            return fields.fail(name, "must be tokens: 60000, 20000 or 0");
        ++(token == kTokens[0] ? action.a : token == kTokens[1] ? action.b : action.c);
    }
}

void read(Fields& fields, const Param& p, Action& action, std::uint8_t& value) {
    switch (p.as) {
    case As::nothing: break;
    case As::number:
        if (const auto n = fields.integer(p.name, p.least, p.most, true))
            value = static_cast<std::uint8_t>(*n);
        break;
    case As::die:
        if (const auto w = fields.word(p.name, kDice, true)) value = static_cast<std::uint8_t>(*w);
        break;
    case As::reward:
        if (const auto w = fields.word(p.name, kRewards, true))
            value = static_cast<std::uint8_t>(*w);
        break;
    case As::black_faces: read_black_faces(fields, p.name, action); break;
    case As::tokens: read_tokens(fields, p.name, action); break;
    }
}

// What happens at a table of VEGAS.
void write_table_shows(JsonOut& out, const Preview& p) {
    out.key("shows").open('{');
    if (p.replaces != kNobody) out.key("replaces").number(p.replaces);
    if (p.scored) out.key("scored").boolean(true);
    out.key("table").number(p.table).key("value").number(p.value).key("winner");
    write_owner(out, p.winner);
    out.close('}');
}

constexpr auto act_names() {
    std::array<std::string_view, kActs.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = kActs[i].name;
    return names;
}
constexpr auto kActNames = act_names();

}  // namespace

std::string_view name_of(Ask a) { return kAsks[static_cast<std::size_t>(a)]; }
std::string_view name_of(Act a) { return json_of(a).name; }
std::string_view handicap_reward(std::uint8_t reward) { return kRewards[reward]; }

void write(JsonOut& out, const Action& action, const Preview& preview) {
    const ActJson& act = json_of(action.kind);
    out.open('{').key("kind").string(act.name);
    write(out, act.a, action, action.a);
    write(out, act.b, action, action.b);
    if (preview.table > 0)
        write_table_shows(out, preview);
    else if (!(preview == Preview{}))
        write_shows(out, preview);
    out.close('}');
}

std::string canonical(const Action& action) {
    const ActJson& act = json_of(action.kind);
    struct Member {
        std::string_view name;
        const Param* param;  // null: the kind
        std::uint8_t value;
    };
    std::array<Member, 3> members{
        {{"kind", nullptr, 0}, {act.a.name, &act.a, action.a}, {act.b.name, &act.b, action.b}}};
    std::sort(members.begin(), members.end(),
              [](const Member& x, const Member& y) { return x.name < y.name; });
    std::string text;
    JsonOut out(text);
    out.open('{');
    for (const Member& m : members)
        m.param != nullptr ? write(out, *m.param, action, m.value)
                           : static_cast<void>(out.key("kind").string(act.name));
    out.close('}');
    return text;
}

Result<Action> parse_action(const nlohmann::json& j) {
    if (!j.is_object())
        return error_with(ErrorCode::bad_message, "action: must be an object", "field", "action");
    Fields fields(j, ErrorCode::bad_message, "field");
    fields.ignore("shows");
    Action action{};
    if (const auto kind = fields.word("kind", kActNames, true)) {
        action.kind = static_cast<Act>(*kind);
        const ActJson& act = json_of(action.kind);
        read(fields, act.a, action, action.a);
        read(fields, act.b, action, action.b);
    }
    if (auto problem = fields.finish()) return *problem;
    return action;
}

}  // namespace vegas::protocol
