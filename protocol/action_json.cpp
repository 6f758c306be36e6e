#include "protocol/action_json.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/assert.hpp"
#include "protocol/fields.hpp"
#include "protocol/view_json.hpp"

namespace vegas::protocol {
namespace {
constexpr std::array<std::string_view, 3> kAsks{"none", "roll", "place"};
constexpr std::array<std::string_view, 3> kActs{"roll", "place", "pass"};
}  // namespace

std::string_view name_of(Ask a) { return kAsks[static_cast<std::size_t>(a)]; }
std::string_view name_of(Act a) { return kActs[static_cast<std::size_t>(a)]; }

void write(JsonOut& out, const Action& action, const Preview& preview) {
    out.open('{').key("kind").string(name_of(action.kind));
    if (action.kind == Act::place) out.key("face").number(action.a);
    if (preview.places) {
        out.key("shows").open('{');
        write_dice(out, preview.dice);
        out.key("wins");
        write_owners(out, preview.wins);
        out.close('}');
    }
    out.close('}');
}

Result<Action> parse_action(const nlohmann::json& j) {
    if (!j.is_object())
        return error_with(ErrorCode::bad_message, "action: must be an object", "field", "action");
    Fields fields(j, ErrorCode::bad_message, "field");
    fields.ignore("shows");
    const auto kind = fields.word("kind", {"roll", "place", "pass"}, true);
    Action action{};
    if (kind) action.kind = static_cast<Act>(*kind);
    if (kind && action.kind == Act::place)
        if (const auto face = fields.integer("face", 1, kFaces, true))
            action.a = static_cast<std::uint8_t>(*face);
    if (auto problem = fields.finish()) return *problem;
    return action;
}

}  // namespace vegas::protocol
