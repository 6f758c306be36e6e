// Bytes to requests. Strict: unknown fields, wrong types and values out of range are errors.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "protocol/action_json.hpp"
#include "protocol/fields.hpp"
#include "protocol/messages.hpp"
#include "protocol/setup_json.hpp"
#include "protocol/strict_json.hpp"
#include "protocol/text.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

constexpr std::int64_t kExact = 1LL << 53;  // integers that every JSON reader keeps exact

Error bad_field(std::string_view name, const std::string& message) {
    return error_with(ErrorCode::bad_message, std::string(name) + ": " + message, "field", name);
}

std::optional<std::string> read_seed(Fields& f) {
    auto seed = f.text("seed");
    if (seed && !is_good_seed(*seed)) f.fail("seed", "must be up to 64 printable ASCII characters");
    return seed;
}

std::string read_table(Fields& f) { return f.text("table", true).value_or(""); }

std::optional<Seat> read_seat(Fields& f, bool required = false) {
    const auto n = f.integer("seat", 0, kSeatsMax - 1, required);
    return n ? std::optional(static_cast<Seat>(*n)) : std::nullopt;
}

bool read_as_spectator(Fields& f) { return f.word("as", {"player", "spectator"}).value_or(0) == 1; }

std::optional<Position> read_position(Fields& f) {
    const auto epoch = f.text("epoch");
    const auto v = f.integer("v", 0, kExact);
    if (epoch.has_value() != v.has_value())
        f.fail(epoch ? "v" : "epoch", "epoch and v go together");
    if (!epoch || !v) return std::nullopt;
    return Position{*epoch, static_cast<std::uint64_t>(*v)};
}

Result<Op> parse_hello(Fields& f) {
    const auto version = f.integer("protocol", -kExact, kExact, true);
    Hello op{f.text("name"), f.text("token")};
    if (const json* caps = f.find("caps")) {
        if (!caps->is_array()) f.fail("caps", "must be a list of strings");
        for (const json& cap : *caps)
            if (!cap.is_string()) f.fail("caps", "must be a list of strings");
    }
    if (op.name.has_value() == op.token.has_value())
        f.fail("name", "either name or token must be given");
    if (version && *version != 1)
        return error_with(ErrorCode::unsupported_protocol, "this server speaks protocol 1",
                          "supported", 1);
    if (auto problem = f.finish()) return *problem;
    if (op.name && !is_good_name(*op.name))
        return Error{
            ErrorCode::bad_name,
            "a name has 1 to 24 printable characters, no leading, trailing or double spaces",
            {}};
    return Op(std::move(op));
}

// The clock: an object, null for none, missing for the default.
std::optional<std::int64_t> read_clock(Fields& f) {
    const json* clock = f.find("clock");
    if (clock == nullptr) return kDecisionMsDefault;
    if (clock->is_null()) return std::nullopt;
    if (!clock->is_object()) {
        f.fail("clock", "must be an object or null");
        return std::nullopt;
    }
    Fields inner(*clock, ErrorCode::bad_message, "field");
    const auto ms = inner.integer("decision_ms", kDecisionMsLeast, kDecisionMsMost, true);
    if (const auto problem = inner.finish()) f.fail("clock", problem->message);
    return ms;
}

Result<Op> parse_create(Fields& f) {
    TableCreate op;
    const auto ruleset = f.text("ruleset", true);
    const json* options = f.find("options");
    const auto seats = f.integer("seats", 0, 255);
    op.is_private = f.word("visibility", {"private", "public"}).value_or(0) == 0;
    op.decision_ms = read_clock(f);
    op.as_spectator = read_as_spectator(f);
    op.seed = read_seed(f).value_or("");
    if (auto problem = f.finish()) return *problem;
    auto setup = parse_setup(*ruleset, options, seats);
    if (!setup) return setup.error();
    op.setup = *setup;
    return Op(std::move(op));
}

Result<Op> parse_quick_play(Fields& f) {
    QuickPlay op;
    const auto ruleset = f.text("ruleset");
    op.seed = read_seed(f);
    if (auto problem = f.finish()) return *problem;
    auto setup = parse_setup(ruleset.value_or("royale"), nullptr, std::nullopt);
    if (!setup) return setup.error();
    op.setup = *setup;
    op.setup.seats = std::min(op.setup.seats, kQuickSeats);
    return Op(std::move(op));
}

Result<Op> parse_join(Fields& f) {
    TableJoin op;
    op.table = f.text("table");
    op.invite = f.text("invite");
    op.as_spectator = read_as_spectator(f);
    op.seat = read_seat(f);
    op.seed = read_seed(f);
    op.known = read_position(f);
    if (op.table.has_value() == op.invite.has_value())
        f.fail("table", "either table or invite must be given");
    if (op.as_spectator && op.seat) f.fail("seat", "a spectator has none");
    if (auto problem = f.finish()) return *problem;
    return Op(std::move(op));
}

Result<Op> parse_act(Fields& f) {
    ActOn op{.table = read_table(f)};
    op.decision =
        static_cast<std::uint32_t>(f.integer("decision", 1, UINT32_MAX, true).value_or(0));
    const json* action = f.require("action");
    if (auto problem = f.finish()) return *problem;
    auto parsed = parse_action(*action);
    if (!parsed) return parsed.error();
    op.action = *parsed;
    return Op(std::move(op));
}

Result<Op> parse_history(Fields& f) {
    History op{f.text("table"), f.text("game")};
    if (op.table.has_value() == op.game.has_value())
        f.fail("game", "either table or game must be given");
    if (auto problem = f.finish()) return *problem;
    return Op(std::move(op));
}

Result<Op> finished(Fields& f, Op op) {
    if (auto problem = f.finish()) return *problem;
    return op;
}

Result<Op> parse_add_bot(Fields& f) {
    TableAddBot op{.table = read_table(f)};
    op.level = static_cast<bots::Level>(f.word("level", {"random", "easy"}, true).value_or(0));
    op.seat = read_seat(f);
    return finished(f, std::move(op));
}

Result<Op> parse_remove_bot(Fields& f) {
    TableRemoveBot op{.table = read_table(f)};
    op.seat = read_seat(f, true).value_or(0);
    return finished(f, op);
}

Result<Op> parse_ready(Fields& f) {
    TableReady op{.table = read_table(f)};
    op.ready = f.boolean("ready").value_or(true);
    op.seed = read_seed(f);
    return finished(f, std::move(op));
}

Result<Op> parse_rematch(Fields& f) {
    TableRematch op{.table = read_table(f)};
    op.seed = read_seed(f);
    return finished(f, std::move(op));
}

Result<Op> parse_sync(Fields& f) {
    TableSync op{.table = read_table(f)};
    op.known = read_position(f);
    return finished(f, std::move(op));
}

struct Parser {
    std::string_view op;
    Result<Op> (*parse)(Fields&);
};

constexpr std::array<Parser, 15> kParsers{{
    {"hello", parse_hello},
    {"lobby.watch", [](Fields& f) { return finished(f, LobbyWatch{}); }},
    {"lobby.unwatch", [](Fields& f) { return finished(f, LobbyUnwatch{}); }},
    {"table.create", parse_create},
    {"quick_play", parse_quick_play},
    {"table.join", parse_join},
    {"table.leave", [](Fields& f) { return finished(f, TableLeave{read_table(f)}); }},
    {"table.ready", parse_ready},
    {"table.start", [](Fields& f) { return finished(f, TableStart{read_table(f)}); }},
    {"table.add_bot", parse_add_bot},
    {"table.remove_bot", parse_remove_bot},
    {"table.rematch", parse_rematch},
    {"table.sync", parse_sync},
    {"act", parse_act},
    {"history", parse_history},
}};

// The id as it is to be repeated; empty where there is none or it is not a good one.
std::string read_id(const json& object, std::optional<Error>& problem) {
    const auto id = object.find("id");
    if (id == object.end()) return {};
    if (id->is_number_integer()) {
        const bool huge = id->is_number_unsigned() && id->get<std::uint64_t>() > kExact;
        const std::int64_t n = huge ? INT64_MAX : id->get<std::int64_t>();
        if (n >= -kExact && n <= kExact) return id->dump();
    }
    if (id->is_string()) {
        const auto& s = id->get_ref<const std::string&>();
        const auto chars =
            std::count_if(s.begin(), s.end(), [](char c) { return (c & 0xc0) != 0x80; });
        if (static_cast<std::size_t>(chars) <= kIdChars) return id->dump();
    }
    problem = bad_field("id", "must be an integer or a string of up to 64 characters");
    return {};
}

Result<Op> parse_op(const json& object) {
    const auto op = object.find("op");
    if (op == object.end() || !op->is_string()) return bad_field("op", "must be a string");
    const auto& name = op->get_ref<const std::string&>();
    for (const Parser& p : kParsers) {
        if (p.op != name) continue;
        Fields fields(object, ErrorCode::bad_message, "field");
        fields.ignore("op");
        fields.ignore("id");
        return p.parse(fields);
    }
    return error_with(ErrorCode::unknown_op, "there is no such op", "op",
                      name.size() <= 32 ? name : "...");
}

}  // namespace

Request parse(std::string_view bytes) {
    const Result<json> parsed = parse_strict(bytes);
    if (!parsed) return {{}, parsed.error()};
    const json& j = *parsed;
    if (!j.is_object())
        return {{}, Error{ErrorCode::bad_message, "a message is a JSON object", {}}};
    std::optional<Error> problem;
    Request request{read_id(j, problem), LobbyWatch{}};
    if (problem)
        request.op = *problem;
    else
        request.op = parse_op(j);
    return request;
}

}  // namespace vegas::protocol
