// Bytes to a transcript. Strict: unknown fields, wrong types and values out of range are errors.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/game/actions.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/json/fields.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/strict_json.hpp"
#include "protocol/json/text.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

constexpr std::int64_t kMost = INT32_MAX;  // of money and numbers of things

Error bad(const std::string& message) { return {ErrorCode::bad_message, message, {}}; }

Error prefix_error(const std::string& where, Error e) {
    e.message.insert(0, where + ": ");
    return e;
}

std::string nth(std::string_view list, std::size_t i) {
    return std::string(list) + '[' + std::to_string(i) + ']';
}

template <std::size_t N>
void read_hex(Fields& f, std::string_view name, std::array<std::uint8_t, N>& bytes) {
    const auto text = f.text(name, true);
    if (text && !from_hex(*text, bytes)) {
        f.fail(name, "must be " + std::to_string(N) + " bytes in lower-case hex");
    }
}

void read_program(Fields& f, Transcript::Player& p) {
    const json* given = f.find("program");
    if (given == nullptr) return;
    BotProgram& program = p.program.emplace();
    if (auto error = read(*given, as::object, program)) return f.fail("program", *error);
    if (p.bot) return f.fail("program", "a house bot has none");
    const bool has_names =
        fits_a_name(program.name) && (program.author.empty() || fits_a_name(program.author));
    if (!has_names) f.fail("program", "its names must have 1 to 24 characters");
}

Result<Transcript::Player> read_player(const json& j) {
    if (!j.is_object()) return bad("must be an object");
    Fields f(j, ErrorCode::bad_message, "field");
    Transcript::Player p;
    p.name = f.text("name", true).value_or("");
    p.seed = f.text("seed", true).value_or("");
    const json* bot = f.require("bot");
    if (bot != nullptr && !bot->is_null()) {
        if (bot->is_string()) p.bot = parse_enum<bots::Level>(bot->get_ref<const std::string&>());
        if (!p.bot) f.fail("bot", "must be null or a level of the house bots");
    }
    read_program(f, p);
    if (const auto since = f.integer("since", 1, INT32_MAX)) {
        p.since = static_cast<std::uint32_t>(*since);
        if (p.bot) f.fail("since", "a house bot takes over no seat");
    }
    if (!fits_a_name(p.name)) f.fail("name", "must have 1 to 24 characters");
    if (!is_good_seed(p.seed)) f.fail("seed", "must be up to 64 printable ASCII characters");
    if (auto problem = f.finish()) return *problem;
    return p;
}

Result<Transcript::ActionRecord> read_answer(const json& j, int seats) {
    if (!j.is_object()) return bad("must be an object");
    Fields f(j, ErrorCode::bad_message, "field");
    Transcript::ActionRecord a;
    a.seat = static_cast<Seat>(f.integer("seat", 0, seats - 1, true).value_or(kNobody));
    a.house = f.boolean("house").value_or(false);
    if (j.contains("house") && !a.house) f.fail("house", "must be true or missing");
    const json* action = f.require("action");
    if (j.contains("nonce") || j.contains("commitment")) {
        a.seal.emplace();
        read_hex(f, "nonce", a.seal->nonce);
        read_hex(f, "commitment", a.seal->commitment);
    }
    if (auto problem = f.finish()) return *problem;
    const auto parsed = parse_action(*action);
    if (!parsed) return prefix_error("action", parsed.error());
    if (action->contains("shows")) return bad("action: shows: there is no such field");
    a.action = *parsed;
    return a;
}

// A list of `size` integers from `least` on.
template <class T>
void read_list(Fields& f, std::string_view name, std::size_t size, std::int64_t least,
               FixedVector<T, kSeatsMax>& list) {
    const json* j = f.require(name);
    if (j == nullptr) return;
    const bool fits = j->is_array() && j->size() == size;
    if (!fits) return f.fail(name, "must be a list of one number for each seat");
    const std::int64_t most = std::min<std::int64_t>(kMost, std::numeric_limits<T>::max());
    for (const json& n : *j) {
        const bool good = n.is_number_integer() && n.get<double>() >= double(least) &&
                          n.get<double>() <= double(most);
        if (!good) return f.fail(name, "has a number that is out of range");
        list.push(static_cast<T>(n.get<std::int64_t>()));
    }
}

Result<vegas::GameResult> read_result(const json& j, std::size_t seats) {
    if (!j.is_object()) return bad("must be an object");
    Fields f(j, ErrorCode::bad_message, "field");
    vegas::GameResult r;
    read_list(f, "places", seats, 1, r.places);
    read_list(f, "totals", seats, -kMost, r.totals);
    read_list(f, "cards", seats, 0, r.cards);
    read_list(f, "chips", seats, 0, r.chips);
    json winners = json::array();
    for (std::size_t i = 0; i < r.places.size; ++i) {
        if (r.places[i] == 1) winners.push_back(i);
    }
    const json* named = f.require("winners");
    if (named != nullptr && named->dump() != winners.dump()) {  // as numbers 0.0 is 0
        f.fail("winners", "must be the seats with place 1, ascending");
    }
    if (auto problem = f.finish()) return *problem;
    return r;
}

struct TranscriptParts {  // the members that are no plain texts
    const json *options, *seats, *actions;
    const json* result;  // null: the game was not finished
};

// What has been read so far stays in `t`.
std::optional<Error> read_parts(const TranscriptParts& parts, const std::string& ruleset,
                                Transcript& t) {
    const std::size_t seats = parts.seats->size();
    auto setup = parse_setup(ruleset, parts.options, static_cast<std::int64_t>(seats));
    if (!setup) {
        const bool is_option = setup.error().code == ErrorCode::bad_option;
        return is_option ? prefix_error("options", setup.error()) : setup.error();
    }
    t.setup = *setup;
    for (std::size_t i = 0; i < seats; ++i) {
        auto player = read_player((*parts.seats)[i]);
        if (!player) return prefix_error(nth("seats", i), player.error());
        t.seats.push_back(std::move(*player));
    }
    for (std::size_t i = 0; i < parts.actions->size(); ++i) {
        auto answer = read_answer((*parts.actions)[i], t.setup.seats);
        if (!answer) return prefix_error(nth("actions", i), answer.error());
        t.actions.push_back(*answer);
    }
    if (parts.result == nullptr) return std::nullopt;
    auto result = read_result(*parts.result, seats);
    if (!result) return prefix_error("result", result.error());
    t.result = *result;
    return std::nullopt;
}

// What was read is written again, and must be what was given. Options that are as in a new table,
// for example, mean nothing: written out they would be under a digest that is not theirs.
std::optional<Error> compare(json given, const Transcript& t) {
    given.erase("digest");
    const std::string text = given.dump();  // sorted keys, no white space
    const auto* data = reinterpret_cast<const std::uint8_t*>(text.data());
    if (sha256({data, text.size()}) == digest_of(t)) return std::nullopt;
    const json written = json::parse(transcript_json(t));
    for (const auto& [name, value] : given.items()) {
        if (value.dump() != written[name].dump()) {
            return bad(name + ": is not as the server writes it");
        }
    }
    return std::nullopt;
}

const json* require_list(Fields& f, std::string_view name) {
    const json* j = f.require(name);
    if (j != nullptr && !j->is_array()) f.fail(name, "must be a list");
    return j;
}

}  // namespace

Result<Transcript> parse_transcript(std::string_view bytes) {
    if (bytes.size() > kTranscriptBytes) return bad("too large for a transcript");
    Result<json> parsed = parse_strict(bytes);
    if (!parsed) return parsed.error();
    const json& j = *parsed;
    if (!j.is_object()) return bad("a transcript must be a JSON object");
    Fields f(j, ErrorCode::bad_message, "field");
    Transcript t;
    f.integer("transcript", 1, 1, true);
    t.game = f.text("game", true).value_or("");
    if (t.game.empty() || !is_good_seed(t.game)) {
        f.fail("game", "must be 1 to 64 printable ASCII characters");
    }
    const auto rules = f.integer("rules", 2, INT32_MAX);
    const auto ruleset = f.text("ruleset", true);
    read_hex(f, "server_seed", t.server_seed);
    read_hex(f, "commitment", t.commitment);
    read_hex(f, "digest", t.digest);
    const TranscriptParts parts{f.require("options"), require_list(f, "seats"),
                                require_list(f, "actions"), f.find("result")};
    if (auto problem = f.finish()) return *problem;
    if (auto problem = read_parts(parts, *ruleset, t)) return *problem;
    t.setup.rules = static_cast<int>(rules.value_or(1));
    if (auto problem = compare(std::move(*parsed), t)) return *problem;
    return t;
}

}  // namespace vegas::protocol
