#include "protocol/game/events.hpp"

#include <variant>

#include "protocol/game/actions.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {
namespace {

template <class List>
constexpr const List* kAll = nullptr;
static_assert(describe_all_fields(kAll<las_vegas::AnyEvent>) &&
                  describe_all_fields(kAll<vegas_1996::AnyEvent>) &&
                  describe_all_fields(kAll<at_table::TableEvent>),
              "an event has a member that is not described");
static_assert(have_unique_names(kAll<las_vegas::AnyEvent>) &&
                  have_unique_names(kAll<vegas_1996::AnyEvent>) &&
                  have_unique_names(kAll<at_table::TableEvent>),
              "two events have one name");

template <class List>
void write_any(JsonWriter& out, const List& event, std::string_view proof) {
    std::visit([&](const auto& e) { write_event(out, e, proof); }, event);
}

template <class List>
std::string_view name_of_any(const List& event) {
    return std::visit([]<class E>(const E&) { return kWire<E>.name; }, event);
}

}  // namespace

void write(JsonWriter& out, const las_vegas::AnyEvent& e, std::string_view proof) {
    write_any(out, e, proof);
}
void write(JsonWriter& out, const vegas_1996::AnyEvent& e, std::string_view proof) {
    write_any(out, e, proof);
}
void write(JsonWriter& out, const at_table::TableEvent& e) { write_any(out, e, {}); }

std::string_view name_of(const las_vegas::AnyEvent& e) { return name_of_any(e); }
std::string_view name_of(const vegas_1996::AnyEvent& e) { return name_of_any(e); }

}  // namespace vegas::protocol
