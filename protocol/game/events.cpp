#include "protocol/game/events.hpp"

#include <variant>

#include "engine/event_lists.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {
namespace {

template <class... List>
constexpr bool are_well_described(TypeList<List...>) {
    return (describe_all_fields(static_cast<const List*>(nullptr)) && ...);
}
template <class... List>
constexpr bool are_named_once(TypeList<List...>) {
    return (have_unique_names(static_cast<const List*>(nullptr)) && ...);
}
constexpr const at_table::TableEvent* kTableEvents = nullptr;
static_assert(are_well_described(EventLists{}) && describe_all_fields(kTableEvents),
              "an event has a member that is not described");
static_assert(are_named_once(EventLists{}) && have_unique_names(kTableEvents),
              "two events have one name");

}  // namespace

void write(JsonWriter& out, const Event& event, std::string_view proof) {
    visit(AllEvents{}, event, [&](const auto& e) { write_event(out, e, proof); });
}
void write(JsonWriter& out, const at_table::TableEvent& event) {
    std::visit([&](const auto& e) { write_event(out, e, {}); }, event);
}

std::string_view name_of(const Event& event) {
    std::string_view name;
    visit(AllEvents{}, event, [&]<class E>(const E&) { name = kWire<E>.name; });
    return name;
}

}  // namespace vegas::protocol
