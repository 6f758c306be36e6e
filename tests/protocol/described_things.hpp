// Small described structs to try readers, writers and patches on.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/types.hpp"

namespace vegas::protocol {

struct Corner {
    std::int8_t casino = -1;
    std::uint8_t pips = 1;
    bool operator==(const Corner&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("corner", "", is.required("pips", &Corner::pips, as::face),
                         is.optional("casino", &Corner::casino, as::casino));
    }
};

struct Ball {
    std::uint8_t weight = 0;
    Seat owner = kNobody;
    bool operator==(const Ball&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("ball", "", is.required("weight", &Ball::weight, as::number(0, 99)),
                         is.optional("owner", &Ball::owner, as::seat));
    }
};

}  // namespace vegas::protocol
