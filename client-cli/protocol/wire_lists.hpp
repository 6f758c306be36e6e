// All events, and all tiles with what lies on them, as wire structs. Only what treats them all
// includes it.
#pragma once

#include <boost/mp11/algorithm.hpp>

#include "client-cli/protocol/wire.hpp"
#include "engine/event_lists.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::cli {

using WireEvents = boost::mp11::mp_transform<
    WireStruct, boost::mp11::mp_unique<boost::mp11::mp_append<
                    boost::mp11::mp_rename<protocol::at_table::TableEvent, TypeList>, AllEvents>>>;
using WireTiles = boost::mp11::mp_transform<WireTileWith, las_vegas::Tiles>;

}  // namespace vegas::cli
