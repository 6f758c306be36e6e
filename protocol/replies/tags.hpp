// How members of messages are written that are more than a value.
#pragma once

#include <cstdint>
#include <string_view>

namespace vegas::as {

struct InOrder {};  // a described struct whose members are written as declared
struct Offer {};    // an action with what it would do
struct View {};     // a table as one viewer sees it
struct RawList {    // the members of a list, written already
    std::string_view schema;
};
template <class T>
struct Written {  // the same, of a described struct
    std::int64_t most;
};
inline constexpr InOrder in_order{};
inline constexpr Offer offer{};
inline constexpr View view{};
constexpr RawList raw_list(std::string_view schema) { return {schema}; }
template <class T>
constexpr Written<T> written(std::int64_t most) {
    return {most};
}

}  // namespace vegas::as
