// Bytes to requests. Strict: unknown fields, wrong types and values out of range are errors. What
// can be said of a member stands in its description; here is what takes more than one.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/game/actions.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/strict_json.hpp"
#include "protocol/json/text.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

static_assert(have_unique_names(static_cast<const Op*>(nullptr)), "two ops have one name");

Error bad_field(std::string_view name, const std::string& message) {
    return error_with(ErrorCode::bad_message, std::string(name) + ": " + message, "field", name);
}

template <class T>
Result<Op> finish(Fields& f, T& op) {
    if (auto problem = f.finish()) return *problem;
    return Op(std::move(op));
}

// Looked at before anything else is done with a name: to bring one into NFC takes long.
std::optional<Error> problem_of_name(std::string_view name) {
    if (has_at_most(name, kSentNameChars)) return std::nullopt;
    return Error{ErrorCode::bad_name,
                 "a name must have at most " + std::to_string(kNameChars) + " characters",
                 {}};
}

// Another protocol is told so, whatever else it says.
Result<Op> finish(Fields& f, Hello& op) {
    if (const auto version = f.integer("protocol", -kExact, kExact, true);
        version && *version != 1) {
        return error_with(ErrorCode::unsupported_protocol, "this server speaks protocol 1",
                          "supported", 1);
    }
    if (auto problem = f.finish()) return *problem;
    for (const auto* name : {&op.name, &op.device}) {
        if (!*name) continue;
        if (auto problem = problem_of_name(**name)) return *problem;
    }
    if (op.bot) {
        for (const std::string* name : {&op.bot->name, &op.bot->author}) {
            if (auto problem = problem_of_name(*name)) return *problem;
        }
    }
    return Op(std::move(op));
}

Result<Op> finish(Fields& f, DeviceRename& op) {
    if (auto problem = f.finish()) return *problem;
    if (auto problem = problem_of_name(op.name)) return *problem;
    return Op(std::move(op));
}

Result<Op> finish(Fields& f, DeviceRedeem& op) {
    if (auto problem = f.finish()) return *problem;
    if (op.device) {
        if (auto problem = problem_of_name(*op.device)) return *problem;
    }
    return Op(std::move(op));
}

Result<Op> finish(Fields& f, LobbyWatch& op) {
    const auto ruleset = f.text("ruleset");
    if (auto problem = f.finish()) return *problem;
    if (ruleset) {
        const auto found = parse_ruleset(*ruleset);
        if (!found) return found.error();
        op.ruleset = *found;
    }
    return Op(op);
}

// What makes a Setup is read together.
template <class T>
Result<Op> finish_with_setup(Fields& f, T& op) {
    const auto ruleset = f.text("ruleset", true);
    const json* options = f.find("options");
    const auto seats = f.integer("seats", 0, 255);
    if (auto problem = f.finish()) return *problem;
    auto setup = parse_setup(*ruleset, options, seats);
    if (!setup) return setup.error();
    op.setup = *setup;
    return Op(std::move(op));
}

Result<Op> finish(Fields& f, TableCreate& op) { return finish_with_setup(f, op); }
Result<Op> finish(Fields& f, TableChange& op) { return finish_with_setup(f, op); }

Result<Op> finish(Fields& f, QuickPlay& op) {
    const auto ruleset = f.text("ruleset");
    if (auto problem = f.finish()) return *problem;
    auto setup =
        parse_setup(ruleset ? std::string_view(*ruleset) : word_of(kQuickRuleset), nullptr, {});
    if (!setup) return setup.error();
    op.setup = *setup;
    op.setup.seats = std::min(op.setup.seats, kQuickSeats);
    return Op(std::move(op));
}

Result<Op> finish(Fields& f, TableJoin& op) {
    if (op.as_spectator && op.seat) f.fail("seat", "a spectator has no seat");
    if (auto problem = f.finish()) return *problem;
    return Op(std::move(op));
}

Result<Op> finish(Fields& f, ActRequest& op) {
    const json* action = f.require("action");
    if (auto problem = f.finish()) return *problem;
    auto parsed = parse_action(*action);
    if (!parsed) return parsed.error();
    op.action = *parsed;
    return Op(std::move(op));
}

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
        if (has_at_most(s, kIdChars)) return id->dump();
    }
    problem = bad_field("id", "must be an integer or a string of up to 64 characters");
    return {};
}

template <class T>
Result<Op> parse_as(const json& object) {
    Fields fields(object, ErrorCode::bad_message, "field");
    fields.ignore("op");
    fields.ignore("id");
    T op;
    read_members(fields, op);
    return finish(fields, op);
}

struct OpParser {
    std::string_view op;
    Result<Op> (*parse)(const json&);
};
template <class... T>
constexpr std::array<OpParser, sizeof...(T)> parsers_of(const std::variant<T...>*) {
    return {OpParser{kWire<T>.name, parse_as<T>}...};
}
constexpr auto kParsers = parsers_of(static_cast<const Op*>(nullptr));

Result<Op> parse_op(const json& object) {
    const auto op = object.find("op");
    if (op == object.end() || !op->is_string()) return bad_field("op", "must be a string");
    const auto& name = op->get_ref<const std::string&>();
    for (const OpParser& p : kParsers) {
        if (p.op == name) return p.parse(object);
    }
    return error_with(ErrorCode::unknown_op, "there is no such op", "op",
                      name.size() <= 32 ? name : "...");
}

}  // namespace

Request parse(std::string_view bytes) {
    const Result<json> parsed = parse_strict(bytes);
    if (!parsed) return {{}, parsed.error()};
    const json& j = *parsed;
    if (!j.is_object()) {
        return {{}, Error{ErrorCode::bad_message, "a message must be a JSON object", {}}};
    }
    std::optional<Error> problem;
    Request request{read_id(j, problem), LobbyWatch{}};
    if (problem) {
        request.op = *problem;
    } else {
        request.op = parse_op(j);
    }
    return request;
}

}  // namespace vegas::protocol
