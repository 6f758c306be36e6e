// All that happens in games: a list for each family, in the order of families.hpp. Only what reads
// or writes events of any kind includes it.
#pragma once

#include "engine/las_vegas/event_list.hpp"
#include "engine/vegas_1996/events.hpp"

namespace vegas {

using EventLists = TypeList<las_vegas::Events,  //
                            vegas_1996::Events>;

template <class... List>
consteval auto joined(TypeList<List...>) {
    return (List{} + ...);
}
using AllEvents = decltype(joined(EventLists{}));  // what both have is there twice

}  // namespace vegas
