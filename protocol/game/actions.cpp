#include "protocol/game/actions.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "protocol/json/fields.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {
namespace {

void write_tokens(JsonWriter& out, const std::array<int, 3>& counts) {
    out.open('[');
    for (std::size_t i = 0; i < kTokenValues.size(); ++i) {
        for (int n = 0; n < counts[i]; ++n) out.number(kTokenValues[i]);
    }
    out.close(']');
}

void write(JsonWriter& out, const Param& p, const Action& action, std::uint8_t value) {
    if (p.as == Param::As::nothing) return;
    out.key(p.name);
    switch (p.as) {
    case Param::As::nothing: break;
    case Param::As::number: out.number(value); break;
    case Param::As::word: out.word(p.words[value]); break;
    case Param::As::faces:
        out.open('[').number(action.a);
        if (action.b > 0) out.number(action.b);
        out.close(']');
        break;
    case Param::As::tokens: write_tokens(out, {action.a, action.b, action.c}); break;
    }
}

void write_shows(JsonWriter& out, const GamePreview& preview) {
    std::visit(
        [&](const auto& p) {
            if (p.is_nothing()) return;
            out.key("shows").open('{');
            write_members(out, p);
            out.close('}');
        },
        preview);
}

// An array of integers from `list`, of `least` to `most` members; nothing: it is none.
std::optional<std::vector<std::int64_t>> integers(Fields& fields, std::string_view name,
                                                  std::size_t least, std::size_t most) {
    const nlohmann::json* j = fields.require(name);
    if (j == nullptr) return std::nullopt;
    const auto is_integer = [](const auto& x) { return x.is_number_integer(); };
    if (!j->is_array() || j->size() < least || j->size() > most ||
        !std::ranges::all_of(*j, is_integer)) {
        fields.fail(name, "must be an array of " + std::to_string(least) + " to " +
                              std::to_string(most) + " integers");
        return std::nullopt;
    }
    return j->get<std::vector<std::int64_t>>();
}

void read_black_faces(Fields& fields, std::string_view name, Action& action) {
    const auto faces = integers(fields, name, 1, 2);
    if (!faces) return;
    for (const std::int64_t face : *faces) {
        if (face < 1 || face > kFaces) return fields.fail(name, "must be faces from 1 to 6");
    }
    action.a = static_cast<std::uint8_t>(faces->front());
    if (faces->size() == 2) action.b = static_cast<std::uint8_t>(faces->back());
    if (action.b > 0 && action.b < action.a) std::swap(action.a, action.b);
}

void read_tokens(Fields& fields, std::string_view name, Action& action) {
    const auto tokens = integers(fields, name, 3, 5);
    if (!tokens) return;
    for (const std::int64_t token : *tokens) {
        if (token != kTokenValues[0] && token != kTokenValues[1] && token != kTokenValues[2]) {
            return fields.fail(name, "must be tokens: 60000, 20000 or 0");
        }
        ++(token == kTokenValues[0] ? action.a : token == kTokenValues[1] ? action.b : action.c);
    }
}

void read(Fields& fields, const Param& p, Action& action, std::uint8_t& value) {
    switch (p.as) {
    case Param::As::nothing: break;
    case Param::As::number:
        if (const auto n = fields.integer(p.name, p.least, p.most, true)) {
            value = static_cast<std::uint8_t>(*n);
        }
        break;
    case Param::As::word:
        if (const auto w = fields.word(p.name, p.words, true)) {
            value = static_cast<std::uint8_t>(*w);
        }
        break;
    case Param::As::faces: read_black_faces(fields, p.name, action); break;
    case Param::As::tokens: read_tokens(fields, p.name, action); break;
    }
}

constexpr auto kActNames = [] {
    std::array<std::string_view, kActs.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = kActs[i].name;
    return names;
}();

}  // namespace

void write(JsonWriter& out, const Action& action, const GamePreview& preview) {
    const ActSpec& act = spec_of(action.kind);
    out.open('{').key("kind").word(act.name);
    write(out, act.a, action, action.a);
    write(out, act.b, action, action.b);
    write_shows(out, preview);
    out.close('}');
}

void write(JsonWriter& out, as::ActionFormat, const Action& action) { write(out, action); }

std::string canonical(const Action& action) {
    const ActSpec& act = spec_of(action.kind);
    struct Member {
        std::string_view name;
        const Param* param;  // null: the kind
        std::uint8_t value;
    };
    std::array<Member, 3> members{
        {{"kind", nullptr, 0}, {act.a.name, &act.a, action.a}, {act.b.name, &act.b, action.b}}};
    std::ranges::sort(members, [](const Member& x, const Member& y) { return x.name < y.name; });
    std::string text;
    JsonWriter out(text);
    out.open('{');
    for (const Member& m : members) {
        m.param != nullptr ? write(out, *m.param, action, m.value)
                           : static_cast<void>(out.key("kind").string(act.name));
    }
    out.close('}');
    return text;
}

Result<Action> parse_action(const nlohmann::json& j) {
    if (!j.is_object()) {
        return error_with(ErrorCode::bad_message, "action: must be an object", "field", "action");
    }
    Fields fields(j, ErrorCode::bad_message, "field");
    fields.ignore("shows");
    Action action{};
    if (const auto kind = fields.word("kind", kActNames, true)) {
        action.kind = static_cast<Act>(*kind);
        const ActSpec& act = spec_of(action.kind);
        read(fields, act.a, action, action.a);
        read(fields, act.b, action, action.b);
    }
    if (auto problem = fields.finish()) return *problem;
    return action;
}

}  // namespace vegas::protocol
