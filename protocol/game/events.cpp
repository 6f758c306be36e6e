#include "protocol/game/events.hpp"

#include <variant>

#include "protocol/game/actions.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {
namespace {

template <class List>
constexpr const List* kAll = nullptr;
static_assert(are_whole(kAll<las_vegas::AnyEvent>) && are_whole(kAll<vegas_1996::AnyEvent>) &&
                  are_whole(kAll<at_table::AnyEvent>),
              "an event has a member that is not described");
static_assert(have_own_names(kAll<las_vegas::AnyEvent>) &&
                  have_own_names(kAll<vegas_1996::AnyEvent>) &&
                  have_own_names(kAll<at_table::AnyEvent>),
              "two events have one name");

template <class List>
void write_any(JsonOut& out, const List& event, std::string_view proof) {
    std::visit([&](const auto& e) { write_event(out, e, proof); }, event);
}

template <class List>
std::string_view name_of_any(const List& event) {
    return std::visit([]<class E>(const E&) { return kWire<E>.name; }, event);
}

}  // namespace

void write(JsonOut& out, const las_vegas::AnyEvent& e, std::string_view proof) {
    write_any(out, e, proof);
}
void write(JsonOut& out, const vegas_1996::AnyEvent& e, std::string_view proof) {
    write_any(out, e, proof);
}
void write(JsonOut& out, const at_table::AnyEvent& e) { write_any(out, e, {}); }

std::string_view name_of(const las_vegas::AnyEvent& e) { return name_of_any(e); }
std::string_view name_of(const vegas_1996::AnyEvent& e) { return name_of_any(e); }

}  // namespace vegas::protocol
